import type { Variant } from '@orrery/ship/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { useCompanion } from '../../../../companion/texts.ts';
import { CardSigns } from '../../art/cards/small-card.tsx';
import type { Catalogue } from './catalogue.ts';
import {
  forgotten,
  laid,
  nextGroup,
  type Position,
  positionOf,
  refilled,
  type SectorNotes,
  sizeOf,
  taken,
} from './notes.ts';
import { NUMERALS } from './numerals.ts';

interface ContentsProps {
  readonly notes: SectorNotes;
  readonly sector: number;
  readonly variant: Variant;
  readonly catalogue: Catalogue;
  readonly chosen: number | null;
  readonly onChoose: (card: number | null) => void;
  readonly onChange: (notes: SectorNotes) => void;
}

/** What lies in a sector as far as it is known: on top, under, anywhere, and how much is not. */
export function Contents(props: ContentsProps) {
  const { notes, sector, variant, catalogue, chosen, onChange } = props;
  const say = useCompanion();
  const note = notes.sectors[sector];
  if (note === undefined) return null;
  const group = nextGroup(notes, variant);
  const anywhere = note.seen.filter((card) => positionOf(notes, card) === 'anywhere');
  const listed = chosen === null || !note.seen.includes(chosen) ? null : (catalogue.get(chosen) ?? null);
  return (
    <section className="panel companion-contents" aria-labelledby="contents">
      <h2 id="contents" className="small-caps">
        {say('sectors.contents', { sector: NUMERALS[sector] ?? '' })}
      </h2>
      {note.due > 0 && group !== null && (
        <p className="companion-due" role="status">
          <GameIcon name="card" />
          <span>{say('sectors.due', { group: NUMERALS[group - 1] ?? '' })}</span>
          <button type="button" className="btn small" onClick={() => onChange(refilled(notes, variant, sector, null))}>
            {say('sectors.due.hidden')}
          </button>
        </p>
      )}
      <Heap {...props} name={say('sectors.top')} cards={note.top} isOrdered />
      <Heap {...props} name={say('sectors.anywhere')} cards={anywhere} />
      <Heap {...props} name={say('sectors.under')} cards={note.under} isOrdered />
      {note.veiled.length > 0 && (
        <p className="muted">
          {say('sectors.veiled', { groups: note.veiled.map((each) => NUMERALS[each - 1] ?? '').join(', ') })}
        </p>
      )}
      <p className="muted">{say('sectors.unknown', { n: note.unknown, of: sizeOf(note) })}</p>
      {listed !== null && chosen !== null && <Deeds {...props} card={chosen} name={listed.spoken} />}
    </section>
  );
}

interface HeapProps extends ContentsProps {
  readonly name: string;
  readonly cards: readonly number[];
  readonly isOrdered?: boolean;
}

/** Cards that lie together; those with an order are numbered. */
function Heap({ name, cards, isOrdered = false, catalogue, chosen, onChoose }: HeapProps) {
  if (cards.length === 0) return null;
  return (
    <div className="companion-heap">
      <h3>{name}</h3>
      <ol className="companion-chips">
        {cards.map((card, i) => {
          const listed = catalogue.get(card);
          return (
            <li key={card}>
              <button
                type="button"
                className="companion-chip"
                aria-pressed={chosen === card}
                aria-label={listed?.spoken}
                onClick={() => onChoose(chosen === card ? null : card)}
              >
                {isOrdered && <b>{i + 1}.</b>}
                {listed && <CardSigns card={listed.picture} />}
                {listed && !listed.picture.kind.startsWith('target') && <span className="name">{listed.name}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const POSITIONS = ['top', 'under', 'anywhere'] as const satisfies readonly Position[];

interface DeedsProps extends ContentsProps {
  readonly card: number;
  readonly name: string;
}

/** What can have become of a card: put on top or under, taken by somebody, or noted by mistake. */
function Deeds({ notes, variant, card, name, onChoose, onChange }: DeedsProps) {
  const say = useCompanion();
  const position = positionOf(notes, card);
  const done = (next: SectorNotes) => {
    onChoose(null);
    onChange(next);
  };
  return (
    <fieldset className="companion-deeds">
      <legend>{name}</legend>
      {POSITIONS.filter((each) => each !== position).map((each) => (
        <button key={each} type="button" className="btn small" onClick={() => done(laid(notes, card, each))}>
          {say(`sectors.put.${each}`)}
        </button>
      ))}
      <button type="button" className="btn small" onClick={() => done(taken(notes, variant, card))}>
        {say('sectors.taken')}
      </button>
      <button type="button" className="btn small quiet" onClick={() => done(forgotten(notes, variant, card))}>
        {say('sectors.forget')}
      </button>
    </fieldset>
  );
}
