import { Die } from '../../../art/cards/dice.tsx';
import { SeatMark } from '../../../art/seats.tsx';
import './dice.css';

/** The game's dice are special: neither has the faces one to six. */
export const PRODUCTION_FACES = [1, 1, 2, 2, 3, 3] as const;
export const FIGHT_FACES = [1, 2, 2, 3, 3, 4] as const;

/** The production die, yellow in 2001 and orange in 2023: which colonies produce, and how far a flight may go. */
export function ProductionDie({ face, size = 'normal' }: { face: number; size?: 'small' | 'normal' | 'large' }) {
  return <Die face={face} tone="brass" size={size} faces={PRODUCTION_FACES} />;
}

/** The blue die; red while it rolls for the pirate. */
export function FightDie({
  face,
  side,
  size = 'normal',
}: {
  face: number;
  side: 'own' | 'pirate';
  size?: 'small' | 'normal' | 'large';
}) {
  return <Die face={face} tone={side === 'own' ? 'blue' : 'red'} size={size} faces={FIGHT_FACES} />;
}

interface FightDiceProps {
  readonly name: string; // accessible name: “you 3 + 2, the pirate 3 + 3: lost”
  readonly seat: number;
  readonly own: { readonly strength: number; readonly face: number };
  readonly pirate: { readonly strength: number | 'unknown'; readonly face: number };
  readonly words: { readonly own: string; readonly pirate: string; readonly between: string };
  readonly roll?: number | string; // a new value means a new roll and restarts the animation
  readonly motion?: 'rolling' | 'still';
}

/** Both sides of a fight: strength and die against strength and die. */
export function FightDice({ name, seat, own, pirate, words, roll = 0, motion = 'still' }: FightDiceProps) {
  return (
    <div className={`fight-dice dice-pair ${motion}`} role="img" aria-label={name} key={roll}>
      <span className="fighter">
        <FightDie face={own.face} side="own" size="large" />
        <span className="side">
          <span className="who">
            <SeatMark seat={seat} /> {words.own}
          </span>
          <span className="sum">
            {own.strength} + {own.face}
          </span>
        </span>
      </span>
      <span className="between">{words.between}</span>
      <span className="fighter pirate">
        <FightDie face={pirate.face} side="pirate" size="large" />
        <span className="side">
          <span className="who">{words.pirate}</span>
          <span className="sum">
            {pirate.strength === 'unknown' ? '?' : pirate.strength} + {pirate.face}
          </span>
        </span>
      </span>
    </div>
  );
}
