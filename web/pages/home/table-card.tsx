import { colourName, findGame } from '@orrery/catalog';
import { use } from 'react';
import { saveFile } from '../../app/files.ts';
import { Link } from '../../app/link.tsx';
import { useListing, useWhen } from '../../app/listing.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { SeatToken } from '../../art/seats.tsx';
import type { Kept } from '../../session/library.ts';
import { coloursAt, lonePerson } from '../../session/texts.ts';
import { openLibrary } from '../../session/use-library.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import type { Notice } from './notice.tsx';
import { company, type Nameless, namesOf, waitsForPerson, winners } from './people.ts';
import { HOME_TEXTS } from './texts.ts';

interface TableCardProps {
  readonly kept: Kept;
  readonly onDelete: () => void;
  readonly onNotice: (notice: Notice | null) => void;
}

/** A kept game: the way to its table or its result, and what else can be done with it. */
export function TableCard({ kept, onDelete, onNotice }: TableCardProps) {
  const say = useSpeak(HOME_TEXTS);
  const language = use(LanguageContext);
  const people = usePeople(kept);
  const game = findGame(kept.game)?.name[language] ?? kept.game;
  const isOver = kept.places !== null;
  const about = `${game}, ${people}`;
  const named = (action: string) => `${action}: ${about}`;
  const save = async () => {
    const printed = await (await openLibrary()).print(kept.id);
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

/** Whom the game waits for, or who won it, as a sign. */
function Emblem({ kept }: { kept: Kept }) {
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

function State({ kept }: { kept: Kept }) {
  const say = useSpeak(HOME_TEXTS);
  const list = useListing();
  const nameless = useNameless(kept);
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

/** With whom, and when it was last touched. */
export function usePeople(kept: Kept): string {
  const say = useSpeak(HOME_TEXTS);
  const list = useListing();
  const when = useWhen();
  const others = company(kept, useNameless(kept));
  const names = others.length === 0 ? say('table.alone') : say('table.with', { names: list(others) });
  return `${names}, ${when(kept.touched)}`;
}

function useNameless({ sitters }: Kept): Nameless {
  const language = use(LanguageContext);
  const colours = coloursAt(sitters);
  return (seat) => colourName(colours[seat] ?? seat, language);
}
