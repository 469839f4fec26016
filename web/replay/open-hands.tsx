import type { Game, Kinded, Seat, State, Wording, Words } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import { SeatToken, seatClass } from '../art/seats.tsx';
import type { Panel, Play } from '../table/furniture.ts';
import { speaker } from '../texts/catalogue.ts';
import { REPLAY_TEXTS } from './texts.ts';

/** What a seat sees in its hand beyond what everybody sees: the lines that only its own standing has. */
function handWords<T, H, M, E, O>(
  { standing }: Pick<Wording<T, H, M, E, O>, 'standing'>,
  { table, hands }: Pick<State<T, H, unknown>, 'table' | 'hands'>,
  seat: Seat,
): readonly Words[] {
  const hand = hands[seat];
  if (hand === undefined) return [];
  return standing({ seat, table, hand }).slice(standing({ seat: null, table }).length);
}

/** A panel with everybody's hand in words, for a game whose cards are open. */
export function openHandsPanel<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { id }: Game<T, H, B, M, E, O, K>,
  wording: Wording<T, H, M, E, O>,
  stateNow: () => State<T, H, B>,
): Panel<T, H, M, E> {
  return {
    key: `${id}-hands`,
    name: (language) => speaker(REPLAY_TEXTS, language)('hands'),
    icon: <Icon name="eye" />,
    place: 'dock',
    narrow: 'drawer',
    Content: ({ play }) => <Hands play={play} words={(seat) => handWords(wording, stateNow(), seat)} />,
  };
}

interface HandsProps<T, H, M extends Kinded, E extends Kinded> {
  readonly play: Play<T, H, M, E>;
  readonly words: (seat: Seat) => readonly Words[];
}

function Hands<T, H, M extends Kinded, E extends Kinded>({ play, words }: HandsProps<T, H, M, E>) {
  return (
    <ul className="open-hands">
      {play.sitters.map(({ name }, seat) => (
        <li key={seatClass(seat)}>
          <p className="open-hand-name">
            <SeatToken seat={seat} size="small" /> {name}
          </p>
          {words(seat).map((line) => (
            <p key={line.key}>{play.say(line)}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}
