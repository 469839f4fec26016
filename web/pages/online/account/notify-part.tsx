import { useEffect, useState } from 'react';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { canUsePush, isPushSubscribed, subscribePush, unsubscribePush } from './push.ts';
import { TryNotice } from './try-notice.tsx';

/** Whether this device notifies the user when it is their turn. */
export function NotifyPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const [isOn, setOn] = useState(false);
  const { isBusy, problem, run } = useServerAction();
  useEffect(() => {
    isPushSubscribed().then(setOn, () => undefined);
  }, []);
  if (!canUsePush()) return <p className="muted">{say('notify.cannot')}</p>;
  const turn = async () => {
    await run(isOn ? unsubscribePush : subscribePush);
    setOn(await isPushSubscribed());
  };
  return (
    <>
      <p className="muted">{say('notify.text')}</p>
      <p>
        <button
          type="button"
          className="btn"
          aria-pressed={isOn}
          aria-disabled={isBusy || undefined}
          onClick={() => void turn()}
        >
          <Icon name={isOn ? 'check' : 'sound'} />
          {say(isOn ? 'notify.on' : 'notify.off')}
        </button>
      </p>
      <ProblemText problem={problem} />
      {isOn && <TryNotice way="push" />}
    </>
  );
}
