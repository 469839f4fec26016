import { randomUUID } from 'node:crypto';
import type { ReviewMessage } from '@orrery/protocol';
import { clientPingSchema, parseJson } from '@orrery/protocol/schemas';
import type { WebSocket } from 'ws';
import type { ServerContext } from '../context.ts';
import { keepAlive } from '../keep-alive.ts';
import { Mutex } from '../mutex.ts';
import { PRESENCES_CHANNEL, PresenceTracker } from '../play/presence-tracker.ts';
import { type MessageRate, TokenBucket } from '../play/token-bucket.ts';
import {
  PERSONS_CHANNEL,
  type PersonLookup,
  REVIEWS_CHANNEL,
  type SocketCaller,
  type SocketRoute,
  type Tables,
} from '../ports.ts';
import { readReview } from './read-review.ts';
import { type ReviewService, reviewPresenceKey } from './review-service.ts';

const SOCKET_PATH = /^\/live\/review\/([\w-]{1,64})$/;
/** A client that does not read what it is sent is disconnected, and reconnects for the whole state. */
const MAX_BUFFERED_BYTES = 1_000_000;
const CLOSE_POLICY_VIOLATION = 1008;
const CLOSE_GOING_AWAY = 1001;

interface Follower {
  readonly socket: WebSocket;
  readonly person: string | null;
}

/** The pages on this node that show the review of a game. */
interface ReviewRoom {
  readonly followers: Set<Follower>;
  /** Sends one after the other: a position is never followed by an older one. */
  readonly mutex: Mutex;
}

interface ReviewRoomsDeps {
  readonly context: ServerContext;
  readonly tables: Pick<Tables, 'find'>;
  readonly persons: Pick<PersonLookup, 'mutedBy'>;
  readonly reviews: Pick<ReviewService, 'presence'>;
  /** How often one socket may send a message. */
  readonly rate: MessageRate;
  readonly reportError: (error: unknown) => void;
}

/** The socket route `/live/review/TABLE`: pages follow the leader of a review, on any node. */
export class ReviewRooms implements SocketRoute {
  readonly #deps: ReviewRoomsDeps;
  readonly #rooms = new Map<string, ReviewRoom>();
  readonly #presences: PresenceTracker;
  readonly #stopListening: (() => Promise<void>)[] = [];

  constructor(deps: ReviewRoomsDeps) {
    this.#deps = deps;
    this.#presences = new PresenceTracker(deps.context.db, randomUUID());
  }

  async listen(): Promise<void> {
    const { db } = this.#deps.context;
    this.#stopListening.push(
      await db.listen(REVIEWS_CHANNEL, (said) => this.#onChange(said)),
      await db.listen(PRESENCES_CHANNEL, (key) => this.#onPresence(key)),
      await db.listen(PERSONS_CHANNEL, () => this.#sendAll()),
    );
  }

  get sockets(): number {
    return [...this.#rooms.values()].reduce((sum, { followers }) => sum + followers.size, 0);
  }

  matches(pathname: string): boolean {
    return SOCKET_PATH.test(pathname);
  }

  open(socket: WebSocket, { person, url }: SocketCaller): void {
    const [, id = ''] = SOCKET_PATH.exec(url.pathname) ?? [];
    const follower: Follower = { socket, person: person?.id ?? null };
    const room = this.#rooms.get(id) ?? { followers: new Set(), mutex: new Mutex() };
    this.#rooms.set(id, room);
    room.followers.add(follower);
    const visitor = { person: follower.person ?? '', isSeated: false, isHidden: false };
    this.#presences.connected(reviewPresenceKey(id), visitor);
    const bucket = new TokenBucket(this.#deps.rate, performance.now());
    socket.on('message', (data, isBinary) => this.#receive(socket, bucket, isBinary ? '' : data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      room.followers.delete(follower);
      if (room.followers.size === 0 && this.#rooms.get(id) === room) this.#rooms.delete(id);
      this.#presences.disconnected(reviewPresenceKey(id), visitor);
    });
    keepAlive(socket, () => {});
    this.#sendReview(id, [follower]);
  }

  async drain(): Promise<void> {
    for (const stop of this.#stopListening) await stop();
    for (const { followers } of this.#rooms.values()) {
      for (const { socket } of followers) {
        send(socket, { type: 'bye', reason: 'shutdown' });
        socket.close(CLOSE_GOING_AWAY);
      }
    }
    await this.#presences.close();
  }

  /** Pages send pings to check the connection; nothing else is accepted here. */
  #receive(socket: WebSocket, bucket: TokenBucket, text: string): void {
    const isFlood = !bucket.take(performance.now());
    if (!isFlood && parseJson(clientPingSchema, text) !== null) {
      send(socket, { type: 'pong', serverTime: this.#deps.context.clock() });
      return;
    }
    send(socket, { type: 'bye', reason: isFlood ? 'rate-limit' : 'invalid-message' });
    socket.close(CLOSE_POLICY_VIOLATION);
  }

  /** `table`, or `table branch seq` for another position; '' if notifications may have been missed. */
  #onChange(said: string): void {
    const [id = '', branch, seq] = said.split(' ');
    if (id === '') {
      this.#sendAll();
      return;
    }
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    if (branch === undefined) {
      this.#sendReview(id, room.followers);
      return;
    }
    const position = { branch: branch === '0' ? null : Number(branch), seq: Number(seq) };
    void room.mutex.runExclusive(async () => {
      for (const { socket } of room.followers) send(socket, { type: 'shown', position });
    });
  }

  #onPresence(key: string): void {
    for (const [id, { followers }] of this.#rooms) if (reviewPresenceKey(id) === key) this.#sendReview(id, followers);
  }

  #sendAll(): void {
    for (const [id, { followers }] of this.#rooms) this.#sendReview(id, followers);
  }

  #sendReview(id: string, followers: Iterable<Follower>): void {
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    const to = [...followers];
    room.mutex
      .runExclusive(() => this.#readAndSend(id, to))
      .catch((error: unknown) => {
        this.#deps.reportError(error);
        for (const { socket } of to) socket.close(1011);
      });
  }

  async #readAndSend(id: string, followers: readonly Follower[]): Promise<void> {
    const { context, tables, persons, reviews } = this.#deps;
    const table = await tables.find(id);
    if (table === null || table.state !== 'over') {
      for (const { socket } of followers) {
        send(socket, { type: 'bye', reason: 'unknown-table' });
        socket.close(CLOSE_POLICY_VIOLATION);
      }
      return;
    }
    const { here } = await reviews.presence(id);
    for (const { socket, person } of followers) {
      if (socket.readyState !== socket.OPEN) continue;
      const muted = person === null ? new Set<string>() : await persons.mutedBy(person);
      const review = await readReview(context.db, table, here, { person, muted });
      send(socket, { type: 'review', review });
    }
  }
}

function send(socket: WebSocket, message: ReviewMessage): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
  else socket.send(JSON.stringify(message));
}
