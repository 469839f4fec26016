import { useState } from 'react';
import { DiceHistogram } from '../../../../art/charts/dice-histogram.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { ByShaking } from '../../../../companion/controls/by-shaking.tsx';
import { Deed } from '../../../../companion/controls/deed.tsx';
import { Fresh } from '../../../../companion/controls/fresh.tsx';
import { Stepper } from '../../../../companion/controls/stepper.tsx';
import { Undo } from '../../../../companion/controls/undo.tsx';
import { draw } from '../../../../companion/fate.ts';
import { useFeel } from '../../../../companion/feel.ts';
import { useGesture } from '../../../../companion/gesture.ts';
import { ledgersByGame, useLedger } from '../../../../companion/keeping/use-ledger.ts';
import { Crew } from '../../../../companion/table/crew.tsx';
import { useNames } from '../../../../companion/table/names.ts';
import { fitted, passed } from '../../../../companion/table/table.ts';
import { useTable } from '../../../../companion/table/use-table.ts';
import { useCompanion } from '../../../../companion/texts.ts';
import type { ToolProps } from '../../../../companion/tools.ts';
import { FightDice, ProductionDie } from '../../art/dice.tsx';
import { winningRolls } from '../../table/foresight.ts';
import {
  COMBAT_ODDS,
  DRIVE,
  DRIVE_ODDS,
  driven,
  FIGHT,
  FRESH_SHIP_DICE,
  fought,
  SHIP_DICE_SHAPE,
  type ShipDiceNotes,
  STRONGEST,
  tally,
  WEAKEST,
} from './dice.ts';

const BOOSTER = 0;
const CANNON = 1;
/** Rolls of two fighting dice. */
const WAYS = 36;

const open = ledgersByGame((game) => ({
  key: `${game}/dice`,
  fresh: () => FRESH_SHIP_DICE,
  shape: SHIP_DICE_SHAPE,
}));

/** The die that produces and drives, the two that fight, and what they come to with a captain's ship. */
export function ShipDiceTool({ box }: ToolProps) {
  const say = useCompanion();
  const feel = useFeel();
  const { now, ledger } = useLedger(open(box.game));
  const { now: table, ledger: notes } = useTable(box);
  const [first] = useState(now.drives.length + now.fights.length);
  const isNew = now.drives.length + now.fights.length > first;
  const drive = () => {
    ledger.change(driven(ledger.now, draw));
    feel('dice');
  };
  const fight = () => {
    ledger.change(fought(ledger.now, draw));
    feel('dice');
  };
  useGesture(drive);
  const parts = table.players[table.active]?.fitted ?? [];
  return (
    <>
      <Crew box={box} table={table} onPass={() => notes.change(passed(table))} />
      <div className="companion-columns">
        <section className="companion-stage" aria-label={say('dice.last')}>
          <Outcome notes={now} isNew={isNew} box={box} />
          <div className="companion-steppers">
            {box.fittings.map(({ key, most }, kind) => (
              <Stepper
                key={key}
                name={say(`fitting.${key}`)}
                sign={<GameIcon name={key} />}
                value={parts[kind] ?? 0}
                most={most}
                onChange={(n) => notes.change(fitted(table, box, table.active, kind, n))}
              />
            ))}
            <Stepper
              name={say('pirate')}
              sign={<GameIcon name="pirate" />}
              value={now.pirate}
              least={WEAKEST}
              most={STRONGEST}
              note={
                <span className="muted companion-worth">
                  {say('fight.odds', { n: winningRolls(parts[CANNON] ?? 0, now.pirate), of: WAYS })}
                </span>
              }
              onChange={(pirate) => ledger.amend({ ...now, pirate })}
            />
          </div>
        </section>
        <section className="panel companion-chart" aria-labelledby="distribution">
          <h2 id="distribution" className="small-caps">
            {say('dice.distribution')}
          </h2>
          <Faces name={say('ship.drive')} faces={now.drives} odds={DRIVE_ODDS} />
          <Faces
            name={say('ship.fight')}
            faces={now.fights.flatMap(({ own, pirate }) => [own, pirate])}
            odds={COMBAT_ODDS}
          />
        </section>
      </div>
      <section className="companion-ways" aria-label={say('settings.tool')}>
        <Fresh name={say('fresh')} onFresh={() => ledger.change({ ...FRESH_SHIP_DICE, pirate: now.pirate })} />
        <ByShaking />
      </section>
      <Deed beside={<Undo ledger={ledger} />}>
        <button type="button" className="btn primary companion-big" onClick={drive}>
          <GameIcon name="dice" size="l" />
          {say('ship.roll')}
        </button>
        <button type="button" className="btn companion-big" onClick={fight}>
          <GameIcon name="pirate" size="l" />
          {say('ship.fight')}
        </button>
      </Deed>
    </>
  );
}

interface OutcomeProps extends ToolProps {
  readonly notes: ShipDiceNotes;
  readonly isNew: boolean;
}

/** What the last roll means: a number that produces and a speed, or how a fight ended. */
function Outcome({ notes, isNew, box }: OutcomeProps) {
  const say = useCompanion();
  const { now: table } = useTable(box);
  const names = useNames(table);
  const { fitted: parts = [], colour = 0 } = table.players[table.active] ?? {};
  const motion = isNew ? 'rolling' : 'still';
  const drive = notes.drives.at(-1);
  const fight = notes.fights.at(-1);
  if (notes.last === DRIVE && drive !== undefined) {
    const boosters = parts[BOOSTER] ?? 0;
    return (
      <>
        <div className={`companion-dice dice-pair ${motion}`} key={notes.drives.length} aria-hidden="true">
          <ProductionDie face={drive} size="large" />
        </div>
        <p role="status" className="companion-said">
          {say('ship.produces', { face: drive })}
          <span className="companion-sum">{say('ship.speed', { face: drive, boosters, speed: drive + boosters })}</span>
        </p>
      </>
    );
  }
  if (notes.last === FIGHT && fight !== undefined) {
    const own = fight.own + (parts[CANNON] ?? 0);
    const other = fight.pirate + notes.pirate;
    const said = say(own >= other ? 'fight.won' : 'fight.lost', { own, other });
    return (
      <>
        <FightDice
          name={said}
          seat={colour}
          own={{ strength: parts[CANNON] ?? 0, face: fight.own }}
          pirate={{ strength: notes.pirate, face: fight.pirate }}
          words={{ own: names[table.active] ?? '', pirate: say('pirate'), between: say('against') }}
          roll={notes.fights.length}
          motion={motion}
        />
        <p role="status" className="companion-said">
          {said}
        </p>
      </>
    );
  }
  return (
    <p role="status" className="companion-blank">
      <GameIcon name="dice" size="xl" />
      {say('ship.none')}
    </p>
  );
}

interface FacesProps {
  readonly name: string;
  readonly faces: readonly number[];
  readonly odds: typeof DRIVE_ODDS;
}

function Faces({ name, faces, odds }: FacesProps) {
  const say = useCompanion();
  const observed = tally(faces, odds);
  return (
    <>
      <h3>{name}</h3>
      <p className="muted">{say('dice.count', { n: faces.length })}</p>
      <DiceHistogram
        name={name}
        observed={observed}
        odds={odds}
        height={150}
        words={{ observed: say('dice.observed'), expected: say('dice.expected') }}
      />
      <p className="unseen">
        {odds.results.map((face, i) => say('dice.row', { sum: face, n: observed[i] ?? 0 })).join(', ')}
      </p>
    </>
  );
}
