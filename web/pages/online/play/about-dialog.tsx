import { colourName } from '@orrery/catalog';
import type { TableSummary } from '@orrery/protocol';
import { use, useEffect, useId, useRef } from 'react';
import { printRoute } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { LEVEL_TEXTS } from '../../../bots/texts.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Commitment } from '../table/dice-part.tsx';
import { InvitationPart } from '../table/invitation.tsx';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { TermsList } from '../table/terms-list.tsx';
import { useLiveTableState } from '../table/use-live-table.ts';

interface AboutTableDialogProps {
  readonly live: LiveTableClient;
  readonly person: string | null;
  readonly onDone: () => void;
}

/** Information about a table during its game: players, terms, dice commitments, address. */
export function AboutTableDialog({ live, person, onDone }: AboutTableDialogProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const { summary } = useLiveTableState(live);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog online-about" aria-labelledby={title} onClose={onDone}>
      <header>
        <h2 id={title}>{say('about')}</h2>
        <button type="button" className="icon-button" aria-label={say('close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div className="online-parts">
        <SeatedPeople summary={summary} person={person} />
        <TermsList summary={summary} />
        <AccountSection title={say('dice')}>
          <Commitment summary={summary} />
        </AccountSection>
        <InvitationPart
          to={{ page: 'join', id: summary.id }}
          label={say('address')}
          title={say('about')}
          text={say('invite.watch')}
        />
      </div>
    </dialog>
  );
}

interface SeatedPeopleProps {
  readonly summary: TableSummary;
  readonly person: string | null;
}

/** The players, each with a link to their profile, where they can be muted, blocked and reported. */
function SeatedPeople({ summary, person }: SeatedPeopleProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const sayLevel = useTranslate(LEVEL_TEXTS);
  const language = use(LanguageContext);
  const chairs = summary.chairs.map((chair, seat) => ({
    ...chair,
    seat,
    name: chair.sitter?.name || colourName(chair.colour, language),
  }));
  return (
    <AccountSection title={say('chairs')}>
      <ol className="online-company">
        {chairs.map(({ sitter, isPresent, seat, name, colour }) => (
          <li key={seat}>
            <SeatToken seat={seat} colour={colour} />
            <span className="online-sitter">
              {sitter?.kind === 'person' && sitter.person !== person ? (
                <a
                  href={printRoute({ page: 'person', id: sitter.person, table: summary.id })}
                  target="_blank"
                  rel="noopener"
                >
                  {name}
                </a>
              ) : (
                <b>{name}</b>
              )}
              {sitter?.kind === 'bot' && (
                <span className="muted">{say('chair.bot', { level: sayLevel(`level.${sitter.level}`) })}</span>
              )}
              {sitter?.kind === 'person' && (
                <span className="muted">{say(isPresent ? 'chair.here' : 'chair.away')}</span>
              )}
              {sitter?.kind === 'person' && sitter.substitute !== null && (
                <span className="tag">{say('chair.substitute')}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {summary.spectators > 0 && <p className="muted">{say('spectators', { n: summary.spectators })}</p>}
    </AccountSection>
  );
}
