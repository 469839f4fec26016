import type { Language } from '@orrery/catalog';
import type { ChoiceHotkey, MoveInput } from '../../../table/game-ui.ts';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { SHIP_TEXTS, type ShipTextKey } from './texts.ts';
import type { MoveKind, ShipUi } from './types.ts';

export const labelOf = (key: ShipTextKey) => (language: Language) => makeTranslate(SHIP_TEXTS, language)(key);

const withLabel = (kind: MoveKind): Pick<MoveInput, 'name'> => ({ name: labelOf(`gesture.${kind}`) });
const byPrompt = (kind: MoveKind): MoveInput => ({ by: 'prompt', ...withLabel(kind) });
const byPanel = (kind: MoveKind): MoveInput => ({ by: 'panel', ...withLabel(kind) });
const byBoard = (kind: MoveKind): MoveInput => ({ by: 'board', ...withLabel(kind) });
const byDialogue = (kind: MoveKind, key: string): MoveInput => ({ by: 'dialogue', dialogue: key, ...withLabel(kind) });
/** Made in the barter dialogue, which does not open for it. */
const inBarterDialogue = (kind: MoveKind): MoveInput => ({ ...byPanel(kind), dialogue: 'barter' });
const asMain = (gesture: MoveInput): MoveInput => ({ ...gesture, isMain: true });
const withHighlight = (gesture: MoveInput): MoveInput => ({ ...gesture, isHighlighted: true });
const asRisky = (gesture: MoveInput): MoveInput => ({ ...gesture, isRisky: true });
/** A key that means nothing else, in any phase: pressed once too often it does nothing. */
const withKey = (hotkey: ChoiceHotkey, gesture: MoveInput): MoveInput => ({ ...gesture, hotkey });
/** At the right end of the row: it leaves everything else undone. */
const atEnd = (gesture: MoveInput): MoveInput => ({ ...gesture, isLast: true });
const withConfirmation = (gesture: MoveInput): MoveInput => ({ ...gesture, needsConfirmation: true });

/** How each kind of move is made at this table. */
export const moveInputs: ShipUi['moveInputs'] = {
  // setup
  choose: asMain(byDialogue('choose', 'centres')),
  // production and rewards: a button, or the hold it goes to
  produce: withHighlight(byPrompt('produce')),
  take: withHighlight(byPrompt('take')),
  // the flight
  fly: byBoard('fly'),
  arrange: asMain(byDialogue('arrange', 'peek')),
  next: atEnd(withKey('1', byPrompt('next'))),
  stop: atEnd(withKey('2', byPrompt('stop'))),
  buy: byPanel('buy'),
  sell: byPanel('sell'),
  'sell-pair': byPanel('sell-pair'),
  station: withHighlight(byPrompt('station')),
  colony: withHighlight(byPrompt('colony')),
  task: byPrompt('task'),
  // the pirate
  pay: withKey('3', byPrompt('pay')),
  fight: withKey('4', asRisky(byPrompt('fight'))),
  'give-up': withHighlight(byPrompt('give-up')),
  // trade
  'station-buy': byPanel('station-buy'),
  'station-sell': byPanel('station-sell'),
  'station-sell-pair': byPanel('station-sell-pair'),
  force: byPanel('force'),
  offer: byDialogue('offer', 'barter'),
  accept: asMain(byPrompt('accept')),
  decline: byPrompt('decline'),
  counter: byDialogue('counter', 'barter'),
  propose: byDialogue('propose', 'barter'),
  withdraw: byPrompt('withdraw'),
  deal: byDialogue('deal', 'barter'),
  dismiss: inBarterDialogue('dismiss'),
  close: inBarterDialogue('close'),
  reopen: inBarterDialogue('reopen'),
  // building: from the list, or by selecting a part of the ship
  'colony-ship': withConfirmation(withHighlight(byPanel('colony-ship'))),
  'trade-ship': withConfirmation(withHighlight(byPanel('trade-ship'))),
  booster: withConfirmation(withHighlight(byPanel('booster'))),
  'booster-2': withConfirmation(withHighlight(byPanel('booster-2'))),
  cannon: withConfirmation(withHighlight(byPanel('cannon'))),
  'cannon-2': withConfirmation(withHighlight(byPanel('cannon-2'))),
  centre: withConfirmation(withHighlight(byPanel('centre'))),
  'centre-2': withConfirmation(withHighlight(byPanel('centre-2'))),
  end: atEnd(withKey('e', byPrompt('end'))),
};
