from typing import Any
def begin_lesson(window: Any) -> None: ...
def is_first_run() -> bool:
    return True
