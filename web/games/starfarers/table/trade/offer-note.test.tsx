import { hasSeat } from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isDeclinedAutomatically } from '../../../common/trade/forced-answer.ts';
import { dialogueFor, forcedAnswer } from '../dialogues/index.ts';
import { playRandomGame } from '../testing/games.ts';
import { tableApiOf } from '../testing/play.ts';
import { offeringSeatHere, StarfarersOfferNote } from './offer-note.tsx';

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
        expect(offeringSeatHere(play)).toBeNull();
        met.unasked++;
        return;
      }
      expect(offeringSeatHere(play)).toBe(view.table.active);
      expect(renderToStaticMarkup(<StarfarersOfferNote play={play} />)).toMatch(/Accept.*Counter.*No/s);
      expect(offeringSeatHere({ ...play, dialogue: 'trade' })).toBeNull();
      met.shown++;
    });
  }
  expect(Math.min(met.shown, met.unasked)).toBeGreaterThan(2);
});
