import { colourName } from '@orrery/catalog';
import type { TableCard } from '@orrery/protocol';
import { use, useEffect, useId, useRef } from 'react';
import { printRoute } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { LEVEL_TEXTS } from '../../../bots/texts.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Commitment } from '../table/dice-part.tsx';
import { Invitation } from '../table/invitation.tsx';
import type { LiveTable } from '../table/live-table.ts';
import { TermsList } from '../table/terms-list.tsx';
import { useLive } from '../table/use-live.ts';

interface AboutDialogProps {
  readonly live: LiveTable;
  readonly person: string | null;
  readonly onDone: () => void;
}

/** Everything about a table while its game is played: who sits there, what was agreed, what binds the dice, its address. */
export function AboutDialog({ live, person, onDone }: AboutDialogProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const { card } = useLive(live);
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
        <Company card={card} person={person} />
        <TermsList card={card} />
        <Part title={say('dice')}>
          <Commitment card={card} />
        </Part>
        <Invitation table={card.id} title={say('about')} text={say('invite.watch')} />
      </div>
    </dialog>
  );
}

interface CompanyProps {
  readonly card: TableCard;
  readonly person: string | null;
}

/** Who sits there, each with the way to what is known of them, where they can be muted, blocked and reported. */
function Company({ card, person }: CompanyProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const sayLevel = useSpeak(LEVEL_TEXTS);
  const language = use(LanguageContext);
  const chairs = card.chairs.map((chair, seat) => ({
    ...chair,
    seat,
    name: chair.sitter?.name || colourName(chair.colour, language),
  }));
  return (
    <Part title={say('chairs')}>
      <ol className="online-company">
        {chairs.map(({ sitter, isHere, seat, name, colour }) => (
          <li key={seat}>
            <SeatToken seat={seat} colour={colour} />
            <span className="online-sitter">
              {sitter?.kind === 'person' && sitter.person !== person ? (
                <a href={printRoute({ page: 'person', id: sitter.person })} target="_blank" rel="noopener">
                  {name}
                </a>
              ) : (
                <b>{name}</b>
              )}
              {sitter?.kind === 'bot' && (
                <span className="muted">{say('chair.bot', { level: sayLevel(`level.${sitter.level}`) })}</span>
              )}
              {sitter?.kind === 'person' && <span className="muted">{say(isHere ? 'chair.here' : 'chair.away')}</span>}
              {sitter?.kind === 'person' && sitter.standIn !== null && (
                <span className="tag">{say('chair.stand-in')}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {card.spectators > 0 && <p className="muted">{say('onlookers', { n: card.spectators })}</p>}
    </Part>
  );
}
