import type { WebhookFormat } from '@orrery/protocol/api';

/** What a person is told. */
export interface WebhookNotice {
  readonly title: string;
  readonly text: string;
  /** The address that the notice leads to; null where the server does not know its own. */
  readonly url: string | null;
}

/** A request by which a service shows a notice. */
export interface WebhookRequest {
  readonly address: URL;
  readonly body: Readonly<Record<string, unknown>>;
}

const lines = ({ title, text, url }: WebhookNotice): string =>
  [title, text, url].filter((line) => line !== null).join('\n');

/** The JSON that each kind of service understands. */
const REQUESTS: Readonly<Record<WebhookFormat, (address: URL, notice: WebhookNotice) => WebhookRequest>> = {
  /** A webhook of a Discord channel. Nobody is mentioned, whatever the text says. */
  discord: (address, notice) => ({
    address,
    body: { content: lines(notice), allowed_mentions: { parse: [] } },
  }),
  /** ntfy takes JSON at its root; the address that people know ends in their topic. */
  ntfy: (address, { title, text, url }) => {
    const root = new URL(address);
    const [topic = '', ...before] = address.pathname.split('/').filter(Boolean).reverse();
    root.pathname =
      before
        .reverse()
        .map((part) => `/${part}`)
        .join('') || '/';
    const click = url === null ? {} : { click: url };
    return { address: root, body: { topic: decodeURIComponent(topic), title, message: text, ...click } };
  },
  /** An incoming webhook of matrix-hookshot. */
  matrix: (address, notice) => ({ address, body: { text: lines(notice) } }),
  json: (address, notice) => ({ address, body: { ...notice } }),
};

export const webhookRequest = (format: WebhookFormat, address: URL, notice: WebhookNotice): WebhookRequest =>
  REQUESTS[format](address, notice);
