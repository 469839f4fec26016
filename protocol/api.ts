/** Request and response bodies of the routes under /api. */
export * from './days-off-requests.ts';
export * from './friends-requests.ts';
export * from './invitation-sources.ts';
export * from './moderation.ts';
export * from './moderation-requests.ts';
export * from './requests.ts';
export * from './responses.ts';
export * from './review-requests.ts';
export * from './tournament-requests.ts';
export * from './tournament-systems.ts';
