import { findGame } from '@orrery/catalog';
import { pairingTime } from '@orrery/protocol';
import { use, useEffect, useState } from 'react';
import { Page } from '../../../app/page.tsx';
import { navigate } from '../../../app/route.ts';
import { hueClass, SeatToken } from '../../../art/seats.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { seatOf } from '../parts/chairs.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { timeControlText } from '../parts/time-texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { useLiveTableState } from '../table/use-live-table.ts';
import { useSeedExchange } from '../table/use-seed-exchange.ts';
import { TablePersonText } from './table-person-text.tsx';
import { useTablePeople } from './use-table-people.ts';

/** How long to wait for the others before the page offers to look for somebody else. */
const OFFER_NEW_SEARCH_AFTER_MS = 10_000;

/** People whom the server brought together, while their pages come to the table. The game begins by itself. */
export function PairedGathering({ live, person }: { readonly live: LiveTableClient; readonly person: string }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const { summary, connection } = useLiveTableState(live);
  const action = useServerAction();
  const { isRefused } = useSeedExchange(summary, seatOf(summary, person));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), OFFER_NEW_SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { id, game, chairs, revealUntil } = summary;
  const people = useTablePeople(summary);
  const seated = chairs.map((chair) => ({
    ...chair,
    known: chair.sitter?.kind === 'person' && people.get(chair.sitter.person),
  }));
  const title = say('gathering', { game: findGame(game)?.name[language] ?? game });
  const lookAgain = async () => {
    const left = await action.run(() => api.leave(id));
    if (!left) return;
    await action.run(() => api.startPairing({ game, seats: chairs.length, pace: 'live' }));
    navigate({ page: 'play' }, 'instead');
  };
  return (
    <Page title={title} heading={say('paired')}>
      <p role="status" className="online-lead">
        {say(connection === 'lost' ? 'lost' : 'paired.text')}
      </p>
      {isRefused && <p role="alert">{say('dice.refused')}</p>}
      <div className="online-gathering">
        <ol className="panel online-part" aria-label={say('chairs')}>
          {seated.map(({ sitter, colour, isPresent, known }, seat) => (
            <li key={colour} className={`online-sitter ${hueClass(colour)}`}>
              <SeatToken seat={seat} colour={colour} />
              {sitter?.kind === 'person' && sitter.person === person ? (
                <b>{say('chair.you', { name: sitter.name })}</b>
              ) : (
                <>
                  <b>{sitter?.name}</b> <span className="muted">{say(isPresent ? 'chair.here' : 'chair.away')}</span>
                  {known && <TablePersonText {...known} />}
                </>
              )}
            </li>
          ))}
        </ol>
        <div className="online-column">
          <p className="muted">
            {timeControlText(pairingTime('live', chairs.length), say, language)} · {say('rated.yes')}
          </p>
          {isLate && revealUntil === null && (
            <p>
              <button
                type="button"
                className="btn"
                aria-disabled={action.isBusy || undefined}
                onClick={() => void lookAgain()}
              >
                {say('paired.again')}
              </button>
            </p>
          )}
          <ProblemText problem={action.problem} />
        </div>
      </div>
    </Page>
  );
}
