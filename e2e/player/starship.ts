import { firstMatching, type PlayerStrategy } from './strategy.ts';

/** Actions at a card, best first; after them trade, or fly on. */
const CARD_PRIORITY = [/^Found a colony/, /^Fulfil/, /^Found a trade station/];

const PROMPT_PRIORITY = [
  ...CARD_PRIORITY,
  /^Sell 1 .* for ([4-9]|\d\d) astro$/,
  /^Buy 1 .* for [1-3] astro$/,
  /^(Produce |1 (ore|fuel|food|carbon|trade good))/,
  /^Give up/,
  /^Decline the offer/,
  /^Fly on/,
  /^Fight/,
  /^Pay/,
  /^(Choose centres|Arrange the cards)/,
  /^End the (flight|turn)/,
];

const SECTORS = 4;

/** Building order: what scores a point, what leads to one, what earns most. */
const BUILD_PRIORITY = [
  /^Go on/,
  /^\w+ II /,
  /^Colony ship/,
  /^Trade ship/,
  /^(?!Booster|Cannon)\w+ I /,
  /^Booster/,
  /^Cannon/,
];

const DIALOGUE_PRIORITY: Readonly<Record<string, readonly RegExp[]>> = {
  'Your first centres': [/^Choose in secret/, /^(Logistics|Storage|Command) centre/],
  'What comes next': [/^Put them back/],
  'Trade between captains': [/^Decline/, /^Close$/],
};

const TEXT_TABLE_PRIORITY = [
  ...CARD_PRIORITY,
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

/** Sternenschiff Catan and Das Duell: found and build whatever is possible, buy cheap and sell dear. */
export function starshipStrategy(): PlayerStrategy {
  let flights = 0;
  return {
    panels: /^Build | the fight$/,
    // One sector after the other.
    placeValue: (place) => (Number(/^Sector (\d)/.exec(place)?.[1] ?? 0) === 1 + (flights % SECTORS) ? 1 : 0),
    atPrompt: (names) => firstMatching(PROMPT_PRIORITY, names),
    isWayOut: (name) => /^End the turn/.test(name),
    inPanels: (names) => firstMatching(BUILD_PRIORITY, names),
    inDialogue: (title, names) => firstMatching(DIALOGUE_PRIORITY[title] ?? [/^Close$/], names),
    inWords: (names) => firstMatching(TEXT_TABLE_PRIORITY, names),
    async beforePrompt(player) {
      flights = player.actions.filter((action) => action.startsWith('Sector ')).length;
      return false;
    },
  };
}
