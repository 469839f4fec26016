-- Games that onlookers find in the lobby: those at one sitting first, then those by correspondence, each newest first.
CREATE INDEX tables_to_watch ON tables ((time ->> 'kind' = 'days'), started DESC)
  WHERE state = 'playing' AND door = 'open';
