import { topFrame } from '@orrery/kernel';
import { opponentOf, type Table } from '@orrery/ship/facts';
import { WorldDefinitions } from '../../../../art/worlds/world.tsx';
import type { BoardProps } from '../../../../table/game-ui.ts';
import { SeatSlot } from '../../../../table/page-board-slots.tsx';
import { isAwaited } from '../../../../table/viewer.ts';
import { ShipLine } from '../panels/seat-facts.tsx';
import { PREDICTABLE_KINDS } from '../predictions.ts';
import { lowerSeat, type ShipPartProps, type ShipTableApi } from '../types.ts';
import { BuildSpace } from './build.tsx';
import { FlightSpace } from './flight.tsx';
import { FightSpace, lastFight, PirateSpace } from './pirate.tsx';
import { OtherShip, OwnShip } from './ship.tsx';
import { WonCards, WonSigns } from './won.tsx';

/** The table after the move that is being previewed. */
function afterChosen(play: ShipTableApi): Table | null {
  const { chosen, view } = play;
  if (
    chosen === null ||
    view.seat === null ||
    !PREDICTABLE_KINDS.has(chosen.kind) ||
    play.whyRefused(chosen).length > 0
  )
    return null;
  return play.predict(chosen)?.table ?? null;
}

/** Between the ships: what the current moment is about. */
function MiddleSpace(props: ShipPartProps & BoardProps) {
  const { play, variantUi } = props;
  const frame = topFrame(play.view.table);
  if (frame.kind === 'pirate') return <PirateSpace play={play} variantUi={variantUi} />;
  if (frame.kind === 'build' && isAwaited(play)) return <BuildSpace play={play} variantUi={variantUi} />;
  const fight = lastFight(play);
  return (
    <>
      <FlightSpace {...props} />
      {fight !== null && frame.kind !== 'build' && <FightSpace play={play} fight={fight} />}
    </>
  );
}

/** Two starships with space between them: the opponent's above, one's own below. */
export function ShipBoard(props: ShipPartProps & BoardProps) {
  const { play, variantUi, highlighted, pointed } = props;
  const own = lowerSeat(play);
  const other = opponentOf(own);
  return (
    <div className="ship-board">
      <svg className="ship-definitions" aria-hidden="true">
        <WorldDefinitions />
      </svg>
      <div className="ship-above">
        <SeatSlot seat={other} />
        <OtherShip play={play} variantUi={variantUi} seat={other} />
        <WonSigns play={play} variantUi={variantUi} seat={other} />
        <ShipLine play={play} variantUi={variantUi} seat={other} />
      </div>
      <div className="ship-between">
        <MiddleSpace {...props} />
      </div>
      <div className="ship-below">
        <OwnShip
          play={play}
          variantUi={variantUi}
          seat={own}
          highlighted={highlighted}
          pointed={pointed}
          after={afterChosen(play)}
        />
      </div>
      <div className="ship-foot">
        <SeatSlot seat={own} />
        <WonCards play={play} variantUi={variantUi} seat={own} />
      </div>
    </div>
  );
}
