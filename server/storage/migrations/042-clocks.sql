-- Time that others have given to the player on a chair: [{"at": when, "ms": how much}].
ALTER TABLE chairs ADD COLUMN added_time jsonb NOT NULL DEFAULT '[]';

-- The days of each week on which a person's clocks by correspondence stand still: 0 is Sunday, in a time zone this many minutes
-- ahead of UTC. A choice holds until the next one, so that no clock changes afterwards.
CREATE TABLE weekly_days_off (
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  made timestamptz NOT NULL,
  weekdays jsonb NOT NULL,
  utc_offset integer NOT NULL,
  PRIMARY KEY (person, made)
);

-- The times in which they stand still altogether.
CREATE TABLE vacations (
  id text PRIMARY KEY,
  person text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  starts timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  CHECK (starts < ends)
);
CREATE INDEX vacations_by_person ON vacations (person, ends);
