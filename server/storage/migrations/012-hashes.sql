-- The hash of the state after some entries: it shows, when a log is read, whether it leads to a different state.
ALTER TABLE entries ADD COLUMN hash text;

-- The fault in the log of a table's game; null if none was found.
ALTER TABLE tables ADD COLUMN fault text;

-- Entries removed from a log that could no longer be played, kept for finding the cause.
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
