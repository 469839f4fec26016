import { ASTRO, boosterPoints, cannonPoints, MOON, playerOf } from '@orrery/ship/facts';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { HELD_KINDS, StockSign, stockName } from '../parts/stock.tsx';
import { useShipTexts } from '../parts/use-ship-texts.ts';
import type { ShipPartProps } from '../types.ts';

interface FigureProps {
  readonly icon: GameIconName;
  readonly name: string;
  readonly value: number;
}

function Figure({ icon, name, value }: FigureProps) {
  return (
    <span className="ship-tally" title={name}>
      <GameIcon name={icon} />
      <span className="unseen">{name} </span>
      {value}
    </span>
  );
}

/** What a captain has besides what the ship shows: progress to the target, money, friends and medals. */
export function SeatFacts({ play, seat }: ShipPartProps & { readonly seat: number }) {
  const say = useShipTexts();
  const { table } = play.view;
  const { stock, points, friendship, medals, crest } = playerOf(table, seat);
  return (
    <div className="ship-seat">
      <span className="ship-track" role="img" aria-label={say('seat.track', { points, target: table.options.target })}>
        {Array.from({ length: table.options.target }, (_, i) => i).map((i) => (
          <i key={i} className={i < points ? 'full' : ''} />
        ))}
      </span>
      <span className="ship-figures" data-anchor={`astro-${seat}`}>
        <Figure icon="astro" name={stockName(play, ASTRO)} value={stock[ASTRO] ?? 0} />
        <Figure icon="friendship" name={say('figure.friendship')} value={friendship} />
        <Figure icon="medal" name={say('figure.medals')} value={medals} />
        {crest >= 0 && (
          <span className="ship-tally" title={say(crest === MOON ? 'crest.moon' : 'crest.sun')}>
            <GameIcon name={crest === MOON ? 'moon' : 'sun'} />
            <span className="unseen">{say(crest === MOON ? 'crest.moon' : 'crest.sun')}</span>
          </span>
        )}
      </span>
    </div>
  );
}

/** The opponent's ship in one line on a narrow screen: what it holds and what it can do. */
export function ShipLine({ play, seat }: ShipPartProps & { readonly seat: number }) {
  const say = useShipTexts();
  const player = playerOf(play.view.table, seat);
  return (
    <p className="ship-line">
      <SeatMark seat={seat} />
      {HELD_KINDS.map((kind) => (
        <span key={kind} className="ship-tally" title={stockName(play, kind)}>
          <StockSign kind={kind} />
          <span className="unseen">{stockName(play, kind)} </span>
          {player.stock[kind] ?? 0}
        </span>
      ))}
      <Figure icon="booster" name={say('figure.speed')} value={boosterPoints(player)} />
      <Figure icon="cannon" name={say('figure.fight')} value={cannonPoints(player)} />
      <Figure icon="colony-ship" name={say('piece.colony-ship')} value={player.colonyShips} />
      <Figure icon="trade-ship" name={say('piece.trade-ship')} value={player.tradeShips} />
    </p>
  );
}

/** The most important fact about the opponent: money. */
export function SeatBrief({ play, seat }: ShipPartProps & { readonly seat: number }) {
  return (
    <Figure icon="astro" name={stockName(play, ASTRO)} value={playerOf(play.view.table, seat).stock[ASTRO] ?? 0} />
  );
}
