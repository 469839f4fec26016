import { CHARACTERS } from '@orrery/startrek/facts';
import { effectHelp } from '@orrery/startrek/words';
import { useCommon } from '../../common/texts.ts';
import type { TrekPlay } from '../trek.ts';

/** What a support card does, with the way to its rule. */
export function AboutCard({ play, card }: { play: TrekPlay; card: number }) {
  const say = useCommon();
  const about = CHARACTERS[card];
  if (about === undefined) return null;
  return (
    <p className="trek-about">
      <strong>{about.name}.</strong> {play.say(effectHelp(about.effect))}{' '}
      <button type="button" className="common-link" onClick={() => play.consult(about.rule)}>
        {say('rule')}
      </button>
    </p>
  );
}
