import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameTally } from '../../games/tally.ts';
import type { RequestWinChances, WinChanceJob } from '../../session/win-chance-job.ts';

/** Winning chances by turn and seat; the last row is the result. */
export type ChanceCurve = readonly (readonly number[])[];

export type WinChancesState =
  | { readonly state: 'working'; readonly done: number; readonly of: number }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly curve: ChanceCurve };

export interface WinChancesControl {
  readonly state: WinChancesState;
  start(): void;
  stop(): void;
}

/** Cache of computed curves while the app is open. */
const curveCache = new Map<string, ChanceCurve>();

/** The result as winning chances: split between all on the first place. */
export function finalChances({ places, seats }: Pick<GameTally, 'places' | 'seats'>): readonly number[] {
  const winners = places?.filter((place) => place === 1).length ?? 0;
  return Array.from({ length: seats }, (_, seat) => (places?.[seat] === 1 ? 1 / winners : 0));
}

/** Computes the win-probability curve of a game; it can be stopped and restarted. Leaving the page stops it. */
export function useWinChances(ask: RequestWinChances, id: string, tally: GameTally): WinChancesControl {
  const [winChances, setHopes] = useState<WinChancesState>(() => {
    const curve = curveCache.get(id);
    return curve === undefined ? { state: 'working', done: 0, of: tally.turns.length } : { state: 'ready', curve };
  });
  const asked = useRef<WinChanceJob | null>(null);

  const stop = useCallback(() => {
    asked.current?.cancel();
    asked.current = null;
    setHopes((before) => (before.state === 'working' ? { state: 'stopped' } : before));
  }, []);

  const start = useCallback(() => {
    asked.current?.cancel();
    const seqs = tally.turns.map(({ seq }) => seq);
    const insight = ask(id, seqs);
    asked.current = insight;
    const tell = (now: WinChancesState) => asked.current === insight && setHopes(now);
    tell({ state: 'working', done: 0, of: seqs.length });
    insight
      .start((done, of) => tell({ state: 'working', done, of }))
      .then(
        (chances) => {
          const curve = [...chances, finalChances(tally)];
          curveCache.set(id, curve);
          tell({ state: 'ready', curve });
        },
        () => tell({ state: 'failed' }),
      );
  }, [ask, id, tally]);

  useEffect(() => {
    if (!curveCache.has(id)) start();
    return () => asked.current?.cancel();
  }, [id, start]);
  return { state: winChances, start, stop };
}
