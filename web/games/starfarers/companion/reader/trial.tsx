import { strengthOf } from '@orrery/starfarers/facts';
import { useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { Stepper } from '../../../../companion/controls/stepper.tsx';
import { draw } from '../../../../companion/fate.ts';
import { useFeel } from '../../../../companion/feel.ts';
import { useNames } from '../../../../companion/table/names.ts';
import type { Player, TableNotes } from '../../../../companion/table/table.ts';
import { useCompanion } from '../../../../companion/texts.ts';
import { useStory } from '../../table/dialogues/texts.ts';
import { ballsOf } from '../../table/ships/speed.ts';
import { FRESH_SHAKES, shaken } from '../shaker/shakes.ts';
import { Balls, SIGNS } from './lines.tsx';
import { shakesFor, type Trial, type Wanted } from './reading.ts';

/** One way for each pair of balls, the fastest first. */
const PAIRS = [4, 2, 3, 0, 9, 6, 8] as const;
const MOST = 15;

interface ShownProps {
  readonly name: string;
  readonly shake: number | null;
  readonly onShow: (shake: number) => void;
}

/** The two balls that a real mothership showed, or that were shaken here. */
function Shown({ name, shake, onShow }: ShownProps) {
  const say = useCompanion();
  return (
    <fieldset className="companion-pairs">
      <legend className="unseen">{say('reader.balls', { name })}</legend>
      {PAIRS.map((pair) => (
        <button
          key={pair}
          type="button"
          aria-pressed={shake !== null && isSame(shake, pair)}
          aria-label={ballsOf(pair)
            .map((colour) => say(`ball.${colour}`))
            .join(', ')}
          onClick={() => onShow(pair)}
        >
          <Balls shake={pair} />
        </button>
      ))}
    </fieldset>
  );
}

const isSame = (a: number, b: number): boolean => ballsOf(a).join() === ballsOf(b).join();

interface TrialProps {
  readonly wanted: Wanted;
  readonly table: TableNotes;
  readonly onTried: (trial: Trial) => void;
}

const NOBODY: Player = { name: '', colour: 0, counts: [], fitted: [], friends: 0 };

/** What has to be shaken or compared: by real motherships and entered, or here. */
export function TrialPanel({ wanted, table, onTried }: TrialProps) {
  const say = useCompanion();
  const story = useStory();
  const feel = useFeel();
  const names = useNames(table);
  const balls = shakesFor(wanted);
  const seats = wanted.kind === 'fate' ? [wanted.seat] : [wanted.seat, wanted.rival];
  const [strengths, setStrengths] = useState(() => seats.map((seat, i) => strengthAt(wanted, table.players[seat], i)));
  const [shakes, setShakes] = useState<readonly (number | null)[]>(() => seats.map(() => null));
  const shake = () => {
    setShakes(seats.map(() => shaken(FRESH_SHAKES, draw).shakes[0] ?? 0));
    feel('dice');
  };
  const isReady = balls === 0 || shakes.every((each) => each !== null);
  const [own = 0, other = 0] = strengths;
  const go = () => isReady && onTried({ shakes: balls === 0 ? [] : shakes.map((each) => each ?? 0), own, other });
  return (
    <section className="companion-trial panel" aria-labelledby="trial">
      <h3 id="trial">{wanted.kind === 'fate' ? say('reader.fate') : story(`contest.${wanted.stat}`)}</h3>
      <p>
        {wanted.kind === 'fate'
          ? say('reader.fate.text', { name: names[wanted.seat] ?? '' })
          : say(balls === 0 ? 'reader.compare' : 'reader.contest', {
              name: names[wanted.seat] ?? '',
              rival: names[wanted.rival] ?? '',
            })}
      </p>
      <div className="companion-sides">
        {seats.map((seat, i) => (
          <div key={seat} className="companion-side">
            <p>
              <SeatToken seat={table.players[seat]?.colour ?? 0} size="small" /> {names[seat]}
            </p>
            {wanted.kind === 'contest' && (
              <Stepper
                name={story(`stat.${wanted.stat}`)}
                sign={<GameIcon name={SIGNS[wanted.stat]} />}
                value={strengths[i] ?? 0}
                most={MOST}
                onChange={(n) => setStrengths(strengths.map((each, at) => (at === i ? n : each)))}
              />
            )}
            {balls > 0 && (
              <Shown
                name={names[seat] ?? ''}
                shake={shakes[i] ?? null}
                onShow={(n) => setShakes(shakes.map((each, at) => (at === i ? n : each)))}
              />
            )}
          </div>
        ))}
      </div>
      <div className="companion-ways">
        {balls > 0 && (
          <button type="button" className={isReady ? 'btn' : 'btn primary'} onClick={shake}>
            <GameIcon name="fly" />
            {say('reader.shake')}
          </button>
        )}
        <button type="button" className={isReady ? 'btn primary' : 'btn'} aria-disabled={!isReady} onClick={go}>
          {say('reader.settle')}
        </button>
      </div>
    </section>
  );
}

/** SF-ENC-05: the one who stands in for the pirate brings parts alone. */
function strengthAt(wanted: Wanted, player: Player = NOBODY, side: number): number {
  return wanted.kind === 'fate' ? 0 : strengthOf(player.fitted, side === 0 ? player.friends : 0, wanted.stat);
}
