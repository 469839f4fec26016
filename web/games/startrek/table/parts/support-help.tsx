import { CHARACTERS } from '@orrery/startrek/facts';
import { effectHelp } from '@orrery/startrek/words';
import { AboutCard } from '../../../../table/about.tsx';
import type { StartrekTableApi } from '../types.ts';

/** What a support card does, with a link to its rule. */
export function SupportHelp({ play, card }: { play: StartrekTableApi; card: number }) {
  const about = CHARACTERS[card];
  if (about === undefined) return null;
  return (
    <p className="trek-about">
      <span>
        <strong>{about.name}.</strong> {play.say(effectHelp(about.effect))}
      </span>
      <AboutCard play={play} entry={about.rule} name={about.name} />
    </p>
  );
}
