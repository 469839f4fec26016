import { type Kinded, list, type Seat } from '@orrery/kernel';
import { isAwaited } from './awaited.ts';
import { calledBy, isYou } from './called.ts';
import type { Reason } from './furniture.ts';
import type { Helm } from './helm.ts';

/** What the prompt bar says: who decides, the question, and one line more. */
export interface PromptWords {
  readonly seats: readonly Seat[];
  readonly question: string;
  readonly more: string;
  readonly reasons: readonly Reason[];
  /** Somebody is at work, or dice are rolling: a quiet sign moves. */
  readonly isWaiting: boolean;
  /** Nobody is asked for now: what was said last still holds. */
  readonly isBetween?: true;
}

const SILENT: PromptWords = { seats: [], question: '', more: '', reasons: [], isWaiting: false };

/** What is asked in the view that is shown, and of whom. */
export function promptWords<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>): PromptWords {
  const { rules, play, turn, speak, say, voice, moment } = helm;
  const { view } = play;
  const awaiting = rules.awaiting(view.table);
  if (awaiting.who === 'over') return overWords(helm, awaiting.places);
  if (moment.company?.isBrokenOff && helm.holding.memory === null)
    return { ...SILENT, question: speak('prompt.broken') };
  if (awaiting.who === 'chance')
    return { ...SILENT, question: speak('prompt.moving'), isWaiting: true, isBetween: true };
  const question = say(voice.question(awaiting, view));
  const must = list(awaiting.must);
  if (turn === null || !isAwaited(play)) {
    const thinking = list(moment.thinking).map((seat) => helm.names[seat] ?? '');
    const more =
      thinking.length > 0
        ? speak('prompt.thinking', { names: names(thinking, helm.language), n: thinking.length })
        : '';
    const isWaiting = helm.holding.memory === null;
    return { ...SILENT, seats: must, question, more, reasons: rebuffs(helm), isWaiting };
  }
  const asked = helm.holding.aim === null ? question : whereWords(helm, helm.holding.aim);
  return { ...SILENT, seats: [turn.view.seat], question: asked, more: moreWords(helm), reasons: rebuffs(helm) };
}

const names = (all: readonly string[], language: string): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(all);

function overWords<T, H, M extends Kinded, E extends Kinded>(
  helm: Helm<T, H, M, E>,
  places: readonly number[],
): PromptWords {
  const seats = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winners = names(
    seats.map((seat) => calledBy(helm, seat)),
    helm.language,
  );
  const mine = seats.some((seat) => isYou(helm, seat)) ? 'yes' : 'no';
  return { ...SILENT, seats, question: helm.speak('prompt.over', { names: winners, n: seats.length, mine }) };
}

const rebuffs = <T, H, M extends Kinded, E extends Kinded>({
  holding: { rebuff },
  reason,
}: Helm<T, H, M, E>): readonly Reason[] => rebuff?.refusals.map(reason) ?? [];

/** Something is in hand: the question is where to put it. */
const whereWords = <T, H, M extends Kinded, E extends Kinded>(
  { desk, language, speak }: Helm<T, H, M, E>,
  kind: string,
): string => speak('prompt.where', { name: desk.gestures[kind]?.name(language) ?? kind });

/** The line below the question: what has been chosen, or where something can be done. */
function moreWords<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>): string {
  const { play, holding, turn, desk, speak, say, voice } = helm;
  if (holding.isSending) return speak('prompt.sending');
  if (play.chosen !== null) return say(voice.move(play.chosen, play.view.table));
  if (holding.options.length > 0) return speak('prompt.which');
  if (turn === null || play.aim === null) return '';
  return speak('prompt.lit', { places: desk.lit().size });
}
