import { useState } from 'react';
import { AboutCard } from '../../../../table/about.tsx';
import { SectorCard } from '../../art/cards/sector-card.tsx';
import { entryOfKind } from '../parts/entries.ts';
import { cardPicture } from '../parts/pictures.ts';
import { useShipTexts } from '../parts/use-ship-texts.ts';
import type { ShipPartProps } from '../types.ts';

const CARD_SORTS = ['all', 'trade', 'colony', 'pirate', 'other'] as const;
type CardSort = (typeof CARD_SORTS)[number];

const SORT_OF_KIND: Readonly<Record<string, CardSort>> = {
  planet: 'trade',
  base: 'trade',
  median: 'trade',
  colony: 'colony',
  pirate: 'pirate',
};

const GROUPS = [0, 1, 2, 3, 4] as const;

/** All cards of the variant, by kind and by group. */
export function CardListDialogue({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const [sort, setSort] = useState<CardSort>('all');
  const { cards } = variantUi.kit.variant;
  const isShown = (kind: string) => sort === 'all' || (SORT_OF_KIND[kind] ?? 'other') === sort;
  const firsts = [...new Map(cards.map(({ kind }, number) => [kind, number] as const))];
  const kinds = firsts
    .filter(([kind]) => isShown(kind))
    .map(([kind, number]) => ({ kind, name: say(`kind.${cardPicture(play, variantUi.kit, number, say).kind}`) }));
  return (
    <div className="ship-dialogue">
      <fieldset className="segments">
        <legend className="unseen">{say('cards.filter')}</legend>
        {CARD_SORTS.map((each) => (
          <button key={each} type="button" aria-pressed={each === sort} onClick={() => setSort(each)}>
            {say(`cards.${each}`)}
          </button>
        ))}
      </fieldset>
      <ul className="ship-card-kinds">
        {kinds.map(({ kind, name }) => (
          <li key={kind}>
            {name}
            <AboutCard play={play} entry={entryOfKind(variantUi.kit, kind)} name={name} />
          </li>
        ))}
      </ul>
      {GROUPS.map((group) => {
        const shown = cards.flatMap((card, number) =>
          card.group === group && isShown(card.kind) ? [{ number, id: card.id }] : [],
        );
        if (shown.length === 0) return null;
        return (
          <section key={group}>
            <h3>
              {group === 0
                ? say('cards.base')
                : say('cards.reserve', { group: 'I'.repeat(group).replace('IIII', 'IV') })}
            </h3>
            <ul className="ship-card-list">
              {shown.map(({ number, id }) => (
                <li key={id}>
                  <SectorCard card={cardPicture(play, variantUi.kit, number, say)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
