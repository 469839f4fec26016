-- Whether the game begins by itself as soon as everybody is ready and has a number for the dice: so at a rematch.
ALTER TABLE tables ADD COLUMN starts_when_ready boolean NOT NULL DEFAULT false;
