import type { Codec, Kinded } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../app/preferences.ts';
import { type Advice, Coach } from '../session/coach.ts';
import type { Session } from '../session/session.ts';
import type { Helm } from './helm.ts';

/** How far the coach is with the question that is asked. */
export type Coaching<M> =
  | { readonly state: 'off' }
  | { readonly state: 'quiet' } // nothing is asked
  | { readonly state: 'thinking'; readonly share: number }
  | { readonly state: 'ready'; readonly advice: Advice<M> }
  | { readonly state: 'failed' };

const OFF = { state: 'off' } as const;
const QUIET = { state: 'quiet' } as const;

/**
 * Whether the coach is wanted. Where several people share the device nobody gets advice that another has asked for:
 * there it has to be switched on at the table.
 */
export function useCoachSwitch(session: Pick<Session<never, never, never, never>, 'sitters'>) {
  const { preferences, change } = usePreferences();
  const isAlone = session.sitters.filter(({ kind }) => kind === 'person').length === 1;
  const [isWantedHere, setWantedHere] = useState(false);
  const isOn = isAlone ? preferences.coach === 'on' : isWantedHere;
  const toggle = () => (isAlone ? change({ coach: isOn ? 'off' : 'on' }) : setWantedHere(!isOn));
  return { isOn, toggle };
}

/** Lets the coach think about whatever the one who looks is asked, while it is wanted. */
export function useCoach<T, H, M extends Kinded, E extends Kinded>(
  { session, moment, turn }: Helm<T, H, M, E>,
  notation: Codec<M>,
  isOn: boolean,
): Coaching<M> {
  const coach = useMemo(() => new Coach(notation, session), [notation, session]);
  const [coaching, setCoaching] = useState<Coaching<M>>(OFF);
  const request = turn === null || !isOn || !moment.request?.must ? null : turn;
  useEffect(() => {
    if (request === null) {
      setCoaching(isOn ? QUIET : OFF);
      return;
    }
    let isWanted = true;
    setCoaching({ state: 'thinking', share: 0 });
    const progress = (share: number) => isWanted && setCoaching({ state: 'thinking', share });
    void coach.advise(session.moment, progress).then((advice) => {
      if (isWanted) setCoaching(advice === null ? { state: 'failed' } : { state: 'ready', advice });
    });
    return () => {
      isWanted = false;
      coach.cancel();
    };
  }, [coach, session, request, isOn]);
  return coaching;
}
