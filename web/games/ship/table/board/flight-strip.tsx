import { playerOf } from '@orrery/ship/facts';
import { ActionsLeft, SpeedLeft } from '../../art/counters.tsx';
import { MemoryChip, UnseenChip } from '../../art/memory.tsx';
import { cardPicture } from '../parts/pictures.ts';
import { useShipTexts } from '../parts/use-ship-texts.ts';
import type { ShipPartProps } from '../types.ts';
import { flightCounts } from './flight.tsx';

/** The flight so far in one line, while something else takes its place. */
export function FlightStrip({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { table } = play.view;
  const { speed, cards, most, actions } = flightCounts(table, playerOf(table, table.active));
  return (
    <header className="ship-strip">
      <h2 className="display">
        {table.sector < 0 ? say('flight.title.closed.brief') : say('flight.title.brief', { sector: table.sector + 1 })}
      </h2>
      <span className="ship-strip-cards">
        {table.row
          .map((card, at) => ({ card, key: `${at} ${card}` }))
          .map(({ card, key }) =>
            card < 0 ? (
              <UnseenChip key={key}>{say('caption.face-down')}</UnseenChip>
            ) : (
              <MemoryChip key={key} card={cardPicture(play, variantUi.kit, card, say)} />
            ),
          )}
      </span>
      {speed > 0 && (
        <span className="ship-strip-left">
          <SpeedLeft name={say('flight.speed.left', { speed, n: cards })} most={speed} left={cards} />
          <b>{say('flight.left', { n: cards })}</b>
          <ActionsLeft name={say('flight.actions.left', { most, n: actions })} most={most} left={actions} />
          <b>{say('flight.left', { n: actions })}</b>
        </span>
      )}
    </header>
  );
}
