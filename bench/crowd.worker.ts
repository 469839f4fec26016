/**
 * The clients of `npm run bench:server` in a separate process: runs the tasks it is sent and returns the measurements.
 */
import { type CrowdTask, runCrowd } from './server/crowd.ts';
import { echoServer, measureEchoes } from './server/echo.ts';

type WorkerOrder =
  | { readonly what: 'crowd'; readonly task: CrowdTask }
  | { readonly what: 'serve' }
  | { readonly what: 'echo'; readonly port: number; readonly sockets: number; readonly seconds: number };

const work = async (order: WorkerOrder): Promise<unknown> => {
  if (order.what === 'crowd') return runCrowd(order.task);
  if (order.what === 'serve') return echoServer();
  return measureEchoes(order.port, order.sockets, order.seconds);
};

process.on('message', (order: WorkerOrder) => {
  work(order).then(
    (measured) => process.send?.({ measured }),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
