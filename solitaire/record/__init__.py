"""The game record: readable text that replays exactly. docs/record-format.md describes it.

Reading: load_record(path) gives a sound Record or raises an error that is a sentence for the user;
replay(record) plays it through. Writing: RecordWriter while a game goes on, write_record() at once.
"""

from solitaire.record.faults import (
    BadRecord,
    FaultKind,
    RecordError,
    RecordFault,
    RecordNotFound,
    RecordNotWritten,
    RulesFailed,
)
from solitaire.record.model import (
    DigestMark,
    Moment,
    Playback,
    ReceiptMark,
    Record,
    Step,
    replay,
)
from solitaire.record.reader import load_record
from solitaire.record.text import Header
from solitaire.record.writer import RecordWriter, record_text, write_record

__all__ = [
    "BadRecord",
    "DigestMark",
    "FaultKind",
    "Header",
    "Moment",
    "Playback",
    "ReceiptMark",
    "Record",
    "RecordError",
    "RecordFault",
    "RecordNotFound",
    "RecordNotWritten",
    "RecordWriter",
    "RulesFailed",
    "Step",
    "load_record",
    "record_text",
    "replay",
    "write_record",
]
