-- Games that spectators find in the lobby: live games first, then correspondence games, each newest first.
CREATE INDEX tables_to_watch ON tables ((time ->> 'kind' = 'days'), started DESC)
  WHERE state = 'playing' AND door = 'open';
