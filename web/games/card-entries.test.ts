import { presentEdition } from '@orrery/catalog';
import { CARDS } from '@orrery/starfarers/facts';
import { CHARACTERS, DEVELOPMENTS } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { findEntry, parseAlmanac } from '../almanac/parse.ts';
import { partOf } from '../almanac/things.ts';
import { DUEL_GEAR } from './duel/table.ts';
import { findKit } from './index.ts';
import { entryOfCard } from './ship/table/parts/entries.ts';
import { FAMILY_WORDS, ruleOf } from './starfarers/table/encounters/families.ts';
import { entryOf } from './starfarers/table/friendship/people.ts';
import { STARSHIP_GEAR } from './starship/table.ts';
import { CARD_ENTRIES } from './startrek/table/panels/development.tsx';

const shipCards = ({ kit }: typeof DUEL_GEAR) => kit.variant.cards.map((_, number) => entryOfCard(kit, number));

/** Where the cards of each game lead. */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  startrek: [...CHARACTERS.map(({ rule }) => rule), ...DEVELOPMENTS.map((card) => CARD_ENTRIES[card])],
  starship: shipCards(STARSHIP_GEAR),
  duel: shipCards(DUEL_GEAR),
  starfarers: [...CARDS.map((_, card) => entryOf(card)), ...FAMILY_WORDS.map(ruleOf)],
};

/** Entries about what is settled before a game are nowhere on the table. */
const NOWHERE = ['options'];

test.each(Object.entries(LEADS))(
  'every card of %s leads to an entry, which leads back to the table',
  async (game, leads) => {
    const almanac = parseAlmanac((await presentEdition(game)?.voice?.almanac('en')) ?? '');
    const things = (await findKit(game)?.table?.())?.use((_rules, _wording, furniture) => furniture.things) ?? [];
    expect(leads.length).toBeGreaterThan(10);
    for (const lead of new Set(leads)) {
      const entry = findEntry(almanac, lead);
      expect(entry, lead).not.toBeNull();
      if (entry !== null && !NOWHERE.includes(entry.key)) expect(partOf(things, entry.key), lead).not.toBeNull();
    }
  },
);

test('a support card leads to the entry of its own name', async () => {
  const almanac = parseAlmanac((await presentEdition('startrek')?.voice?.almanac('en')) ?? '');
  for (const { rule, word } of CHARACTERS) expect(findEntry(almanac, rule)?.key).toBe(word);
});
