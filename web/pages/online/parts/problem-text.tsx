import type { Problem } from '@orrery/kernel';
import { Link } from '../../../app/link.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { useProblemText } from '../../../session/use-problem.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

/** Problems that can be solved on the account page: by an account, or by another name. */
const ACCOUNT_PROBLEMS: readonly string[] = [
  'members.only',
  'table.rated-members',
  'table.name-taken',
  'tournament.rated-members',
  'tournament.name-taken',
];

/** A problem, shown where it occurred. */
export function ProblemText({ problem }: { readonly problem: Problem | null }) {
  const tell = useProblemText();
  const say = useTranslate(ONLINE_TEXTS);
  if (problem === null) return null;
  return (
    <p role="alert" className="online-trouble">
      <Icon name="warn" />
      <span>
        {tell(problem)}{' '}
        {ACCOUNT_PROBLEMS.includes(problem.code) && <Link to={{ page: 'account' }}>{say('account.way')}</Link>}
      </span>
    </p>
  );
}
