-- A stored game. Secrets stay in server_seed and in secret entries until the game is over.
CREATE TABLE games (
  id text PRIMARY KEY,
  game text NOT NULL,
  edition integer NOT NULL,
  seats integer NOT NULL,
  options jsonb NOT NULL,
  commitment text NOT NULL,
  client_seeds jsonb NOT NULL,
  server_seed text NOT NULL,
  made timestamptz NOT NULL DEFAULT now(),
  places jsonb
);

-- The log is the truth: rows are added, never changed. Two nodes that append the same seq collide on the key.
CREATE TABLE entries (
  game_id text NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq integer NOT NULL CHECK (seq > 0),
  entry text NOT NULL,
  made timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (game_id, seq)
);
