import { useState } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { becomeMe } from '../parts/me.ts';
import { Part } from '../parts/part.tsx';
import { Sure } from '../parts/sure.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';

/** The way out for good: nothing is left by which anybody could know who played. */
export function GonePart() {
  const say = useSpeak(ONLINE_TEXTS);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, run } = useDeed();
  const go = async () => {
    const done = await run(api.goForGood);
    if (done) becomeMe(null);
  };
  return (
    <Part title={say('gone')}>
      <p className="muted">{say('gone.text')}</p>
      <p>
        <button
          type="button"
          className="btn danger"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || setAsked(true)}
        >
          {say('gone.do')}
        </button>
      </p>
      <Trouble problem={problem} />
      {isAsked && (
        <Sure
          question={say('gone.sure')}
          deed={say('gone.do')}
          onYes={() => void go()}
          onDone={() => setAsked(false)}
        />
      )}
    </Part>
  );
}
