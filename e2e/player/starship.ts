import { granted, type Wishes } from './wishes.ts';

/** What is done at a card, best first; after that it is traded, or flown on. */
const AT_CARD = [/^Found a colony/, /^Fulfil/, /^Found a trade station/];

const AT_PROMPT = [
  ...AT_CARD,
  /^Sell for ([4-9]|\d\d) astro$/,
  /^Buy for [1-3] astro$/,
  /^(Produce|Take) /,
  /^Give up/,
  /^Decline the offer/,
  /^Fly on/,
  /^Fight/,
  /^Pay/,
  /^(Choose centres|Arrange the cards)/,
  /^End the (flight|turn)/,
];

const SECTORS = 4;

/** What is dear to buy is worth selling. */
const SELLS = [/^Sell$/];
const isDear = (names: readonly string[]): boolean => names.some((name) => /^Buy for ([4-9]|\d\d) astro$/.test(name));

/** What is built first: what counts a point, what leads to one, what makes rich. */
const BUILDS = [/^\w+ II /, /^Colony ship/, /^Trade ship/, /^(?!Booster|Cannon)\w+ I /, /^Booster/, /^Cannon/];

const IN_DIALOGUES: Readonly<Record<string, readonly RegExp[]>> = {
  'Your first centres': [/^Choose in secret/, /^(Logistics|Storage|Command) centre/],
  'What comes next': [/^Put them back/],
  'Trade between captains': [/^Decline/, /^Close$/],
};

const IN_WORDS = [
  ...AT_CARD,
  /^Upgrade the /,
  /^Build a colony ship/,
  /^Build a trade ship/,
  /^Build the /,
  /^(Build|Upgrade) a /,
  /^Begin with: (Logistics|Storage|Command)/,
  /^Begin with/,
  /^(All on top|On top)/,
  /^Sell .* for ([4-9]|\d\d) astro \(.* at [4-9]\)/,
  /^Buy .*\(.* at [1-3]\)/,
  /^(Produce|Take) /,
  /^Give up/,
  /^Decline the offer/,
  /^Fly on/,
  /^Fly to/,
  /^Fight/,
  /^Pay/,
  /^End the (flight|turn)/,
];

/** Sternenschiff Catan and Das Duell: found what can be founded, build what can be built, buy cheap and sell dear. */
export function starship(): Wishes {
  let flights = 0;
  return {
    panels: /^Build /,
    // One sector after the other.
    worth: (place) => (Number(/^Sector (\d)/.exec(place)?.[1] ?? 0) === 1 + (flights % SECTORS) ? 1 : 0),
    atPrompt: (names) => (isDear(names) ? granted(SELLS, names) : undefined) ?? granted(AT_PROMPT, names),
    isWayOut: (name) => /^End the turn/.test(name),
    inPanels: (names) => granted(BUILDS, names),
    inDialogue: (title, names) => granted(IN_DIALOGUES[title] ?? [/^Close$/], names),
    inWords: (names) => granted(IN_WORDS, names),
    async aside(player) {
      flights = player.deeds.filter((deed) => deed === 'Fly there').length;
      return false;
    },
  };
}
