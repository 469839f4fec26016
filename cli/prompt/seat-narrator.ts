import type { CatalogEntry, Language, RulesEdition } from '@orrery/catalog';
import { digestOf } from '@orrery/common/texts';
import type { HostMessage } from '@orrery/protocol';
import { loadEngineWithTexts } from '../catalog.ts';
import { GameNarrator } from './game-narrator.ts';

/** A decision in words: the prompt, and the moves that its numbers stand for. */
export interface SeatPrompt {
  /** The id of the request. */
  readonly request: number;
  readonly text: string;
  readonly moves: readonly string[];
}

/** What follows from a message of a host. */
export type HeardMessage =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'asked'; readonly prompt: SeatPrompt }
  | { readonly kind: 'refused' | 'over' | 'out'; readonly text: string };

/** Tells a seat's game in words, from the messages of the bot protocol. */
export interface SeatNarrator {
  hear(message: HostMessage): HeardMessage;
  /** Why a move in notation cannot be made now, in words; null if it can. */
  check(move: string): string | null;
  /** What is said about an answer without a move. */
  readonly unread: string;
}

/** The rules of a game in short, as Markdown; '' where nobody chose what they consist of. */
export async function rulesDigest({ voice }: RulesEdition, language: Language): Promise<string> {
  const parts = await voice?.digest?.();
  return voice === undefined || parts === undefined ? '' : digestOf(await voice.almanac(language), parts);
}

export interface NarratorOptions {
  readonly language: Language;
  /** Whether each prompt contains the rules in short. */
  readonly tellsRules: boolean;
}

/** A narrator for an edition of a game. */
export async function narratorOf(
  entry: CatalogEntry,
  edition: RulesEdition,
  { language, tellsRules }: NarratorOptions,
): Promise<SeatNarrator> {
  const { anyGame, texts } = await loadEngineWithTexts(edition, language);
  const digest = tellsRules ? await rulesDigest(edition, language) : '';
  const prompts = { language, title: entry.name[language], texts, digest };
  return anyGame.use((game, gameMessages): SeatNarrator => new GameNarrator(game, gameMessages, prompts));
}
