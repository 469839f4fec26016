import { NONE } from '@orrery/common';
import { BOOSTER, linksLeft, MAX_UPGRADES, playerOf } from '@orrery/starfarers/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/games.ts';
import { tableApiOf } from '../testing/play.ts';
import { MothershipBrief, MothershipNote, MothershipPanel } from './mothership.tsx';

test('while another seat flies, its mothership and its speed are shown, by its name', () => {
  let flights = 0;
  playRandomGame({ seed: 5, seats: 4, maxEntries: 700 }, (request) => {
    const { view, state, asking } = request;
    const { table, seat } = view;
    if (asking.question !== 'flight' || table.shake === NONE || table.flying !== NONE) return;
    const watcher = (seat + 1) % table.players.length;
    const hand = state.hands[watcher];
    if (hand === undefined) throw new Error(`no player at seat ${watcher}`);
    const { play } = tableApiOf({ ...request, view: { ...view, seat: watcher, hand }, moves: [] });
    const panel = renderToStaticMarkup(<MothershipPanel play={play} />);
    const brief = renderToStaticMarkup(<MothershipBrief play={play} />);
    const boosters = `${playerOf(table, seat).fitted[BOOSTER]} of ${MAX_UPGRADES[BOOSTER]} boosters`;
    expect(panel).toContain(boosters);
    expect(brief).toContain(boosters);
    expect(renderToStaticMarkup(<MothershipNote play={play} />)).toContain(`${play.sitters[seat]?.name}’s ship`);
    const free = [0, 1, 2].find(
      (ship) => (((playerOf(table, seat).stuck | playerOf(table, seat).flown) >> ship) & 1) === 0,
    );
    if (free !== undefined) expect(brief).toContain(`= <b>${linksLeft(table, seat, free)}</b>`);
    flights++;
  });
  expect(flights).toBeGreaterThan(5);
});
