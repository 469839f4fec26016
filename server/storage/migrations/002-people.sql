-- A player. Guests have only a session; members can prove who they are; a bot belongs to its owner.
CREATE TABLE persons (
  id text PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('guest', 'member', 'bot')),
  role text NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'admin', 'barred')),
  language text NOT NULL DEFAULT 'en',
  mail text,
  owner text REFERENCES persons (id) ON DELETE CASCADE,
  made timestamptz NOT NULL DEFAULT now(),
  seen timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX persons_by_owner ON persons (owner) WHERE owner IS NOT NULL;

-- A browser in which a person is signed in. Only the hash of its token is stored.
CREATE TABLE sessions (
  id text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  agent text NOT NULL,
  made timestamptz NOT NULL DEFAULT now(),
  seen timestamptz NOT NULL DEFAULT now(),
  expires timestamptz NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

-- A program that plays for a person: its token acts as the bot, which is a separate person.
CREATE TABLE tokens (
  id text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  bot text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  owner text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  made timestamptz NOT NULL DEFAULT now(),
  seen timestamptz,
  expires timestamptz NOT NULL
);
CREATE INDEX tokens_by_owner ON tokens (owner);

CREATE TABLE passwords (
  person text PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
  login text NOT NULL UNIQUE,
  hash text NOT NULL,
  made timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE passkeys (
  id text PRIMARY KEY,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports jsonb NOT NULL,
  made timestamptz NOT NULL DEFAULT now(),
  used timestamptz
);
CREATE INDEX passkeys_by_person ON passkeys (person);

-- The challenge that a passkey signs; deleted by the first answer.
CREATE TABLE challenges (
  id text PRIMARY KEY,
  challenge text NOT NULL,
  person text REFERENCES persons (id) ON DELETE CASCADE,
  expires timestamptz NOT NULL
);

-- openskill's two numbers, by game and number of seats; only rated tables count.
CREATE TABLE ratings (
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  game text NOT NULL,
  seats integer NOT NULL,
  mu double precision NOT NULL,
  sigma double precision NOT NULL,
  games integer NOT NULL,
  changed timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (person, game, seats)
);

-- mute: the messages of the other person are hidden. block: in addition, the two cannot sit at one table.
CREATE TABLE blocks (
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  other text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('mute', 'block')),
  made timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (person, other)
);
CREATE INDEX blocks_by_other ON blocks (other);

CREATE TABLE push_subscriptions (
  endpoint text PRIMARY KEY,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  made timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_by_person ON push_subscriptions (person);

-- Keys that are created at the first start and never change.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);
