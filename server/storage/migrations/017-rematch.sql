-- Whether the game begins automatically when everybody is ready and has a number for the dice, as in a rematch.
ALTER TABLE tables ADD COLUMN starts_when_ready boolean NOT NULL DEFAULT false;
