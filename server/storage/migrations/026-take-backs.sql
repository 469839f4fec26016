-- Whether all may agree to take back moves that undo does not allow, and the pending request to take some back.
ALTER TABLE tables ADD COLUMN take_backs boolean NOT NULL DEFAULT false;
ALTER TABLE tables ADD COLUMN take_back jsonb;
