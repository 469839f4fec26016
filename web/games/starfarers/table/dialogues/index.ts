import { hasSeat, topFrame } from '@orrery/kernel';
import type { MoveInput } from '../../../../table/game-ui.ts';
import { DECLINE_MOVE, isDeclinedAutomatically } from '../../../common/trade/forced-answer.ts';
import { proposalsTo } from '../../../common/trade/proposals.tsx';
import { EncounterDialogue } from '../encounters/book.tsx';
import { isEncounterAsking } from '../encounters/running.ts';
import { AskDialogue } from '../friendship/ask.tsx';
import { BefriendDialogue } from '../friendship/befriend.tsx';
import { FriendsDialogue } from '../friendship/friends.tsx';
import { HelpDialogue } from '../friendship/help.tsx';
import { labelOf } from '../parts/use-starfarers-texts.ts';
import type { StarfarersTextKey } from '../texts.ts';
import { StarfarersDiscard } from '../trade/discard.tsx';
import { StealDialogue } from '../trade/steal.tsx';
import { StarfarersTrade } from '../trade/trade.tsx';
import type { MoveKind, StarfarersUi } from '../types.ts';
import { storyLabel } from './texts.ts';
import '../encounters/encounters.css';
import '../friendship/friendship.css';
import '../../../common/common.css';
import '../../../common/trade/trade.css';
import '../trade/trade.css';

/** The kinds of moves made with cards, in encounters and on the mothership, not on the board. */
type StoryKind = Exclude<
  MoveKind,
  | 'settle'
  | 'harbour'
  | 'launch'
  | 'roll'
  | 'done'
  | 'build'
  | 'spaceport'
  | 'fly'
  | 'jump'
  | 'found'
  | 'ground'
  | 'convert'
>;

const byPrompt = (key: StarfarersTextKey): MoveInput => ({ by: 'prompt', name: labelOf(key) });
const byPanel = (key: StarfarersTextKey): MoveInput => ({ by: 'panel', name: labelOf(key), needsConfirmation: true });
/** Made from hand, supply and plates; the text table opens a dialogue for it. */
const byHand = (key: StarfarersTextKey, dialogue: string): MoveInput => ({ by: 'panel', name: labelOf(key), dialogue });
const byTrade = (key: StarfarersTextKey): MoveInput => byHand(key, 'trade');
const byDialogue = (key: StarfarersTextKey, name: string): MoveInput => ({
  by: 'dialogue',
  dialogue: name,
  name: labelOf(key),
});
const asMain = (gesture: MoveInput): MoveInput => ({ ...gesture, isMain: true });

/** How these moves are made. */
export const storyMoveInputs: { readonly [P in StoryKind]: MoveInput } = {
  // the mothership
  upgrade: byPanel('gesture.upgrade'),
  fit: byPrompt('gesture.fit'),
  drop: byPrompt('gesture.drop'),
  // a seven
  discard: byHand('gesture.discard', 'discard'),
  steal: byPrompt('gesture.steal'),
  // trade
  supply: byTrade('gesture.trade'),
  offer: byTrade('gesture.trade'),
  accept: byPrompt('gesture.accept'), // no answer is suggested
  decline: byPrompt('gesture.decline'),
  counter: byTrade('gesture.counter'),
  propose: byTrade('gesture.propose'),
  deal: byTrade('gesture.trade'),
  dismiss: byTrade('gesture.dismiss'),
  close: byTrade('gesture.close'),
  reopen: byTrade('gesture.reopen'),
  withdraw: byPrompt('gesture.withdraw'),
  // friendship
  befriend: asMain(byDialogue('gesture.befriend', 'befriend')),
  fame: byPanel('gesture.fame'),
  help: { ...byDialogue('gesture.help', 'help'), by: 'panel' },
  ask: { ...byDialogue('gesture.ask', 'ask'), by: 'panel' },
  donate: byPrompt('gesture.donate'),
  keep: byPrompt('gesture.keep'),
  // encounters
  seek: byPrompt('gesture.seek'),
  avoid: byPrompt('gesture.avoid'),
  answer: asMain(byDialogue('gesture.answer', 'encounter')),
  take: byPrompt('gesture.take'),
  give: byPrompt('gesture.give'),
  pass: byPrompt('gesture.pass'),
};

export const dialogues: StarfarersUi['dialogues'] = {
  encounter: {
    title: storyLabel('dialogue.encounter'),
    Content: EncounterDialogue,
    staysOpen: 'until-closed',
    coversBoard: true,
  },
  trade: { title: storyLabel('dialogue.trade'), Content: StarfarersTrade, staysOpen: 'useful', badge: proposalsTo },
  discard: { title: storyLabel('dialogue.discard'), Content: StarfarersDiscard },
  steal: { title: storyLabel('dialogue.steal'), Content: StealDialogue },
  friends: { title: storyLabel('dialogue.friends'), Content: FriendsDialogue, staysOpen: 'until-closed' },
  befriend: { title: storyLabel('dialogue.befriend'), Content: BefriendDialogue },
  ask: { title: storyLabel('dialogue.ask'), Content: AskDialogue },
  help: { title: storyLabel('dialogue.help'), Content: HelpDialogue },
};

/** The dialogues that a question opens by itself. */
const DIALOGUE_OF_QUESTION: Readonly<Record<string, string>> = {
  steal: 'steal',
  befriend: 'befriend',
};

export const forcedAnswer: NonNullable<StarfarersUi['forcedAnswer']> = ({ question, must }, view, tableId) =>
  question === 'offer' && hasSeat(must, view.seat) && isDeclinedAutomatically(view, tableId) ? DECLINE_MOVE : null;

/** Offers and discards are answered from the hand and beside the plates: nothing opens over the log. */
export const dialogueFor: StarfarersUi['dialogueFor'] = ({ must, may }, view) => {
  const { seat, table } = view;
  if (!hasSeat(must | may, seat)) return null;
  return isEncounterAsking(table) && topFrame(table).kind !== 'befriend'
    ? 'encounter'
    : (DIALOGUE_OF_QUESTION[topFrame(table).kind] ?? null);
};
