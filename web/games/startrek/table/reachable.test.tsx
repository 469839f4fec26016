import { hasSeat } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import { type Move, SUPPORT_CARD_MOVES } from '@orrery/startrek/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startrekUi } from './game-ui.tsx';
import { placeOf } from './places.ts';
import { type AskedSeatCase, playRandomGame } from './testing/games.ts';
import { tableApiOf } from './testing/play.ts';
import type { MoveKind } from './types.ts';

const { moveInputs: gestures, dialogues, dialogueFor, panels, Composer, seatNote, SeatFacts } = startrekUi;
const print = (move: Move): string => startrek.notation.print(move);

/** Kinds that are composed in their dialogue: what it can express is tested beside it. */
const COMPOSED: readonly MoveKind[] = ['offer', 'bank', 'double', 'counter', 'propose', 'discard', 'science', 'demand'];
/** Kinds that are answers in the trade dialogue of the text table and at the table's own plates and notes. */
const IN_TRADE: readonly MoveKind[] = ['dismiss', 'close', 'reopen'];

/** Answers that are clicked in the hand or at the bank. */
const HAND_ANSWERS: readonly MoveKind[] = ['discard', 'repay', 'compensate', 'shield', 'take'];

/** The label of an enabled button, for each kind that starts from a panel. */
const BUTTONS: Readonly<Partial<Record<MoveKind, string>>> = {
  buy: 'Card',
  sfi: 'Starfleet Intervenes',
  utopia: 'Utopia Planitia',
  science: 'Science',
  monopoly: 'Monopoly',
  ...{ offer: 'in hand', bank: 'in hand', double: 'in hand', propose: 'in hand', counter: 'Counter' },
  ...{ discard: 'in hand', repay: 'in hand', compensate: 'at the bank', shield: 'at the bank', take: '×' },
  ...Object.fromEntries(SUPPORT_CARD_MOVES.filter(({ role }) => role === 'begins').map(({ kind }) => [kind, 'Use'])),
};

/** A deal is made where its partner has answered. */
const labelsOf = ({ kind }: Move): readonly string[] =>
  kind === 'deal' ? ['Trade', 'Take it'] : [BUTTONS[kind] ?? '?'];

/** Whether an enabled button with this label exists. */
function canPress(markup: string, words: string): boolean {
  const buttons = markup.match(/<button[^>]*>.*?<\/button>/gs) ?? [];
  return buttons.some((button) => button.includes(words) && !button.includes('aria-disabled="true"'));
}

function panelsSaid(request: AskedSeatCase): string {
  const { play } = tableApiOf(request);
  const seats = play.sitters.map((_, seat) => <SeatFacts key={String(seat)} play={play} seat={seat} />);
  const parts = [...panels.map(({ Content }) => Content), Composer, seatNote?.Content];
  const own = parts.map((Part) => Part && renderToStaticMarkup(<Part play={play} />));
  return [...own, renderToStaticMarkup(seats)].join('');
}

/** The moves a dialogue asks about while it is rendered: those its buttons make. */
function offeredIn(name: string, request: AskedSeatCase): ReadonlySet<string> {
  const { play, asked } = tableApiOf(request);
  const Content = dialogues[name]?.Content;
  if (Content === undefined) throw new Error(`no dialogue ${name}`);
  const markup = renderToStaticMarkup(<Content play={play} />);
  const shown = request.moves.filter((move) => move.kind === 'substitute' || move.kind === 'choose');
  if (name === 'price') expect(markup.match(/<button/g) ?? []).toHaveLength(shown.length);
  return new Set([...asked, ...(name === 'price' ? shown : [])].map(print));
}

function expectReachable(move: Move, request: AskedSeatCase): void {
  const gesture = gestures[move.kind];
  if (gesture.by === 'prompt') return; // the frame makes a button of each
  if (gesture.by === 'board') {
    expect(placeOf(move)).not.toBeNull();
    return;
  }
  if (gesture.by === 'panel' && !IN_TRADE.includes(move.kind))
    expect(
      labelsOf(move).some((label) => canPress(panelsSaid(request), label)),
      print(move),
    ).toBe(true);
  if (gesture.dialogue === undefined || COMPOSED.includes(move.kind)) return;
  expect(offeredIn(gesture.dialogue, request), print(move)).toContain(print(move));
}

const GAMES = [
  { seed: 11, seats: 3, options: { steal: 'may', claim: 'by-hand' } },
  { seed: 12, seats: 4, options: { phases: 'joined' } },
  { seed: 13, seats: 4, options: { offers: 'any' } },
  { seed: 14, seats: 3, options: { phases: 'joined', support: 'off' } },
] as const;

test('every legal move of every request can be made by a button, by pointing, from a panel or in a dialogue', () => {
  const seen = new Map<string, number>();
  for (const game of GAMES) {
    playRandomGame(game, (request) => {
      for (const move of request.moves) {
        const key = `${request.asking.question} ${move.kind}`;
        const times = (seen.get(key) ?? 0) + 1;
        seen.set(key, times);
        if (times <= 12) expectReachable(move, request);
      }
    });
  }
  expect(seen.size).toBeGreaterThan(45);
});

test('every question is answered by a button, a place or a dialogue that opens by itself', () => {
  const questions = new Set<string>();
  for (const game of GAMES) {
    playRandomGame(game, ({ view, asking, moves }) => {
      if (!hasSeat(asking.must, view.seat)) return; // nobody waits for it
      questions.add(asking.question);
      const key = dialogueFor(asking, view);
      if (key !== null) expect(Object.keys(dialogues)).toContain(key);
      const isOpen = moves.some(({ kind }) => gestures[kind].by === 'prompt' || gestures[kind].by === 'board');
      const isInHand = moves.some(({ kind }) => HAND_ANSWERS.includes(kind));
      expect(key !== null || isOpen || isInHand, asking.question).toBe(true);
    });
  }
  expect([...questions].sort()).toEqual(
    expect.arrayContaining([
      'before',
      'build',
      'cruiser',
      'decide',
      'discard',
      'found-station',
      'main',
      'offer',
      'trade',
    ]),
  );
});

test('every kind of move of the game has a gesture, and every dialogue it names is there', () => {
  const kinds = startrek.vocabulary.moves.map(({ kind }) => kind);
  expect(Object.keys(gestures).sort()).toEqual([...kinds].sort());
  for (const { dialogue } of Object.values(gestures)) {
    if (dialogue !== undefined) expect(Object.keys(dialogues)).toContain(dialogue);
  }
});
