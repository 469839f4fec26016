import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A mail server that accepts every message and forwards none. */
export interface MailCatcher {
  /** Settings for a server that sends its mail here. */
  readonly settings: { readonly SMTP_URL: string; readonly MAIL_FROM: string };
  /** The messages as readable text, newest last. */
  readonly letters: readonly string[];
  end(): void;
}

/** Decodes quoted-printable: joins wrapped lines and decodes escaped characters. */
const decodeLetter = (letter: string): string =>
  letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function receiveMail(line: Socket, keep: (letter: string) => void): void {
  let heard = '';
  let isLetter = false;
  line.write('220 here\r\n');
  line.on('error', () => undefined);
  line.on('data', (data) => {
    heard += data;
    for (;;) {
      const end = isLetter ? heard.indexOf('\r\n.\r\n') : heard.indexOf('\r\n');
      if (end < 0) return;
      const said = heard.slice(0, end);
      heard = heard.slice(end + (isLetter ? 5 : 2));
      if (isLetter) keep(decodeLetter(said));
      const isData = !isLetter && /^DATA/i.test(said);
      isLetter = isData;
      line.write(isData ? '354 go on\r\n' : /^QUIT/i.test(said) ? '221 bye\r\n' : '250 yes\r\n');
    }
  });
}

export async function startMailCatcher(): Promise<MailCatcher> {
  const letters: string[] = [];
  const server = createServer((line) => receiveMail(line, (letter) => letters.push(letter)));
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'orrery@example.org' },
    letters,
    end: () => server.close(),
  };
}
