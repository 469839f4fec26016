import { okResult } from '@orrery/kernel';
import { friendsSettingsSchema, invitePersonSchema } from '@orrery/protocol/api';
import {
  emptyResponseSchema,
  friendsResponseSchema,
  invitationsResponseSchema,
  invitedResponseSchema,
  presenceResponseSchema,
} from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { describeRoute } from '../http/describe-route.ts';
import {
  type ApiEnv,
  authedBodyRoute,
  authedRoute,
  checkRate,
  idParam,
  publicRoute,
  requireHuman,
} from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import type { Notifier } from '../ports.ts';
import { friendsOf, peopleHere } from './contacts.ts';
import { follow, setFriendsSettings, unfollow } from './follows.ts';
import { declineInvitation, invitationsOf, invite, invitedTo } from './invitations.ts';

/** Dependencies of the routes about friends and invitations. */
export interface FriendsRoutesDeps {
  readonly context: ServerContext;
  readonly notifier: Pick<Notifier, 'notifyInvitation'>;
}

const FOLLOW_RATE = { burst: 30, refillMs: 2_000 };
/** Each invitation reaches somebody, in every way they have asked for. */
const INVITE_RATE = { burst: 12, refillMs: 30_000 };

/** Routes by which people follow each other and invite each other to tables. */
export function friendsRoutes({ context, notifier }: FriendsRoutesDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const following = new RateLimiter(FOLLOW_RATE, context.clock);
  const inviting = new RateLimiter(INVITE_RATE, context.clock);
  app.get(
    '/friends',
    describeRoute('Lists whom the caller follows, who follows the caller, and who is here.', friendsResponseSchema),
    authedRoute(requireHuman, async ({ id }) => okResult(await friendsOf(context, id))),
  );
  app.get(
    '/presence',
    describeRoute('Says how many people are here, and to known callers who.', presenceResponseSchema),
    publicRoute(async (c) => okResult(await peopleHere(context, c.get('asker')?.id ?? null))),
  );
  app.put(
    '/friends/settings',
    describeRoute('Chooses whether others see the caller, and who may invite them.', friendsResponseSchema),
    authedBodyRoute(requireHuman, friendsSettingsSchema, async ({ id }, settings) => {
      const may = checkRate(following, id);
      if (!may.ok) return may;
      await setFriendsSettings(context, id, settings);
      return okResult(await friendsOf(context, id));
    }),
  );
  app.put(
    '/people/:id/follow',
    describeRoute('Follows a person.', emptyResponseSchema),
    authedRoute(requireHuman, async ({ id }, c) => {
      const may = checkRate(following, id);
      return may.ok ? follow(context, id, idParam(c)) : may;
    }),
  );
  app.delete(
    '/people/:id/follow',
    describeRoute('Stops following a person.', emptyResponseSchema),
    authedRoute(requireHuman, async ({ id }, c) => {
      const may = checkRate(following, id);
      return may.ok ? unfollow(context, id, idParam(c)) : may;
    }),
  );
  app.get(
    '/invitations',
    describeRoute('Lists the tables to which the caller is invited.', invitationsResponseSchema),
    authedRoute(requireHuman, async ({ id }) => okResult(await invitationsOf(context, id))),
  );
  app.get(
    '/tables/:id/invited',
    describeRoute('Lists who was invited to a table and has not come; for those who sit there.', invitedResponseSchema),
    authedRoute(requireHuman, (asker, c) => invitedTo(context, idParam(c), asker)),
  );
  app.post(
    '/tables/:id/invite',
    describeRoute('Invites a person to a table that has not begun; for those who sit there.', invitedResponseSchema),
    authedBodyRoute(requireHuman, invitePersonSchema, async (asker, { person }, c) => {
      const may = checkRate(inviting, asker.id);
      if (!may.ok) return may;
      const invited = await invite(context, idParam(c), asker, person);
      if (!invited.ok) return invited;
      void notifier.notifyInvitation(person, invited.value, asker.name);
      return invitedTo(context, idParam(c), asker);
    }),
  );
  app.post(
    '/tables/:id/decline',
    describeRoute('Declines an invitation to a table.', emptyResponseSchema),
    authedRoute(requireHuman, ({ id }, c) => declineInvitation(context, idParam(c), id)),
  );
  return app;
}
