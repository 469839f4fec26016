import { useEffect, useState } from 'react';
import { Icon } from '../../../art/icons/icon.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { canNotify, isNotified, notifyMe, notifyMeNoMore } from './push.ts';

/** Whether this device says so when it is one's turn. */
export function NotifyPart() {
  const say = useSpeak(ONLINE_TEXTS);
  const [isOn, setOn] = useState(false);
  const { isBusy, problem, run } = useDeed();
  useEffect(() => {
    isNotified().then(setOn, () => undefined);
  }, []);
  if (!canNotify()) return <p className="muted">{say('notify.cannot')}</p>;
  const turn = async () => {
    await run(isOn ? notifyMeNoMore : notifyMe);
    setOn(await isNotified());
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
      <Trouble problem={problem} />
    </>
  );
}
