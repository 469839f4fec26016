-- People who left a game with others before its end, or stayed away.
CREATE TABLE departures (
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  made timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (person, table_id)
);
