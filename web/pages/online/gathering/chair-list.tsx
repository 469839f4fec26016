import { colourName } from '@orrery/catalog';
import type { ChairSummary, Strength, TableSummary } from '@orrery/protocol';
import { use, useId, useState } from 'react';
import { ColourChoice } from '../../../app/colour-choice.tsx';
import { Link } from '../../../app/link.tsx';
import { writeStored } from '../../../app/storage.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { hueClass, SeatToken } from '../../../art/seats.tsx';
import { LEVEL_TEXTS } from '../../../bots/texts.ts';
import { useFocusRetention } from '../../../table/use-dom.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { seatOf } from '../parts/chairs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { LIKED_COLOUR_NAME, likedColour } from '../parts/liked-colour.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { LevelSelect } from '../table/level-select.tsx';
import type { RunTableAction } from '../table/run-table-action.ts';
import { TablePersonText } from './table-person-text.tsx';
import { useTablePeople } from './use-table-people.ts';

interface ChairListProps {
  readonly summary: TableSummary;
  readonly person: string | null;
  readonly isHost: boolean;
  readonly runTableAction: RunTableAction;
}

/** The seats of a table: who sits there, who is present, who is ready. */
export function ChairList(props: ChairListProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const heading = useId();
  const people = useTablePeople(props.summary);
  return (
    <section className="panel online-part" aria-labelledby={heading}>
      <h2 id={heading}>{say('chairs')}</h2>
      <ol className="online-chairs">
        {props.summary.chairs.map((chair, seat) => {
          const place = { key: seat, seat, chair }; // a seat's key is its number
          return <ChairLine {...props} {...place} people={people} key={place.key} />;
        })}
      </ol>
    </section>
  );
}

interface ChairProps extends ChairListProps {
  readonly chair: ChairSummary;
  readonly seat: number;
  readonly people: ReturnType<typeof useTablePeople>;
}

function ChairLine(props: ChairProps) {
  const { chair } = props;
  const line = useFocusRetention<HTMLLIElement>(); // keeps the focus when a bot is added or removed and its button is replaced
  return (
    <li ref={line} tabIndex={-1} className={`online-chair ${hueClass(chair.colour)}`}>
      <ChairColour {...props} />
      <SitterLabel {...props} />
      <span className="online-chair-actions">
        {chair.sitter === null ? <FreeChairActions {...props} /> : <TakenChairActions {...props} />}
      </span>
    </li>
  );
}

/** The colour of a seat: chosen by its sitter, or by the host for a seat without a person. */
function ChairColour({ summary, chair: { sitter, colour }, seat, person, isHost, runTableAction }: ChairProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const isMine = sitter?.kind === 'person' && sitter.person === person;
  if (!isMine && !(isHost && sitter?.kind !== 'person')) return <SeatToken seat={seat} colour={colour} />;
  const taken = summary.chairs.flatMap((each, at) =>
    at !== seat && each.sitter?.kind === 'person' ? [each.colour] : [],
  );
  return (
    <ColourChoice
      seat={seat}
      colour={colour}
      name={say('chair.colour', { seat: sitter?.name || colourName(colour, language) })}
      taken={taken}
      onChoose={(next) => {
        if (isMine) writeStored(LIKED_COLOUR_NAME, String(next));
        void runTableAction(() => api.colour(summary.id, seat, next));
      }}
    />
  );
}

function SitterLabel({ chair: { sitter, isPresent, isReady, colour }, summary, person, people }: ChairProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const sayLevel = useTranslate(LEVEL_TEXTS);
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
  const known = people.get(sitter.person);
  const isThere = isPresent || isMe; // the user is present
  return (
    <span className="online-sitter">
      <span className={isThere ? 'presence here' : 'presence'} aria-hidden="true" />
      {isMe ? (
        <b>{say('chair.you', { name: sitter.name })}</b>
      ) : (
        <Link to={{ page: 'person', id: sitter.person, table: summary.id }}>
          {sitter.name || colourName(colour, language)}
        </Link>
      )}
      <span className="muted">{say(isThere ? 'chair.here' : 'chair.away')}</span>
      {sitter.person === summary.host && <span className="tag">{say('chair.host')}</span>}
      {isReady && <span className="tag good">{say('chair.ready')}</span>}
      {known && <TablePersonText {...known} />}
    </span>
  );
}

function FreeChairActions({ summary, person, isHost, runTableAction, seat, chair: { colour } }: ChairProps) {
  const say = useTranslate(ONLINE_TEXTS);
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
          onClick={() => void runTableAction(() => api.sit(summary.id, seat, likedColour()))}
        >
          {say(seatOf(summary, person) === null ? 'chair.take' : 'chair.move')}
        </button>
      )}
      {isHost && !summary.isRated && (
        <span className="online-bot">
          <LevelSelect name={say('chair.level', place)} level={level} onChoose={setLevel} />
          <button
            type="button"
            className="btn small"
            aria-label={say('chair.bot.set', place)}
            onClick={() => void runTableAction(() => api.bot(summary.id, seat, level))}
          >
            <Icon name="bot" />
            {say('chair.bot.add')}
          </button>
        </span>
      )}
    </>
  );
}

function TakenChairActions({ summary, person, isHost, runTableAction, seat, chair: { sitter } }: ChairProps) {
  const say = useTranslate(ONLINE_TEXTS);
  if (sitter?.kind === 'bot' && isHost) {
    return (
      <button
        type="button"
        className="btn small"
        aria-label={say('chair.bot.out', { name: sitter.name })}
        onClick={() => void runTableAction(() => api.bot(summary.id, seat, null))}
      >
        {say('chair.bot.away')}
      </button>
    );
  }
  if (sitter?.kind !== 'person') return null;
  if (sitter.person !== person)
    return isHost ? <RemoveButton {...{ summary, seat, runTableAction }} name={sitter.name} /> : null;
  return (
    <button type="button" className="btn small" onClick={() => void runTableAction(() => api.stand(summary.id))}>
      {say('chair.stand')}
    </button>
  );
}

/** Sends a person away from the table, for good. */
function RemoveButton({
  summary,
  seat,
  name,
  runTableAction,
}: Pick<ChairProps, 'summary' | 'seat' | 'runTableAction'> & { readonly name: string }) {
  const say = useTranslate(ONLINE_TEXTS);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn small quiet"
        aria-label={say('chair.remove.name', { name })}
        onClick={() => setAsking(true)}
      >
        {say('chair.remove')}
      </button>
      {isAsking && (
        <ConfirmDialog
          question={say('chair.remove.sure', { name })}
          confirmLabel={say('chair.remove')}
          onYes={() => void runTableAction(() => api.remove(summary.id, seat))}
          onDone={() => setAsking(false)}
        />
      )}
    </>
  );
}
