import { presentEdition } from '@orrery/catalog';
import { FRIENDSHIP_CARDS } from '@orrery/starfarers/facts';
import { CHARACTERS, DEVELOPMENTS } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { partOf } from '../almanac/almanac-parts.ts';
import { findAlmanacEntry, parseAlmanac } from '../almanac/parse.ts';
import { DUEL_VARIANT_UI } from './duel/table.ts';
import { findKit } from './index.ts';
import { entryOfCard } from './ship/table/parts/entries.ts';
import { FAMILY_WORDS, ruleOf } from './starfarers/table/encounters/families.ts';
import { entryOf } from './starfarers/table/friendship/people.ts';
import { STARSHIP_VARIANT_UI } from './starship/table.ts';
import { CARD_ENTRIES } from './startrek/table/panels/development.tsx';

const shipCards = ({ kit }: typeof DUEL_VARIANT_UI) => kit.variant.cards.map((_, number) => entryOfCard(kit, number));

/** Which almanac entries the cards of each game link to. */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  startrek: [...CHARACTERS.map(({ rule }) => rule), ...DEVELOPMENTS.map((card) => CARD_ENTRIES[card])],
  starship: shipCards(STARSHIP_VARIANT_UI),
  duel: shipCards(DUEL_VARIANT_UI),
  starfarers: [...FRIENDSHIP_CARDS.map((_, card) => entryOf(card)), ...FAMILY_WORDS.map(ruleOf)],
};

/** Entries about options, which are settled before a game and have no place on the table. */
const NOWHERE = ['options'];

test.each(Object.entries(LEADS))(
  'every card of %s links to an entry, which links back to the table',
  async (game, leads) => {
    const almanac = parseAlmanac((await presentEdition(game)?.voice?.almanac('en')) ?? '');
    const things = (await findKit(game)?.table?.())?.use((_rules, _wording, ui) => ui.almanacParts) ?? [];
    expect(leads.length).toBeGreaterThan(10);
    for (const lead of new Set(leads)) {
      const entry = findAlmanacEntry(almanac, lead);
      expect(entry, lead).not.toBeNull();
      if (entry !== null && !NOWHERE.includes(entry.key)) expect(partOf(things, entry.key), lead).not.toBeNull();
    }
  },
);

test('a support card links to the entry of its own name', async () => {
  const almanac = parseAlmanac((await presentEdition('startrek')?.voice?.almanac('en')) ?? '');
  for (const { rule, word } of CHARACTERS) expect(findAlmanacEntry(almanac, rule)?.key).toBe(word);
});
