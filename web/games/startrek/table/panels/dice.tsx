import { DICE_CARDS } from '@orrery/startrek/facts';
import { DicePair } from '../../../../art/cards/dice.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';
import { rollWays } from '../yields.ts';

/** The last roll: who made it, and how likely it was. */
export const DiceCorner: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const { dice, active, turn, stack, players, diceLeft, options } = play.view.table;
  const [first, second] = dice;
  if (first === undefined || second === undefined) return null;
  const sum = first + second;
  const isOld = stack.some(({ kind }) => kind === 'before' || kind === 'dice');
  const roller = isOld ? (active + players.length - 1) % players.length : active;
  const rolled = play.currentEvents.some(({ kind }) => kind === 'rolled');
  return (
    <div className={isOld ? 'trek-roll old' : 'trek-roll'} data-anchor="dice">
      <DicePair
        faces={[first, second]}
        name={say('dice.name', { first, second, sum })}
        roll={isOld ? turn - 1 : turn}
        motion={rolled ? 'rolling' : 'still'}
      />
      <p className="muted">
        {say('dice.rolled', seatTextArgs(play, roller))}
        <br />
        {say('dice.odds', { ways: rollWays(sum) })}
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
