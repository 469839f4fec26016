import { hasSeat } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { FRIENDSHIP_CARDS, type Move } from '@orrery/starfarers/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { starfarersUi } from './game-ui.tsx';
import { type AskedSeatCase, legalMoves, playRandomGame, type RandomGameOptions } from './testing/games.ts';
import { tableApiOf } from './testing/play.ts';

const { moveInputs: gestures, dialogues, dialogueFor, placeOf, pieces, moveForPlace: meant, places } = starfarersUi;
/** Answers that are clicked in the hand. */
const HAND_ANSWERS: readonly Move['kind'][] = ['discard'];
const print = (move: Move): string => starfarers.notation.print(move);

const GAMES: readonly RandomGameOptions[] = [
  { seed: 11, seats: 3, options: { setup: 'beginner', founding: 'figure', target: 18 } },
  { seed: 12, seats: 4, options: { setup: 'strategic', home: 'variable', target: 18 } },
  { seed: 13, seats: 3, options: { setup: 'explorer', jump: 'extra', target: 18 } },
  { seed: 14, seats: 5, options: { setup: 'wild', fame: 'per-copy', target: 18 } },
  { seed: 15, seats: 6, options: { setup: 'strategic', rivals: 'learned', target: 18 } },
  { seed: 16, seats: 6, options: { setup: 'beginner', target: 18 } },
];

const placesOf = ({ view }: AskedSeatCase): ReadonlySet<string> => new Set(places(view, 'across').map(({ id }) => id));

/** A move made on the board has a place there, and its piece can be selected. */
function expectPointable(move: Move, request: AskedSeatCase): void {
  const { table } = request.view;
  const place = placeOf(move, table);
  expect(place, print(move)).not.toBeNull();
  expect(placesOf(request)).toContain(place);
  const piece = pieces?.pieceFor(move, table) ?? null;
  const same = request.moves.filter(
    (other) =>
      other.kind === move.kind && placeOf(other, table) === place && (pieces?.pieceFor(other, table) ?? null) === piece,
  );
  expect(same, print(move)).toEqual([move]);
}

function expectReachable(move: Move, request: AskedSeatCase): void {
  const gesture = gestures[move.kind];
  if (gesture.by === 'prompt') return; // the frame makes a button of each
  if (gesture.by === 'board') expectPointable(move, request);
  if (gesture.dialogue !== undefined) expect(Object.keys(dialogues)).toContain(gesture.dialogue);
}

test('every legal move of every request can be made by a button, by pointing, from a panel or in a dialogue', () => {
  const seen = new Map<string, number>();
  for (const game of GAMES) {
    playRandomGame({ ...game, maxEntries: 2200 }, (request) => {
      for (const move of request.moves) {
        const key = `${game.seed} ${request.asking.question} ${move.kind}`;
        const times = (seen.get(key) ?? 0) + 1;
        seen.set(key, times);
        if (times <= 4) expectReachable(move, request);
      }
    });
  }
  expect(new Set([...seen.keys()].map((key) => key.slice(3))).size).toBeGreaterThan(33);
});

/** The same request for a player who has the card that converts ships. */
function converting({ state, view: { seat }, ...request }: AskedSeatCase): AskedSeatCase {
  const copy = starfarers.setup(state.table.options, state.hands.length);
  starfarers.copy(state, copy);
  const [player, hand] = [copy.table.players[seat], copy.hands[seat]];
  if (player === undefined || hand === undefined) throw new Error(`no player at seat ${seat}`);
  player.friends |= 1 << FRIENDSHIP_CARDS.findIndex(({ effect }) => effect === 'conversion');
  player.used = 0;
  const view = { seat, table: copy.table, hand };
  return { ...request, state: copy, view, moves: legalMoves(view) };
}

test('SF-FRIEND-CONVERSION · who may jump or has to ground a ship can point at one to convert it', () => {
  const seen = new Set<string>();
  for (const game of GAMES) {
    playRandomGame({ ...game, maxEntries: 2200 }, (request) => {
      const { question } = request.asking;
      if (question !== 'jump' && question !== 'ground') return;
      const asked = converting(request);
      for (const move of asked.moves.filter(({ kind }) => kind === 'convert')) {
        expectPointable(move, asked);
        seen.add(question);
      }
    });
  }
  expect(seen).toEqual(new Set(['jump', 'ground']));
});

test('every question is answered by a button, a place or a dialogue that opens by itself', () => {
  const questions = new Set<string>();
  for (const game of GAMES) {
    playRandomGame({ ...game, maxEntries: 900 }, ({ view, asking, moves }) => {
      if (!hasSeat(asking.must, view.seat)) return; // nobody waits for it
      questions.add(asking.question);
      const key = dialogueFor(asking, view);
      if (key !== null) expect(Object.keys(dialogues)).toContain(key);
      const isOpen = moves.some(({ kind }) => gestures[kind].by === 'prompt' || gestures[kind].by === 'board');
      const isInHand = moves.some(({ kind }) => HAND_ANSWERS.includes(kind));
      expect(key !== null || isOpen || isInHand, asking.question).toBe(true);
    });
  }
  expect([...questions]).toEqual(
    expect.arrayContaining([
      'settle',
      'harbour',
      'berth',
      'fit',
      'before',
      'main',
      'flight',
      'answer',
      'launch',
      'jump',
    ]),
  );
});

test('every kind of move of the game has a gesture', () => {
  const kinds = starfarers.vocabulary.moves.map(({ kind }) => kind);
  expect(Object.keys(gestures).sort()).toEqual([...kinds].sort());
});

test('what is meant by pointing at a lit place with its kind in hand is a move at that place', () => {
  let told = 0;
  for (const game of GAMES.slice(0, 3)) {
    playRandomGame({ ...game, maxEntries: 300 }, ({ view, moves }) => {
      for (const move of moves.slice(0, 6)) {
        const place = placeOf(move, view.table);
        if (gestures[move.kind].by !== 'board' || place === null) continue;
        const meaning = meant(place, move.kind, view, pieces?.pieceFor(move, view.table) ?? null);
        if (meaning === null) continue;
        told++;
        expect(meaning, print(move)).toEqual(move);
      }
    });
  }
  expect(told).toBeGreaterThan(50);
});

test('the chart of a game under way is small enough to be moved, in both lies, with a ship in hand', () => {
  const lit = new Set<string>();
  let drawn = 0;
  let largest = 0;
  playRandomGame({ seed: 21, seats: 4, options: { target: 18 }, maxEntries: 1500 }, (request) => {
    if (request.asking.question !== 'flight' || ++drawn % 25 !== 0) return;
    const { play } = tableApiOf(request);
    const piece = pieces?.defaultPiece(request.moves, request.view.table) ?? null;
    for (const orientation of ['across', 'upright'] as const) {
      const markup = renderToStaticMarkup(
        <starfarersUi.Board
          play={{ ...play, selectedPiece: piece }}
          highlighted={lit}
          pointed={null}
          unitPx={1}
          detailLevel={1}
          orientation={orientation}
        />,
      );
      largest = Math.max(largest, markup.match(/<[a-z]/g)?.length ?? 0);
    }
  });
  expect(drawn).toBeGreaterThan(25);
  expect(largest).toBeLessThan(2000);
});
