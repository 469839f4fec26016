import { Hono } from 'hono';
import { z } from 'zod';
import { textFailure } from '../../texts.ts';
import { describeRoute, publishedRoutes } from '../describe-route.ts';
import { type ApiEnv, problemResponse } from '../handlers.ts';
import { MESSAGE_PROTOCOLS, type MessageProtocolName, messageProtocolSchema } from './message-schemas.ts';
import { type OpenApiDocument, openApiDocument } from './open-api.ts';
import { referencePage } from './page.ts';
import styles from './reference.css?raw';

const documentSchema = z.looseObject({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.unknown()) });
const jsonSchemaSchema = z.looseObject({ $defs: z.record(z.string(), z.unknown()) });

const isProtocol = (name: string): name is MessageProtocolName => Object.hasOwn(MESSAGE_PROTOCOLS, name);

/** Routes by which a server describes all its routes and messages. `api` is the whole of them. */
export function referenceRoutes(api: Pick<Hono<ApiEnv>, 'routes'>): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  let made: OpenApiDocument | null = null;
  const description = (): OpenApiDocument => {
    made ??= openApiDocument(publishedRoutes(api.routes).routes);
    return made;
  };
  app.get(
    '/',
    describeRoute('Describes all routes: as a page for browsers, as OpenAPI for programs.', documentSchema),
    (c) =>
      c.req.header('Accept')?.includes('text/html') ? c.html(referencePage(description())) : c.json(description()),
  );
  app.get('/openapi.json', describeRoute('Describes all routes as OpenAPI 3.1.', documentSchema), (c) =>
    c.json(description()),
  );
  app.get(
    '/schemas/:name',
    describeRoute('Describes the messages of a socket, of bots or of push, as JSON Schema.', jsonSchemaSchema),
    (c) => {
      const name = c.req.param('name');
      return isProtocol(name)
        ? c.json(messageProtocolSchema(name))
        : problemResponse(c, textFailure('api.not-found').problem);
    },
  );
  app.get(
    '/reference.css',
    describeRoute('The style of the page that describes the routes.', z.string(), { mediaType: 'text/css' }),
    (c) => c.body(styles, 200, { 'Content-Type': 'text/css' }),
  );
  return app;
}
