-- A tournament: who may enter, how its rounds are made, and on which terms its games are played.
CREATE TABLE tournaments (
  id text PRIMARY KEY,
  name text NOT NULL,
  host text NOT NULL REFERENCES persons (id),
  system text NOT NULL CHECK (system IN ('round-robin', 'swiss', 'tables', 'arena')),
  game text NOT NULL,
  edition integer NOT NULL,
  seats integer NOT NULL,
  options jsonb NOT NULL,
  time jsonb NOT NULL,
  is_rated boolean NOT NULL,
  visibility text NOT NULL CHECK (visibility IN ('public', 'unlisted')),
  -- The number of rounds; an arena has none, and a duration instead.
  rounds integer NOT NULL,
  duration_ms bigint NOT NULL DEFAULT 0,
  -- The level of the bots that fill a table; null: no bots.
  fill_level text CHECK (fill_level IN ('cadet', 'captain', 'admiral')),
  no_show_ms bigint NOT NULL,
  break_ms bigint NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'playing', 'over', 'cancelled')),
  round integer NOT NULL DEFAULT 0,
  -- When it begins automatically; null: when its host begins it.
  starts_at timestamptz,
  -- When the next round is paired, once all games of the last one are over.
  next_round_at timestamptz,
  -- When entries, results or rounds have to be checked again; a node does it under a lock on this row.
  wake_at timestamptz,
  started timestamptz,
  ended timestamptz,
  made timestamptz NOT NULL
);
CREATE INDEX tournaments_due ON tournaments (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tournaments_by_host ON tournaments (host);

-- The participants, numbered in the order of entry. People have their own name; the name of a bot is stored here.
CREATE TABLE entrants (
  tournament text NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
  number integer NOT NULL,
  person text REFERENCES persons (id),
  bot_name text,
  level text CHECK (level IN ('cadet', 'captain', 'admiral')),
  rating double precision NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (tournament, number),
  UNIQUE (tournament, person),
  CHECK ((person IS NULL) = (level IS NOT NULL))
);
CREATE INDEX entrants_by_person ON entrants (person) WHERE person IS NOT NULL;

-- The tables of the rounds, and the byes. Entrants and points are by seat.
CREATE TABLE boards (
  tournament text NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
  round integer NOT NULL,
  board integer NOT NULL,
  entrants jsonb NOT NULL,
  table_id text REFERENCES tables (id),
  outcome text NOT NULL CHECK (outcome IN ('pending', 'played', 'forfeit', 'bye', 'broken-off')),
  points jsonb,
  -- A player who is not at the table by then has lost.
  show_until timestamptz,
  ended timestamptz,
  PRIMARY KEY (tournament, round, board)
);

-- The tournament of this game: nobody can change its seats and terms.
ALTER TABLE tables ADD COLUMN tournament text REFERENCES tournaments (id);
