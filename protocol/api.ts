/** Request and response bodies of the routes under /api. */
export * from './requests.ts';
export * from './responses.ts';
export * from './tournament-requests.ts';
export * from './tournament-systems.ts';
