import type { Problem } from '@orrery/kernel';
import { useProblem } from '../app/problem.ts';
import { Icon } from '../art/icons/icon.tsx';

/** What went wrong, where it went wrong. */
export function Trouble({ problem }: { readonly problem: Problem | null }) {
  const tell = useProblem();
  if (problem === null) return null;
  return (
    <p role="alert" className="online-trouble">
      <Icon name="warn" /> {tell(problem)}
    </p>
  );
}
