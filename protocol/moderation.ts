/** Sanctions: mute (no chat), time-out (no chat, no new games), ban (no access). */
export const SANCTION_KINDS = ['mute', 'time-out', 'bar'] as const;

/** The actions that the audit log records. */
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
