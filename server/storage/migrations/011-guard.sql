-- What logins look like, each one person's; null: of somebody who ran the house and went, and never free again. Only hashes
-- are kept, so that nothing is left of a name.
CREATE TABLE login_looks (
  looks_hash text PRIMARY KEY,
  person text REFERENCES persons (id) ON DELETE SET NULL
);

-- What makes the codes by which somebody who runs the house is confirmed. A new secret is pending until a code of it was
-- given. No code counts twice: only those of later steps do.
CREATE TABLE second_factors (
  person text PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
  secret text,
  pending text,
  last_step bigint NOT NULL DEFAULT 0
);

-- When a session was confirmed by a second factor: those who run the house may act in it for a while from then on.
ALTER TABLE sessions ADD COLUMN confirmed timestamptz;

-- The link by which the first one comes to run the house belongs to nobody yet.
ALTER TABLE links ALTER COLUMN person DROP NOT NULL;
ALTER TABLE links DROP CONSTRAINT links_kind_check;
