import type { AnyGame } from '@orrery/kernel';
import type { AnyBotKit } from '../kit.ts';
import { botKitOf } from '../kits.ts';
import { heuristicsFor } from '../roster.ts';

/** The kit of an edition of a game. Without a kit, `held` is the only member. */
export async function anyBotKitOf(id: string, edition: number, held: AnyGame): Promise<AnyBotKit> {
  const kit = await botKitOf(id);
  if (kit?.edition === edition) return kit;
  const loaded = await heuristicsFor(id, edition);
  if (loaded === null) return { use: (f) => held.use((game) => f({ game })) };
  return { use: (f) => loaded.use((game, heuristics) => f({ game, heuristics: () => heuristics })) };
}
