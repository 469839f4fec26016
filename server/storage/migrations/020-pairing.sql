-- People who look for others to play with, and the table found for them. A page that looks for a live game confirms every
-- second that it still does.
CREATE TABLE pairings (
  person text PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
  game text NOT NULL,
  seats integer NOT NULL,
  pace text NOT NULL CHECK (pace IN ('live', 'correspondence')),
  since timestamptz NOT NULL,
  seen timestamptz NOT NULL,
  table_id text REFERENCES tables (id) ON DELETE SET NULL
);
CREATE INDEX pairings_waiting ON pairings (game, seats, pace) WHERE table_id IS NULL;

-- Whether the server brought the people at this table together.
ALTER TABLE tables ADD COLUMN is_paired boolean NOT NULL DEFAULT false;
