import { bestOf, granted, type Wishes } from './wishes.ts';

const RESOURCE = 'ore|fuel|carbon|food|goods';

/** How good a place is by its name: a friend first, then a site by its odds, then whatever lies far from home. */
function worth(place: string): number {
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

/** Buttons that end a step of the turn, and those that turn down a gift or a jump. */
const DONE = /^(Done|On to the flight|End turn)/;
const DECLINED = /^(Take no card|Don’t jump)/;

const AT_PROMPT = [
  /^Roll the dice/,
  /^Found a colony/,
  /^Take a freight pod/,
  /^Take a booster/,
  /^Take (a cannon|1 )/,
  /^Give up/,
  /^Give /,
  /^Rob /,
  /^(Decline|Give nothing|Have no encounter)/,
  /^Trade with/,
  /^(Answer|Choose a friendship card|Choose what to discard)/,
  /^(Choose the ship that cannot fly|Place the ship)/,
  DECLINED,
  DONE,
  /^Withdraw the offer/,
];

/** Ships first: they lead to points; then what lets them dock and makes them fast. */
const BUILDS = [/^Trade ship/, /^Colony ship/, /^Spaceport/, /^Freight pod/, /^Booster/, /^Cannon/];

/** Answers bear a numeral before their words. */
const BOOK = [
  /^(I+ )?(refuse|decline|stand and|look away|steer clear|let him go)/i,
  /^(I+ )?fly on [A-Z]/i,
  /^Give nothing/i,
  /^Take /,
  /^(I+ )?(Hand over|Swap|Pay)/,
  /^(Fly on|Close the book)$/,
  new RegExp(`^(Add 1 )?(${RESOURCE})`, 'i'),
  /(booster|cannon|freight pod)/i,
  /^To the chart/,
  /^See the board/,
];

const IN_DIALOGUES: Readonly<Record<string, readonly RegExp[]>> = {
  'The book of encounters': BOOK,
  'A seven: discard half': [/^Discard$/, /^Add 1 /],
  'A seven: take a card': [/^Take one/],
  'A new friendship': [/./],
  Trade: [/^Decline$/, /^(Trade|Take it)$/, /^Withdraw$/, /^Close$/],
};

/** The same in the text table. */
const IN_WORDS = [
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

/** Where a move in words leads: what stands after “to” or “at”. */
const placeIn = (name: string): string => name.replace(/^.*?(?= (?:to|at) )/, '').replace(/^ (?:to|at) /, '');

/** Starfarers: build ships, fly them to friends and good sites, take no risks with strangers. */
export function starfarers(): Wishes {
  return {
    panels: /^Build and trade$/,
    worth,
    atPrompt: (names) => granted(AT_PROMPT, names),
    isWayOut: (name) => DONE.test(name) || DECLINED.test(name),
    inPanels: (names, atPrompt) => (atPrompt.some((name) => DONE.test(name)) ? granted(BUILDS, names) : undefined),
    inDialogue: (title, names) => granted(IN_DIALOGUES[title] ?? [/^Close$/], names),
    inWords(names) {
      const wish = IN_WORDS.find((each) => names.some((name) => each.test(name)));
      if (wish === undefined) return undefined;
      return bestOf(
        names.filter((name) => wish.test(name)),
        (name) => worth(placeIn(name)),
      );
    },
  };
}
