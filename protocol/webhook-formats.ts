/** How a service wants to be told of a turn: as Discord, ntfy or matrix-hookshot take it, or as plain JSON. */
export const WEBHOOK_FORMATS = ['discord', 'ntfy', 'matrix', 'json'] as const;
