import { covers } from '@orrery/common';
import { total } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { familyAt, type Move, materialFor } from '@orrery/starfarers/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { limitsOf } from '../../../common/trade/draft.ts';
import { panels } from '../panels/index.ts';
import { type AskedSeatCase, playRandomGame } from '../testing/games.ts';
import { tableApiOf } from '../testing/play.ts';
import { dialogueFor, dialogues } from './index.ts';

const print = (move: Move): string => starfarers.notation.print(move);

function drawn(name: string, request: AskedSeatCase): { readonly markup: string; readonly asked: ReadonlySet<string> } {
  const { play, asked } = tableApiOf(request);
  const Content = dialogues[name]?.Content;
  if (Content === undefined) throw new Error(`no dialogue ${name}`);
  const markup = renderToStaticMarkup(<Content play={play} />);
  return { markup, asked: new Set(asked.map(print)) };
}

const GAMES = [
  { seed: 31, seats: 3, options: { target: 18 }, maxEntries: 1500 },
  { seed: 32, seats: 4, options: { setup: 'explorer', target: 18 }, maxEntries: 1500 },
  { seed: 33, seats: 6, options: { setup: 'beginner', target: 18 }, maxEntries: 2500 },
] as const;

/** Calls `visit` for some of the requests of each question, because rendering is slow. */
function sampled(visit: (request: AskedSeatCase, question: string) => void, every = 7): void {
  const times = new Map<string, number>();
  for (const game of GAMES) {
    playRandomGame(game, (request) => {
      const { question } = request.asking;
      const n = (times.get(question) ?? 0) + 1;
      times.set(question, n);
      if (n % every === 1) visit(request, question);
    });
  }
}

test('every panel and every dialog that opens by itself can be drawn at every question', () => {
  const opened = new Set<string>();
  sampled((request) => {
    const { play } = tableApiOf(request);
    for (const { Content, Note } of panels) {
      renderToStaticMarkup(<Content play={play} />);
      if (Note) renderToStaticMarkup(<Note play={play} />);
    }
    const own = dialogueFor(request.asking, request.view);
    if (own === null) return;
    opened.add(own);
    expect(drawn(own, request).markup).not.toBe('');
  }, 500);
  expect([...opened]).toEqual(expect.arrayContaining(['encounter', 'steal', 'befriend']));
});

test('the encounter book offers every answer and every decision on the way', () => {
  const kinds = new Set<string>();
  sampled((request, question) => {
    if (dialogueFor(request.asking, request.view) !== 'encounter') return;
    const { markup, asked } = drawn('encounter', request);
    for (const move of request.moves) {
      kinds.add(move.kind);
      if (move.kind === 'take' || move.kind === 'give' || move.kind === 'fit' || move.kind === 'drop') {
        expect(asked).toContain(print(move));
      }
      if (move.kind !== 'answer') continue;
      const isPaid = total(move.cards) > 0;
      const way = isPaid ? /class="choice|aria-expanded="false"/ : /<button/;
      expect(markup, `${question} ${print(move)}`).toMatch(way);
      if (isPaid) expect(covers(request.view.hand.resources, move.cards)).toBe(true);
    }
  });
  expect([...kinds]).toEqual(expect.arrayContaining(['answer', 'take', 'drop', 'ground', 'jump']));
});

test('each number of cards that can be given is a button', () => {
  let gifts = 0;
  sampled((request, question) => {
    const { table } = request.view;
    if (question !== 'answer' || familyAt(table.family).answers !== 'number') return;
    gifts++;
    const { markup } = drawn('encounter', request);
    const buttons = markup.match(/<button.*?<\/button>/gs) ?? [];
    for (const name of ['Give nothing', 'Give 1 card', 'Give 2 cards', 'Give 3 cards']) {
      expect(buttons.filter((button) => button.includes(name))).toHaveLength(1);
    }
  });
  expect(gifts).toBeGreaterThan(3);
});

test('before the answer, the page contains nothing of the card except for its reader', () => {
  let pages = 0;
  sampled((request, question) => {
    if (question !== 'answer' || request.view.hand.card >= 0) return;
    pages++;
    const { markup } = drawn('encounter', request);
    expect(markup).toContain('still unread');
    expect(markup).not.toMatch(/Card \d+ of 32/);
  });
  expect(pages).toBeGreaterThan(10);
});

test('every legal offer, counter-offer and proposal can be put together by taps', () => {
  const kinds = new Set<string>();
  sampled(({ view, moves }) => {
    for (const move of moves) {
      if (move.kind !== 'offer' && move.kind !== 'counter' && move.kind !== 'propose') continue;
      const limits = limitsOf(view.hand.resources, materialFor(view.table.players.length).cardsPerResource, move);
      expect(covers(limits.give, move.give)).toBe(true);
      expect(covers(limits.take, move.take)).toBe(true);
      kinds.add(move.kind);
    }
  });
  expect(kinds).toEqual(new Set(['offer', 'counter', 'propose']));
});

test('robbing, friendship cards and building are decided where they happen', () => {
  sampled((request, question) => {
    const of = (kind: Move['kind']) => request.moves.filter((move) => move.kind === kind);
    if (question === 'steal') {
      const { asked } = drawn('steal', request);
      for (const move of of('steal')) expect(asked).toContain(print(move));
    }
    if (question === 'befriend') {
      const { markup } = drawn('befriend', request);
      expect(markup.match(/class="far-card"/g)).toHaveLength(of('befriend').length);
    }
  });
});
