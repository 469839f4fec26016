import { type ComponentType, use } from 'react';
import { ShelfContext } from '../entry-view.tsx';

export interface PictureProps {
  readonly entry: string;
}
export type Picture = ComponentType<PictureProps>;

/** The games whose almanac has small drawings; each brings its own, when somebody reads there. */
const PICTURES: Readonly<Record<string, () => Promise<Picture>>> = {
  startrek: async () => (await import('./startrek.tsx')).StartrekPicture,
};

/** The drawings of a game's almanac, null where there are none. They come with the text: late ones would push it aside. */
export async function loadPicture(game: string): Promise<Picture | null> {
  return (await PICTURES[game]?.()) ?? null;
}

/** What an entry is about, drawn; nothing where a drawing would not help. */
export function EntryPicture({ entry }: PictureProps) {
  const { Picture } = use(ShelfContext);
  return Picture === null ? null : <Picture entry={entry} />;
}
