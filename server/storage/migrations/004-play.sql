-- The time an entry cost its seat in milliseconds, without the time of transmission.
ALTER TABLE entries ADD COLUMN spent integer NOT NULL DEFAULT 0;

-- Work to do, by the node that claims it. A claim that is not renewed ends, and another node takes over.
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

-- The people whose pages are at a table, by the node with the socket; '' stands for unknown spectators.
CREATE TABLE presences (
  table_id text NOT NULL,
  node text NOT NULL,
  person text NOT NULL,
  sockets integer NOT NULL,
  is_seated boolean NOT NULL,
  seen timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (table_id, node, person)
);

-- The last request for which a seat was notified of its turn, so that it is notified only once.
CREATE TABLE notices (
  table_id text NOT NULL,
  seat integer NOT NULL,
  request integer NOT NULL,
  stage integer NOT NULL,
  PRIMARY KEY (table_id, seat)
);
