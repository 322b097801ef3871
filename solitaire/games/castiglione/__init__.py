"""The Castiglione Campaign 1796: two armies, sixty Areas around Lake Garda, nine days."""
