import { type CatalogEntry, findGame } from '@orrery/catalog';
import { use, useMemo, useState } from 'react';
import { type LocalizedGame, useLocalizedGame } from '../../../app/localized-game.ts';
import { NotFoundPage } from '../../../app/notice-page.tsx';
import { Page } from '../../../app/page.tsx';
import { isPlayable } from '../../../app/playable.ts';
import { usePreferences } from '../../../app/preferences.ts';
import { navigate } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { readSheet, sheetSpecOf } from '../../../new-game/sheet.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { RulesPart } from '../../new-game/sheet-form.tsx';
import { api } from '../parts/api.ts';
import { Form } from '../parts/form.tsx';
import { doAsGuest } from '../parts/guest.ts';
import { useIdentity } from '../parts/identity.ts';
import { NameField } from '../parts/name-field.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { TOURNAMENT_TEXTS } from './texts.ts';
import { createTournamentBody, emptyTournamentSheet, type TournamentSheet } from './tournament-sheet.ts';
import { TournamentTermsPart } from './tournament-terms-part.tsx';
import '../../../new-game/new-game.css';
import '../parts/online.css';

/** Creates a tournament of a game. */
export function NewTournamentPage({ game }: { readonly game: string }) {
  const entry = findGame(game);
  return entry === null || !isPlayable(entry) ? <NotFoundPage /> : <LoadedForm entry={entry} />;
}

function LoadedForm({ entry }: { readonly entry: CatalogEntry }) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const online = useTranslate(ONLINE_TEXTS);
  const name = entry.name[use(LanguageContext)];
  const voice = useLocalizedGame(entry.id);
  return (
    <Page title={say('make')} heading={say('make.game', { game: name })}>
      {voice.state === 'ready' && voice.value ? (
        <TournamentForm voiced={voice.value} game={name} />
      ) : (
        <p role="status">{online(voice.state === 'failed' ? 'failed' : 'loading')}</p>
      )}
    </Page>
  );
}

function TournamentForm({ voiced, game }: { readonly voiced: LocalizedGame; readonly game: string }) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const { preferences } = usePreferences();
  const known = useIdentity();
  const me = known.state === 'known' ? known.me : null;
  const terms = useMemo(() => sheetSpecOf(voiced.game), [voiced.game]);
  const [filled, setFilled] = useState(() =>
    emptyTournamentSheet(say('name.default', { game }), readSheet(terms, null, '')),
  );
  const { isBusy, problem, run } = useServerAction();
  const change = (changes: Partial<TournamentSheet>) => setFilled({ ...filled, ...changes });
  const make = async () => {
    const made = await run(() =>
      doAsGuest(me, preferences.name.trim(), () => api.makeTournament(createTournamentBody(terms, filled))),
    );
    if (made) navigate({ page: 'tournament', id: made.value.tournament.id });
  };
  return (
    <Form className="sheet-form" onSend={make}>
      <TournamentTermsPart terms={terms} filled={filled} change={change}>
        {known.state !== 'asking' && me === null && <NameField />}
      </TournamentTermsPart>
      <RulesPart terms={terms} sheet={filled.sheet} change={(sheet) => change({ sheet })} tell={voiced.formatMessage} />
      <div className="sheet-end">
        <ProblemText problem={problem} />
        <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
          <Icon name="seats" />
          {say('make')}
        </button>
      </div>
    </Form>
  );
}
