import type { Player } from './player.ts';

/**
 * Several play one game on pages of their own until they have decided so often in all. Whoever waits for long because
 * another's turn is long waits on; only when nobody else has done anything meanwhile is something wrong.
 */
export async function playTogether(players: readonly Player[], decisions: number): Promise<void> {
  const deedsOf = (some: readonly Player[]): number => some.reduce((sum, { deeds }) => sum + deeds.length, 0);
  const isEnough = (): boolean => deedsOf(players) >= decisions;
  const play = async (player: Player): Promise<void> => {
    const others = players.filter((each) => each !== player);
    for (let before = -1; !isEnough(); ) {
      const failed = await player.play(isEnough).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failed === null || isEnough()) return;
      const done = deedsOf(others);
      if (done === before) throw failed.error;
      before = done;
    }
  };
  const playing = players.map(play);
  for (const each of playing) each.catch(() => undefined); // whoever is not asked any more waits in vain
  await Promise.race(playing);
}
