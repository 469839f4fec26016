import type { Problem } from '@orrery/kernel';
import { Link } from '../../../app/link.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { useProblem } from '../../../session/use-problem.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

/** What is mended on the account page: by an account, or by another name. */
const BY_ACCOUNT: readonly string[] = ['members.only', 'table.rated-members', 'table.name'];

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
        {BY_ACCOUNT.includes(problem.code) && <Link to={{ page: 'account' }}>{say('account.way')}</Link>}
      </span>
    </p>
  );
}
