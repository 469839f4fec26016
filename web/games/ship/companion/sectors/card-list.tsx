import type { Variant } from '@orrery/ship/facts';
import { useState } from 'react';
import { Segments } from '../../../../app/segments.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { type SayCompanion, useCompanion } from '../../../../companion/texts.ts';
import { CardSigns } from '../../art/cards/small-card.tsx';
import { type Catalogue, type Listed, SORTS } from './catalogue.ts';
import { nextGroup, placeOf, type SectorNotes } from './notes.ts';
import { NUMERALS } from './numerals.ts';

interface CardListProps {
  readonly notes: SectorNotes;
  readonly sector: number;
  readonly variant: Variant;
  readonly catalogue: Catalogue;
  readonly onTap: (card: number) => void;
}

const SHOWN = ['unseen', 'all'] as const;

/** Every card of the game by its sort: a tap notes that it was seen in the sector that is open. */
export function CardList({ notes, sector, variant, catalogue, onTap }: CardListProps) {
  const say = useCompanion();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('unseen');
  const due = (notes.sectors[sector]?.due ?? 0) > 0 ? nextGroup(notes, variant) : null;
  const isListed = ({ card, group }: Listed): boolean => {
    if (due !== null) return group === due && placeOf(notes, card) === null;
    return shown === 'all' || placeOf(notes, card) === null;
  };
  const listed = [...catalogue.values()].filter(isListed);
  return (
    <section className="companion-list" aria-labelledby="list">
      <h2 id="list" className="small-caps">
        {due === null ? say('sectors.list') : say('sectors.list.due', { group: NUMERALS[due - 1] ?? '' })}
      </h2>
      {due === null && (
        <Segments
          name={say('sectors.shown')}
          values={SHOWN}
          chosen={shown}
          label={(each) => say(`sectors.shown.${each}`)}
          onChoose={setShown}
        />
      )}
      {SORTS.map((sort) => {
        const cards = listed.filter((each) => each.sort === sort);
        if (cards.length === 0) return null;
        return (
          <div key={sort} className="companion-heap">
            <h3>{say(`sectors.sort.${sort}`)}</h3>
            <ul className="companion-chips">
              {cards.map((each) => (
                <li key={each.card}>
                  <button
                    type="button"
                    className="companion-chip"
                    aria-label={nameOf(say, each, placeOf(notes, each.card))}
                    onClick={() => onTap(each.card)}
                  >
                    <CardSigns card={each.picture} />
                    {each.picture.kind !== 'target' && <span className="name">{each.name}</span>}
                    {each.group > 0 && <span className="group">{NUMERALS[each.group - 1]}</span>}
                    <Place at={placeOf(notes, each.card)} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

type At = ReturnType<typeof placeOf>;

/** A card and where it lies, as it is read aloud. */
function nameOf(say: SayCompanion, { spoken, group }: Listed, at: At): string {
  const card = group === 0 ? spoken : say('sectors.reserve', { card: spoken, group });
  if (at === null) return card;
  return at === 'taken' ? say('sectors.at.taken', { card }) : say('sectors.at', { card, sector: at + 1 });
}

function Place({ at }: { readonly at: At }) {
  if (at === null) return null;
  return <span className="badge">{at === 'taken' ? <GameIcon name="check" /> : NUMERALS[at]}</span>;
}
