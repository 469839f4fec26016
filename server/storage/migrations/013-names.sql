-- Columns and values get the names that the protocol uses.
DROP INDEX tables_in_the_lobby;
DROP INDEX tables_to_watch;
ALTER TABLE tables RENAME COLUMN at_zero TO on_timeout;
ALTER TABLE tables RENAME COLUMN door TO visibility;
ALTER TABLE tables RENAME COLUMN opens TO reveal_until;
ALTER TABLE tables RENAME COLUMN unopened TO unrevealed;
ALTER TABLE tables DROP CONSTRAINT tables_door_check;
UPDATE tables SET visibility = CASE visibility WHEN 'open' THEN 'public' ELSE 'unlisted' END;
ALTER TABLE tables ADD CONSTRAINT tables_visibility_check CHECK (visibility IN ('public', 'unlisted'));
ALTER TABLE tables RENAME CONSTRAINT tables_at_zero_check TO tables_on_timeout_check;
UPDATE tables SET time = jsonb_set(time, '{kind}', '"correspondence"') WHERE time ->> 'kind' = 'days';
CREATE INDEX tables_in_the_lobby ON tables (made) WHERE state = 'gathering' AND visibility = 'public';
CREATE INDEX tables_to_watch ON tables ((time ->> 'kind' = 'correspondence'), started DESC)
  WHERE state = 'playing' AND visibility = 'public';

ALTER TABLE chairs RENAME COLUMN stand_in TO substitute;
ALTER TABLE chairs RENAME COLUMN wants_end TO voted_to_end;

ALTER TABLE standing_answers RENAME TO auto_answers;
ALTER TABLE remarks RENAME TO chat_messages;
