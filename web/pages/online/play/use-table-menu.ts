import type { Problem, Result, Seat } from '@orrery/kernel';
import { ADDED_TIME_MS, type TableSummary } from '@orrery/protocol';
import type { TableResponse } from '@orrery/protocol/api';
import { use } from 'react';
import type { MenuEntry } from '../../../table/menu.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { isClaimable, isLostByLeaving, seatOf } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { durationText } from '../parts/time-texts.ts';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { useLiveTableState } from '../table/use-live-table.ts';
import { saveLogFile } from './save-log.ts';
import { substituteLevel } from './substitute-level.ts';

/** Callbacks of menu items that open a dialog or report a problem. */
interface TableMenuHandlers {
  readonly onProblem: (problem: Problem | null) => void;
  readonly onLeave: () => void;
  readonly onVoteToEnd: () => void;
  readonly onClaim: (seat: Seat) => void;
  readonly onAutoAnswers: () => void;
  readonly onAbout: () => void;
}

/** Menu items for the user's seat and the whole game, during the game and after it. */
export function useTableMenu(
  live: LiveTableClient,
  person: string | null,
  { onProblem, onLeave, onVoteToEnd, onClaim, onAutoAnswers, onAbout }: TableMenuHandlers,
): readonly MenuEntry[] {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const { summary, status } = useLiveTableState(live);
  const seat = seatOf(summary, person);
  const ask = async (action: Promise<Result<TableResponse>>) => {
    const answer = await action;
    onProblem(answer.ok ? null : answer.problem);
    if (answer.ok) live.updateSummary(answer.value.table);
  };
  const about: MenuEntry = { id: 'about', icon: 'info', name: say('about'), onChoose: onAbout };
  if (summary.state !== 'playing') {
    const keep = async () => onProblem(await saveLogFile(summary));
    const log: MenuEntry = { id: 'log', icon: 'export', name: say('log.keep'), onChoose: () => void keep() };
    return summary.state === 'over' ? [log, about] : [about];
  }
  if (seat === null) {
    const orphans = summary.chairs.flatMap((chair, at) =>
      isClaimable(chair) && !isLostByLeaving(summary) ? [{ chair, at }] : [],
    );
    const claims = orphans.map(
      ({ chair, at }): MenuEntry => ({
        id: `claim-${at}`,
        icon: 'seats',
        name: say('claim', { name: chair.sitter?.name ?? '' }),
        onChoose: () => onClaim(at),
      }),
    );
    return [...claims, about];
  }
  const standing: MenuEntry = { id: 'standing', icon: 'check', name: say('auto-answers'), onChoose: onAutoAnswers };
  const chair = summary.chairs[seat];
  const substitute = chair?.sitter?.kind === 'person' ? chair.sitter.substitute : null;
  const replaced: MenuEntry = {
    id: 'stand-in',
    icon: 'bot',
    name: say('substitute'),
    onChoose: () => void ask(api.substitute(summary.id, substituteLevel())),
  };
  const span = durationText(ADDED_TIME_MS[summary.time.kind], language);
  const move = status?.lastMove ?? null;
  const askTakeBack: MenuEntry = {
    id: 'ask-take-back',
    icon: 'back',
    name: say('undo-ask'),
    onChoose: () => move !== null && void ask(api.askTakeBack(summary.id, move)),
  };
  const isAsked = summary.takeBack !== null && (!summary.takeBack.isRefused || summary.takeBack.move === move);
  const mayAskTakeBack =
    summary.takeBacks && substitute === null && move !== null && status?.undoable === 0 && !isAsked;
  const takenBack: MenuEntry = {
    id: 'take-back',
    icon: 'person',
    name: say('take-back'),
    onChoose: () => void ask(api.substitute(summary.id, null)),
  };
  const ending: MenuEntry = {
    id: 'abandon',
    icon: 'close',
    name: say(chair?.votedToEnd ? 'vote-to-end.done' : 'vote-to-end'),
    onChoose: chair?.votedToEnd ? () => {} : onVoteToEnd,
  };
  return [
    about,
    ...(mayAskTakeBack ? [askTakeBack] : []),
    ...(summary.time.kind === 'correspondence' ? [standing] : []),
    ...summary.chairs.flatMap((each, at): MenuEntry[] =>
      at !== seat && each.sitter?.kind === 'person' && mayGiveTime(summary, at)
        ? [
            {
              id: `add-time-${at}`,
              icon: 'clock',
              name: say('add-time', { name: each.sitter.name, span }),
              onChoose: () => void ask(api.addTime(summary.id, at)),
            },
          ]
        : [],
    ),
    ...(summary.forfeited.includes(seat) || (isLostByLeaving(summary) && substitute === null)
      ? []
      : [substitute === null ? replaced : takenBack]),
    ...summary.chairs.flatMap((each, at): MenuEntry[] =>
      at !== seat && isClaimable(each) && each.sitter?.kind === 'person' && each.sitter.substitute === null
        ? [
            {
              id: `replace-${at}`,
              icon: isLostByLeaving(summary) ? 'flag' : 'bot',
              name: say(isLostByLeaving(summary) ? 'replace.rated' : 'replace', { name: each.sitter.name }),
              onChoose: () => void ask(api.bot(summary.id, at, 'captain')),
            },
          ]
        : [],
    ),
    ...(summary.tournament === undefined ? [ending] : []),
    {
      id: 'give-up',
      icon: 'flag',
      name: say(isLostByLeaving(summary) ? 'give-up.rated' : 'give-up'),
      onChoose: onLeave,
    },
  ];
}

/** Whether a player may be given time: where there are clocks, and nobody else is put at a disadvantage. */
function mayGiveTime({ time, tournament, isRated, chairs, forfeited }: TableSummary, seat: Seat): boolean {
  return (
    time.kind !== 'none' && tournament === undefined && !(isRated && chairs.length > 2) && !forfeited.includes(seat)
  );
}
