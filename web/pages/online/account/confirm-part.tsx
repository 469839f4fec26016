import { useState } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { leaveAccountLink } from '../parts/account-link.ts';
import { api } from '../parts/api.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';

/** For whoever came by the link in a mail: the address is theirs. Not done by looking alone, since others open links too. */
export function ConfirmPart({ token }: { readonly token: string }) {
  const say = useSpeak(ONLINE_TEXTS);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useDeed();
  const confirm = async () => {
    const done = await run(() => api.confirmMail(token));
    if (!done) return;
    setDone(true);
    leaveAccountLink();
  };
  return (
    <Part title={say('confirm')}>
      <p role="status">{say(isDone ? 'confirm.done' : 'confirm.text')}</p>
      <Trouble problem={problem} />
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
    </Part>
  );
}
