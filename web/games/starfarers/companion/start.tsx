import { starfarers } from '@orrery/starfarers';
import { isExtended, materialFor } from '@orrery/starfarers/facts';
import { useMemo } from 'react';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { dealtState } from '../../../companion/start/dealt-state.ts';
import type { BeginningProps } from '../../../companion/start/start-tool.tsx';
import { Starter } from '../../../companion/start/starter.tsx';
import { useCompanionTexts } from '../../../companion/texts.ts';
import { ChartPreview } from '../layout/layout.tsx';

/** The board layout, who begins, and what is prepared. */
export function StarfarersStart({ box, notes, table, onBegin }: BeginningProps) {
  const say = useCompanionTexts();
  const seats = table.players.length;
  const dealtTable = useMemo(() => dealtState(starfarers, notes, seats).table, [notes, seats]);
  const { setup, founding } = dealtTable.options;
  const isFigure = founding === 'figure' && !isExtended(seats);
  const { pileSize, laidOut, startFame, startColonies } = materialFor(seats);
  return (
    <section className="companion-beginning" aria-label={say('start.result')}>
      <Starter table={table} starter={dealtTable.starter} onBegin={onBegin} />
      <figure className="companion-board">
        <ChartPreview table={dealtTable} name={say('start.board')} />
        <figcaption>{say(`start.far.${setup}`)}</figcaption>
      </figure>
      <ul className="companion-facts">
        {isExtended(seats) && setup !== 'wild' && <li>{say('start.far.sectors')}</li>}
        {isExtended(seats) && <li>{say('start.far.discs')}</li>}
        <li>{say('start.far.pile', { n: pileSize })}</li>
        <li>{isFigure ? say('start.far.figure') : say('start.far.colonies', { n: startColonies })}</li>
        <li>{say('start.far.fame', { n: startFame })}</li>
        {!isFigure && (
          <li>
            {say('start.far.laid')}{' '}
            {box.fittings.map(({ key }, kind) => (
              <span key={key} className="companion-part">
                <GameIcon name={key} /> {laidOut[kind] ?? 0}
                <span className="unseen"> {say(`fitting.${key}`)}</span>
              </span>
            ))}
          </li>
        )}
      </ul>
    </section>
  );
}
