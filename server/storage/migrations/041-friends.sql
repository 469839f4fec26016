-- Who follows whom: a person sees when the people they follow are here. Two who follow each other are friends.
CREATE TABLE follows (
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  other text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  made timestamptz NOT NULL,
  PRIMARY KEY (person, other)
);
CREATE INDEX follows_by_other ON follows (other);

-- Whether others may see that a person is here, and who may invite them to tables.
ALTER TABLE persons ADD COLUMN is_presence_hidden boolean NOT NULL DEFAULT false;
ALTER TABLE persons ADD COLUMN invited_by text NOT NULL DEFAULT 'everybody' CHECK (invited_by IN ('everybody', 'followed', 'nobody'));

-- Who was invited to a table that has not begun. An invitation that was declined stays, so that it cannot be repeated.
CREATE TABLE invitations (
  table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  inviter text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  made timestamptz NOT NULL,
  is_declined boolean NOT NULL DEFAULT false,
  PRIMARY KEY (table_id, person)
);
CREATE INDEX invitations_by_person ON invitations (person);
