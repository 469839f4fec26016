-- Since when an entrant of an arena can be paired, games apart: since they entered, or came back.
ALTER TABLE entrants ADD COLUMN free_since timestamptz;
