import type { Player } from './player.ts';

/**
 * Several play one game on pages of their own, until they have decided so many times more in all or the game is over.
 * Nobody is left waiting when it is enough.
 */
export async function playTogether(players: readonly Player[], decisions = Number.POSITIVE_INFINITY): Promise<void> {
  const deeds = (): number => players.reduce((sum, player) => sum + player.deeds.length, 0);
  const enough = deeds() + decisions;
  const company = { deeds, isEnough: () => deeds() >= enough };
  await Promise.all(players.map((player) => player.play(undefined, undefined, company)));
}
