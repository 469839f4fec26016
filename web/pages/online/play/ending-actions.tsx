import type { Problem } from '@orrery/kernel';
import { Link } from '../../../app/link.tsx';
import { navigate } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { seatOf } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { useLiveTableState } from '../table/use-live-table.ts';
import { importFinishedGame } from './import-game.ts';
import { saveLogFile } from './save-log.ts';

interface EndingActionsProps {
  readonly live: LiveTableClient;
  readonly person: string | null;
  readonly onProblem: (problem: Problem | null) => void;
}

/** Actions after the end of the game. */
export function EndingActions({ live, person, onProblem }: EndingActionsProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const { summary } = useLiveTableState(live);
  const { run, isBusy } = useServerAction();
  const show = async () => {
    const answer = await run(async () => {
      const taken = await importFinishedGame(summary);
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
      <RematchButton live={live} person={person} onProblem={onProblem} />
      <Link className="btn" to={{ page: 'review', id: summary.id }}>
        <Icon name="eye" /> {say('over.review')}
      </Link>
      <button type="button" className="btn" onClick={async () => onProblem(await saveLogFile(summary))}>
        <Icon name="export" /> {say('log.keep')}
      </button>
    </>
  );
}

/**
 * A rematch of the same people: everybody presses once, and with the last one it begins. Spectators go to see it. From
 * the game of a tournament the way leads back there instead.
 */
export function RematchButton({ live, person, onProblem }: EndingActionsProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const { summary } = useLiveTableState(live);
  const { run } = useServerAction();
  const { rematch } = summary;
  const isPlayer = seatOf(summary, person) !== null;
  if (summary.tournament !== undefined)
    return (
      <Link className="btn primary" to={{ page: 'tournament', id: summary.tournament }}>
        {say('tournament.way')}
      </Link>
    );
  if (rematch === null && !isPlayer) return null;
  const go = async () => {
    if (rematch !== null && !isPlayer) {
      navigate({ page: 'join', id: rematch });
      return;
    }
    const made = await run(async () => {
      const answer = await api.rematch(summary.id);
      if (!answer.ok) onProblem(answer.problem);
      return answer;
    });
    if (made) navigate({ page: 'join', id: made.value.table.id });
  };
  return (
    <button type="button" className="btn" onClick={() => void go()}>
      {say(rematch === null ? 'rematch' : isPlayer ? 'rematch.join' : 'rematch.watch')}
    </button>
  );
}
