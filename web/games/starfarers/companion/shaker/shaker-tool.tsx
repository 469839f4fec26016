import { useState } from 'react';
import { Link } from '../../../../app/link.tsx';
import { DiceHistogram } from '../../../../art/charts/dice-histogram.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { ByShaking } from '../../../../companion/controls/by-shaking.tsx';
import { Deed } from '../../../../companion/controls/deed.tsx';
import { Fresh } from '../../../../companion/controls/fresh.tsx';
import { Undo } from '../../../../companion/controls/undo.tsx';
import { draw } from '../../../../companion/fate.ts';
import { useFeel } from '../../../../companion/feel.ts';
import { useGesture } from '../../../../companion/gesture.ts';
import { ledgerOf, useLedger } from '../../../../companion/keeping/use-ledger.ts';
import { Crew } from '../../../../companion/table/crew.tsx';
import { useNames } from '../../../../companion/table/names.ts';
import { passed } from '../../../../companion/table/table.ts';
import { useTable } from '../../../../companion/table/use-table.ts';
import { type SayCompanion, useCompanion } from '../../../../companion/texts.ts';
import type { ToolProps } from '../../../../companion/tools.ts';
import { Shaker, SpeedSum } from '../../art/balls.tsx';
import { ballsOf } from '../../table/ships/speed.ts';
import { FleetParts } from './fleet-parts.tsx';
import { FRESH_SHAKES, isBlack, SHAKE_ODDS, SHAKE_SHAPE, shaken, shakeTally, speedAfter } from './shakes.ts';

const open = ledgerOf({ key: 'starfarers/shaker', fresh: () => FRESH_SHAKES, shape: SHAKE_SHAPE });

const sayBalls = (say: SayCompanion, shake: number): string =>
  ballsOf(shake)
    .map((colour) => say(`ball.${colour}`))
    .join(', ');

/** The mothership: two of five balls, the speed they give a fleet, and the encounter that the black one brings. */
export function ShakerTool({ box }: ToolProps) {
  const say = useCompanion();
  const feel = useFeel();
  const { now, ledger } = useLedger(open());
  const { now: table, ledger: notes } = useTable(box);
  const [first] = useState(now.shakes.length);
  const last = now.shakes.at(-1);
  const shake = () => {
    ledger.change(shaken(ledger.now, draw));
    feel('dice');
  };
  useGesture(shake);
  const pilots = box.pilots(table.active, table.players.length);
  return (
    <>
      <Crew box={box} table={table} onPass={() => notes.change(passed(table))} />
      <div className="companion-columns">
        <section className="companion-stage" aria-label={say('shaker.last')}>
          <button type="button" className="companion-touch" onClick={shake} aria-label={say('shaker.shake')}>
            <span className="companion-shaker">
              <Shaker
                name={last === undefined ? say('shaker.none') : sayBalls(say, last)}
                fallen={last === undefined ? [] : ballsOf(last)}
                shake={now.shakes.length}
                motion={now.shakes.length > first ? 'shaking' : 'still'}
              />
            </span>
          </button>
          <p role="status" className="companion-said">
            {last === undefined ? say('shaker.none') : `${sayBalls(say, last)}. `}
            {last !== undefined && isBlack(last) && <strong>{say('shaker.black')}</strong>}
          </p>
          {last !== undefined && isBlack(last) && (
            <Link to={{ page: 'companion', game: box.game, tool: 'reader' }} className="btn primary">
              <GameIcon name="almanac" />
              {say('shaker.read')}
            </Link>
          )}
          {last !== undefined && pilots.map((seat) => <FleetSpeed key={seat} box={box} seat={seat} shake={last} />)}
        </section>
        <section className="companion-beside">
          {pilots.map((seat) => (
            <FleetParts key={seat} box={box} seat={seat} table={table} onChange={(next) => notes.change(next)} />
          ))}
          <Shakes shakes={now.shakes} />
        </section>
      </div>
      <section className="companion-ways" aria-label={say('settings.tool')}>
        <Fresh name={say('fresh')} onFresh={() => ledger.change(FRESH_SHAKES)} />
        <ByShaking />
      </section>
      <Deed beside={<Undo ledger={ledger} />}>
        <button type="button" className="btn primary companion-big" onClick={shake}>
          <GameIcon name="fly" size="l" />
          {say('shaker.shake')}
        </button>
      </Deed>
    </>
  );
}

/** Why the ships of a pilot are as fast as they are. */
function FleetSpeed({ box, seat, shake }: ToolProps & { readonly seat: number; readonly shake: number }) {
  const say = useCompanion();
  const { now: table } = useTable(box);
  const names = useNames(table);
  const player = table.players[seat];
  if (player === undefined) return null;
  const { base, boosters, scientists } = speedAfter(shake, player);
  return (
    <div className="companion-speed">
      <p>
        <SeatToken seat={player.colour} size="small" />{' '}
        {say('shaker.speed', { name: names[seat] ?? '', speed: base + boosters + scientists })}
      </p>
      <SpeedSum
        balls={ballsOf(shake)}
        words={{ balls: say('shaker.balls'), total: say('shaker.total') }}
        parts={[
          { name: say('shaker.base'), amount: base },
          { name: say('fitting.booster'), amount: boosters },
          ...(scientists > 0 ? [{ name: say('scientists'), amount: scientists }] : []),
        ]}
      />
    </div>
  );
}

/** How often each speed came, and the black ball, beside how often they were due. */
function Shakes({ shakes }: { readonly shakes: readonly number[] }) {
  const say = useCompanion();
  const observed = shakeTally(shakes);
  const results = [...SHAKE_ODDS.speeds, 0];
  const sayResult = (result: number) => (result === 0 ? say('ball.black') : String(result));
  return (
    <section className="panel companion-chart" aria-labelledby="distribution">
      <h2 id="distribution" className="small-caps">
        {say('shaker.distribution')}
      </h2>
      <p className="muted">{say('shaker.count', { n: shakes.length })}</p>
      <DiceHistogram
        name={say('shaker.distribution')}
        observed={observed}
        odds={{ results, chances: SHAKE_ODDS.chances, of: SHAKE_ODDS.of }}
        height={150}
        words={{ observed: say('dice.observed'), expected: say('dice.expected') }}
      />
      <p className="muted companion-note">{say('shaker.note')}</p>
      <p className="unseen">
        {results.map((result, i) => say('dice.row', { sum: sayResult(result), n: observed[i] ?? 0 })).join(', ')}
      </p>
    </section>
  );
}
