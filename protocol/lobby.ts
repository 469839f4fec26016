import type { z } from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';
import type { lobbyMessageSchema, lobbyTableUpdateSchema } from './schemas/lobby.ts';

/** The messages on /live/lobby; `schemas/lobby.ts` explains them. */
export type LobbyTableUpdate = DeepReadonly<z.infer<typeof lobbyTableUpdateSchema>>;
export type LobbyMessage = DeepReadonly<z.infer<typeof lobbyMessageSchema>>;
