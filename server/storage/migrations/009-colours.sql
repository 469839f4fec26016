-- The colour somebody has chosen for a chair, by its place in the catalogue; null: that of the seat. No rule knows of it.
ALTER TABLE chairs ADD COLUMN colour integer;
