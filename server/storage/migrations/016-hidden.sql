-- How many of somebody's pages at a table cannot be seen: in the background, or behind another window.
ALTER TABLE presences ADD COLUMN hidden integer NOT NULL DEFAULT 0;
