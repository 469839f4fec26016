import type { Reliability } from '@orrery/protocol/api';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

/** How many games a person has finished. More than one in ten left is marked. */
export function ReliabilityText({ reliability: { finished, left } }: { readonly reliability: Reliability }) {
  const say = useTranslate(ONLINE_TEXTS);
  const all = finished + left;
  if (all === 0) return <span className="muted">{say('reliability.none')}</span>;
  const isDoubtful = left * 10 > all;
  return (
    <span className={isDoubtful ? 'tag warn' : 'muted'}>
      {left === 0 ? say('reliability.all', { all }) : say('reliability.left', { left, all })}
    </span>
  );
}
