import type { Problem, Result } from '@orrery/kernel';
import { useCallback, useRef, useState } from 'react';

/** A server request: one at a time; its problem stays until the next try. */
export interface ServerAction {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** The result; null when it failed, or another request is still running. */
  run<X>(ask: () => Promise<Result<X>>): Promise<{ readonly value: X } | null>;
  /** The same, queued after the running request: the page may already show the next step before the last answer. */
  runQueued<X>(ask: () => Promise<Result<X>>): Promise<{ readonly value: X } | null>;
}

export function useServerAction(): ServerAction {
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
  return { isBusy, problem, run, runQueued: inTurn };
}
