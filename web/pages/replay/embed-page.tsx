import { findEmbeddedReplay } from './load.tsx';
import { LoadedReplay } from './replay-page.tsx';

/** A replay in a frame of another site. */
export const EmbedPage = (props: { readonly id: string; readonly at: number | null }) => (
  <LoadedReplay {...props} find={findEmbeddedReplay} />
);
