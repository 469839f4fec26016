import { type Entry, findGame } from '@orrery/catalog';
import { use, useMemo, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { LostPage } from '../../../app/notice-page.tsx';
import { Page } from '../../../app/page.tsx';
import { isPlayable } from '../../../app/playable.ts';
import { usePreferences } from '../../../app/preferences.ts';
import { navigate } from '../../../app/route.ts';
import { recall, remember } from '../../../app/storage.ts';
import { useVoice, type Voiced } from '../../../app/voice.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { termsOf } from '../../../new-game/sheet.ts';
import { RulesPart } from '../../new-game/sheet-form.tsx';
import '../../../new-game/new-game.css';
import { useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { Form } from '../parts/form.tsx';
import { doAsSomebody } from '../parts/guest.ts';
import { likedColour } from '../parts/liked-colour.ts';
import { useKnown } from '../parts/me.ts';
import { NameField } from '../parts/name-field.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { type FriendSheet, readFriendSheet, tableOf } from './friend-sheet.ts';
import { TermsPart } from './terms-part.tsx';
import '../parts/online.css';

/** Where a table for friends is made. */
export function FriendsPage({ game }: { readonly game: string }) {
  const entry = findGame(game);
  return entry === null || !isPlayable(entry) ? <LostPage /> : <Sheet entry={entry} />;
}

function Sheet({ entry }: { readonly entry: Entry }) {
  const say = useSpeak(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const voice = useVoice(entry.id);
  const title = say('friends', { game: entry.name[language] });
  return (
    <Page title={title} heading={title}>
      <p className="muted online-lead">
        {say('friends.lead')} <Link to={{ page: 'lobby' }}>{say('lobby.way')}</Link>
      </p>
      {voice.state === 'loading' && <p role="status">{say('loading')}</p>}
      {voice.state === 'failed' && (
        <p role="alert">
          {say('failed')}{' '}
          <button type="button" className="btn small" onClick={voice.again}>
            {say('again')}
          </button>
        </p>
      )}
      {voice.state === 'ready' && voice.value && <FriendForm voiced={voice.value} />}
    </Page>
  );
}

function FriendForm({ voiced }: { readonly voiced: Voiced }) {
  const say = useSpeak(ONLINE_TEXTS);
  const { preferences } = usePreferences();
  const known = useKnown();
  const me = known.state === 'known' ? known.me : null;
  const terms = useMemo(() => termsOf(voiced.worded), [voiced.worded]);
  const shelf = `friends.${terms.game}`;
  const [filled, setFilled] = useState(() => readFriendSheet(terms, recall(shelf)));
  const { isBusy, problem, run } = useDeed();
  const change = (changes: Partial<FriendSheet>) => {
    const next = { ...filled, ...changes };
    setFilled(next);
    remember(shelf, JSON.stringify(next));
  };
  const make = async () => {
    const made = await run(() =>
      doAsSomebody(me, preferences.name.trim(), () =>
        api.makeTable({ ...tableOf(terms, filled), colour: likedColour() }),
      ),
    );
    if (made) navigate({ page: 'join', id: made.value.table.id });
  };
  return (
    <Form className="sheet-form" onSend={make}>
      <TermsPart terms={terms} filled={filled} change={change}>
        {known.state !== 'asking' && me === null && <NameField />}
      </TermsPart>
      <RulesPart terms={terms} sheet={filled.sheet} change={(sheet) => change({ sheet })} tell={voiced.say} />
      <div className="sheet-end">
        <Trouble problem={problem} />
        <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
          <Icon name="seats" />
          {say(isBusy ? 'making' : 'make')}
        </button>
      </div>
    </Form>
  );
}
