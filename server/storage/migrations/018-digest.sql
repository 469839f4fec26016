-- Whether a person gets a mail for each notice, one a day, or none; the hour of the day in UTC; when the last one was sent.
ALTER TABLE persons ADD COLUMN mail_pace text NOT NULL DEFAULT 'each' CHECK (mail_pace IN ('each', 'daily', 'never'));
ALTER TABLE persons ADD COLUMN digest_hour integer NOT NULL DEFAULT 6 CHECK (digest_hour BETWEEN 0 AND 23);

-- The notices for the next daily mail of a person.
CREATE TABLE digest_items (
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('turn', 'invitation')),
  sender text NOT NULL,
  made timestamptz NOT NULL,
  PRIMARY KEY (person, table_id, kind)
);
