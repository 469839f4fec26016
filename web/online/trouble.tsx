import type { Problem } from '@orrery/kernel';
import { Link } from '../app/link.tsx';
import { useProblem } from '../app/problem.ts';
import { Icon } from '../art/icons/icon.tsx';
import { useSpeak } from '../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

/** What whoever has an account may do. */
const FOR_MEMBERS: readonly string[] = ['members.only', 'table.rated-members'];

/** What went wrong, where it went wrong. */
export function Trouble({ problem }: { readonly problem: Problem | null }) {
  const tell = useProblem();
  const say = useSpeak(ONLINE_TEXTS);
  if (problem === null) return null;
  return (
    <p role="alert" className="online-trouble">
      <Icon name="warn" />
      <span>
        {tell(problem)}{' '}
        {FOR_MEMBERS.includes(problem.code) && <Link to={{ page: 'account' }}>{say('account.way')}</Link>}
      </span>
    </p>
  );
}
