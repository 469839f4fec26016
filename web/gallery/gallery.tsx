import type { ComponentType, ReactNode } from 'react';
import { BoardDefinitions } from '../art/board/definitions.tsx';
import { PlanetDefinitions } from '../art/planets/planet.tsx';
import { WorldDefinitions } from '../art/worlds/world.tsx';
import { SampleBoard } from './board.tsx';
import { CardSamples } from './cards.tsx';
import { Charts } from './charts.tsx';
import { ControlSamples } from './controls.tsx';
import './gallery.css';
import { Icons } from './icons.tsx';
import { Pieces } from './pieces.tsx';
import { SettingSamples } from './settings.tsx';
import { Worlds } from './worlds.tsx';

/** Galleries of single games, in their folders. */
const OF_GAMES = import.meta.glob<{ readonly title: string; readonly Gallery: ComponentType }>(
  '../games/*/gallery/index.tsx',
  { eager: true },
);

const SECTIONS: readonly (readonly [title: string, content: ReactNode])[] = [
  ['Icons', <Icons key="icons" />],
  ['Seats, pieces, chips, posts', <Pieces key="pieces" />],
  ['Cards and dice', <CardSamples key="cards" />],
  ['Board', <SampleBoard key="board" />],
  ['Charts and bars', <Charts key="charts" />],
  ['Worlds of the far systems', <Worlds key="worlds" />],
  ...Object.values(OF_GAMES).map(({ title, Gallery }) => [title, <Gallery key={title} />] as const),
  ['Controls and surfaces', <ControlSamples key="controls" />],
];

/** Every drawing and control of the app on one page, for checks in both themes and at any text size. */
export function GalleryPage() {
  return (
    <main className="gallery">
      <PlanetDefinitions />
      <BoardDefinitions />
      <WorldDefinitions />
      <SettingSamples />
      {SECTIONS.map(([title, content]) => (
        <section key={title} id={title.toLowerCase().split(/\W/)[0]}>
          <h2>{title}</h2>
          {content}
        </section>
      ))}
    </main>
  );
}
