import type { ShipVariant } from '@orrery/ship/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { useCompanionTexts } from '../../../../companion/texts.ts';
import { CardSigns } from '../../art/cards/small-card.tsx';
import type { CardCatalogue } from './catalogue.ts';
import {
  nextReserveGroup,
  positionOf,
  type SectorNotes,
  type StackPosition,
  sectorSize,
  withCardForgotten,
  withCardPlaced,
  withCardTaken,
  withReserveCard,
} from './notes.ts';
import { NUMERALS } from './numerals.ts';

interface SectorContentsProps {
  readonly notes: SectorNotes;
  readonly sector: number;
  readonly variant: ShipVariant;
  readonly catalogue: CardCatalogue;
  readonly chosen: number | null;
  readonly onChoose: (card: number | null) => void;
  readonly onChange: (notes: SectorNotes) => void;
}

/** The known contents of a sector: on top, at the bottom, anywhere, and how many cards are unknown. */
export function SectorContents(props: SectorContentsProps) {
  const { notes, sector, variant, catalogue, chosen, onChange } = props;
  const say = useCompanionTexts();
  const note = notes.sectors[sector];
  if (note === undefined) return null;
  const group = nextReserveGroup(notes, variant);
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
          <button
            type="button"
            className="btn small"
            onClick={() => onChange(withReserveCard(notes, variant, sector, null))}
          >
            {say('sectors.due.hidden')}
          </button>
        </p>
      )}
      <CardHeap {...props} name={say('sectors.top')} cards={note.top} isOrdered />
      <CardHeap {...props} name={say('sectors.anywhere')} cards={anywhere} />
      <CardHeap {...props} name={say('sectors.under')} cards={note.under} isOrdered />
      {note.veiled.length > 0 && (
        <p className="muted">
          {say('sectors.veiled', { groups: note.veiled.map((each) => NUMERALS[each - 1] ?? '').join(', ') })}
        </p>
      )}
      <p className="muted">{say('sectors.unknown', { n: note.unknown, of: sectorSize(note) })}</p>
      {listed !== null && chosen !== null && <CardActions {...props} card={chosen} name={listed.spoken} />}
    </section>
  );
}

interface CardHeapProps extends SectorContentsProps {
  readonly name: string;
  readonly cards: readonly number[];
  readonly isOrdered?: boolean;
}

/** Cards that lie together; those with an order are numbered. */
function CardHeap({ name, cards, isOrdered = false, catalogue, chosen, onChoose }: CardHeapProps) {
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

const POSITIONS = ['top', 'under', 'anywhere'] as const satisfies readonly StackPosition[];

interface CardActionsProps extends SectorContentsProps {
  readonly card: number;
  readonly name: string;
}

/** What can have happened to a card: put on top or at the bottom, taken by a player, or noted by mistake. */
function CardActions({ notes, variant, card, name, onChoose, onChange }: CardActionsProps) {
  const say = useCompanionTexts();
  const position = positionOf(notes, card);
  const done = (next: SectorNotes) => {
    onChoose(null);
    onChange(next);
  };
  return (
    <fieldset className="companion-actions">
      <legend>{name}</legend>
      {POSITIONS.filter((each) => each !== position).map((each) => (
        <button key={each} type="button" className="btn small" onClick={() => done(withCardPlaced(notes, card, each))}>
          {say(`sectors.put.${each}`)}
        </button>
      ))}
      <button type="button" className="btn small" onClick={() => done(withCardTaken(notes, variant, card))}>
        {say('sectors.taken')}
      </button>
      <button type="button" className="btn small quiet" onClick={() => done(withCardForgotten(notes, variant, card))}>
        {say('sectors.forget')}
      </button>
    </fieldset>
  );
}
