import numpy as np
import pytest

from grandopening.core.bits import bit, has
from grandopening.core.events import Event, emit, emit_part, new_sink, taken_from


def test_rows_come_out_in_order_and_the_sink_is_empty_again():
    sink = new_sink(3)
    emit(sink, 1, 2, 3, 4)
    emit(sink, 5, 6, 7, 8)
    assert taken_from(sink) == [Event(1, 2, 3, 4), Event(5, 6, 7, 8)]
    assert taken_from(sink) == []


def test_parts_belong_to_the_event_before_them():
    sink = new_sink(5)
    emit(sink, 1, 2, 3, 4)
    emit_part(sink, 5, 6, 7)
    emit_part(sink, 8, 9, 0)
    emit(sink, 2, 0, 0, 0)
    assert taken_from(sink) == [Event(1, 2, 3, 4, ((5, 6, 7), (8, 9, 0))), Event(2, 0, 0, 0)]


def test_a_full_sink_is_full():
    sink = new_sink(2)
    emit(sink, 1, 0, 0, 0)
    emit(sink, 2, 0, 0, 0)
    assert len(taken_from(sink)) == 2


def test_a_row_without_room_is_an_error():
    sink = new_sink(2)
    for kind in range(1, 4):
        emit(sink, kind, 0, 0, 0)
    with pytest.raises(OverflowError, match="3 events in one step, room for 2"):
        taken_from(sink)


def test_a_sink_switched_off_takes_nothing():
    sink = new_sink()
    emit(sink, 1, 2, 3, 4)
    assert taken_from(sink) == []
    assert not sink.any()


@pytest.mark.parametrize("kind", [int, np.int8, np.int16, np.int64])
def test_bits_of_small_numbers(kind):
    for i in range(63):
        assert int(bit(kind(i))) == 1 << i
        assert has(1 << i, kind(i))
        assert not has(~(1 << i), kind(i))
