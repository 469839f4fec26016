/** Who may invite a person to tables: everybody, the people they follow, or nobody. */
export const INVITATION_SOURCES = ['everybody', 'followed', 'nobody'] as const;
