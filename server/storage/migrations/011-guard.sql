-- How each login looks, so that look-alikes are refused; null: of a former administrator, never free again. Only hashes
-- are stored, so that no name can be read.
CREATE TABLE login_looks (
  looks_hash text PRIMARY KEY,
  person text REFERENCES persons (id) ON DELETE SET NULL
);

-- The secret of the codes that confirm an administrator. A new secret is pending until one of its codes was entered. Each
-- code counts only once: afterwards only codes of later time steps count.
CREATE TABLE second_factors (
  person text PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
  secret text,
  pending text,
  last_step bigint NOT NULL DEFAULT 0
);

-- When a session was confirmed by a second factor: administrators may act in it for a limited time afterwards.
ALTER TABLE sessions ADD COLUMN confirmed timestamptz;

-- The link that creates the first administrator belongs to no person yet.
ALTER TABLE links ALTER COLUMN person DROP NOT NULL;
ALTER TABLE links DROP CONSTRAINT links_kind_check;
