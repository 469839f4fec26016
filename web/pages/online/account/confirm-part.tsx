import { useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { clearAccountLink } from '../parts/account-link.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** For the link in a confirmation mail. Needs a click, because programs open links in mails too. */
export function ConfirmPart({ token }: { readonly token: string }) {
  const say = useTranslate(ONLINE_TEXTS);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useServerAction();
  const confirm = async () => {
    const done = await run(() => api.confirmMail(token));
    if (!done) return;
    setDone(true);
    clearAccountLink();
  };
  return (
    <AccountSection title={say('confirm')}>
      <p role="status">{say(isDone ? 'confirm.done' : 'confirm.text')}</p>
      <ProblemText problem={problem} />
      {!isDone && (
        <p>
          <button
            type="button"
            className="btn primary"
            aria-disabled={isBusy || undefined}
            onClick={() => void confirm()}
          >
            {say('confirm.do')}
          </button>
        </p>
      )}
    </AccountSection>
  );
}
