import { useState } from 'react';
import { printRoute, type Route } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { copyText } from './copy-text.ts';
import { ONLINE_TEXTS } from './texts.ts';

interface ShareButtonProps {
  readonly to: Route;
  readonly title: string;
  readonly className: string;
}

/** Shares an address of this server: by the device's own sheet where it has one, else as a copy. */
export function ShareButton({ to, title, className }: ShareButtonProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const [shown, setShown] = useState<string | null>(null);
  const address = new URL(printRoute(to), location.origin).href;
  const share = async () => {
    if ('share' in navigator) await navigator.share({ title, url: address }).catch(() => undefined);
    else setShown((await copyText(address)) ? say('link.copied') : say('link.is', { address }));
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void share()}>
        <Icon name="link" />
        {say('link.share')}
      </button>
      <span role="status" className="muted">
        {shown}
      </span>
    </>
  );
}
