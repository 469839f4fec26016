-- What an entry cost its seat in milliseconds, after what the way to the server took.
ALTER TABLE entries ADD COLUMN spent integer NOT NULL DEFAULT 0;

-- What is to be done, by whichever node claims it. A claim that is not renewed ends, and another node takes over.
CREATE TABLE jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  key text NOT NULL,
  run_at timestamptz NOT NULL,
  claimed_until timestamptz NOT NULL DEFAULT '-infinity',
  node text NOT NULL DEFAULT '',
  UNIQUE (kind, key)
);
CREATE INDEX jobs_due ON jobs (run_at);

-- Whose page is at which table, by the node that has its socket; '' stands for spectators nobody knows.
CREATE TABLE presences (
  table_id text NOT NULL,
  node text NOT NULL,
  person text NOT NULL,
  sockets integer NOT NULL,
  is_seated boolean NOT NULL,
  seen timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (table_id, node, person)
);

-- Up to where a seat was told that it is its turn, so that nobody is told twice.
CREATE TABLE notices (
  table_id text NOT NULL,
  seat integer NOT NULL,
  request integer NOT NULL,
  stage integer NOT NULL,
  PRIMARY KEY (table_id, seat)
);
