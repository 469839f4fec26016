import { useState } from 'react';
import { DiceHistogram } from '../../../../art/charts/dice-histogram.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { ByShaking } from '../../../../companion/controls/by-shaking.tsx';
import { StartOver } from '../../../../companion/controls/start-over.tsx';
import { Stepper } from '../../../../companion/controls/stepper.tsx';
import { ToolAction } from '../../../../companion/controls/tool-action.tsx';
import { Undo } from '../../../../companion/controls/undo.tsx';
import { drawChance } from '../../../../companion/draw-chance.ts';
import { useFeedback } from '../../../../companion/feedback.ts';
import { useRollTrigger } from '../../../../companion/roll-trigger.ts';
import { notesLoaderByGame, useNotes } from '../../../../companion/storage/use-notes.ts';
import { usePlayerNames } from '../../../../companion/table/names.ts';
import { nextPlayersTurn, withFitting } from '../../../../companion/table/table-notes.ts';
import { TurnLine } from '../../../../companion/table/turn-line.tsx';
import { useTableNotes } from '../../../../companion/table/use-table.ts';
import { useCompanionTexts } from '../../../../companion/texts.ts';
import type { ToolProps } from '../../../../companion/tools.ts';
import { FightDice, ProductionDie } from '../../art/dice.tsx';
import { winningRolls } from '../../table/predictions.ts';
import {
  COMBAT_ODDS,
  DRIVE_ODDS,
  LAST_WAS_DRIVE,
  LAST_WAS_FIGHT,
  MAX_PIRATE_STRENGTH,
  MIN_PIRATE_STRENGTH,
  NEW_SHIP_DICE,
  rollDrive,
  rollFight,
  SHIP_DICE_SHAPE,
  type ShipDiceNotes,
  tallyFaces,
} from './dice.ts';

const BOOSTER = 0;
const CANNON = 1;
/** Number of rolls of two combat dice. */
const COMBAT_ROLL_COUNT = 36;

const openNotes = notesLoaderByGame((game) => ({
  key: `${game}/dice`,
  fresh: () => NEW_SHIP_DICE,
  shape: SHIP_DICE_SHAPE,
}));

/** The production die, the two combat dice, and their results with a captain's ship. */
export function ShipDiceTool({ box }: ToolProps) {
  const say = useCompanionTexts();
  const feel = useFeedback();
  const { now, notes: ledger } = useNotes(openNotes(box.game));
  const { now: table, notes } = useTableNotes(box);
  const [first] = useState(now.drives.length + now.fights.length);
  const isNew = now.drives.length + now.fights.length > first;
  const drive = () => {
    ledger.change(rollDrive(ledger.now, drawChance));
    feel('dice');
  };
  const fight = () => {
    ledger.change(rollFight(ledger.now, drawChance));
    feel('dice');
  };
  useRollTrigger(drive);
  const parts = table.players[table.active]?.fitted ?? [];
  return (
    <>
      <TurnLine rules={box} table={table} onPass={() => notes.change(nextPlayersTurn(table))} />
      <div className="companion-columns">
        <section className="companion-stage" aria-label={say('dice.last')}>
          <RollOutcome notes={now} isNew={isNew} box={box} />
          <div className="companion-steppers">
            {box.fittings.map(({ key, most }, kind) => (
              <Stepper
                key={key}
                name={say(`fitting.${key}`)}
                sign={<GameIcon name={key} />}
                value={parts[kind] ?? 0}
                most={most}
                onChange={(n) => notes.change(withFitting(table, box, table.active, kind, n))}
              />
            ))}
            <Stepper
              name={say('pirate')}
              sign={<GameIcon name="pirate" />}
              value={now.pirate}
              least={MIN_PIRATE_STRENGTH}
              most={MAX_PIRATE_STRENGTH}
              note={
                <span className="muted companion-worth">
                  {say('fight.odds', { n: winningRolls(parts[CANNON] ?? 0, now.pirate), of: COMBAT_ROLL_COUNT })}
                </span>
              }
              onChange={(pirate) => ledger.changeWithoutUndo({ ...now, pirate })}
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
        <StartOver name={say('fresh')} onFresh={() => ledger.change({ ...NEW_SHIP_DICE, pirate: now.pirate })} />
        <ByShaking />
      </section>
      <ToolAction beside={<Undo ledger={ledger} />}>
        <button type="button" className="btn primary companion-big" onClick={drive}>
          <GameIcon name="dice" size="l" />
          {say('ship.roll')}
        </button>
        <button type="button" className="btn companion-big" onClick={fight}>
          <GameIcon name="pirate" size="l" />
          {say('ship.fight')}
        </button>
      </ToolAction>
    </>
  );
}

interface RollOutcomeProps extends ToolProps {
  readonly notes: ShipDiceNotes;
  readonly isNew: boolean;
}

/** The meaning of the last roll: a production number and a speed, or how a fight ended. */
function RollOutcome({ notes, isNew, box }: RollOutcomeProps) {
  const say = useCompanionTexts();
  const { now: table } = useTableNotes(box);
  const names = usePlayerNames(table);
  const { fitted: parts = [], colour = 0 } = table.players[table.active] ?? {};
  const motion = isNew ? 'rolling' : 'still';
  const drive = notes.drives.at(-1);
  const fight = notes.fights.at(-1);
  if (notes.last === LAST_WAS_DRIVE && drive !== undefined) {
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
  if (notes.last === LAST_WAS_FIGHT && fight !== undefined) {
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
  const say = useCompanionTexts();
  const observed = tallyFaces(faces, odds);
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
