import { has, top } from '@orrery/kernel';
import type { Gesture } from '../../../../table/furniture.ts';
import { DECLINE, isUnpayable } from '../../../common/trade/foregone.ts';
import { proposalsTo } from '../../../common/trade/proposals.tsx';
import { EncounterBook } from '../encounters/book.tsx';
import { isTold } from '../encounters/running.ts';
import type { FarFurniture, Kind } from '../far.ts';
import { Ask } from '../friendship/ask.tsx';
import { Befriend } from '../friendship/befriend.tsx';
import { Friends } from '../friendship/friends.tsx';
import { Help } from '../friendship/help.tsx';
import { said } from '../parts/voice.ts';
import type { FarKey } from '../texts.ts';
import { Discard } from '../trade/discard.tsx';
import { Steal } from '../trade/steal.tsx';
import { Trade } from '../trade/trade.tsx';
import { told } from './texts.ts';
import '../encounters/encounters.css';
import '../friendship/friendship.css';
import '../../../common/common.css';
import '../../../common/trade/trade.css';
import '../trade/trade.css';

/** The kinds of moves that are made with cards, in stories and on the mothership, not on the board. */
type StoryKind = Exclude<
  Kind,
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

const prompt = (key: FarKey): Gesture => ({ by: 'prompt', name: said(key) });
const panel = (key: FarKey): Gesture => ({ by: 'panel', name: said(key), asks: true });
/** Made in the trade dialogue, which does not open for it. */
const inTrade = (key: FarKey): Gesture => ({ by: 'panel', name: said(key), dialogue: 'trade' });
const dialogue = (key: FarKey, name: string): Gesture => ({ by: 'dialogue', dialogue: name, name: said(key) });
const main = (gesture: Gesture): Gesture => ({ ...gesture, isMain: true });

/** How they are made. */
export const storyGestures: { readonly [P in StoryKind]: Gesture } = {
  // the mothership
  upgrade: panel('gesture.upgrade'),
  fit: prompt('gesture.fit'),
  drop: prompt('gesture.drop'),
  // a seven
  discard: main(dialogue('gesture.discard', 'discard')),
  steal: prompt('gesture.steal'),
  // trade
  supply: dialogue('gesture.trade', 'trade'),
  offer: dialogue('gesture.trade', 'trade'),
  accept: prompt('gesture.accept'), // no answer is suggested
  decline: prompt('gesture.decline'),
  counter: dialogue('gesture.counter', 'trade'),
  propose: dialogue('gesture.propose', 'trade'),
  deal: dialogue('gesture.trade', 'trade'),
  dismiss: inTrade('gesture.dismiss'),
  close: inTrade('gesture.close'),
  reopen: inTrade('gesture.reopen'),
  withdraw: prompt('gesture.withdraw'),
  // friendship
  befriend: main(dialogue('gesture.befriend', 'befriend')),
  fame: panel('gesture.fame'),
  help: { ...dialogue('gesture.help', 'help'), by: 'panel' },
  ask: { ...dialogue('gesture.ask', 'ask'), by: 'panel' },
  donate: prompt('gesture.donate'),
  keep: prompt('gesture.keep'),
  // encounters
  seek: prompt('gesture.seek'),
  avoid: prompt('gesture.avoid'),
  answer: main(dialogue('gesture.answer', 'encounter')),
  take: prompt('gesture.take'),
  give: prompt('gesture.give'),
  pass: prompt('gesture.pass'),
};

export const dialogues: FarFurniture['dialogues'] = {
  encounter: { title: told('dialogue.encounter'), Content: EncounterBook, stays: 'until-closed', isOver: true },
  trade: { title: told('dialogue.trade'), Content: Trade, stays: 'useful', badge: proposalsTo },
  discard: { title: told('dialogue.discard'), Content: Discard },
  steal: { title: told('dialogue.steal'), Content: Steal },
  friends: { title: told('dialogue.friends'), Content: Friends, stays: 'until-closed' },
  befriend: { title: told('dialogue.befriend'), Content: Befriend },
  ask: { title: told('dialogue.ask'), Content: Ask },
  help: { title: told('dialogue.help'), Content: Help },
};

/** The dialogues that a question opens by itself. */
const OPENED: Readonly<Record<string, string>> = {
  discard: 'discard',
  steal: 'steal',
  offer: 'trade',
  befriend: 'befriend',
};

export const foregone: NonNullable<FarFurniture['foregone']> = ({ question, must }, view) =>
  question === 'offer' && has(must, view.seat) && isUnpayable(view) ? DECLINE : null;

/** Offers that cannot be paid are declined by themselves, and whoever has answered one need not look on. */
export const dialogueFor: FarFurniture['dialogueFor'] = ({ question, must, may }, view) => {
  const { seat, table } = view;
  if (!has(must | may, seat)) return null;
  if (question === 'offer' && seat !== table.active && (!has(must, seat) || isUnpayable(view))) return null;
  return isTold(table) && top(table).kind !== 'befriend' ? 'encounter' : (OPENED[top(table).kind] ?? null);
};
