import { seatRef } from '@orrery/kernel';
import type { Event, Hand, Move, Table } from '@orrery/kernel/example';
import type { BoardPlace, GameUi, MoveInput } from '../game-ui.ts';
import { message } from './comet-messages.ts';

const RADIUS = 70;
const GOODS = ['ice', 'dust', 'iron'];

const named = (name: string): Pick<MoveInput, 'name'> => ({ name: () => name });

function placesOf(seats: number): readonly BoardPlace[] {
  const around = Array.from({ length: seats }, (_, seat): BoardPlace => {
    const angle = (seat / seats) * 2 * Math.PI - Math.PI / 2;
    return {
      id: `seat ${seat}`,
      at: [Math.cos(angle) * RADIUS, Math.sin(angle) * RADIUS],
      reach: 16,
      name: message('place.seat', { seat: seatRef(seat) }),
    };
  });
  return [...around, { id: 'sky', at: [0, 0], reach: 22, name: message('place.sky') }];
}

/** A few circles and a comet: the smallest table that uses everything the frame supports. */
export const cometUi: GameUi<Table, Hand, Move, Event> = {
  box: { x: -100, y: -100, width: 200, height: 200 },
  Board: ({ play, highlighted, pointed }) => (
    <g>
      <circle r="95" fill="none" stroke="var(--brass-3)" />
      {placesOf(play.view.table.sizes.length).map(({ id, at }) => (
        <circle
          key={id}
          cx={at[0]}
          cy={at[1]}
          r={id === 'sky' ? 20 : 12}
          fill={highlighted.has(id) ? 'var(--brass-1)' : 'var(--sky-3)'}
          stroke={pointed === id ? 'var(--ivory)' : 'var(--brass-2)'}
        />
      ))}
    </g>
  ),
  places: ({ table }) => placesOf(table.sizes.length),
  placeOf(move) {
    if (move.kind === 'beacon') return 'sky';
    return move.kind === 'deal' ? `seat ${move.with}` : null;
  },
  moveForPlace(place, aim) {
    if (place === 'sky') return aim === null || aim === 'beacon' ? { kind: 'beacon' } : null;
    return aim === 'deal' ? { kind: 'deal', with: Number(place.slice(5)) } : null;
  },
  moveInputs: {
    roll: { by: 'prompt', isMain: true, ...named('Roll') },
    offer: { by: 'dialogue', dialogue: 'trade', ...named('Trade') },
    beacon: { by: 'board', needsConfirmation: true, ...named('Build a beacon') },
    end: { by: 'prompt', ...named('End the turn') },
    accept: { by: 'prompt', isMain: true, ...named('Accept') },
    decline: { by: 'prompt', ...named('Decline') },
    withdraw: { by: 'prompt', ...named('Withdraw') },
    deal: { by: 'board', ...named('Choose a partner') },
    discard: { by: 'prompt', ...named('Give back') },
    jam: { by: 'prompt', ...named('Jam') },
    pass: { by: 'prompt', ...named('Let it stand') },
  },
  Preview: () => <p>One of each good for a beacon</p>,
  dialogues: {
    tale: {
      title: () => 'Tale',
      Content: () => <p>Once upon a time.</p>,
      staysOpen: 'until-closed',
      coversBoard: true,
    },
    trade: {
      title: () => 'Trade',
      Content: ({ play }) => (
        <ul>
          {play.moves
            .filter(({ kind }) => kind === 'offer')
            .map((move) => (
              <li key={JSON.stringify(move)}>
                <button type="button" className="btn small" onClick={() => play.playMove(move)}>
                  {JSON.stringify(move)}
                </button>
              </li>
            ))}
        </ul>
      ),
    },
  },
  dialogueFor: () => null,
  panels: [
    {
      key: 'hand',
      name: () => 'Your hand',
      icon: '✋',
      place: 'dock',
      narrow: 'row',
      Content: ({ play: { view } }) =>
        view.seat === null ? null : <p>{view.hand.goods.map((n, good) => `${n} ${GOODS[good]}`).join(', ')}</p>,
    },
    {
      key: 'bag',
      name: () => 'The bag',
      icon: '👜',
      place: 'side',
      narrow: 'drawer',
      Content: ({ play }) => <p>{play.view.table.bag} goods</p>,
      badge: (play) => play.view.table.bag,
    },
  ],
  corners: { bottomRight: ({ play }) => <p>{play.view.table.bag} in the bag</p> },
  SeatFacts: ({ play, seat }) => <p>{play.view.table.sizes[seat]} goods</p>,
  points: ({ table }, seat) => table.beacons[seat] ?? 0,
  active: ({ turn }) => turn,
  headline: ({ round }) => `Round ${round}`,
  flights: (event) =>
    event.kind === 'drew' ? [{ key: 'good', picture: '●', from: { place: 'sky' }, to: { seat: event.seat } }] : [],
  actor: (event) => ('seat' in event ? event.seat : null),
  sound: (event) => (event.kind === 'rolled' ? 'dice' : null),
};
