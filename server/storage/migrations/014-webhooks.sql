-- Where a person wants to be notified of a turn, besides browsers and mail. The address is a secret: anyone who knows it
-- can write there.
CREATE TABLE webhooks (
  person text PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
  format text NOT NULL CHECK (format IN ('discord', 'ntfy', 'matrix', 'json')),
  address text NOT NULL,
  made timestamptz NOT NULL DEFAULT now()
);
