import { top } from '@orrery/kernel';
import { opponentOf, type Table } from '@orrery/ship/facts';
import { WorldDefinitions } from '../../../../art/worlds/world.tsx';
import { isAwaited } from '../../../../table/awaited.ts';
import { SeatHere } from '../../../../table/fixtures.tsx';
import type { BoardProps } from '../../../../table/furniture.ts';
import { FORESEEN } from '../foresight.ts';
import { type GearProps, lowerSeat, type ShipPlay } from '../gear.ts';
import { ShipLine } from '../panels/seat-facts.tsx';
import { BuildSpace } from './build.tsx';
import { FlightSpace } from './flight.tsx';
import { FightSpace, lastFight, PirateSpace } from './pirate.tsx';
import { OtherShip, OwnShip } from './ship.tsx';
import { WonCards, WonSigns } from './won.tsx';

/** The table as it would be after the move that is looked at. */
function afterChosen(play: ShipPlay): Table | null {
  const { chosen, view } = play;
  if (chosen === null || view.seat === null || !FORESEEN.has(chosen.kind) || play.why(chosen).length > 0) return null;
  return play.foresee(chosen)?.table ?? null;
}

/** Between the ships: whatever the moment is about. */
function Space(props: GearProps & BoardProps) {
  const { play, gear } = props;
  const frame = top(play.view.table);
  if (frame.kind === 'pirate') return <PirateSpace play={play} gear={gear} />;
  if (frame.kind === 'build' && isAwaited(play)) return <BuildSpace play={play} gear={gear} />;
  const fight = lastFight(play);
  return (
    <>
      <FlightSpace {...props} />
      {fight !== null && frame.kind !== 'build' && <FightSpace play={play} fight={fight} />}
    </>
  );
}

/** Two starships over space: the other captain's above, one's own below. */
export function Board(props: GearProps & BoardProps) {
  const { play, gear, lit, pointed } = props;
  const own = lowerSeat(play);
  const other = opponentOf(own);
  return (
    <div className="ship-board">
      <svg className="ship-definitions" aria-hidden="true">
        <WorldDefinitions />
      </svg>
      <div className="ship-above">
        <SeatHere seat={other} />
        <OtherShip play={play} gear={gear} seat={other} />
        <WonSigns play={play} gear={gear} seat={other} />
        <ShipLine play={play} gear={gear} seat={other} />
      </div>
      <div className="ship-between">
        <Space {...props} />
      </div>
      <div className="ship-below">
        <OwnShip play={play} gear={gear} seat={own} lit={lit} pointed={pointed} after={afterChosen(play)} />
      </div>
      <div className="ship-foot">
        <SeatHere seat={own} />
        <WonCards play={play} gear={gear} seat={own} />
      </div>
    </div>
  );
}
