import { colourName } from '@orrery/catalog';
import type { ChairCard, Strength, TableCard } from '@orrery/protocol';
import { use, useId, useState } from 'react';
import { ColourChoice } from '../../../app/colour-choice.tsx';
import { Link } from '../../../app/link.tsx';
import { remember } from '../../../app/storage.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { hueClass, SeatToken } from '../../../art/seats.tsx';
import { LEVEL_TEXTS } from '../../../bots/texts.ts';
import { useKeptFocus } from '../../../table/use-kept-focus.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { seatOf } from '../parts/chairs.ts';
import { LIKED_COLOUR, likedColour } from '../parts/liked-colour.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import type { AtTable } from '../table/at-table.ts';
import { LevelSelect } from '../table/level-select.tsx';

interface ChairListProps {
  readonly card: TableCard;
  readonly person: string | null;
  readonly isHost: boolean;
  readonly atTable: AtTable;
}

/** The chairs of a table: who sits, who is here, who is ready. */
export function ChairList(props: ChairListProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const heading = useId();
  return (
    <section className="panel online-part" aria-labelledby={heading}>
      <h2 id={heading}>{say('chairs')}</h2>
      <ol className="online-chairs">
        {props.card.chairs.map((chair, seat) => {
          const place = { key: seat, seat, chair }; // a chair is its place at the table
          return <ChairLine {...props} {...place} key={place.key} />;
        })}
      </ol>
    </section>
  );
}

interface ChairProps extends ChairListProps {
  readonly chair: ChairCard;
  readonly seat: number;
}

function ChairLine(props: ChairProps) {
  const { chair } = props;
  const line = useKeptFocus<HTMLLIElement>(); // a bot was placed or sent away: its button went, and another came
  return (
    <li ref={line} tabIndex={-1} className={`online-chair ${hueClass(chair.colour)}`}>
      <ChairColour {...props} />
      <Sitter {...props} />
      <span className="online-chair-deeds">
        {chair.sitter === null ? <FreeDeeds {...props} /> : <TakenDeeds {...props} />}
      </span>
    </li>
  );
}

/** The colour of a chair: chosen by whoever sits there, and by the host where nobody does. */
function ChairColour({ card, chair: { sitter, colour }, seat, person, isHost, atTable }: ChairProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const isMine = sitter?.kind === 'person' && sitter.person === person;
  if (!isMine && !(isHost && sitter?.kind !== 'person')) return <SeatToken seat={seat} colour={colour} />;
  const taken = card.chairs.flatMap((each, at) => (at !== seat && each.sitter?.kind === 'person' ? [each.colour] : []));
  return (
    <ColourChoice
      seat={seat}
      colour={colour}
      name={say('chair.colour', { seat: sitter?.name || colourName(colour, language) })}
      taken={taken}
      onChoose={(next) => {
        if (isMine) remember(LIKED_COLOUR, String(next));
        void atTable(() => api.colour(card.id, seat, next));
      }}
    />
  );
}

function Sitter({ chair: { sitter, isHere, isReady, colour }, card, person }: ChairProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const sayLevel = useSpeak(LEVEL_TEXTS);
  const language = use(LanguageContext);
  if (sitter === null)
    return <span className="online-sitter muted">{say('chair.free', { seat: colourName(colour, language) })}</span>;
  if (sitter.kind === 'bot') {
    return (
      <span className="online-sitter">
        <b>{sitter.name}</b>{' '}
        <span className="muted">{say('chair.bot', { level: sayLevel(`level.${sitter.level}`) })}</span>
      </span>
    );
  }
  const isMe = sitter.person === person;
  const isThere = isHere || isMe; // whoever reads this is
  return (
    <span className="online-sitter">
      <span className={isThere ? 'presence here' : 'presence'} aria-hidden="true" />
      {isMe ? (
        <b>{say('chair.you', { name: sitter.name })}</b>
      ) : (
        <Link to={{ page: 'person', id: sitter.person }}>{sitter.name || colourName(colour, language)}</Link>
      )}
      <span className="muted">{say(isThere ? 'chair.here' : 'chair.away')}</span>
      {sitter.person === card.host && <span className="tag">{say('chair.host')}</span>}
      {isReady && <span className="tag good">{say('chair.ready')}</span>}
    </span>
  );
}

function FreeDeeds({ card, person, isHost, atTable, seat, chair: { colour } }: ChairProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const [level, setLevel] = useState<Strength>('captain');
  const place = { seat: colourName(colour, language) };
  return (
    <>
      {person !== null && (
        <button
          type="button"
          className="btn small"
          aria-label={say('chair.sit', place)}
          onClick={() => void atTable(() => api.sit(card.id, seat, likedColour()))}
        >
          {say(seatOf(card, person) === null ? 'chair.take' : 'chair.move')}
        </button>
      )}
      {isHost && !card.isRated && (
        <span className="online-bot">
          <LevelSelect name={say('chair.level', place)} level={level} onChoose={setLevel} />
          <button
            type="button"
            className="btn small"
            aria-label={say('chair.bot.set', place)}
            onClick={() => void atTable(() => api.bot(card.id, seat, level))}
          >
            <Icon name="bot" />
            {say('chair.bot.add')}
          </button>
        </span>
      )}
    </>
  );
}

function TakenDeeds({ card, person, isHost, atTable, seat, chair: { sitter } }: ChairProps) {
  const say = useSpeak(ONLINE_TEXTS);
  if (sitter?.kind === 'bot' && isHost) {
    return (
      <button
        type="button"
        className="btn small"
        aria-label={say('chair.bot.out', { name: sitter.name })}
        onClick={() => void atTable(() => api.bot(card.id, seat, null))}
      >
        {say('chair.bot.away')}
      </button>
    );
  }
  if (sitter?.kind !== 'person' || sitter.person !== person) return null;
  return (
    <button type="button" className="btn small" onClick={() => void atTable(() => api.stand(card.id))}>
      {say('chair.stand')}
    </button>
  );
}
