import { topFrame } from '@orrery/kernel';
import { opponentOf, type Table } from '@orrery/ship/facts';
import { WorldDefinitions } from '../../../../art/worlds/world.tsx';
import type { BoardProps } from '../../../../table/game-ui.ts';
import { PromptSlot, SeatSlot, TabsSlot } from '../../../../table/page-board-slots.tsx';
import { useScreenHeight, useScreenWidth } from '../../../../table/use-screen-size.ts';
import { isAwaited } from '../../../../table/viewer.ts';
import { isFightQuestion, latestFight } from '../fights.ts';
import { ShipLine } from '../panels/seat-facts.tsx';
import { PREDICTABLE_KINDS } from '../predictions.ts';
import { lowerSeat, type ShipPartProps, type ShipTableApi } from '../types.ts';
import { BuildSpace } from './build.tsx';
import { FightResultSpace } from './fight-result.tsx';
import { FlightSpace } from './flight.tsx';
import { PirateSpace } from './pirate.tsx';
import { OtherShip, OtherShipSlim, OwnShip } from './ship.tsx';
import { WonCards, WonCounts, WonSigns } from './won.tsx';

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
  const result = latestFight(play.story);
  const isShown =
    result !== null && (play.moment !== null || isFightQuestion(play.view.table) || frame.kind !== 'build');
  if (isShown) return <FightResultSpace play={play} variantUi={variantUi} result={result} />;
  if (frame.kind === 'build' && isAwaited(play)) return <BuildSpace play={play} variantUi={variantUi} />;
  return <FlightSpace {...props} />;
}

/** The opponent: as much of the ship as the height of the screen allows. */
function Opponent({ play, variantUi, seat }: ShipPartProps & { readonly seat: number }) {
  const isWide = useScreenWidth() === 'wide';
  const height = useScreenHeight();
  const isLine = !isWide || height === 'low';
  return (
    <>
      <SeatSlot seat={seat} />
      {!isLine && height === 'tall' && (
        <>
          <OtherShip play={play} variantUi={variantUi} seat={seat} />
          <WonSigns play={play} variantUi={variantUi} seat={seat} />
        </>
      )}
      {!isLine && (height === 'medium' || height === 'short') && (
        <>
          <OtherShipSlim play={play} variantUi={variantUi} seat={seat} />
          <WonCounts play={play} variantUi={variantUi} seat={seat} />
        </>
      )}
      {isLine && <ShipLine play={play} variantUi={variantUi} seat={seat} />}
    </>
  );
}

/**
 * Two starships in rows of fixed height, of which none grows with its content: the opponent’s, what the moment is about,
 * the prompt bar, one’s own ship, and what its captain has.
 */
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
        <Opponent play={play} variantUi={variantUi} seat={other} />
      </div>
      <TabsSlot />
      <div className="ship-between">
        <MiddleSpace {...props} />
      </div>
      <PromptSlot />
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
