import type { Result } from '@orrery/kernel';
import type { LivePong, Review, ReviewMessage } from '@orrery/protocol';
import type { ReviewResponse } from '@orrery/protocol/api';
import { parseJson, reviewMessageSchema } from '@orrery/protocol/schemas';
import { useCallback, useEffect, useState } from 'react';
import { browserConnectionEnv } from '../online/parts/browser-connection.ts';
import { ReconnectingConnection } from '../online/parts/reconnecting-connection.ts';

type PageMessage = Exclude<ReviewMessage, LivePong>;

const RETRY_MS = 5_000;

/** A review as this page knows it. */
export interface ReviewLink {
  /** The viewer; null: anonymous. */
  readonly me: string | null;
  /** null until the server has told. */
  readonly review: Review | null;
  readonly isConnected: boolean;
  /** Shows the answer to the user's own request at once. */
  readonly apply: (answer: Result<ReviewResponse>) => void;
}

/** Follows the review of a game; reopened when the user changes. */
export function useReview(id: string, me: string | null): ReviewLink {
  const [review, setReview] = useState<Review | null>(null);
  const [isConnected, setConnected] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection belongs to one user
  useEffect(() => {
    const connection = new ReconnectingConnection<PageMessage>(
      browserConnectionEnv(`/live/review/${encodeURIComponent(id)}`),
      {
        greeting: 'review',
        parse: (text) => parseJson(reviewMessageSchema, text),
        onUnreadable: () => setConnected(false),
        since: () => 0,
        onMessage(message) {
          if (message.type === 'bye') connection.reconnectAfter(RETRY_MS);
          else if (message.type === 'review') setReview(message.review);
          else setReview((before) => before && { ...before, position: message.position });
        },
        onOpenChanged: setConnected,
      },
    );
    return () => connection.close();
  }, [id, me]);
  const apply = useCallback((answer: Result<ReviewResponse>) => {
    if (answer.ok) setReview(answer.value.review);
  }, []);
  return { me, review, isConnected, apply };
}
