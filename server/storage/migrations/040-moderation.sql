-- What administrators decided about a person. mute: may not talk; time-out: nor begin games; bar: may not come in. ends null:
-- for good. A bar also sets the person's role.
CREATE TABLE sanctions (
  id text PRIMARY KEY,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('mute', 'time-out', 'bar')),
  reason text NOT NULL,
  made timestamptz NOT NULL,
  made_by text REFERENCES persons (id) ON DELETE SET NULL,
  ends timestamptz,
  lifted timestamptz
);
CREATE INDEX sanctions_by_person ON sanctions (person, made);
CREATE INDEX sanctions_in_force ON sanctions (ends) WHERE lifted IS NULL;

-- What administrators did, in order. It outlives the people and tables it is about.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made timestamptz NOT NULL,
  actor text REFERENCES persons (id) ON DELETE SET NULL,
  action text NOT NULL,
  person text REFERENCES persons (id) ON DELETE SET NULL,
  table_id text,
  details text NOT NULL DEFAULT ''
);

-- The chat message that a report is about.
ALTER TABLE reports ADD COLUMN message integer;
