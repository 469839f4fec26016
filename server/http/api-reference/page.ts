import { html, raw } from 'hono/html';
import { MESSAGE_PROTOCOLS } from './message-schemas.ts';
import type { OpenApiDocument, Operation } from './open-api.ts';

type Markup = ReturnType<typeof html>;

/** JSON in which every reference to a schema leads there. */
function jsonMarkup(value: unknown): Markup {
  const text = JSON.stringify(value, null, 2);
  const parts = text.split(/("#\/components\/schemas\/\w+")/);
  return html`<pre tabindex="0"><code>${parts.map((part) => {
    const name = /schemas\/(\w+)"$/.exec(part)?.[1];
    return name === undefined ? part : html`<a href="#${name}">${name}</a>`;
  })}</code></pre>`;
}

const contentMarkup = (title: string, content: Readonly<Record<string, unknown>>): Markup =>
  html`<h4>${title}</h4>${Object.entries(content).map(([type, media]) => [html`<p>${type}</p>`, jsonMarkup(media)])}`;

const operationMarkup = (method: string, path: string, operation: Operation): Markup => html`
  <details id="${operation.operationId}">
    <summary><b>${method.toUpperCase()}</b> <code>/api${path}</code> ${operation.summary}</summary>
    <p>${operation.description}</p>
    ${operation.parameters.length > 0 ? [html`<h4>Parameters</h4>`, jsonMarkup(operation.parameters)] : ''}
    ${operation.requestBody === undefined ? '' : contentMarkup('Body', operation.requestBody.content)}
    ${contentMarkup('Answer', operation.responses[200].content)}
    ${contentMarkup('Refusal', operation.responses.default.content)}
  </details>`;

function operationsMarkup({ paths }: OpenApiDocument): Markup {
  const all = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ method, path, operation })),
  );
  const tags = [...new Set(all.flatMap(({ operation }) => operation.tags))];
  return html`${tags.map(
    (tag) =>
      html`<section><h3>${tag}</h3>${all
        .filter(({ operation }) => operation.tags.includes(tag))
        .map(({ method, path, operation }) => operationMarkup(method, path, operation))}</section>`,
  )}`;
}

/** The description as a page to read, without scripts. */
export const referencePage = (document: OpenApiDocument): Markup => html`${raw('<!doctype html>')}
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Orrery: the routes of a server</title>
    <link rel="stylesheet" href="/api/reference.css">
  </head>
  <body>
    <main>
      <h1>The routes of a server</h1>
      <p>${document.info.description}</p>
      <p><a href="/api/openapi.json">This description as OpenAPI 3.1</a></p>
      <h2>Messages</h2>
      <ul>${Object.entries(MESSAGE_PROTOCOLS).map(
        ([name, { title, description }]) => html`<li><a href="/api/schemas/${name}">${title}</a>: ${description}</li>`,
      )}</ul>
      <h2>Routes</h2>
      ${operationsMarkup(document)}
      <h2>Schemas</h2>
      ${Object.entries(document.components.schemas).map(
        ([name, schema]) => html`<details id="${name}"><summary>${name}</summary>${jsonMarkup(schema)}</details>`,
      )}
    </main>
  </body>
</html>`;
