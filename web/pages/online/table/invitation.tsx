import { useId, useRef, useState } from 'react';
import { printRoute, type Route } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { copyText } from '../parts/copy-text.ts';
import { QrCode } from '../parts/qr.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { LocalNetworkNote } from './local-network-note.tsx';
import { useLocalNetwork } from './use-local-network.ts';

/** The full address of a page: anyone who has it can come. */
const addressOf = (to: Route, origin: string): string => new URL(printRoute(to), origin).href;

interface InvitationProps {
  /** The page of a table or of a tournament. */
  readonly to: Route;
  /** What the address is the address of. */
  readonly label: string;
  readonly title: string;
  /** What the address offers to people who open it. */
  readonly text: string;
}

/** The invitation to a table or a tournament: its address to copy, to share and as a QR code. */
export function InvitationPart({ to, label, title, text }: InvitationProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const heading = useId();
  const network = useLocalNetwork();
  const address = addressOf(to, network.origin);
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(address)) setCopied(true);
    else field.current?.select(); // where copying is not allowed, the text is selected to copy it by keys
  };
  return (
    <section className="panel online-part online-invitation" aria-labelledby={heading}>
      <h2 id={heading}>{say('invite')}</h2>
      <p className="muted">{text}</p>
      <div className="online-address">
        <input
          ref={field}
          type="text"
          readOnly
          aria-label={label}
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="btn" onClick={() => void copy()}>
          <Icon name="link" />
          {say(isCopied ? 'copied' : 'copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="btn"
            onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
          >
            <Icon name="share" />
            {say('share')}
          </button>
        )}
      </div>
      <p role="status" className="unseen">
        {isCopied && say('copied')}
      </p>
      <LocalNetworkNote network={network} />
      {network.isReachable && <QrCode text={address} name={say('qr')} />}
    </section>
  );
}
