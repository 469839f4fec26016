import { tradeOnce } from './hand-trade.ts';
import { bestOf, firstMatching, type PlayerStrategy } from './strategy.ts';

/** How good a point is by its name: the odds of the numbers around it, and how many kinds they yield. */
function placeValue(place: string): number {
  const around = [...place.matchAll(/(tritanium|dilithium|food|oxygen|water) (\d+)/g)];
  const odds = around.reduce((sum, [, , number]) => sum + 6 - Math.abs(7 - Number(number)), 0);
  return odds + new Set(around.map(([, kind]) => kind)).size;
}

/** The priorities among the choices in the prompt bar. */
const PROMPT_PRIORITY = [
  /^Roll the dice/,
  /^Claim victory/,
  /^(Steal from|Trade (with|.* with))/,
  /^(Decline the offer|No$)/,
  /^(Discard|Take \d cards?|Play Monopoly.*)$/,
  /^Build a base/,
  /^Build a station/,
  /^Build a ship/,
  /^Turn the card to side B/,
  /^(Keep a card|Take another support card)/,
  /^(tritanium|dilithium|food|oxygen|water) × \d/,
  /^Don’t use the card/,
  /^That’s enough/,
  /^Ask for a resource/,
  /^End the turn/,
  /^Don’t steal/,
  /^Withdraw the offer/,
  /discard nothing$/,
  /^Clear$/,
  /^Back to /,
];

const RESOURCE = /^(tritanium|dilithium|food|oxygen|water)/;

/** What to press in a dialogue, by its title: the first available of these. */
const DIALOGUE_PRIORITY: Readonly<Record<string, readonly RegExp[]>> = {
  Development: [/ Play /, / Play$/, /^Close$/],
  'Keep a card': [/^Keep$/],
  'Your support card': [/^Turn to B$/, /^Take$/],
  'Ask for a resource': [/^Ask$/, RESOURCE, /^That’s enough$/, /^Close$/],
  'Pay with another card': [/: /, /^Close$/],
  'Look at somebody’s cards': [/^Look$/, /^Close$/],
};

/** The same in the text table. */
const TEXT_TABLE_PRIORITY = [
  /^Roll the dice/,
  /^Discard /,
  /^Place a station /,
  /^Place (a|the) ship /,
  /^Move the cruiser /,
  /^Steal from/,
  /^Decline the offer/,
  /^Trade .* with (?!the bank)/,
  /^Build a base /,
  /^Build a station /,
  /^Buy a development card/,
  /^Play /,
  /^Build a ship /,
  /with the bank$/,
  /: take /,
  /discard nothing$/,
  /^(Take|Keep|Give) /,
  /^Turn the card/,
  /^Don’t use the card/,
  /^That’s enough/,
  /^Start building/,
  /^End the turn/,
  /^Withdraw the offer/,
];

/** Star Trek; `trades` is how often the player considers trading, once a turn and before building. */
export function startrekStrategy({ trades = 0 }: { trades?: number } = {}): PlayerStrategy {
  let left = trades;
  let tradedIn = '';
  return {
    panels: /^(Build|Play)$/,
    placeValue,
    atPrompt: (names) => firstMatching(PROMPT_PRIORITY, names),
    isWayOut: (name) => /^(That’s enough|Don’t steal|Don’t use)/.test(name),
    inPanels: (names, atPrompt) =>
      atPrompt.some((name) => name.startsWith('End the turn'))
        ? firstMatching([/^Card /, / [1-9] to play$/], names)
        : undefined,
    inDialogue: (title, names) => firstMatching(DIALOGUE_PRIORITY[title] ?? [/^Close$/], names),
    inWords(names) {
      const wish = TEXT_TABLE_PRIORITY.find((each) => names.some((name) => each.test(name)));
      if (wish === undefined) return undefined;
      return bestOf(
        names.filter((name) => wish.test(name)),
        placeValue,
      );
    },
    async beforePrompt(player, atPrompt) {
      const turn = String(player.actions.filter((action) => action.startsWith('Roll')).length);
      if (left === 0 || tradedIn === turn || !atPrompt.some((name) => name.startsWith('End the turn'))) return false;
      tradedIn = turn;
      const hasTraded = await tradeOnce(player);
      if (hasTraded) left -= 1;
      return hasTraded;
    },
  };
}
