-- The unique handle of a member, by which others find them.
ALTER TABLE persons ADD COLUMN handle text UNIQUE;

-- How each handle looks, as a hash: nobody can take one that looks like another's, nor one that somebody else has had. person
-- null: of a deleted account.
CREATE TABLE handle_looks (
  looks_hash text PRIMARY KEY,
  person text REFERENCES persons (id) ON DELETE SET NULL,
  made timestamptz NOT NULL
);
CREATE INDEX handle_looks_by_person ON handle_looks (person);
