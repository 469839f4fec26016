import type { Problem } from '@orrery/kernel';
import { navigate } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { seatOf } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useDeed } from '../parts/use-deed.ts';
import type { LiveTable } from '../table/live-table.ts';
import { useLive } from '../table/use-live.ts';
import { keepLog, takeHome } from './keep-log.ts';

interface WaysProps {
  readonly live: LiveTable;
  readonly person: string | null;
  readonly onProblem: (problem: Problem | null) => void;
}

/** Where one can go when the game is over. */
export function Ways({ live, person, onProblem }: WaysProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const { card } = useLive(live);
  const { run, isBusy } = useDeed();
  const show = async () => {
    const answer = await run(async () => {
      const taken = await takeHome(card);
      if (!taken.ok) onProblem(taken.problem);
      return taken;
    });
    if (answer) navigate({ page: 'result', id: answer.value });
  };
  return (
    <>
      <button type="button" className="btn primary" aria-disabled={isBusy || undefined} onClick={() => void show()}>
        {say('over.result')}
      </button>
      <Rematch live={live} person={person} onProblem={onProblem} />
      <button type="button" className="btn" onClick={async () => onProblem(await keepLog(card))}>
        <Icon name="export" /> {say('log.keep')}
      </button>
    </>
  );
}

/** The same people once more: whoever asks first makes the table, the others find it here. */
export function Rematch({ live, person, onProblem }: WaysProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const { card } = useLive(live);
  const { run } = useDeed();
  const { rematch } = card;
  if (rematch === null && seatOf(card, person) === null) return null;
  const go = async () => {
    if (rematch !== null) {
      navigate({ page: 'join', id: rematch });
      return;
    }
    const made = await run(async () => {
      const answer = await api.rematch(card.id);
      if (!answer.ok) onProblem(answer.problem);
      return answer;
    });
    if (made) navigate({ page: 'join', id: made.value.table.id });
  };
  return (
    <button type="button" className="btn" onClick={() => void go()}>
      {say(rematch === null ? 'rematch' : 'rematch.join')}
    </button>
  );
}
