import type { Problem, Result } from '@orrery/kernel';
import { useState } from 'react';
import { saveFile } from '../app/files.ts';
import { navigate } from '../app/route.ts';
import { rotated } from '../session/chairs.ts';
import type { Sitter, Terms } from '../session/session.ts';
import { openLibrary } from '../session/use-library.ts';

interface Game {
  readonly id: string;
  readonly terms: Terms;
  readonly sitters: readonly Sitter[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What can be done with a game as a whole: keep its log as a file, and play it once more, everybody one chair on. */
export function useKeeping({ id, terms: { game, options }, sitters }: Game) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const settle = <X>(result: Result<X>, then: (value: X) => void) => {
    setProblem(result.ok ? null : result.problem);
    if (result.ok) then(result.value);
  };
  return {
    problem,
    async save() {
      const printed = await (await openLibrary()).print(id);
      settle(printed, (text) => saveFile(`${game}-${id.slice(0, 8)}.log`, text));
    },
    async rematch() {
      const setting = { game, sitters: rotated(sitters), options: isRecord(options) ? options : {} };
      const created = await (await openLibrary()).create(setting);
      settle(created, (made) => navigate({ page: 'table', id: made }));
    },
  };
}
