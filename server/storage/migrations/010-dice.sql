-- Each seat first commits to its part of the dice by a hash, and reveals it when all have committed: until `opens`. A
-- person who did not reveal cannot sit down at this table again. Parts added openly before do not count.
ALTER TABLE chairs ADD COLUMN commitment text;
ALTER TABLE tables ADD COLUMN opens timestamptz;
ALTER TABLE tables ADD COLUMN unopened jsonb NOT NULL DEFAULT '[]';
UPDATE chairs SET client_seed = '' FROM tables WHERE tables.id = table_id AND state = 'gathering';
