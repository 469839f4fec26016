import type { FarFurniture } from './far.ts';
import { moveName } from './parts/voice.ts';

/** What a move costs and brings, before it is made. */
export const Preview: FarFurniture['Preview'] = ({ play, move }) => (
  <div className="far-preview">
    <h3>{moveName(play, move)}</h3>
  </div>
);
