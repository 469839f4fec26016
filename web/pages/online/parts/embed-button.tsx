import { useState } from 'react';
import { printRoute } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { copyText } from './copy-text.ts';
import { ONLINE_TEXTS } from './texts.ts';

/** The HTML by which another site shows the replay of a game. */
const embedCode = (table: string): string =>
  `<iframe src="${new URL(printRoute({ page: 'embed', id: table, at: null }), location.origin).href}" ` +
  'width="960" height="640" style="border:0" allow="fullscreen" title="Orrery"></iframe>';

/** Copies that HTML, or shows it where copying is forbidden. */
export function EmbedButton({ table }: { readonly table: string }) {
  const say = useTranslate(ONLINE_TEXTS);
  const [shown, setShown] = useState<'nothing' | 'copied' | 'code'>('nothing');
  const copy = async () => setShown((await copyText(embedCode(table))) ? 'copied' : 'code');
  return (
    <>
      <button type="button" className="btn" title={say('embed.help')} onClick={() => void copy()}>
        <Icon name="link" />
        {say('embed')}
      </button>
      <span role="status" className="muted">
        {shown === 'copied' && say('embed.copied')}
        {shown === 'code' && <code>{embedCode(table)}</code>}
      </span>
    </>
  );
}
