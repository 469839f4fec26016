import { useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { setMe } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** Deletes the account for good: nothing that identifies the player remains. */
export function DeleteAccountPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, run } = useServerAction();
  const go = async () => {
    const done = await run(api.deleteAccount);
    if (done) setMe(null);
  };
  return (
    <AccountSection title={say('delete-account')}>
      <p className="muted">{say('delete-account.text')}</p>
      <p>
        <button
          type="button"
          className="btn danger"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || setAsked(true)}
        >
          {say('delete-account.do')}
        </button>
      </p>
      <ProblemText problem={problem} />
      {isAsked && (
        <ConfirmDialog
          question={say('delete-account.sure')}
          confirmLabel={say('delete-account.do')}
          onYes={() => void go()}
          onDone={() => setAsked(false)}
        />
      )}
    </AccountSection>
  );
}
