import type { Kinded } from '@orrery/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Annex } from './annex.ts';
import { isAwaited } from './awaited.ts';
import type { HelmProps } from './helm.ts';
import { useLines } from './log.tsx';
import { promptWords } from './prompt-words.ts';

/** More than this at once nobody listens to. */
const MOST = 8;

interface Saying {
  readonly key: number;
  readonly text: string;
}

/** What is to be said aloud, the last few things of it. */
function useSayings() {
  const count = useRef(0);
  const [sayings, setSayings] = useState<readonly Saying[]>([]);
  const sayAloud = useCallback((texts: readonly string[]) => {
    if (texts.length === 0) return;
    const fresh = texts.slice(-MOST).map((text) => ({ key: count.current++, text }));
    setSayings((before) => [...before, ...fresh].slice(-MOST));
  }, []);
  return { sayings, sayAloud };
}

/** Says aloud what happens, in the order in which it is told, and what is asked. Nothing of it is seen. */
export function Live<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { scene, say, play } = helm;
  const lines = useLines({ helm });
  const { sayings, sayAloud } = useSayings();
  const told = useRef({ past: scene.past, seq: scene.seq });
  const { question, reasons } = promptWords(helm);
  const asked = isAwaited(play) ? question : '';
  const refused = reasons.map(({ text }) => text).join(' ');

  useEffect(() => {
    const { past, seq } = told.current;
    told.current = { past: scene.past, seq: scene.seq };
    if (past !== scene.past || seq >= scene.seq) return;
    const fresh = lines.filter((line) => line.seq > seq);
    sayAloud(fresh.map(({ words }) => (words === null ? '' : say(words))));
  }, [scene.past, scene.seq, lines, say, sayAloud]);
  useEffect(() => {
    if (asked !== '') sayAloud([asked]);
  }, [asked, sayAloud]);
  useEffect(() => {
    if (refused !== '') sayAloud([refused]);
  }, [refused, sayAloud]);

  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {sayings.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

interface TalkVoiceProps {
  readonly talk: Annex['talk'];
  /** The talk itself says aloud what comes, where it is on the page. */
  readonly isThere: boolean;
}

/** Says aloud what people say while their talk is put away. */
export function TalkVoice({ talk: { name, unread, latest }, isThere }: TalkVoiceProps) {
  return (
    <p className="unseen" role="status">
      {!isThere && unread > 0 && `${name} (${unread}): ${latest}`}
    </p>
  );
}
