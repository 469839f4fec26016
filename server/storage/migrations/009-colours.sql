-- The colour chosen for a chair, by its index in the catalogue; null: the colour of the seat. No rule depends on it.
ALTER TABLE chairs ADD COLUMN colour integer;
