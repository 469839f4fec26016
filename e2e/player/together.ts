import type { PagePlayer } from './player.ts';

/**
 * Several players play one game on separate pages, until they have made this many further decisions in total or the
 * game is over. No player is left waiting at the end.
 */
export async function playTogether(
  players: readonly PagePlayer[],
  decisions = Number.POSITIVE_INFINITY,
): Promise<void> {
  const actionCount = (): number => players.reduce((sum, player) => sum + player.actions.length, 0);
  const enough = actionCount() + decisions;
  const company = { actionCount, isEnough: () => actionCount() >= enough };
  await Promise.all(players.map((player) => player.play(undefined, undefined, company)));
}
