import type { Problem, Result, Seat } from '@orrery/kernel';
import type { TableAnswer } from '@orrery/protocol/api';
import type { MenuEntry } from '../../../table/menu.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { isOrphaned, seatOf } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import type { LiveTable } from '../table/live-table.ts';
import { useLive } from '../table/use-live.ts';
import { keepLog } from './keep-log.ts';
import { standInLevel } from './stand-in-level.ts';

/** What a choice in the menu leads to, beside what it does at once. */
interface Consequences {
  readonly onProblem: (problem: Problem | null) => void;
  readonly onLeave: () => void;
  readonly onClaim: (seat: Seat) => void;
  readonly onStanding: () => void;
  readonly onAbout: () => void;
}

/** What can be done about one's seat, and about the game as a whole, while it is played and after it. */
export function useTableMenu(
  live: LiveTable,
  person: string | null,
  { onProblem, onLeave, onClaim, onStanding, onAbout }: Consequences,
): readonly MenuEntry[] {
  const say = useSpeak(ONLINE_TEXTS);
  const { card } = useLive(live);
  const seat = seatOf(card, person);
  const ask = async (deed: Promise<Result<TableAnswer>>) => {
    const answer = await deed;
    onProblem(answer.ok ? null : answer.problem);
    if (answer.ok) live.learn(answer.value.table);
  };
  const about: MenuEntry = { id: 'about', icon: 'info', name: say('about'), onChoose: onAbout };
  if (card.state !== 'playing') {
    const keep = async () => onProblem(await keepLog(card));
    const log: MenuEntry = { id: 'log', icon: 'export', name: say('log.keep'), onChoose: () => void keep() };
    return card.state === 'over' ? [log, about] : [about];
  }
  if (seat === null) {
    const orphans = card.chairs.flatMap((chair, at) => (isOrphaned(chair) && !card.isRated ? [{ chair, at }] : []));
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
  const standing: MenuEntry = { id: 'standing', icon: 'check', name: say('standing'), onChoose: onStanding };
  const chair = card.chairs[seat];
  const standIn = chair?.sitter?.kind === 'person' ? chair.sitter.standIn : null;
  const replaced: MenuEntry = {
    id: 'stand-in',
    icon: 'bot',
    name: say('stand-in'),
    onChoose: () => void ask(api.standIn(card.id, standInLevel())),
  };
  const takenBack: MenuEntry = {
    id: 'take-back',
    icon: 'person',
    name: say('take-back'),
    onChoose: () => void ask(api.standIn(card.id, null)),
  };
  return [
    about,
    ...(card.time.kind === 'days' ? [standing] : []),
    ...(card.forfeited.includes(seat) || (card.isRated && standIn === null)
      ? []
      : [standIn === null ? replaced : takenBack]),
    ...card.chairs.flatMap((each, at): MenuEntry[] =>
      at !== seat && isOrphaned(each) && each.sitter?.kind === 'person' && each.sitter.standIn === null
        ? [
            {
              id: `replace-${at}`,
              icon: card.isRated ? 'flag' : 'bot',
              name: say(card.isRated ? 'replace.rated' : 'replace', { name: each.sitter.name }),
              onChoose: () => void ask(api.bot(card.id, at, 'captain')),
            },
          ]
        : [],
    ),
    {
      id: 'abandon',
      icon: 'close',
      name: say(chair?.wantsEnd ? 'abandon.wanted' : 'abandon'),
      onChoose: () => void ask(api.abandon(card.id)),
    },
    {
      id: 'give-up',
      icon: 'flag',
      name: say(card.isRated ? 'give-up.rated' : 'give-up'),
      onChoose: onLeave,
    },
  ];
}
