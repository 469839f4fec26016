-- Links that were sent or handed over, each for one use: to confirm a mail address, or to choose a new password. Only the
-- hash of a link's token is stored.
CREATE TABLE links (
  token_hash text PRIMARY KEY,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('mail', 'reset')),
  mail text,
  expires timestamptz NOT NULL
);
CREATE INDEX links_by_person ON links (person);

-- Nothing is sent to an unconfirmed address; addresses older than this table were never confirmed.
UPDATE persons SET mail = NULL WHERE mail IS NOT NULL;
CREATE INDEX persons_by_mail ON persons (mail) WHERE mail IS NOT NULL;

-- The answer that a player gives automatically whenever the game asks this; only its seat may know it.
CREATE TABLE standing_answers (
  table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  question text NOT NULL,
  move text NOT NULL,
  PRIMARY KEY (table_id, person, question)
);
