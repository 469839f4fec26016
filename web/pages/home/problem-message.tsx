import type { Problem } from '@orrery/kernel';
import { useProblemText } from '../../session/use-problem.ts';

/** A problem in the reader's language. */
export function ProblemMessage({ problem }: { readonly problem: Problem }) {
  return useProblemText()(problem);
}
