-- The people whom the host has removed before the game: they may not sit down at the table again.
ALTER TABLE tables ADD COLUMN removed jsonb NOT NULL DEFAULT '[]';
