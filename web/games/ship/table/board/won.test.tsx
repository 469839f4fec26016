import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playRandomGame, type RandomGameOptions } from '../testing/games.ts';
import { tableApiOf } from '../testing/play.ts';
import { WonCards } from './won.tsx';

const GAMES: readonly RandomGameOptions[] = [
  { game: 'starship', seed: 31, options: {} },
  { game: 'duel', seed: 32, options: { median: 'on' } },
];

/** Number of requests between two checks. */
const CHECK_EVERY_REQUESTS = 40;

const count = (markup: string, what: RegExp): number => markup.match(what)?.length ?? 0;

test.each(GAMES)('every won card in $game links to the almanac', (played) => {
  let asked = 0;
  let most = 0;
  playRandomGame(played, (request) => {
    if (++asked % CHECK_EVERY_REQUESTS !== 0) return;
    const { play } = tableApiOf(request);
    const markup = renderToStaticMarkup(
      <WonCards play={play} variantUi={request.variantUi} seat={request.view.seat} />,
    );
    const cards = count(markup, /class="won-card"/g);
    expect(count(markup, /<button[^>]*class="about-this"/g)).toBe(cards);
    most = Math.max(most, cards);
  });
  expect(most).toBeGreaterThan(3);
});
