# What happens at the browser table, as it is shown; and the end of a game.

story-meanwhile = Meanwhile
story-skip = Skip ({ $moves })
story-pace = Moves are shown
story-pace-slow = slowly
story-pace-usual = at a walking pace
story-pace-fast = fast
story-pace-off = at once, nothing moves
sound =
    { $on ->
        [yes] Sound: on
       *[no] Sound: off
    }
thinking-decided = { $decided } of { $all } have decided
replay-speed = Speed
note = A note
note-seen = Got it
notes-again = Notes that come once
notes-reset = Show them again in play
end-count-skip = Show all
end-count = The count
turning-point = The turning point
turning-point-at = { $names }: ahead for good from turn { $turn }. { $text }
turning-point-count = The final count decided it.
picture-share = Picture to share
embed = Embed this replay
embed-more = A line for a page of your own: the board and the replay, for everybody who reads it.
