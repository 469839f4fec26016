import { type Kinded, localeOf, type Seat, seatsIn } from '@orrery/kernel';
import type { PromptHeading, RefusalReason } from './game-ui.ts';
import type { TableController } from './table-controller.ts';
import { calledBy, isAwaited, isYou } from './viewer.ts';

/** The text of the prompt bar: who decides, the request, and one more line. */
export interface PromptTexts {
  readonly seats: readonly Seat[];
  readonly question: string;
  readonly detail: string;
  readonly reasons: readonly RefusalReason[];
  /** A bot is thinking or dice are rolling: shows a progress indicator. */
  readonly isWaiting: boolean;
  /** Nobody is asked now: the last text stays. */
  readonly isBetween?: true;
  /** A short line above the request, on a page board. */
  readonly lead?: string;
  /** How the usual thing is done; shown where it fits. */
  readonly hint?: string;
}

const EMPTY_PROMPT: PromptTexts = { seats: [], question: '', detail: '', reasons: [], isWaiting: false };

/** The request in the shown view, and its seats. */
export function promptTexts<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): PromptTexts {
  const { rules, ui, language, translate, formatMessage, messages } = controller;
  const { play, pendingTurn, snapshot, selection } = controller.state.get();
  const { view } = play;
  const awaiting = rules.awaiting(view.table);
  if (awaiting.who === 'over') return gameOverTexts(controller, awaiting.places);
  if (snapshot.online?.isAbandoned && selection.recalled === null)
    return { ...EMPTY_PROMPT, question: translate('prompt.broken') };
  if (awaiting.who === 'chance')
    return { ...EMPTY_PROMPT, question: translate('prompt.moving'), isWaiting: true, isBetween: true };
  const question = formatMessage(messages.question(awaiting, view));
  const must = seatsIn(awaiting.must);
  const heading = play.asking === null && play.moment === null ? null : (ui.promptHeading?.(play, language) ?? null);
  if (play.moment !== null && heading !== null && view.seat !== null)
    return { ...EMPTY_PROMPT, seats: [view.seat], question: heading.title, lead: heading.lead };
  if (pendingTurn === null || !isAwaited(play)) {
    const thinking = seatsIn(snapshot.thinking).map((seat) => controller.names[seat] ?? '');
    const more =
      thinking.length > 0
        ? translate('prompt.thinking', { names: joinNames(thinking, controller.language), n: thinking.length })
        : '';
    const isWaiting = selection.recalled === null;
    return { ...EMPTY_PROMPT, seats: must, question, detail: more, reasons: rejectionReasons(controller), isWaiting };
  }
  const asked = selection.selectedKind === null ? question : whereText(controller, selection.selectedKind);
  return {
    ...EMPTY_PROMPT,
    seats: [pendingTurn.view.seat],
    question: asked,
    detail: detailText(controller),
    reasons: rejectionReasons(controller),
    ...(heading !== null && selection.selectedKind === null && headingTexts(heading, detailText(controller))),
    ...hintText(controller),
  };
}

/** The game's hint, while nothing is selected; a lesson says itself what to do. */
function hintText<T, H, M extends Kinded, E extends Kinded>({
  ui,
  language,
  session,
  state,
}: TableController<T, H, M, E>): Pick<PromptTexts, 'hint'> {
  const { play, selection } = state.get();
  if (session.guidedMove !== undefined) return {};
  const isSelected = selection.selectedKind !== null || selection.options.length > 0 || play.chosen !== null;
  const hint = isSelected ? null : (ui.promptHint?.(play, language) ?? null);
  return hint === null ? {} : { hint };
}

/** Where the game puts the request in short lines; what is selected is more urgent than its note. */
const headingTexts = ({ lead, title, note = '' }: PromptHeading, detail: string) => ({
  lead,
  question: title,
  detail: detail === '' ? note : detail,
});

const joinNames = (all: readonly string[], language: string): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(all);

function gameOverTexts<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  places: readonly number[],
): PromptTexts {
  const seats = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winners = joinNames(
    seats.map((seat) => calledBy(controller, seat)),
    controller.language,
  );
  const mine = seats.some((seat) => isYou(controller, seat)) ? 'yes' : 'no';
  return {
    ...EMPTY_PROMPT,
    seats,
    question: controller.translate('prompt.over', { names: winners, n: seats.length, mine }),
  };
}

const rejectionReasons = <T, H, M extends Kinded, E extends Kinded>({
  state,
  refusalReason,
}: TableController<T, H, M, E>): readonly RefusalReason[] =>
  state.get().selection.rejection?.refusals.map(refusalReason) ?? [];

/** A kind is selected: the request is where to put it. */
const whereText = <T, H, M extends Kinded, E extends Kinded>(
  { moveSelection, language, translate }: TableController<T, H, M, E>,
  kind: string,
): string => translate('prompt.where', { name: moveSelection.moveInputs[kind]?.name(language) ?? kind });

/** The line below the request: the selected move, or where a move is possible. */
function detailText<T, H, M extends Kinded, E extends Kinded>(controller: TableController<T, H, M, E>): string {
  const { moveSelection, translate, formatMessage, messages } = controller;
  const { play, selection, pendingTurn } = controller.state.get();
  if (selection.isSending) return translate('prompt.sending');
  if (play.chosen !== null) return formatMessage(messages.move(play.chosen, play.view.table));
  if (selection.options.length > 0) return translate('prompt.which');
  if (pendingTurn === null || play.selectedKind === null) return '';
  return translate('prompt.lit', { places: moveSelection.highlightedPlaces().size });
}
