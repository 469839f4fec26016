import type { FarFurniture, Kind } from '../far.ts';
import { said } from '../parts/voice.ts';
import type { FarKey } from '../texts.ts';

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

const prompt = (key: FarKey) => ({ by: 'prompt', name: said(key) }) as const;

/** How they are made. */
export const storyGestures: { readonly [P in StoryKind]: FarFurniture['gestures'][P] } = {
  upgrade: prompt('gesture.upgrade'),
  fit: prompt('gesture.fit'),
  drop: prompt('gesture.drop'),
  discard: prompt('gesture.discard'),
  steal: prompt('gesture.steal'),
  supply: prompt('gesture.supply'),
  offer: prompt('gesture.offer'),
  accept: prompt('gesture.accept'),
  decline: prompt('gesture.decline'),
  counter: prompt('gesture.counter'),
  deal: prompt('gesture.deal'),
  withdraw: prompt('gesture.withdraw'),
  befriend: prompt('gesture.befriend'),
  fame: prompt('gesture.fame'),
  help: prompt('gesture.help'),
  ask: prompt('gesture.ask'),
  donate: prompt('gesture.donate'),
  keep: prompt('gesture.keep'),
  seek: prompt('gesture.seek'),
  avoid: prompt('gesture.avoid'),
  answer: prompt('gesture.answer'),
  take: prompt('gesture.take'),
  give: prompt('gesture.give'),
  pass: prompt('gesture.pass'),
};

export const dialogues: FarFurniture['dialogues'] = {};

/** The dialogue that a question opens by itself. */
export const dialogueFor: FarFurniture['dialogueFor'] = () => null;
