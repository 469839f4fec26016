-- Games are never taken away, and whoever adds an entry has read its game: that the game is there was looked up, and its
-- row locked, with every single entry, which cost more than the entry itself.
ALTER TABLE entries DROP CONSTRAINT entries_game_id_fkey;
