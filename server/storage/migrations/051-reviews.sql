-- The review of a game that is over: who leads it, and what is shown: the game after entry seq, or a branch of it.
CREATE TABLE reviews (
  table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  leader text REFERENCES persons (id) ON DELETE SET NULL,
  branch integer,
  seq integer NOT NULL DEFAULT 0
);

-- Moves that were tried instead of those of the game: the entries after entry from_seq.
CREATE TABLE review_branches (
  table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  id integer NOT NULL,
  person text NOT NULL REFERENCES persons (id),
  from_seq integer NOT NULL,
  entries jsonb NOT NULL,
  made timestamptz NOT NULL,
  PRIMARY KEY (table_id, id)
);
CREATE INDEX review_branches_by_person ON review_branches (person);

CREATE TABLE review_notes (
  table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  id integer NOT NULL,
  person text NOT NULL REFERENCES persons (id),
  branch integer,
  seq integer NOT NULL,
  text text NOT NULL,
  made timestamptz NOT NULL,
  PRIMARY KEY (table_id, id)
);
CREATE INDEX review_notes_by_person ON review_notes (person);
