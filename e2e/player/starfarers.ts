import { tradeOnce } from './hand-trade.ts';
import { bestOf, firstMatching, type PlayerStrategy } from './strategy.ts';

const RESOURCE = 'ore|fuel|carbon|food|goods';

/** How good a place is by its name: a friend first, then a site by its odds, then any place far from home. */
function placeValue(place: string): number {
  if (/^(the )?docking point/.test(place)) return 200;
  const around = [...place.matchAll(new RegExp(`(?:${RESOURCE}) (\\d+)(?:/(\\d+))?`, 'g'))];
  const odds = around
    .flatMap(([, a, b]) => [a, b])
    .filter((number) => number !== undefined)
    .reduce((sum, number) => sum + 6 - Math.abs(7 - Number(number)), 0);
  const row = Number(/(\d+)\/(\d+)/.exec(place)?.[2] ?? 30);
  const depth = 31 - row;
  if (/(^|\()point /.test(place)) return depth;
  return place.includes('unknown') || around.length < 2 ? 60 : 100 + odds;
}

/** Buttons that end a step of the turn, and those that decline a gift or a jump. */
const DONE = /^(Done|On to the flight|End turn)/;
const DECLINED = /^(Take no card|Don’t jump)/;

const PROMPT_PRIORITY = [
  /^Roll the dice/,
  /^Found a colony/,
  /^Take a freight pod/,
  /^Take a booster/,
  /^Take (a cannon|1 )/,
  /^Give up/,
  /^Give /,
  /^Rob /,
  /^(Decline|No$|Give nothing|Have no encounter)/,
  /^Trade with/,
  /^Discard$/,
  /^(Answer|Choose a friendship card)/,
  /^(Choose the ship that cannot fly|Place the ship)/,
  DECLINED,
  DONE,
  /^Withdraw the offer/,
  /^Clear$/,
];

/** Ships first, since they lead to points; then what lets them dock and makes them fast. */
const BUILD_PRIORITY = [/^Trade ship/, /^Colony ship/, /^Spaceport/, /^Freight pod/, /^Booster/, /^Cannon/];

/** Answers have a number before their text. */
const ENCOUNTER_PRIORITY = [
  /^(I+ )?(refuse|decline|stand and|look away|steer clear|let him go)/i,
  /^(I+ )?fly on [A-Z]/i,
  /^(0 )?Give nothing/i,
  /^Take /,
  /^(I+ )?(Hand over|Swap|Pay)/,
  /^(Fly on|Close the book)$/,
  new RegExp(`^(Add 1 )?(${RESOURCE})`, 'i'),
  /(booster|cannon|freight pod)/i,
  /^To the chart/,
  /^See the board/,
];

const DIALOGUE_PRIORITY: Readonly<Record<string, readonly RegExp[]>> = {
  'The book of encounters': ENCOUNTER_PRIORITY,
  'A seven: take a card': [/^Take one/],
  'A new friendship': [/./],
};

/** The same in the text table. */
const TEXT_TABLE_PRIORITY = [
  /^Roll the dice/,
  /^Found a colony/,
  /^Settle at /,
  /^First spaceport/,
  /^Place a trade ship/,
  /^Take a freight pod/,
  /^Take (a|1) /,
  /^Answer: (refuse|decline|stand|fly on|look away|steer clear|let him go|give nothing)/,
  /^Answer/,
  /^Choose “/,
  /^Give up/,
  /^Discard /,
  /^Give /,
  /^Rob /,
  /^(Decline|Have no encounter)/,
  /^Trade with/,
  /^Build a (trade|colony) ship/,
  /^Build a spaceport/,
  /^Build a freight pod/,
  /^Build a booster/,
  /^Build a cannon/,
  /^Ground /,
  DECLINED,
  /^Fly ship/,
  DONE,
  /^Withdraw the offer/,
];

/** The destination of a move in words: the text after “to” or “at”. */
const placeIn = (name: string): string => name.replace(/^.*?(?= (?:to|at) )/, '').replace(/^ (?:to|at) /, '');

/**
 * Starfarers: build ships, fly them to friends and good sites, take no risks in encounters; `trades` is how often the
 * player considers trading, once a turn and before building.
 */
export function starfarersStrategy({ trades = 0 }: { trades?: number } = {}): PlayerStrategy {
  let left = trades;
  let tradedIn = '';
  return {
    panels: /^Build and trade$/,
    placeValue,
    atPrompt: (names) => firstMatching(PROMPT_PRIORITY, names),
    isWayOut: (name) => DONE.test(name) || DECLINED.test(name),
    inPanels: (names, atPrompt) =>
      atPrompt.some((name) => DONE.test(name)) ? firstMatching(BUILD_PRIORITY, names) : undefined,
    inDialogue: (title, names) => firstMatching(DIALOGUE_PRIORITY[title] ?? [/^Close$/], names),
    inWords(names) {
      const wish = TEXT_TABLE_PRIORITY.find((each) => names.some((name) => each.test(name)));
      if (wish === undefined) return undefined;
      return bestOf(
        names.filter((name) => wish.test(name)),
        (name) => placeValue(placeIn(name)),
      );
    },
    async beforePrompt(player, atPrompt) {
      const turn = String(player.actions.filter((action) => action.startsWith('Roll')).length);
      if (left === 0 || tradedIn === turn || !atPrompt.some((name) => DONE.test(name))) return false;
      tradedIn = turn;
      const hasTraded = await tradeOnce(player);
      if (hasTraded) left -= 1;
      return hasTraded;
    },
  };
}
