import type { Problem, Result } from '@orrery/kernel';
import { useState } from 'react';
import { saveFile } from '../app/files.ts';
import { navigate } from '../app/route.ts';
import { rotateSeats } from '../session/chairs.ts';
import type { GameTerms, Sitter } from '../session/session.ts';
import { openLibrary } from '../session/use-library.ts';

interface PlayedGame {
  readonly id: string;
  readonly terms: GameTerms;
  readonly sitters: readonly Sitter[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Actions on a whole game: save its log as a file, and play again with everybody one seat on. */
export function useGameActions({ id, terms: { game, options }, sitters }: PlayedGame) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const settle = <X>(result: Result<X>, then: (value: X) => void) => {
    setProblem(result.ok ? null : result.problem);
    if (result.ok) then(result.value);
  };
  return {
    problem,
    async save() {
      const printed = await (await openLibrary()).exportLog(id);
      settle(printed, (text) => saveFile(`${game}-${id.slice(0, 8)}.log`, text));
    },
    async rematch() {
      const setting = { game, sitters: rotateSeats(sitters), options: isRecord(options) ? options : {} };
      const created = await (await openLibrary()).create(setting);
      settle(created, (made) => navigate({ page: 'table', id: made }));
    },
  };
}
