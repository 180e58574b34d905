import numpy as np
import pytest

from grandopening.core.struct import RESERVED, Field, Struct, copy_of, i8, i16, i32, i64, words_of


class Sample(Struct):
    flag = i8
    masks = i64[3]
    table = i16[2, 4]
    small = i8[5]
    count = i32


def test_fields_are_read_and_written_by_name():
    s = Sample.new()
    s.table[1, 3] = 7
    s.count = -5
    assert (s.table[1, 3], s.count, s.flag) == (7, -5, 0)


def test_no_padding_so_that_equal_games_are_equal_bytes():
    dtype = Sample.dtype
    assert dtype.names is not None
    assert dtype.itemsize == sum(dtype[name].itemsize for name in dtype.names)
    assert dtype.itemsize % 8 == 0


@pytest.mark.parametrize("kind", [i8, i16, i32, i64])
@pytest.mark.parametrize("length", range(1, 9))
def test_no_padding_whatever_the_fields(kind, length):
    class Odd(Struct):
        first = i8
        rest = kind[length]

    assert Odd.dtype.names is not None
    assert Odd.dtype.itemsize == sum(Odd.dtype[name].itemsize for name in Odd.dtype.names)
    assert Odd.dtype.itemsize % 8 == 0


@pytest.mark.parametrize("name", ["round", "size", "sum", "max", "item", "copy"])
def test_names_that_records_have_already_are_refused(name):
    assert name in RESERVED
    with pytest.raises(TypeError, match=f"Bad.{name}: np.record has an attribute of that name"):
        type("Bad", (Struct,), {name: i8})


def test_many_are_an_array():
    many = Sample.many(4)
    many[2].count = 9
    assert many["count"].tolist() == [0, 0, 9, 0]


def test_a_copy_is_independent():
    s = Sample.new()
    s.masks[1] = 3
    copy = copy_of(s)
    s.masks[1] = 4
    assert copy.masks[1] == 3
    assert type(copy) is type(s)


def test_words_share_the_memory():
    many = Sample.many(3)
    words = words_of(many)
    assert words.shape == (3, Sample.dtype.itemsize // 8)
    many[1].masks[0] = 77
    assert 77 in words[1]
    assert not words[0].any()


def test_a_shape_is_one_number_or_several():
    assert i8[4].shape == (4,)
    assert i8[4, 5].shape == (4, 5)
    assert Field(np.int16).kind == np.int16
