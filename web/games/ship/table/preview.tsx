import { NONE } from '@orrery/common';
import type { SeatView } from '@orrery/kernel';
import { boosterPoints, type Event, type Hand, levelOf, type Move, playerOf, type Table } from '@orrery/ship/facts';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { MemoryChip, UnseenChip } from '../art/memory.tsx';
import { effectOf } from './board/ship-state.ts';
import { changeOf, type Figure, FORESEEN } from './foresight.ts';
import type { GearProps } from './gear.ts';
import { sightings, sizeOf } from './memory.ts';
import { pictureOf } from './parts/pictures.ts';
import { StockSign, sayStock } from './parts/stock.tsx';
import { moveName, useShip } from './parts/voice.ts';

type View = SeatView<Table, Hand>;

const SIGNS: Readonly<Record<Figure, GameIconName>> = {
  points: 'points',
  speed: 'booster',
  fight: 'cannon',
  friendship: 'friendship',
  medals: 'medal',
};

/** A figure before and after. */
function Step({ icon, name, from, to }: { icon: React.ReactNode; name: string; from: number; to: number }) {
  return (
    <li title={name}>
      {icon}
      <span className="unseen">{name} </span>
      {from} → <b>{to}</b>
    </li>
  );
}

/** What is told in passing and matters: who holds which honour, and whether this wins. */
function Tidings({ told }: { told: readonly Event[] }) {
  const say = useShip();
  return told.map((event) => {
    if (event.kind === 'won') {
      return (
        <li key="won" className="ship-wins">
          <GameIcon name="points" /> {say('preview.wins')}
        </li>
      );
    }
    if ((event.kind === 'friend' || event.kind === 'hero') && event.seat !== NONE) {
      return <li key={event.kind}>{say(`preview.${event.kind}`)}</li>;
    }
    return null;
  });
}

function Effect({ gear, view, move }: { gear: GearProps['gear']; view: View; move: Move }) {
  const say = useShip();
  if (move.kind !== 'centre' && move.kind !== 'centre-2') return null;
  const { crest } = playerOf(view.table, view.seat);
  return <li>{effectOf(gear.kit, move.centre, move.kind === 'centre' ? 1 : 2, crest, say)}</li>;
}

/** Before a flight: how far it goes, and with the memory aid what has been seen there. */
function Prospect({ play, gear, view, sector }: GearProps & { readonly view: View; readonly sector: number }) {
  const say = useShip();
  const { table } = view;
  const speed = boosterPoints(playerOf(table, view.seat)) + table.die;
  const size = sizeOf(table, sector);
  const seen = table.options.aid === 'on' ? (sightings(play.story, gear.kit).sectors[sector] ?? []) : [];
  return (
    <>
      <li>{say('preview.speed', { speed, n: size })}</li>
      {table.options.aid === 'on' && (
        <li className="ship-seen">
          {seen.map(({ card }) => (
            <MemoryChip key={card} card={pictureOf(play, gear.kit, card, say)} />
          ))}
          <UnseenChip>{say('memory.unseen', { n: Math.max(0, size - seen.length) })}</UnseenChip>
        </li>
      )}
    </>
  );
}

function Consequences({ play, gear, view, move }: GearProps & { readonly view: View; readonly move: Move }) {
  const say = useShip();
  const after = play.foresee(move);
  if (after === null) return null;
  const { stock, figures } = changeOf(view.table, after.table, view.seat);
  const isLevelLost = move.kind === 'give-up' && levelOf(playerOf(after.table, view.seat), move.centre) === 1;
  return (
    <ul className="ship-lines">
      {stock.map(({ kind, from, to }) => (
        <Step key={kind} icon={<StockSign kind={kind} />} name={sayStock(play, kind)} from={from} to={to} />
      ))}
      {figures.map(({ figure, from, to }) => (
        <Step
          key={figure}
          icon={<GameIcon name={SIGNS[figure]} />}
          name={say(`figure.${figure}`)}
          from={from}
          to={to}
        />
      ))}
      <Effect gear={gear} view={view} move={move} />
      {isLevelLost && <li>{say('preview.level-lost')}</li>}
      <Tidings told={after.told} />
      {move.kind === 'fly' && <Prospect play={play} gear={gear} view={view} sector={move.sector} />}
    </ul>
  );
}

/** What a move costs and brings, before it is made: played out by the engine on a copy of what its maker sees. */
export function Preview({ play, gear, move }: GearProps & { readonly move: Move }) {
  const { view } = play;
  const isLegal = play.why(move).length === 0;
  return (
    <div className="ship-preview">
      <h3>{moveName(play, gear, move)}</h3>
      {view.seat !== null && isLegal && FORESEEN.has(move.kind) && (
        <Consequences play={play} gear={gear} view={view} move={move} />
      )}
    </div>
  );
}
