import { okResult, type Result, type Seat } from '@orrery/kernel';
import { pairingTime } from '@orrery/protocol';
import type { StartPairing } from '@orrery/protocol/api';
import { api } from '../parts/api.ts';
import { likedColour } from '../parts/liked-colour.ts';

/** Starts a live game with bots on all other seats, instead of looking for people; it is not rated. */
export async function startWithBots({ game, seats }: Omit<StartPairing, 'pace'>): Promise<Result<string>> {
  const time = pairingTime('live', seats);
  const terms = { game, seats, time, onTimeout: 'bot', isRated: false, visibility: 'unlisted' } as const;
  const made = await api.makeTable({ ...terms, colour: likedColour() });
  if (!made.ok) return made;
  const { id } = made.value.table;
  for (let seat: Seat = 1; seat < seats; seat++) {
    const seated = await api.bot(id, seat, 'captain');
    if (!seated.ok) return seated;
  }
  const started = await api.start(id);
  return started.ok ? okResult(id) : started;
}
