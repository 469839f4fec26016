import type { ComponentType, ReactNode } from 'react';
import { BoardDefinitions } from '../art/board/definitions.tsx';
import { PlanetDefinitions } from '../art/planets/planet.tsx';
import { WorldDefinitions } from '../art/worlds/world.tsx';
import { Board } from './board.tsx';
import { Cards } from './cards.tsx';
import { Charts } from './charts.tsx';
import { Controls } from './controls.tsx';
import './gallery.css';
import { Icons } from './icons.tsx';
import { Pieces } from './pieces.tsx';
import { Settings } from './settings.tsx';
import { Worlds } from './worlds.tsx';

/** What only one game draws; a game has it in its folder. */
const OF_GAMES = import.meta.glob<{ readonly title: string; readonly Gallery: ComponentType }>(
  '../games/*/gallery/index.tsx',
  { eager: true },
);

const SECTIONS: readonly (readonly [title: string, content: ReactNode])[] = [
  ['Icons', <Icons key="icons" />],
  ['Seats, pieces, chips, posts', <Pieces key="pieces" />],
  ['Cards and dice', <Cards key="cards" />],
  ['Board', <Board key="board" />],
  ['Charts and bars', <Charts key="charts" />],
  ['Worlds of the far systems', <Worlds key="worlds" />],
  ...Object.values(OF_GAMES).map(({ title, Gallery }) => [title, <Gallery key={title} />] as const),
  ['Controls and surfaces', <Controls key="controls" />],
];

/** Every drawing and control of the house on one page, to look at in both themes and at any size of text. */
export function Gallery() {
  return (
    <main className="gallery">
      <PlanetDefinitions />
      <BoardDefinitions />
      <WorldDefinitions />
      <Settings />
      {SECTIONS.map(([title, content]) => (
        <section key={title} id={title.toLowerCase().split(/\W/)[0]}>
          <h2>{title}</h2>
          {content}
        </section>
      ))}
    </main>
  );
}
