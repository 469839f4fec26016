import { findGame } from '@orrery/catalog';
import { useState } from 'react';
import { usePreferences } from '../../../app/preferences.ts';
import { navigate } from '../../../app/route.ts';
import { standardSetting, startGame } from '../../../session/start-game.ts';
import { useProblem } from '../../../session/use-problem.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { missionsDone } from './memory.ts';
import { MISSIONS, type Mission } from './missions.ts';
import { MISSION_TEXTS } from './texts.ts';

const GAME = 'duel';

/** Begins a mission against a cadet, or with 0 the full game; says why when it cannot. */
function useMission() {
  const { preferences } = usePreferences();
  const tell = useProblem();
  const [trouble, setTrouble] = useState<string | null>(null);
  const begin = async (mission: number) => {
    const entry = findGame(GAME);
    if (entry === null) return;
    const setting = standardSetting(entry, preferences.name, 'cadet');
    const problem = await startGame({ ...setting, options: { ...setting.options, mission } });
    setTrouble(problem === null ? null : tell(problem));
  };
  return { begin: (mission: number) => void begin(mission), trouble };
}

/** The ways on from the end of a mission. */
export function MissionWays({ mission: { number } }: { readonly mission: Mission }) {
  const speak = useSpeak(MISSION_TEXTS);
  const { begin, trouble } = useMission();
  const isDone = missionsDone().has(number);
  const isLast = number === MISSIONS.length;
  const next = isLast ? 0 : number + 1;
  return (
    <>
      <span className="mission-end">{speak(isDone ? 'won' : 'lost')}</span>
      <button type="button" className={isDone ? 'btn primary' : 'btn'} onClick={() => begin(next)}>
        {speak(isLast ? 'full' : 'next')}
      </button>
      <button type="button" className={isDone ? 'btn' : 'btn primary'} onClick={() => begin(number)}>
        {speak('again')}
      </button>
      <button type="button" className="btn quiet" onClick={() => navigate({ page: 'learn', game: GAME, part: null })}>
        {speak('shelf')}
      </button>
      {trouble !== null && <span role="alert">{trouble}</span>}
    </>
  );
}

/** The five missions, each of which can be flown by itself. */
export function MissionShelf() {
  const speak = useSpeak(MISSION_TEXTS);
  const { begin, trouble } = useMission();
  const done = missionsDone();
  const next = MISSIONS.find(({ number }) => !done.has(number))?.number ?? 0;
  return (
    <section aria-labelledby="missions">
      <h2 id="missions" className="small-caps">
        {speak('missions')}
      </h2>
      <p>{speak('intro')}</p>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <ol className="mission-list">
        {MISSIONS.map(({ number, title, goal, briefing }) => (
          <li key={number} className="panel">
            <h3>{done.has(number) ? speak('done', { title: speak(title) }) : speak(title)}</h3>
            <p>{speak(briefing)}</p>
            <p className="muted">{speak('goal', { goal: speak(goal) })}</p>
            <button type="button" className={number === next ? 'btn primary' : 'btn'} onClick={() => begin(number)}>
              {speak('start', { number })}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
