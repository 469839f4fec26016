import { hasSeat, total } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { type Move, rateOf } from '@orrery/starfarers/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardPick } from '../../../common/pick-tile.tsx';
import { draftIn } from '../../../common/trade/hand-trade.ts';
import { dialogueFor } from '../dialogues/index.ts';
import { type AskedSeatCase, playRandomGame } from '../testing/games.ts';
import { tableApiOf } from '../testing/play.ts';
import type { StarfarersTableApi } from '../types.ts';
import { StarfarersComposer } from './composer.tsx';
import { composedGift } from './gift.ts';
import { composing, handPick, supplyPick, tradeOf } from './picks.ts';

const GAMES = [
  { seed: 41, seats: 3, options: { target: 18 }, maxEntries: 1500 },
  { seed: 42, seats: 6, options: { setup: 'strategic', target: 18 }, maxEntries: 2500 },
] as const;

const visitAll = (visit: (request: AskedSeatCase) => void): void => {
  for (const game of GAMES) playRandomGame(game, visit);
};

/** The table API with what a press composes. */
function pressable(request: AskedSeatCase) {
  const { play } = tableApiOf(request);
  let now: StarfarersTableApi = play;
  const api = (): StarfarersTableApi => now;
  const compose = (composed: Move | null) => {
    now = { ...play, compose, composed };
  };
  now = { ...play, compose };
  return api;
}

/** Presses a kind until it can be pressed no more, or as often as asked; returns how often. */
function press(pick: () => CardPick | null, kind: number, most = Number.POSITIVE_INFINITY): number {
  let times = 0;
  for (; times < most && pick()?.canPress(kind); times++) pick()?.press(kind);
  return times;
}

test('SF-SEVEN-02 · discards are clicked in the hand: as many as owed, and then the button makes a legal move', () => {
  let seen = 0;
  visitAll((request) => {
    const { asking, view } = request;
    if (asking.question !== 'discard' || !hasSeat(asking.must, view.seat) || view.hand.discard !== null) return;
    seen++;
    expect(dialogueFor(asking, view)).toBeNull();
    const api = pressable(request);
    for (let kind = 0; kind < view.hand.resources.length; kind++) press(() => handPick(api()), kind);
    const { composed } = api();
    if (composed?.kind !== 'discard') throw new Error('nothing is picked');
    expect(starfarers.refuse(view, composed)).toEqual([]);
    expect(composing(api())).toBe('discard');
    expect(renderToStaticMarkup(<StarfarersComposer play={api()} />)).toContain('data-move');
  });
  expect(seen).toBeGreaterThan(3);
});

test('SF-TRADE-03 · a card of the hand and a kind of the supply make an exchange, at the rate of the viewer', () => {
  const seen = { first: 0, second: 0 };
  visitAll((request) => {
    const { view, moves } = request;
    const exchange = moves.find((move) => move.kind === 'supply');
    if (exchange?.kind !== 'supply') return;
    const { table, seat } = view;
    const api = pressable(request);
    expect(press(() => handPick(api()), exchange.give, 1)).toBe(1);
    expect(press(() => supplyPick(api()), exchange.take, 1)).toBe(1);
    const draft = draftIn(api(), tradeOf(api()));
    expect([draft?.give[exchange.give], draft?.take[exchange.take]]).toEqual([1, 1]);
    const markup = renderToStaticMarkup(<StarfarersComposer play={api()} />);
    const button = markup.match(/<button[^>]*>(?:(?!<\/button>).)*Supply.*?<\/button>/s)?.[0] ?? '';
    expect(button).toContain('aria-disabled="false"');
    expect(button).toContain(`${rateOf(table, seat, exchange.give)}<`);
    if (seat === table.active) {
      seen.first++;
      return;
    }
    // SF56-TURN-03: pilot 2 asks nobody.
    expect(draft?.to).toBe(0);
    expect(markup).not.toContain('>Offer');
    seen.second++;
  });
  expect(Math.min(seen.first, seen.second)).toBeGreaterThan(3);
});

test('SF-ENC-02 · the cards of a gift or a price are clicked in the hand', () => {
  let seen = 0;
  visitAll((request) => {
    const { asking, view, moves } = request;
    if (asking.question !== 'answer' || !hasSeat(asking.must, view.seat)) return;
    const api = pressable(request);
    const dearest = Math.max(...moves.map((move) => (move.kind === 'answer' ? total(move.cards) : 0)));
    for (let kind = 0; kind < view.hand.resources.length; kind++) press(() => handPick(api()), kind);
    const gift = composedGift(api());
    if (dearest === 0) {
      expect(gift).toBeNull();
      return;
    }
    seen++;
    expect(gift).not.toBeNull();
    if (gift !== null) expect(starfarers.refuse(view, { kind: 'answer', ...gift })).toEqual([]);
    expect(total(gift?.cards ?? [])).toBe(dearest);
  });
  expect(seen).toBeGreaterThan(3);
});
