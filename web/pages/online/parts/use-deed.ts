import type { Problem, Result } from '@orrery/kernel';
import { useCallback, useRef, useState } from 'react';

/** Something that is asked of the server: once at a time, and what went wrong stays until the next try. */
export interface Deed {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** What came of it; null when it went wrong, or something else is still being done. */
  run<X>(ask: () => Promise<Result<X>>): Promise<{ readonly value: X } | null>;
  /** The same after what is still being done: the page may show what comes next before the answer to the last is here. */
  inTurn<X>(ask: () => Promise<Result<X>>): Promise<{ readonly value: X } | null>;
}

export function useDeed(): Deed {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const underway = useRef<Promise<unknown> | null>(null);
  const run = useCallback(async <X>(ask: () => Promise<Result<X>>) => {
    if (underway.current !== null) return null;
    const asked = ask();
    underway.current = asked;
    setBusy(true);
    const answer = await asked;
    underway.current = null;
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    return answer.ok ? { value: answer.value } : null;
  }, []);
  const inTurn = useCallback(
    async <X>(ask: () => Promise<Result<X>>) => {
      while (underway.current !== null) await underway.current;
      return run(ask);
    },
    [run],
  );
  return { isBusy, problem, run, inTurn };
}
