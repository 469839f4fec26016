import { useState } from 'react';
import { AboutCard } from '../../../../table/about.tsx';
import { SectorCard } from '../../art/cards/sector-card.tsx';
import type { GearProps } from '../gear.ts';
import { entryOfKind } from '../parts/entries.ts';
import { pictureOf } from '../parts/pictures.ts';
import { useShip } from '../parts/voice.ts';

const SORTS = ['all', 'trade', 'colony', 'pirate', 'other'] as const;
type Sort = (typeof SORTS)[number];

const SORT_OF: Readonly<Record<string, Sort>> = {
  planet: 'trade',
  base: 'trade',
  median: 'trade',
  colony: 'colony',
  pirate: 'pirate',
};

const GROUPS = [0, 1, 2, 3, 4] as const;

/** Every card of the variant, by sort and by the group it comes from. */
export function CardList({ play, gear }: GearProps) {
  const say = useShip();
  const [sort, setSort] = useState<Sort>('all');
  const { cards } = gear.kit.variant;
  const isShown = (kind: string) => sort === 'all' || (SORT_OF[kind] ?? 'other') === sort;
  const firsts = [...new Map(cards.map(({ kind }, number) => [kind, number] as const))];
  const kinds = firsts
    .filter(([kind]) => isShown(kind))
    .map(([kind, number]) => ({ kind, name: say(`kind.${pictureOf(play, gear.kit, number, say).kind}`) }));
  return (
    <div className="ship-dialogue">
      <fieldset className="segments">
        <legend className="unseen">{say('cards.filter')}</legend>
        {SORTS.map((each) => (
          <button key={each} type="button" aria-pressed={each === sort} onClick={() => setSort(each)}>
            {say(`cards.${each}`)}
          </button>
        ))}
      </fieldset>
      <ul className="ship-card-kinds">
        {kinds.map(({ kind, name }) => (
          <li key={kind}>
            {name}
            <AboutCard play={play} entry={entryOfKind(gear.kit, kind)} name={name} />
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
                  <SectorCard card={pictureOf(play, gear.kit, number, say)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
