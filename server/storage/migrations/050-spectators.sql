-- How much later spectators see the game, and who hears a message: everybody at the table, or the spectators until the game is over.
ALTER TABLE tables ADD COLUMN spectator_delay_ms integer NOT NULL DEFAULT 0;
ALTER TABLE chat_messages ADD COLUMN audience text NOT NULL DEFAULT 'table' CHECK (audience IN ('table', 'spectators'));
