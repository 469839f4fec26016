import { fastRng } from '@orrery/kernel';
import { toLine } from '@orrery/protocol';
import { readHostMessage } from '@orrery/protocol/schemas';

/** A minimal bot: answers each request with any of the listed moves; returns the places in the end. */
export function makeBot(say: (line: string) => void) {
  const rng = fastRng(4);
  const heard: string[] = [];
  return {
    heard,
    hear(text: string): readonly number[] | null {
      const message = readHostMessage(text);
      if (!message.ok) throw new Error(message.problem.text);
      heard.push(message.value.type);
      if (message.value.type === 'over') return message.value.places;
      if (message.value.type !== 'request') return null;
      const { id, moves } = message.value;
      say(toLine({ type: 'choose', request: id, move: moves[rng(moves.length)] ?? '' }));
      return null;
    },
  };
}
