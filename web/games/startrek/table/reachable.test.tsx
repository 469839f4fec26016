import { has } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import { CARD_MOVES, type Move } from '@orrery/startrek/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { furniture } from './furniture.tsx';
import { placeOf } from './places.ts';
import { playedAtRandom, type Request } from './testing/games.ts';
import { playOf } from './testing/play.ts';
import type { Kind } from './trek.ts';

const { gestures, dialogues, dialogueFor, panels } = furniture;
const print = (move: Move): string => startrek.notation.print(move);

/** Kinds that are put together in their dialogue: what it can express is tested beside it. */
const COMPOSED: readonly Kind[] = ['offer', 'bank', 'double', 'counter', 'propose', 'discard', 'science', 'demand'];
/** Kinds that are answers in the trade dialogue. */
const IN_TRADE: readonly Kind[] = ['dismiss', 'close', 'reopen'];

/** What a button that can be pressed says, for each kind that is begun from a panel. */
const BUTTONS: Readonly<Partial<Record<Kind, string>>> = {
  buy: 'Card',
  sfi: 'Starfleet Intervenes',
  utopia: 'Utopia Planitia',
  science: 'Science',
  monopoly: 'Monopoly',
  ...Object.fromEntries(CARD_MOVES.filter(({ role }) => role === 'begins').map(({ kind }) => [kind, 'Use'])),
};

/** Whether some button with these words can be pressed. */
function canPress(markup: string, words: string): boolean {
  const buttons = markup.match(/<button[^>]*>.*?<\/button>/g) ?? [];
  return buttons.some((button) => button.includes(words) && !button.includes('aria-disabled="true"'));
}

function panelsSaid(request: Request): string {
  const { play } = playOf(request);
  return panels.map(({ Content }) => renderToStaticMarkup(<Content play={play} />)).join('');
}

/** The moves a dialogue asks about while it is drawn: those its buttons make. */
function offeredIn(name: string, request: Request): ReadonlySet<string> {
  const { play, asked } = playOf(request);
  const Content = dialogues[name]?.Content;
  if (Content === undefined) throw new Error(`there is no dialogue ${name}`);
  const markup = renderToStaticMarkup(<Content play={play} />);
  const shown = request.moves.filter((move) => move.kind === 'substitute' || move.kind === 'choose');
  if (name === 'price') expect(markup.match(/<button/g) ?? []).toHaveLength(shown.length);
  return new Set([...asked, ...(name === 'price' ? shown : [])].map(print));
}

function expectReachable(move: Move, request: Request): void {
  const gesture = gestures[move.kind];
  if (gesture.by === 'prompt') return; // the frame makes a button of each
  if (gesture.by === 'board') {
    expect(placeOf(move)).not.toBeNull();
    return;
  }
  if (gesture.by === 'panel' && !IN_TRADE.includes(move.kind))
    expect(canPress(panelsSaid(request), BUTTONS[move.kind] ?? '?'), print(move)).toBe(true);
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
    playedAtRandom(game, (request) => {
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
    playedAtRandom(game, ({ view, asking, moves }) => {
      if (!has(asking.must, view.seat)) return; // nobody waits for it
      questions.add(asking.question);
      const key = dialogueFor(asking, view);
      if (key !== null) expect(Object.keys(dialogues)).toContain(key);
      const isOpen = moves.some(({ kind }) => gestures[kind].by === 'prompt' || gestures[kind].by === 'board');
      expect(key !== null || isOpen, asking.question).toBe(true);
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
