-- How many pages of a person at a table are not visible: in the background, or behind another window.
ALTER TABLE presences ADD COLUMN hidden integer NOT NULL DEFAULT 0;
