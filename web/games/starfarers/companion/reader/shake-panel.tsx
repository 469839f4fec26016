import { strengthFrom } from '@orrery/starfarers/facts';
import { useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { Stepper } from '../../../../companion/controls/stepper.tsx';
import { drawChance } from '../../../../companion/draw-chance.ts';
import { useFeedback } from '../../../../companion/feedback.ts';
import { usePlayerNames } from '../../../../companion/table/names.ts';
import type { NotedPlayer, TableNotes } from '../../../../companion/table/table-notes.ts';
import { useCompanionTexts } from '../../../../companion/texts.ts';
import { useStoryTexts } from '../../table/dialogues/texts.ts';
import { ballsOf } from '../../table/ships/speed.ts';
import { NEW_SHAKES, withShake } from '../shaker/shakes.ts';
import { Balls, STAT_ICONS } from './lines.tsx';
import { type ShakeResult, shakeCountFor, type WantedShake } from './reader-notes.ts';

/** One shake for each pair of balls, the fastest first. */
const BALL_PAIRS = [4, 2, 3, 0, 9, 6, 8] as const;
const MAX_STRENGTH = 15;

interface BallsPickerProps {
  readonly name: string;
  readonly shake: number | null;
  readonly onShow: (shake: number) => void;
}

/** The two balls of a real mothership, or of a shake in the app. */
function BallsPicker({ name, shake, onShow }: BallsPickerProps) {
  const say = useCompanionTexts();
  return (
    <fieldset className="companion-pairs">
      <legend className="unseen">{say('reader.balls', { name })}</legend>
      {BALL_PAIRS.map((pair) => (
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

interface ShakePanelProps {
  readonly wanted: WantedShake;
  readonly table: TableNotes;
  readonly onShaken: (trial: ShakeResult) => void;
}

const EMPTY_PLAYER: NotedPlayer = { name: '', colour: 0, counts: [], fitted: [], friends: 0 };

/** A shake or a comparison of strengths: entered from the real motherships, or shaken in the app. */
export function ShakePanel({ wanted, table, onShaken }: ShakePanelProps) {
  const say = useCompanionTexts();
  const story = useStoryTexts();
  const giveFeedback = useFeedback();
  const names = usePlayerNames(table);
  const balls = shakeCountFor(wanted);
  const seats = wanted.kind === 'fate' ? [wanted.seat] : [wanted.seat, wanted.rival];
  const [strengths, setStrengths] = useState(() => seats.map((seat, i) => strengthAt(wanted, table.players[seat], i)));
  const [shakes, setShakes] = useState<readonly (number | null)[]>(() => seats.map(() => null));
  const shake = () => {
    setShakes(seats.map(() => withShake(NEW_SHAKES, drawChance).shakes[0] ?? 0));
    giveFeedback('dice');
  };
  const isReady = balls === 0 || shakes.every((each) => each !== null);
  const [own = 0, other = 0] = strengths;
  const go = () => isReady && onShaken({ shakes: balls === 0 ? [] : shakes.map((each) => each ?? 0), own, other });
  return (
    <section className="companion-shake-panel panel" aria-labelledby="shake-panel">
      <h3 id="shake-panel">{wanted.kind === 'fate' ? say('reader.fate') : story(`contest.${wanted.stat}`)}</h3>
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
                sign={<GameIcon name={STAT_ICONS[wanted.stat]} />}
                value={strengths[i] ?? 0}
                most={MAX_STRENGTH}
                onChange={(n) => setStrengths(strengths.map((each, at) => (at === i ? n : each)))}
              />
            )}
            {balls > 0 && (
              <BallsPicker
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

/** SF-ENC-05: the player who stands in for the pirate counts only the parts of the ship. */
function strengthAt(wanted: WantedShake, player: NotedPlayer = EMPTY_PLAYER, side: number): number {
  return wanted.kind === 'fate' ? 0 : strengthFrom(player.fitted, side === 0 ? player.friends : 0, wanted.stat);
}
