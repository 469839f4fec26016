import { colourName, findGame } from '@orrery/catalog';
import { use } from 'react';
import { saveFile } from '../../app/files.ts';
import { useListFormat, useRelativeTime } from '../../app/formats.ts';
import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { SeatToken } from '../../art/seats.tsx';
import type { GameSummary } from '../../session/library.ts';
import { coloursAt, lonePerson } from '../../session/sitters.ts';
import { openLibrary } from '../../session/use-library.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import type { HomeNotice } from './notice.tsx';
import { type NameForSeat, namesOf, otherNames, waitsForPerson, winners } from './people.ts';
import { HOME_TEXTS } from './texts.ts';

interface SavedGameCardProps {
  readonly kept: GameSummary;
  readonly onDelete: () => void;
  readonly onNotice: (notice: HomeNotice | null) => void;
}

/** A saved game: a link to its table or result, and its other actions. */
export function SavedGameCard({ kept, onDelete, onNotice }: SavedGameCardProps) {
  const say = useTranslate(HOME_TEXTS);
  const language = use(LanguageContext);
  const people = usePeopleText(kept);
  const game = findGame(kept.game)?.name[language] ?? kept.game;
  const isOver = kept.places !== null;
  const about = `${game}, ${people}`;
  const named = (action: string) => `${action}: ${about}`;
  const save = async () => {
    const printed = await (await openLibrary()).exportLog(kept.id);
    if (printed.ok) saveFile(`${kept.game}-${kept.id.slice(0, 8)}.log`, printed.value);
    else onNotice({ kind: 'problem', heading: say('failed'), problem: printed.problem });
  };
  return (
    <article className={`panel table-card${waitsForPerson(kept) ? ' waits' : ''}`}>
      <Link
        className="table-card-way"
        to={isOver ? { page: 'result', id: kept.id } : { page: 'table', id: kept.id }}
        aria-label={say(isOver ? 'table.result' : 'table.continue', { game, people })}
      >
        <Emblem kept={kept} />
        <span className="table-card-words">
          <span className="small-caps">{say(isOver ? 'table.to-result' : 'table.to-table')}</span>
          <span className="display">{game}</span>
          <span className="table-card-state">
            <State kept={kept} /> <span className="muted">{people}</span>
          </span>
        </span>
      </Link>
      <span className="table-card-actions">
        <Link
          className="icon-button"
          to={{ page: 'replay', id: kept.id, at: null }}
          aria-label={named(say('table.replay'))}
          title={say('table.replay')}
        >
          <Icon name="replay" />
        </Link>
        <button
          type="button"
          className="icon-button"
          aria-label={named(say('table.export'))}
          title={say('table.export')}
          onClick={save}
        >
          <Icon name="export" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={named(say('table.delete'))}
          title={say('table.delete')}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </button>
      </span>
    </article>
  );
}

/** A sign for who has to move, or who won. */
function Emblem({ kept }: { kept: GameSummary }) {
  const seat = kept.places === null ? (kept.waitsFor[0] ?? 0) : kept.places.indexOf(1);
  return (
    <span className="table-card-emblem">
      {kept.places === null ? (
        <SeatToken seat={seat} colour={coloursAt(kept.sitters)[seat]} />
      ) : (
        <Icon name="points" size="l" />
      )}
    </span>
  );
}

function State({ kept }: { kept: GameSummary }) {
  const say = useTranslate(HOME_TEXTS);
  const list = useListFormat();
  const nameless = useNameForSeat(kept);
  if (kept.places !== null) {
    const names = winners(kept, nameless);
    if (names.length !== 1) return <b>{say('table.shared', { names: list(names) })}</b>;
    const isMine = lonePerson(kept.sitters) === kept.places.indexOf(1);
    return <b>{isMine ? say('table.won.you') : say('table.won', { name: names[0] ?? '' })}</b>;
  }
  const people = kept.sitters.filter(({ kind }) => kind === 'person').length;
  const next = namesOf(kept, nameless)[kept.waitsFor[0] ?? 0];
  if (waitsForPerson(kept) && people === 1) return <b className="yours">{say('table.yours')}</b>;
  return <b>{say('table.theirs', { name: next ?? '' })}</b>;
}

/** The other players, and the time of the last change. */
export function usePeopleText(kept: GameSummary): string {
  const say = useTranslate(HOME_TEXTS);
  const list = useListFormat();
  const when = useRelativeTime();
  const others = otherNames(kept, useNameForSeat(kept));
  const names = others.length === 0 ? say('table.alone') : say('table.with', { names: list(others) });
  return `${names}, ${when(kept.touched)}`;
}

function useNameForSeat({ sitters }: GameSummary): NameForSeat {
  const language = use(LanguageContext);
  const colours = coloursAt(sitters);
  return (seat) => colourName(colours[seat] ?? seat, language);
}
