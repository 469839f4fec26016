import type { AddressInfo, Server } from 'node:net';
import type { Settings } from './settings.ts';

const LISTEN_ERROR_TEXTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used without more rights',
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'is no address of this machine',
};

/** Opens the first free port and returns its address, or a sentence saying why none could be opened. */
export async function listen(
  server: Server,
  { host, ports }: Pick<Settings, 'host' | 'ports'>,
): Promise<{ url: string } | string> {
  let problem = '';
  for (const port of ports) {
    const code = await tryToListen(server, host, port);
    if (code === null) return { url: urlOf(server, host) };
    problem = `${host}:${port} ${LISTEN_ERROR_TEXTS[code] ?? `cannot be opened (${code})`}; set HOST or PORT to choose another.`;
    if (code !== 'EADDRINUSE') return problem;
  }
  return problem;
}

function tryToListen(server: Server, host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve(null);
    });
  });
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
