import { type CatalogEntry, findGame } from '@orrery/catalog';
import { eraseGame, eraseWithMessages, type Game, type Kinded, type Message, seatRef } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';

function cometEntry(): CatalogEntry {
  const found = findGame('comet');
  if (found === null) throw new Error('the catalog does not list comet');
  return found;
}

/** Comet as the catalog lists it, played by this engine and without texts. */
const entryPlayedBy = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
): CatalogEntry => ({
  ...cometEntry(),
  editions: [{ edition: game.edition, load: async () => eraseGame(game) }],
});

/** A game without texts. */
export const COMET_ENTRY: CatalogEntry = entryPlayedBy(comet);

/** A game that has no engine yet. */
export const COMING_ENTRY: CatalogEntry = { ...COMET_ENTRY, id: 'nebula', state: 'coming', editions: [] };

/** A Comet engine that throws at the first decision. */
export const BROKEN_ENTRY: CatalogEntry = entryPlayedBy({
  ...comet,
  play() {
    throw new Error('the comet fell down');
  },
});

const message = (key: string, values: Message['values'] = {}): Message => ({ key, values });

/** Comet with a few texts of its own: enough to test what the command line does with them. */
export const COMET_WITH_MESSAGES: CatalogEntry = {
  ...COMET_ENTRY,
  editions: [
    {
      edition: comet.edition,
      load: async () => eraseGame(comet),
      voice: {
        words: async () =>
          eraseWithMessages(comet, {
            event: (event) =>
              event.kind === 'rolled' ? message('rolled', { seat: seatRef(event.seat), die: event.die }) : null,
            move: ({ kind }) => message('move', { kind }),
            refusal: ({ code }) => message('refusal', { code }),
            question: ({ question }) => message('question', { question }),
            options: {
              rounds: { name: message('rounds'), help: message('help'), values: [message('value'), message('value')] },
              jamming: {
                name: message('jamming'),
                help: message('help'),
                values: [message('value'), message('value')],
              },
            },
            marks: [{ subject: message('rounds'), provenance: message('value'), note: message('help') }],
            isChapter: ({ kind }) => kind === 'rolled',
            drawing: ({ table }) => `beacons ${table.beacons.join(' ')}\n`,
            legend: message('legend'),
            standing: ({ table }) => table.beacons.map((n, seat) => message('stands', { seat: seatRef(seat), n })),
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
