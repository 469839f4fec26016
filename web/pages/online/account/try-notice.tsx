import type { NoticeWay } from '@orrery/protocol/api';
import { useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** Sends a notice by one way, so that the user sees whether it arrives. */
export function TryNotice({ way }: { readonly way: NoticeWay }) {
  const say = useTranslate(ONLINE_TEXTS);
  const [isSent, setSent] = useState(false);
  const { isBusy, problem, run } = useServerAction();
  const send = async () => {
    setSent(false);
    setSent((await run(() => api.tryNotice(way))) !== null);
  };
  return (
    <>
      <button type="button" className="btn quiet" aria-disabled={isBusy || undefined} onClick={() => void send()}>
        {say('notify.try')}
      </button>
      <p role="status">{isSent ? say('notify.tried') : ''}</p>
      <ProblemText problem={problem} />
    </>
  );
}
