import type { Control, Sight } from './look.ts';

/** How good a point is by its name: the odds of the numbers around it, and how many kinds they bring. */
function worth(place: string): number {
  const around = [...place.matchAll(/(tritanium|dilithium|food|oxygen|water) (\d+)/g)];
  const odds = around.reduce((sum, [, , number]) => sum + 6 - Math.abs(7 - Number(number)), 0);
  return odds + new Set(around.map(([, kind]) => kind)).size;
}

export const bestPlace = (names: readonly string[]): string | undefined =>
  [...names].sort((a, b) => worth(b) - worth(a))[0];

const named = (controls: readonly Control[]): readonly string[] =>
  controls.filter(({ isOff }) => !isOff).map(({ name }) => name);

/** The first wish that can be granted. */
function granted(wishes: readonly RegExp[], names: readonly string[]): string | undefined {
  return wishes.map((wish) => names.find((name) => wish.test(name))).find((name) => name !== undefined);
}

/** What of the choices in the prompt bar comes first. */
const AT_PROMPT = [
  /^Roll the dice/,
  /^Claim victory/,
  /^(Steal from (?!nobody)|Trade (with|.* with))/,
  /^Decline the offer/,
  /^Build a base/,
  /^Build a station/,
  /^Build a ship/,
  /^Stop trading and build/,
  /^Turn the card to side B/,
  /^(Choose what to discard|Take a card|Keep a card|Use the card|Take another support card|Give a card)/,
  /^Do not use the card/,
  /^Leave it at that/,
  /^Ask for a resource/,
  /^End the turn/,
  /^Steal from nobody/,
  /^Withdraw the offer/,
];

export const bestChoice = (choices: Sight['choices']): string | undefined => granted(AT_PROMPT, named(choices));

/** What is pressed only where nothing better can be done on the board. */
export const isWayOut = (name: string): boolean => /^(Leave it at that|Steal from nobody|Do not use)/.test(name);

const RESOURCE = /^(tritanium|dilithium|food|oxygen|water)/;

/** What is pressed in a dialogue, by its title: the first of these that can be. */
const IN_DIALOGUES: Readonly<Record<string, readonly RegExp[]>> = {
  Discard: [/^Discard$/, /^Add 1 /],
  Trade: [/^Decline$/, /^(Trade|Take it)$/, /^Withdraw$/, /^Close$/],
  'Choose a card': [RESOURCE, /discard nothing/, /^Do not use/],
  'Keep a card': [/^Keep$/],
  'Your support card': [/^Turn to B$/, /^Take$/],
  'Ask for a resource': [/^Ask$/, RESOURCE, /^Leave it at that$/, /^Close$/],
  'Pay with another card': [/: /, /^Close$/],
  'Look at somebody’s cards': [/^Look$/, /^Close$/],
  Science: [/^Take 2 cards$/, /^Add 1 /],
  Monopoly: [/^Play Monopoly/, RESOURCE],
};

export const wantedIn = ({ title, controls }: Sight['dialogues'][number]): string | undefined =>
  granted(IN_DIALOGUES[title] ?? [/^Close$/], named(controls));

/** The same in the text table, where every move is a button of its own. */
const IN_WORDS = [
  /^Roll the dice/,
  /^Discard /,
  /^Place a station /,
  /^Place (a|the) ship /,
  /^Move the cruiser /,
  /^Steal from (?!nobody)/,
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
  /^Do not use the card/,
  /^Leave it at that/,
  /^Stop trading and build/,
  /^End the turn/,
  /^Withdraw the offer/,
];

export function wordedChoice(choices: Sight['choices']): string | undefined {
  const names = named(choices);
  const wish = IN_WORDS.find((each) => names.some((name) => each.test(name)));
  return wish === undefined ? undefined : bestPlace(names.filter((name) => wish.test(name)));
}
