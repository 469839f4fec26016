import { type ComponentType, lazy, Suspense } from 'react';

export interface PictureProps {
  readonly entry: string;
}

/** The games whose almanac has small drawings; each brings its own, when somebody reads there. */
const PICTURES: Readonly<Record<string, ComponentType<PictureProps>>> = {
  startrek: lazy(async () => ({ default: (await import('./startrek.tsx')).StartrekPicture })),
};

/** What an entry is about, drawn; nothing where a drawing would not help. */
export function EntryPicture({ game, entry }: { game: string; entry: string }) {
  const Picture = PICTURES[game];
  if (Picture === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Picture entry={entry} />
    </Suspense>
  );
}
