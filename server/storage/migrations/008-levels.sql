-- The levels of bots are defined only in the code: a request is checked against them before anything is stored.
ALTER TABLE chairs DROP CONSTRAINT chairs_level_check, DROP CONSTRAINT chairs_stand_in_check;
