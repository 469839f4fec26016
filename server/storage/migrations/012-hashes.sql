-- The hash of the state after an entry, here and there: where a log leads elsewhere, it is noticed when it is read.
ALTER TABLE entries ADD COLUMN hash text;

-- What is wrong with the log of a table's game; null as long as nothing was found.
ALTER TABLE tables ADD COLUMN fault text;

-- Entries that were taken out of a log which could not be played any more, for whoever wants to find out why.
CREATE TABLE removed_entries (
  game_id text NOT NULL,
  seq integer NOT NULL,
  entry text NOT NULL,
  spent integer NOT NULL,
  hash text,
  made timestamptz NOT NULL,
  removed timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX removed_by_game ON removed_entries (game_id, seq);
