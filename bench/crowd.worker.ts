/** The clients of `npm run bench:server`, as a process of their own: does what it is sent and says what it measured. */
import { crowd, type Task } from './server/crowd.ts';
import { echoes, echoServer } from './server/echo.ts';

type Order =
  | { readonly what: 'crowd'; readonly task: Task }
  | { readonly what: 'serve' }
  | { readonly what: 'echo'; readonly port: number; readonly sockets: number; readonly seconds: number };

const work = async (order: Order): Promise<unknown> => {
  if (order.what === 'crowd') return crowd(order.task);
  if (order.what === 'serve') return echoServer();
  return echoes(order.port, order.sockets, order.seconds);
};

process.on('message', (order: Order) => {
  work(order).then(
    (measured) => process.send?.({ measured }),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
