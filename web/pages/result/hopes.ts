import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tally } from '../../games/tally.ts';
import type { AskInsight, Insight } from '../../session/insight-question.ts';

/** Chances by turn and seat; the last row is how it ended. */
export type Curve = readonly (readonly number[])[];

export type Hopes =
  | { readonly state: 'working'; readonly done: number; readonly of: number }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly curve: Curve };

export interface HopesDesk {
  readonly hopes: Hopes;
  start(): void;
  stop(): void;
}

/** What was worked out once stays known while the app is open. */
const known = new Map<string, Curve>();

/** How it ended, as chances: shared by all who share the first place. */
export function ending({ places, seats }: Pick<Tally, 'places' | 'seats'>): readonly number[] {
  const winners = places?.filter((place) => place === 1).length ?? 0;
  return Array.from({ length: seats }, (_, seat) => (places?.[seat] === 1 ? 1 / winners : 0));
}

/** Works out the win-probability curve of a game at once; it can be stopped and asked for again. Whoever leaves stops it. */
export function useHopes(ask: AskInsight, id: string, tally: Tally): HopesDesk {
  const [hopes, setHopes] = useState<Hopes>(() => {
    const curve = known.get(id);
    return curve === undefined ? { state: 'working', done: 0, of: tally.turns.length } : { state: 'ready', curve };
  });
  const asked = useRef<Insight | null>(null);

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
    const tell = (now: Hopes) => asked.current === insight && setHopes(now);
    tell({ state: 'working', done: 0, of: seqs.length });
    insight
      .start((done, of) => tell({ state: 'working', done, of }))
      .then(
        (chances) => {
          const curve = [...chances, ending(tally)];
          known.set(id, curve);
          tell({ state: 'ready', curve });
        },
        () => tell({ state: 'failed' }),
      );
  }, [ask, id, tally]);

  useEffect(() => {
    if (!known.has(id)) start();
    return () => asked.current?.cancel();
  }, [id, start]);
  return { hopes, start, stop };
}
