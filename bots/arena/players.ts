import type { Held } from '@orrery/kernel';
import type { AnyKit } from '../kit.ts';
import { kitOf } from '../kits.ts';
import { mindOf } from '../roster.ts';

/** What bots know of an edition of a game; where they know nothing of it, `held` is all there is. */
export async function playersOf(id: string, edition: number, held: Held): Promise<AnyKit> {
  const kit = await kitOf(id);
  if (kit?.edition === edition) return kit;
  const minded = await mindOf(id, edition);
  if (minded === null) return { use: (f) => held.use((game) => f({ game })) };
  return { use: (f) => minded.use((game, sense) => f({ game, sense: () => sense })) };
}
