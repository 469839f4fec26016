import type { Language } from '@orrery/catalog';
import { total } from '@orrery/kernel';
import type { Event } from '@orrery/startrek/facts';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { STARTREK_TEXTS, type StartrekTextKey } from './texts.ts';
import type { MoveKind, StartrekTableApi } from './types.ts';

const HINT_KEYS: Readonly<Record<string, StartrekTextKey>> = {
  'found-station': 'hint.found-station',
  'found-ship': 'hint.found-ship',
  cruiser: 'hint.cruiser',
};

/** Events that show that a player knows how to trade. */
const TRADE_KINDS: readonly Event['kind'][] = ['offered', 'banked', 'traded'];

/** How the usual thing is done: while founding, with the cruiser, and in trade until the viewer has traded. */
export function promptHint({ asking, view, story }: StartrekTableApi, language: Language): string | null {
  if (asking === null || view.seat === null) return null;
  const say = makeTranslate(STARTREK_TEXTS, language);
  const key = HINT_KEYS[asking.question];
  if (key !== undefined) return say(key);
  if (asking.question !== 'trade' && asking.question !== 'main') return null;
  const hasTraded = story.some(
    ({ event }) => TRADE_KINDS.includes(event.kind) && 'seat' in event && event.seat === view.seat,
  );
  return hasTraded || total(view.hand.resources) === 0 ? null : say('hint.trade');
}

/** Kinds that a request is about, and what can be done before the turn ends. */
const ASKED_KINDS: readonly MoveKind[] = [
  'claim',
  'roll',
  'found',
  'found-ship',
  'place',
  'cruiser',
  'exchange',
  'keep',
];
const BUILD_KINDS: readonly MoveKind[] = ['ship', 'station', 'base', 'buy'];

/** The filled button: what is asked for; the end of the turn once nothing can be built or bought. */
export function mainKind({ moves }: StartrekTableApi): MoveKind | null {
  const isOpen = (kind: MoveKind): boolean => moves.some((move) => move.kind === kind);
  const asked = ASKED_KINDS.find(isOpen);
  if (asked !== undefined) return asked;
  return BUILD_KINDS.some(isOpen) ? null : 'end';
}
