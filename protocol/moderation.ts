/** What administrators may decide about a person: no talk; nor games; not even to come in. */
export const SANCTION_KINDS = ['mute', 'time-out', 'bar'] as const;

/** What the audit log records. */
export const AUDIT_ACTIONS = [
  ...SANCTION_KINDS,
  'lift',
  'rename',
  'appoint',
  'dismiss',
  'admit',
  'settle-report',
  'read-table',
  'end-game',
  'restore-game',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
