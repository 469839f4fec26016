import type { Problem, Result } from '@orrery/kernel';
import { useCallback, useRef, useState } from 'react';

/** Something that is asked of the server: once at a time, and what went wrong stays until the next try. */
export interface Deed {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** What came of it; null when it went wrong, or something else is still being done. */
  run<X>(ask: () => Promise<Result<X>>): Promise<{ readonly value: X } | null>;
}

export function useDeed(): Deed {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const underway = useRef(false);
  const run = useCallback(async <X>(ask: () => Promise<Result<X>>) => {
    if (underway.current) return null;
    underway.current = true;
    setBusy(true);
    const answer = await ask();
    underway.current = false;
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    return answer.ok ? { value: answer.value } : null;
  }, []);
  return { isBusy, problem, run };
}
