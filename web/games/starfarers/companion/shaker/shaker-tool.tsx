import { useState } from 'react';
import { Link } from '../../../../app/link.tsx';
import { DiceHistogram } from '../../../../art/charts/dice-histogram.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { ByShaking } from '../../../../companion/controls/by-shaking.tsx';
import { StartOver } from '../../../../companion/controls/start-over.tsx';
import { ToolAction } from '../../../../companion/controls/tool-action.tsx';
import { Undo } from '../../../../companion/controls/undo.tsx';
import { drawChance } from '../../../../companion/draw-chance.ts';
import { useFeedback } from '../../../../companion/feedback.ts';
import { useRollTrigger } from '../../../../companion/roll-trigger.ts';
import { notesLoader, useNotes } from '../../../../companion/storage/use-notes.ts';
import { usePlayerNames } from '../../../../companion/table/names.ts';
import { nextPlayersTurn } from '../../../../companion/table/table-notes.ts';
import { TurnLine } from '../../../../companion/table/turn-line.tsx';
import { useTableNotes } from '../../../../companion/table/use-table.ts';
import { type CompanionTranslate, useCompanionTexts } from '../../../../companion/texts.ts';
import type { ToolProps } from '../../../../companion/tools.ts';
import { Shaker, SpeedSum } from '../../art/balls.tsx';
import { ballsOf } from '../../table/ships/speed.ts';
import { FleetParts } from './fleet-parts.tsx';
import { isBlack, NEW_SHAKES, SHAKE_ODDS, SHAKE_SHAPE, shakeTally, speedAfter, withShake } from './shakes.ts';

const openNotes = notesLoader({ key: 'starfarers/shaker', fresh: () => NEW_SHAKES, shape: SHAKE_SHAPE });

const ballsText = (say: CompanionTranslate, shake: number): string =>
  ballsOf(shake)
    .map((colour) => say(`ball.${colour}`))
    .join(', ');

/** The mothership: two of five balls, the speed they give a fleet, and the encounter that the black one brings. */
export function ShakerTool({ box }: ToolProps) {
  const say = useCompanionTexts();
  const feel = useFeedback();
  const { now, notes: ledger } = useNotes(openNotes());
  const { now: table, notes } = useTableNotes(box);
  const [first] = useState(now.shakes.length);
  const last = now.shakes.at(-1);
  const shake = () => {
    ledger.change(withShake(ledger.now, drawChance));
    feel('dice');
  };
  useRollTrigger(shake);
  const pilots = box.pilots(table.active, table.players.length);
  return (
    <>
      <TurnLine rules={box} table={table} onPass={() => notes.change(nextPlayersTurn(table))} />
      <div className="companion-columns">
        <section className="companion-stage" aria-label={say('shaker.last')}>
          <button type="button" className="companion-touch" onClick={shake} aria-label={say('shaker.shake')}>
            <span className="companion-shaker">
              <Shaker
                name={last === undefined ? say('shaker.none') : ballsText(say, last)}
                fallen={last === undefined ? [] : ballsOf(last)}
                shake={now.shakes.length}
                motion={now.shakes.length > first ? 'shaking' : 'still'}
              />
            </span>
          </button>
          <p role="status" className="companion-said">
            {last === undefined ? say('shaker.none') : `${ballsText(say, last)}. `}
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
        <StartOver name={say('fresh')} onFresh={() => ledger.change(NEW_SHAKES)} />
        <ByShaking />
      </section>
      <ToolAction beside={<Undo ledger={ledger} />}>
        <button type="button" className="btn primary companion-big" onClick={shake}>
          <GameIcon name="fly" size="l" />
          {say('shaker.shake')}
        </button>
      </ToolAction>
    </>
  );
}

/** The sum that explains a fleet's speed. */
function FleetSpeed({ box, seat, shake }: ToolProps & { readonly seat: number; readonly shake: number }) {
  const say = useCompanionTexts();
  const { now: table } = useTableNotes(box);
  const names = usePlayerNames(table);
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

/** How often each speed and the black ball came, and how often they were expected. */
function Shakes({ shakes }: { readonly shakes: readonly number[] }) {
  const say = useCompanionTexts();
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
