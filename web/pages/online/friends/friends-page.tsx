import { type CatalogEntry, findGame } from '@orrery/catalog';
import { use, useMemo, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { type LocalizedGame, useLocalizedGame } from '../../../app/localized-game.ts';
import { NotFoundPage } from '../../../app/notice-page.tsx';
import { Page } from '../../../app/page.tsx';
import { isPlayable } from '../../../app/playable.ts';
import { usePreferences } from '../../../app/preferences.ts';
import { navigate } from '../../../app/route.ts';
import { readStored, writeStored } from '../../../app/storage.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { sheetSpecOf } from '../../../new-game/sheet.ts';
import { RulesPart } from '../../new-game/sheet-form.tsx';
import '../../../new-game/new-game.css';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { Form } from '../parts/form.tsx';
import { doAsGuest } from '../parts/guest.ts';
import { useIdentity } from '../parts/identity.ts';
import { likedColour } from '../parts/liked-colour.ts';
import { NameField } from '../parts/name-field.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { createTableBody, type FriendSheet, readFriendSheet } from '../table/friend-sheet.ts';
import { TermsPart } from '../table/terms-part.tsx';
import '../parts/online.css';

/** Creates a table for friends. */
export function FriendsPage({ game, invite }: { readonly game: string; readonly invite: string | null }) {
  const entry = findGame(game);
  return entry === null || !isPlayable(entry) ? <NotFoundPage /> : <LoadedSheet entry={entry} invite={invite} />;
}

interface SheetProps {
  /** A person who is invited to the table once it is there; null: nobody. */
  readonly invite: string | null;
}

function LoadedSheet({ entry, invite }: SheetProps & { readonly entry: CatalogEntry }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const voice = useLocalizedGame(entry.id);
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
      {voice.state === 'ready' && voice.value && <FriendForm voiced={voice.value} invite={invite} />}
    </Page>
  );
}

function FriendForm({ voiced, invite }: SheetProps & { readonly voiced: LocalizedGame }) {
  const say = useTranslate(ONLINE_TEXTS);
  const { preferences } = usePreferences();
  const known = useIdentity();
  const me = known.state === 'known' ? known.me : null;
  const terms = useMemo(() => sheetSpecOf(voiced.game), [voiced.game]);
  const storageKey = `friends.${terms.game}`;
  const [filled, setFilled] = useState(() => readFriendSheet(terms, readStored(storageKey)));
  const { isBusy, problem, run } = useServerAction();
  const change = (changes: Partial<FriendSheet>) => {
    const next = { ...filled, ...changes };
    setFilled(next);
    writeStored(storageKey, JSON.stringify(next));
  };
  const make = async () => {
    const made = await run(() =>
      doAsGuest(me, preferences.name.trim(), () =>
        api.makeTable({ ...createTableBody(terms, filled), colour: likedColour() }),
      ),
    );
    if (!made) return;
    // Whether they want to be invited shows at the table: it is there all the same.
    if (invite !== null) await api.invite(made.value.table.id, invite);
    navigate({ page: 'join', id: made.value.table.id });
  };
  return (
    <Form className="sheet-form" onSend={make}>
      <TermsPart terms={terms} filled={filled} change={change}>
        {known.state !== 'asking' && me === null && <NameField />}
      </TermsPart>
      <RulesPart terms={terms} sheet={filled.sheet} change={(sheet) => change({ sheet })} tell={voiced.formatMessage} />
      <div className="sheet-end">
        <ProblemText problem={problem} />
        <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
          <Icon name="seats" />
          {say(isBusy ? 'making' : 'make')}
        </button>
      </div>
    </Form>
  );
}
