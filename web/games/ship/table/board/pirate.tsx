import { NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { cannonPoints, playerOf } from '@orrery/ship/facts';
import { type ReactNode, useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { CardWithAbout } from '../../../../table/about.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { FIGHT_FACES, FightDie } from '../../art/dice.tsx';
import { OddsTable } from '../../art/odds.tsx';
import { PirateCard, PirateScene } from '../../art/pirate-scene.tsx';
import { cardSightings } from '../card-sightings.ts';
import { entryOfKind } from '../parts/entries.ts';
import { type ShipTranslate, useShipTexts } from '../parts/use-ship-texts.ts';
import { COMBAT_ROLL_COUNT, winningRolls, winsFight } from '../predictions.ts';
import type { ShipPartProps, ShipTableApi } from '../types.ts';
import { FlightStrip } from './flight-strip.tsx';
import { possibleStrengths, type Suspect, suspectsOf } from './suspects.ts';

function whereText(suspect: Suspect, play: ShipTableApi, say: ShipTranslate): string {
  const { place, sector, turn, seat, card } = suspect;
  if (place === 'taken') return say('pirate.taken', { ...seatTextArgs(play, seat), turn });
  if (play.view.table.row.includes(card)) return say('pirate.passed');
  if (place === 'unseen') return say('pirate.unseen');
  return say(place === 'here' ? 'pirate.here' : 'pirate.elsewhere', { sector: sector + 1 });
}

const MAX_ROWS = 3;

/** A strength that this pirate may have, or several joined in one row. */
interface StrengthRow {
  readonly key: string;
  readonly name: string;
  readonly where: string;
  /** The strength whose odds the row shows; null: it cannot be this pirate. */
  readonly strength: number | null;
}

const rangeName = (strengths: readonly number[]): string => {
  const [least, most] = [Math.min(...strengths), Math.max(...strengths)];
  return least === most ? String(least) : `${least}–${most}`;
};

/** At most three rows: the strengths that are possible, and one for those that are not. */
function strengthRows(
  play: ShipTableApi,
  possible: readonly number[],
  suspects: readonly Suspect[],
  say: ShipTranslate,
): readonly StrengthRow[] {
  const isAided = play.view.table.options.aid === 'on';
  const elsewhere = isAided ? suspects.filter(({ strength }) => !possible.includes(strength)) : [];
  const room = MAX_ROWS - (elsewhere.length > 0 ? 1 : 0);
  const single = possible.length > room ? possible.slice(0, room - 1) : possible;
  const joined = possible.slice(single.length);
  const placeOf = (strength: number) => {
    const suspect = suspects.find((each) => each.strength === strength && ['here', 'unseen'].includes(each.place));
    return isAided && suspect ? whereText(suspect, play, say) : '';
  };
  const rows: StrengthRow[] = single.map((strength) => ({
    key: String(strength),
    name: String(strength),
    where: placeOf(strength),
    strength,
  }));
  const last = joined.at(-1);
  if (last !== undefined) rows.push({ key: 'more', name: rangeName(joined), where: placeOf(last), strength: last });
  const [other] = elsewhere;
  if (other !== undefined) {
    const strengths = elsewhere.map(({ strength }) => strength);
    const where =
      elsewhere.length === 1 ? whereText(other, play, say) : say('pirate.not-here', { n: elsewhere.length });
    rows.push({ key: 'elsewhere', name: [...new Set(strengths)].sort().join(', '), where, strength: null });
  }
  return rows;
}

interface OddsProps {
  readonly rows: readonly StrengthRow[];
  readonly cannons: number;
  readonly seat: number;
}

/** All 36 rolls against one strength; where several are possible, against the one pointed at. */
function PirateOdds({ rows, cannons, seat }: OddsProps) {
  const say = useShipTexts();
  const possible = rows.flatMap(({ strength }) => (strength === null ? [] : [strength]));
  const [pointed, setPointed] = useState<number | null>(null);
  const strength = pointed !== null && possible.includes(pointed) ? pointed : (possible[0] ?? 0);
  const n = winningRolls(cannons, strength);
  return (
    <>
      <OddsTable
        name={say('pirate.wins', { n, of: COMBAT_ROLL_COUNT })}
        wins={winsFight(cannons, strength)}
        seat={seat}
      />
      <section className="pirate-known">
        <p className="pirate-chance">
          <span className="display">
            {n}/{COMBAT_ROLL_COUNT}
          </span>
          <span>{say('pirate.against', { strength, percent: Math.round((100 * n) / COMBAT_ROLL_COUNT) })}</span>
        </p>
        <h3 className="small-caps">{say('pirate.known')}</h3>
        <ul>
          {rows.map(({ key, name, where, strength: may }) => (
            <li key={key} className={may === null ? 'out' : 'may'} data-shown={may === strength ? '' : undefined}>
              <button
                type="button"
                aria-pressed={may === strength}
                aria-disabled={may === null}
                onClick={() => may !== null && setPointed(may)}
                onPointerEnter={() => may !== null && setPointed(may)}
              >
                <span>
                  <GameIcon name="cannon" /> {name}
                </span>
                <span className="where">{where}</span>
                <span>{may === null ? '×' : `${winningRolls(cannons, may)}/${COMBAT_ROLL_COUNT}`}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface SideProps {
  readonly who: ReactNode;
  readonly side: 'own' | 'pirate';
  readonly strength: string;
  readonly total: string;
}

/** Strength and die of one side, and the span of their sum. */
const Side = ({ who, side, strength, total }: SideProps) => (
  <p className={`pirate-side ${side}`}>
    <span className="who">{who}</span>
    <span className="figure">
      <GameIcon name="cannon" />
      {strength}
    </span>
    <span aria-hidden="true">+</span>
    <FightDie face={side === 'own' ? 4 : 3} side={side} size="large" />
    <span aria-hidden="true">=</span>
    <span className="total">{total}</span>
  </p>
);

const [LEAST_ROLL, GREATEST_ROLL] = [Math.min(...FIGHT_FACES), Math.max(...FIGHT_FACES)];

/** The moment a pirate appears: its demand, what is known of it, and the odds of a fight. */
export function PirateSpace({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { view } = play;
  const { table } = view;
  const frame = topFrame(table);
  const demand = frame.kind === 'pirate' ? frame.demand : 0;
  const own = view.seat === null ? NONE : view.hand.pirate;
  const seen = own === NONE ? 'unknown' : (variantUi.kit.facts.strength[own] ?? 'unknown');
  const cannons = cannonPoints(playerOf(table, table.active));
  const suspects = suspectsOf(table, variantUi.kit, demand, cardSightings(play.story, variantUi.kit));
  const possible = seen === 'unknown' ? possibleStrengths(suspects) : [seen];
  const spanOf = (least: number, most: number) =>
    say('pirate.span', { least: least + LEAST_ROLL, most: most + GREATEST_ROLL });
  const strengths = possible.length === 0 ? [0] : possible;
  return (
    <PirateScene>
      <FlightStrip play={play} variantUi={variantUi} />
      <div className="pirate-space">
        <CardWithAbout play={play} entry={entryOfKind(variantUi.kit, 'pirate')} name={say('card.pirate')}>
          <PirateCard demand={demand} strength={seen} />
        </CardWithAbout>
        <div className="pirate-sums">
          <Side
            who={
              <>
                <SeatMark seat={table.active} /> {say('pirate.own', seatTextArgs(play, table.active))}
              </>
            }
            side="own"
            strength={String(cannons)}
            total={spanOf(cannons, cannons)}
          />
          <Side
            who={say('card.pirate')}
            side="pirate"
            strength={rangeName(strengths)}
            total={spanOf(Math.min(...strengths), Math.max(...strengths))}
          />
          <p className="muted">
            <GameIcon name="check" className="good" /> {say('pirate.rule')}
          </p>
        </div>
        <PirateOdds rows={strengthRows(play, possible, suspects, say)} cannons={cannons} seat={table.active} />
      </div>
    </PirateScene>
  );
}
