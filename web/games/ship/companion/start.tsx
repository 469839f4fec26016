import type { Table } from '@orrery/ship/facts';
import { type ComponentType, useMemo } from 'react';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import type { StartNotes } from '../../../companion/start/dealt.ts';
import type { BeginningProps } from '../../../companion/start/start-tool.tsx';
import { Starter } from '../../../companion/start/starter.tsx';
import { useNames } from '../../../companion/table/names.ts';
import { begun, fitted, type TableNotes } from '../../../companion/table/table.ts';
import { useCompanion } from '../../../companion/texts.ts';
import { type Outfit, outfitsOf } from './outfits.ts';

const ROWS = ['astro', 'goods', 'knowledge', 'boosters', 'cannons', 'colonyShips', 'tradeShips'] as const;
type Row = (typeof ROWS)[number];
const SIGNS: Readonly<Record<Row, GameIconName>> = {
  astro: 'astro',
  goods: 'goods',
  knowledge: 'science',
  boosters: 'booster',
  cannons: 'cannon',
  colonyShips: 'colony-ship',
  tradeShips: 'trade-ship',
};
const BOOSTER = 0;
const CANNON = 1;

/** A game as it begins by these notes. */
export type Deal = (notes: StartNotes) => Table;

export const shipStart =
  (deal: Deal): ComponentType<BeginningProps> =>
  (props) => <ShipStart {...props} deal={deal} />;

/** Who begins, and what both captains set out with. */
function ShipStart({ box, notes, table, onBegin, deal }: BeginningProps & { readonly deal: Deal }) {
  const say = useCompanion();
  const state = useMemo(() => deal(notes), [deal, notes]);
  const outfits = outfitsOf(state);
  const begin = (next: TableNotes) =>
    onBegin(
      outfits.reduce(
        (all, { boosters, cannons }, seat) =>
          fitted(fitted(all, box, seat, BOOSTER, boosters), box, seat, CANNON, cannons),
        begun(next, state.active),
      ),
    );
  return (
    <section className="companion-beginning" aria-label={say('start.result')}>
      <Starter table={table} starter={state.active} onBegin={begin} />
      <Outfits outfits={outfits} table={table} />
      <p className="muted companion-note">{say('start.ship.notes')}</p>
    </section>
  );
}

interface OutfitsProps {
  readonly outfits: readonly Outfit[];
  readonly table: TableNotes;
}

/** Side by side; where they differ it stands out. */
function Outfits({ outfits, table }: OutfitsProps) {
  const say = useCompanion();
  const names = useNames(table);
  return (
    <table className="companion-outfits">
      <caption className="unseen">{say('start.ship.outfits')}</caption>
      <thead>
        <tr>
          <td />
          {outfits.map(({ crest }, seat) => (
            <th key={crest} scope="col">
              <SeatToken seat={table.players[seat]?.colour ?? 0} size="small" /> {names[seat]}
              <span className="crest">
                <GameIcon name={crest} /> {say(`crest.${crest}`)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => {
          const differs = outfits.some((outfit) => outfit[row] !== outfits[0]?.[row]);
          return (
            <tr key={row} className={differs ? 'differs' : undefined}>
              <th scope="row">
                <GameIcon name={SIGNS[row]} /> {say(`outfit.${row}`)}
              </th>
              {outfits.map((outfit) => (
                <td key={outfit.crest}>{outfit[row]}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
