import { DICE_CARDS } from '@orrery/startrek/facts';
import { DicePair } from '../../../../art/cards/dice.tsx';
import { whoIs } from '../../../common/who.ts';
import { waysOf } from '../foresight.ts';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart } from '../trek.ts';

/** The last roll: who made it, and how likely it was. */
export const DiceCorner: TrekPart = ({ play }) => {
  const say = useTrek();
  const { dice, active, turn, stack, players, diceLeft, options } = play.view.table;
  const [first, second] = dice;
  if (first === undefined || second === undefined) return null;
  const sum = first + second;
  const isOld = stack.some(({ kind }) => kind === 'before' || kind === 'dice');
  const roller = isOld ? (active + players.length - 1) % players.length : active;
  const rolled = play.happening.some(({ kind }) => kind === 'rolled');
  return (
    <div className={isOld ? 'trek-roll old' : 'trek-roll'} data-anchor="dice">
      <DicePair
        faces={[first, second]}
        name={say('dice.name', { first, second, sum })}
        roll={isOld ? turn - 1 : turn}
        motion={rolled ? 'rolling' : 'still'}
      />
      <p className="muted">
        {say('dice.rolled', whoIs(play, roller))}
        <br />
        {say('dice.odds', { ways: waysOf(sum) })}
        {options.dice === 'deck' && (
          <>
            <br />
            {say('dice.deck', { left: diceLeft, of: DICE_CARDS })}
          </>
        )}
      </p>
    </div>
  );
};
