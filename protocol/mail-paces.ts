/** How often a person gets mails about their tables. */
export const MAIL_PACES = ['each', 'daily', 'never'] as const;
