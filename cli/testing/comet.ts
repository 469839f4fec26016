import { type Entry, findGame } from '@orrery/catalog';
import { type Game, hold, type Kinded, type Words, who, worded } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';

function listed(): Entry {
  const found = findGame('comet');
  if (found === null) throw new Error('the catalog does not list comet');
  return found;
}

/** Comet as the catalog lists it, played by this engine and without words. */
const playedBy = <T, H, B, M extends Kinded, E extends Kinded, O, K>(game: Game<T, H, B, M, E, O, K>): Entry => ({
  ...listed(),
  editions: [{ edition: game.edition, load: async () => hold(game) }],
});

/** A game that nobody has written words for. */
export const COMET: Entry = playedBy(comet);

/** A game that has no engine yet. */
export const COMING: Entry = { ...COMET, id: 'nebula', state: 'coming', editions: [] };

/** Comet that breaks as soon as somebody decides. */
export const BROKEN: Entry = playedBy({
  ...comet,
  play() {
    throw new Error('the comet fell down');
  },
});

const words = (key: string, values: Words['values'] = {}): Words => ({ key, values });

/** Comet with a few words of its own: enough to see what the command line makes of them. */
export const WORDED: Entry = {
  ...COMET,
  editions: [
    {
      edition: comet.edition,
      load: async () => hold(comet),
      voice: {
        words: async () =>
          worded(comet, {
            event: (event) =>
              event.kind === 'rolled' ? words('rolled', { seat: who(event.seat), die: event.die }) : null,
            move: ({ kind }) => words('move', { kind }),
            refusal: ({ code }) => words('refusal', { code }),
            question: ({ question }) => words('question', { question }),
            options: {
              rounds: { name: words('rounds'), help: words('help'), values: [words('value'), words('value')] },
              jamming: { name: words('jamming'), help: words('help'), values: [words('value'), words('value')] },
            },
            marks: [{ subject: words('rounds'), provenance: words('value'), note: words('help') }],
            isChapter: ({ kind }) => kind === 'rolled',
            drawing: ({ table }) => `beacons ${table.beacons.join(' ')}\n`,
            legend: words('legend'),
            standing: ({ table }) => table.beacons.map((n, seat) => words('stands', { seat: who(seat), n })),
          }),
        texts: async (language) => ({
          rolled: `{seat, select, you {${language}: you roll} other {${language}: {seatName} rolls}} {die}`,
          move: '{kind}!',
          refusal: 'No, {code}.',
          question: '{question}?',
          rounds: 'Rounds',
          jamming: 'Jamming',
          help: 'How it is.',
          value: 'As it is',
          legend: 'Beacons by seat',
          stands: '{seat, select, you {you} other {{seatName}}}: {n}',
        }),
        almanac: async () => '',
      },
    },
  ],
};
