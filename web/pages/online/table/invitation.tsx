import { useId, useRef, useState } from 'react';
import { printRoute } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';
import { copyText } from '../parts/copy-text.ts';
import { QrCode } from '../parts/qr.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';

/** The address of a table: whoever has it can come. */
const addressOf = (table: string): string => new URL(printRoute({ page: 'join', id: table }), location.href).href;

interface InvitationProps {
  readonly table: string;
  readonly title: string;
  /** What becomes of those who open the address. */
  readonly text: string;
}

/** How others are asked to the table: the address to copy, to send and to photograph. */
export function Invitation({ table, title, text }: InvitationProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const heading = useId();
  const address = addressOf(table);
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(address)) setCopied(true);
    else field.current?.select(); // whoever may not copy by a button can by keys
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
          aria-label={say('address')}
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
      <QrCode text={address} name={say('qr')} />
    </section>
  );
}
