import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Played, playedAtRandom } from '../testing/games.ts';
import { playOf } from '../testing/play.ts';
import { WonCards } from './won.tsx';

const GAMES: readonly Played[] = [
  { game: 'starship', seed: 31, options: {} },
  { game: 'duel', seed: 32, options: { median: 'on' } },
];

/** Requests from one look to the next. */
const EVERY = 40;

const count = (markup: string, what: RegExp): number => markup.match(what)?.length ?? 0;

test.each(GAMES)('every card that was won in $game has its way to the almanac', (played) => {
  let asked = 0;
  let most = 0;
  playedAtRandom(played, (request) => {
    if (++asked % EVERY !== 0) return;
    const { play } = playOf(request);
    const markup = renderToStaticMarkup(<WonCards play={play} gear={request.gear} seat={request.view.seat} />);
    const cards = count(markup, /class="won-card"/g);
    expect(count(markup, /<button[^>]*class="about-this"/g)).toBe(cards);
    most = Math.max(most, cards);
  });
  expect(most).toBeGreaterThan(3);
});
