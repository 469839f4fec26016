import { useSpeak } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { passkeyBar } from './passkey.ts';

interface PasskeyButtonProps {
  readonly deed: string;
  readonly isBusy: boolean;
  onPress(): void;
}

/** Offers a passkey where one can be used; where the address forbids it, says why. */
export function PasskeyButton({ deed, isBusy, onPress }: PasskeyButtonProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const bar = passkeyBar();
  if (bar === 'unknown') return null;
  if (bar === 'insecure') return <p className="muted">{say('passkey.insecure')}</p>;
  if (bar === 'number') return <p className="muted">{say('passkey.number', { host: location.hostname })}</p>;
  return (
    <p>
      <button type="button" className="btn" aria-disabled={isBusy || undefined} onClick={onPress}>
        {deed}
      </button>
    </p>
  );
}
