-- What each seat adds to the dice is fixed by its fingerprint first, and opened once all of them are fixed: until `opens`.
-- Whoever did not open sits down at this table no more. What was added in the open before counts for nothing.
ALTER TABLE chairs ADD COLUMN commitment text;
ALTER TABLE tables ADD COLUMN opens timestamptz;
ALTER TABLE tables ADD COLUMN unopened jsonb NOT NULL DEFAULT '[]';
UPDATE chairs SET client_seed = '' FROM tables WHERE tables.id = table_id AND state = 'gathering';
