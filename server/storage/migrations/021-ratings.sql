-- The rating of a person after each rated game since this table exists.
CREATE TABLE rating_history (
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  game text NOT NULL,
  seats integer NOT NULL,
  mu double precision NOT NULL,
  sigma double precision NOT NULL,
  made timestamptz NOT NULL,
  PRIMARY KEY (person, table_id)
);
CREATE INDEX rating_history_by_time ON rating_history (person, game, seats, made);
-- Who is best at a game.
CREATE INDEX ratings_by_strength ON ratings (game, seats, (mu - 3 * sigma) DESC);
