import type { Table } from '@orrery/ship/facts';
import { type ComponentType, useMemo } from 'react';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import type { StartNotes } from '../../../companion/start/dealt-state.ts';
import type { BeginningProps } from '../../../companion/start/start-tool.tsx';
import { Starter } from '../../../companion/start/starter.tsx';
import { usePlayerNames } from '../../../companion/table/names.ts';
import { type TableNotes, withFitting, withStarter } from '../../../companion/table/table-notes.ts';
import { useCompanionTexts } from '../../../companion/texts.ts';
import { type CaptainOutfit, outfitsOf } from './outfits.ts';

const OUTFIT_ROWS = ['astro', 'goods', 'knowledge', 'boosters', 'cannons', 'colonyShips', 'tradeShips'] as const;
type OutfitRow = (typeof OUTFIT_ROWS)[number];
const OUTFIT_ICONS: Readonly<Record<OutfitRow, GameIconName>> = {
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

/** The initial state of a game by these notes. */
export type DealTable = (notes: StartNotes) => Table;

export const shipStart =
  (deal: DealTable): ComponentType<BeginningProps> =>
  (props) => <ShipStart {...props} deal={deal} />;

/** Who begins, and what both captains start with. */
function ShipStart({ box, notes, table, onBegin, deal }: BeginningProps & { readonly deal: DealTable }) {
  const say = useCompanionTexts();
  const state = useMemo(() => deal(notes), [deal, notes]);
  const outfits = outfitsOf(state);
  const begin = (next: TableNotes) =>
    onBegin(
      outfits.reduce(
        (all, { boosters, cannons }, seat) =>
          withFitting(withFitting(all, box, seat, BOOSTER, boosters), box, seat, CANNON, cannons),
        withStarter(next, state.active),
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
  readonly outfits: readonly CaptainOutfit[];
  readonly table: TableNotes;
}

/** Side by side, with the differences highlighted. */
function Outfits({ outfits, table }: OutfitsProps) {
  const say = useCompanionTexts();
  const names = usePlayerNames(table);
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
        {OUTFIT_ROWS.map((row) => {
          const differs = outfits.some((outfit) => outfit[row] !== outfits[0]?.[row]);
          return (
            <tr key={row} className={differs ? 'differs' : undefined}>
              <th scope="row">
                <GameIcon name={OUTFIT_ICONS[row]} /> {say(`outfit.${row}`)}
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
