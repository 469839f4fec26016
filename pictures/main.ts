import { parentPort } from 'node:worker_threads';
import { type PictureRequest, renderPicture } from './picture.ts';

/** Draws pictures in a thread of the server: it posts `{id, request}` and gets `{id, png}` or `{id, fault}`. */
const port = parentPort;
if (port === null) throw new Error('pictures are drawn in a worker thread of the server');

port.on('message', ({ id, request }: { readonly id: number; readonly request: PictureRequest }) => {
  renderPicture(request).then(
    (png) => port.postMessage({ id, png }),
    (error: unknown) => port.postMessage({ id, fault: String(error) }),
  );
});
