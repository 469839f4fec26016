import { Hono } from 'hono';
import type { Desk } from './desk.ts';
import { type Asked, refuse } from './http/answer.ts';
import { guard, type Reach } from './http/guard.ts';
import { Limiter } from './http/limits.ts';
import { pushRoutes } from './notify/routes.ts';
import type { Senders } from './notify/senders.ts';
import { accountRoutes } from './people/account-routes.ts';
import { adminRoutes } from './people/admin-routes.ts';
import { TooBusy } from './people/fair-queue.ts';
import type { Persons } from './people/persons.ts';
import type { Work } from './people/scrypt.ts';
import { socialRoutes } from './people/social-routes.ts';
import { botRoutes, type ProgramDoor } from './play/bot-routes.ts';
import type { Play, Tables } from './seams.ts';
import { tableRoutes } from './tables/routes.ts';
import { refusal } from './texts.ts';

/** What the addresses under /api need. */
export interface ApiHouse {
  readonly desk: Desk;
  readonly persons: Persons;
  readonly tables: Tables;
  readonly play: Play;
  /** Where programs play from outside; null: nowhere. */
  readonly programs: ProgramDoor | null;
  readonly reach: Reach;
  readonly work: Work;
  /** How mail is sent; null: not at all. */
  readonly mail: Senders['mail'];
  /** What browsers need to be reached by web push. */
  readonly pushKey: string;
  /** Told what went wrong on our side. */
  readonly mourn: (error: unknown) => void;
}

/** Requests from one address: so many at once, and so many a second. */
const EVERYTHING = { burst: 300, each: 50 };

/** Everything under /api. */
export function makeApi(house: ApiHouse): Hono<Asked> {
  const { desk, persons, reach } = house;
  const app = new Hono<Asked>();
  app.use(...guard(persons, reach, new Limiter(EVERYTHING, desk.clock)));
  app.route(
    '/',
    accountRoutes({ ...house, origin: reach.origin, isSecure: reach.origin?.startsWith('https:') ?? false }),
  );
  app.route('/', socialRoutes(desk));
  app.route('/', adminRoutes(house));
  app.route('/', tableRoutes(house));
  if (house.programs !== null) app.route('/', botRoutes(house.programs));
  app.route('/', pushRoutes(desk, house.pushKey));
  app.all('*', (c) => refuse(c, refusal('api.nothing').problem));
  app.onError((error, c) => {
    if (error instanceof TooBusy) return refuse(c, refusal('api.busy').problem);
    house.mourn(error);
    return refuse(c, refusal('api.fault').problem);
  });
  return app;
}
