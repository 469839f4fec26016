-- How strong bots can be stands in the code alone: whoever asks is checked against it before anything is stored.
ALTER TABLE chairs DROP CONSTRAINT chairs_level_check, DROP CONSTRAINT chairs_stand_in_check;
