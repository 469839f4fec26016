import { findGame } from '@orrery/catalog';
import { useState } from 'react';
import { usePreferences } from '../../../app/preferences.ts';
import { navigate } from '../../../app/route.ts';
import { standardSetup, startGame } from '../../../session/start-game.ts';
import { useProblemText } from '../../../session/use-problem.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { missionsDone } from './memory.ts';
import { MISSIONS, type Mission } from './missions.ts';
import { MISSION_TEXTS } from './texts.ts';

const GAME = 'duel';

/** Starts a mission against a cadet bot, or the full game for 0; says why if it cannot. */
function useStartMission() {
  const { preferences } = usePreferences();
  const tell = useProblemText();
  const [trouble, setTrouble] = useState<string | null>(null);
  const begin = async (mission: number) => {
    const entry = findGame(GAME);
    if (entry === null) return;
    const setting = standardSetup(entry, preferences.name, 'cadet');
    const problem = await startGame({ ...setting, options: { ...setting.options, mission } });
    setTrouble(problem === null ? null : tell(problem));
  };
  return { begin: (mission: number) => void begin(mission), trouble };
}

/** The actions at the end of a mission. */
export function MissionEndActions({ mission: { number } }: { readonly mission: Mission }) {
  const speak = useTranslate(MISSION_TEXTS);
  const { begin, trouble } = useStartMission();
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

/** The five missions, each of which can be played by itself. */
export function MissionList() {
  const speak = useTranslate(MISSION_TEXTS);
  const { begin, trouble } = useStartMission();
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
