-- Whether all may agree to take back what the rules of undo bar, and what somebody asks to take back.
ALTER TABLE tables ADD COLUMN take_backs boolean NOT NULL DEFAULT false;
ALTER TABLE tables ADD COLUMN take_back jsonb;
