import { hasSeat } from '@orrery/kernel';
import type { Move } from '@orrery/starfarers/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isDeclinedAutomatically } from '../../../common/trade/forced-answer.ts';
import { OfferNote, offeringSeat } from '../../../common/trade/offer-note.tsx';
import { dialogueFor, forcedAnswer } from '../dialogues/index.ts';
import { playRandomGame } from '../testing/games.ts';
import { tableApiOf } from '../testing/play.ts';

test('an offer is answered beside the plate of its seat, without a dialogue; what cannot be paid is not asked', () => {
  const met = { shown: 0, unasked: 0 };
  for (const seed of [21, 22, 23]) {
    playRandomGame({ seed, seats: 4, maxEntries: 900 }, (request) => {
      const { asking, view } = request;
      if (asking.question !== 'offer' || view.seat === view.table.active || !hasSeat(asking.must, view.seat)) return;
      expect(dialogueFor(asking, view)).toBeNull();
      const { play } = tableApiOf(request);
      if (isDeclinedAutomatically(view, play.tableId)) {
        expect(forcedAnswer(asking, view, play.tableId)).toEqual({ kind: 'decline' });
        expect(offeringSeat(play)).toBeNull();
        met.unasked++;
        return;
      }
      const counter: Move = { kind: 'counter', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0] };
      expect(offeringSeat(play)).toBe(view.table.active);
      expect(renderToStaticMarkup(<OfferNote play={play} />)).toMatch(/Accept.*Counter.*No/s);
      expect(offeringSeat({ ...play, composed: counter })).toBeNull();
      met.shown++;
    });
  }
  expect(Math.min(met.shown, met.unasked)).toBeGreaterThan(2);
});
