-- Links that were sent or handed over, each good for one use: to confirm a mail address, or to choose a new password. Only
-- the hash of a link's token is kept.
CREATE TABLE links (
  token_hash text PRIMARY KEY,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('mail', 'reset')),
  mail text,
  expires timestamptz NOT NULL
);
CREATE INDEX links_by_person ON links (person);

-- An address that has not been confirmed is not written to; those from before this table were never confirmed.
UPDATE persons SET mail = NULL WHERE mail IS NOT NULL;
CREATE INDEX persons_by_mail ON persons (mail) WHERE mail IS NOT NULL;

-- What somebody will answer whenever the game asks this; known to its seat alone.
CREATE TABLE standing_answers (
  table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  question text NOT NULL,
  move text NOT NULL,
  PRIMARY KEY (table_id, person, question)
);
