import type { ShipVariant } from '@orrery/ship/facts';
import { useState } from 'react';
import { Segments } from '../../../../app/segments.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { type CompanionTranslate, useCompanionTexts } from '../../../../companion/texts.ts';
import { CardSigns } from '../../art/cards/small-card.tsx';
import { CARD_SORTS, type CardCatalogue, type ListedCard } from './catalogue.ts';
import { cardPlaceOf, nextReserveGroup, type SectorNotes } from './notes.ts';
import { NUMERALS } from './numerals.ts';

interface CardListProps {
  readonly notes: SectorNotes;
  readonly sector: number;
  readonly variant: ShipVariant;
  readonly catalogue: CardCatalogue;
  readonly onTap: (card: number) => void;
}

const CARD_FILTERS = ['unseen', 'all'] as const;

/** All cards of the game by kind: a tap notes that a card was seen in the open sector. */
export function NotedCardList({ notes, sector, variant, catalogue, onTap }: CardListProps) {
  const say = useCompanionTexts();
  const [shown, setShown] = useState<(typeof CARD_FILTERS)[number]>('unseen');
  const due = (notes.sectors[sector]?.due ?? 0) > 0 ? nextReserveGroup(notes, variant) : null;
  const isListed = ({ card, group }: ListedCard): boolean => {
    if (due !== null) return group === due && cardPlaceOf(notes, card) === null;
    return shown === 'all' || cardPlaceOf(notes, card) === null;
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
          values={CARD_FILTERS}
          chosen={shown}
          label={(each) => say(`sectors.shown.${each}`)}
          onChoose={setShown}
        />
      )}
      {CARD_SORTS.map((sort) => {
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
                    aria-label={cardText(say, each, cardPlaceOf(notes, each.card))}
                    onClick={() => onTap(each.card)}
                  >
                    <CardSigns card={each.picture} />
                    {each.picture.kind !== 'target' && <span className="name">{each.name}</span>}
                    {each.group > 0 && <span className="group">{NUMERALS[each.group - 1]}</span>}
                    <PlaceLabel at={cardPlaceOf(notes, each.card)} />
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

type CardPlace = ReturnType<typeof cardPlaceOf>;

/** A card and where it lies, for screen readers. */
function cardText(say: CompanionTranslate, { spoken, group }: ListedCard, at: CardPlace): string {
  const card = group === 0 ? spoken : say('sectors.reserve', { card: spoken, group });
  if (at === null) return card;
  return at === 'taken' ? say('sectors.at.taken', { card }) : say('sectors.at', { card, sector: at + 1 });
}

function PlaceLabel({ at }: { readonly at: CardPlace }) {
  if (at === null) return null;
  return <span className="badge">{at === 'taken' ? <GameIcon name="check" /> : NUMERALS[at]}</span>;
}
