-- A table. Its id is the id of its game. The seed of the dice is created with the table and stays here until the game
-- is over.
CREATE TABLE tables (
  id text PRIMARY KEY,
  game text NOT NULL,
  edition integer NOT NULL,
  seats integer NOT NULL,
  options jsonb NOT NULL,
  time jsonb NOT NULL,
  at_zero text NOT NULL CHECK (at_zero IN ('bot', 'forfeit')),
  is_rated boolean NOT NULL,
  door text NOT NULL CHECK (door IN ('open', 'link')),
  state text NOT NULL DEFAULT 'gathering' CHECK (state IN ('gathering', 'playing', 'over', 'abandoned')),
  host text NOT NULL REFERENCES persons (id),
  server_seed text NOT NULL,
  commitment text NOT NULL,
  places jsonb,
  forfeited jsonb NOT NULL DEFAULT '[]',
  rematch text REFERENCES tables (id),
  made timestamptz NOT NULL DEFAULT now(),
  started timestamptz,
  ended timestamptz
);
CREATE INDEX tables_in_the_lobby ON tables (made) WHERE state = 'gathering' AND door = 'open';
CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;

-- kind null: an empty chair. A person can sit on only one chair of a table.
CREATE TABLE chairs (
  table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat integer NOT NULL,
  kind text CHECK (kind IN ('person', 'bot')),
  person text REFERENCES persons (id),
  name text,
  level text CHECK (level IN ('cadet', 'captain', 'admiral')),
  stand_in text CHECK (stand_in IN ('cadet', 'captain', 'admiral')),
  is_ready boolean NOT NULL DEFAULT false,
  client_seed text NOT NULL DEFAULT '',
  wants_end boolean NOT NULL DEFAULT false,
  seen timestamptz,
  PRIMARY KEY (table_id, seat),
  UNIQUE (table_id, person),
  CHECK ((kind IS NOT DISTINCT FROM 'person') = (person IS NOT NULL)),
  CHECK ((kind IS NOT DISTINCT FROM 'bot') = (level IS NOT NULL))
);
CREATE INDEX chairs_by_person ON chairs (person) WHERE person IS NOT NULL;

-- The messages at a table, counted from 1.
CREATE TABLE remarks (
  table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  id integer NOT NULL,
  person text NOT NULL REFERENCES persons (id),
  name text NOT NULL,
  seat integer,
  text text NOT NULL,
  made timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (table_id, id)
);

CREATE TABLE reports (
  id text PRIMARY KEY,
  reporter text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  table_id text REFERENCES tables (id) ON DELETE SET NULL,
  text text NOT NULL,
  made timestamptz NOT NULL DEFAULT now(),
  settled timestamptz,
  settled_by text REFERENCES persons (id) ON DELETE SET NULL
);
CREATE INDEX reports_open ON reports (made) WHERE settled IS NULL;
