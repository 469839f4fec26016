-- Games are never deleted, and a node that adds an entry has read its game. Checking the game and locking its row for
-- every entry cost more than the entry itself.
ALTER TABLE entries DROP CONSTRAINT entries_game_id_fkey;
