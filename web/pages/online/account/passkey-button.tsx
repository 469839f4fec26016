import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { passkeyObstacle } from './passkey.ts';

interface PasskeyButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  onPress(): void;
}

/** Offers a passkey where one can be used; otherwise explains why not. */
export function PasskeyButton({ label, isBusy, onPress }: PasskeyButtonProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const bar = passkeyObstacle();
  if (bar === 'unknown') return null;
  if (bar === 'insecure') return <p className="muted">{say('passkey.insecure')}</p>;
  if (bar === 'number') return <p className="muted">{say('passkey.number', { host: location.hostname })}</p>;
  return (
    <p>
      <button type="button" className="btn" aria-disabled={isBusy || undefined} onClick={onPress}>
        {label}
      </button>
    </p>
  );
}
