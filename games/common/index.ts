/** What several games share: hex boards, bundles of resources, terms of trade. */
export * from './bits.ts';
export * from './bundle.ts';
export * from './hexes.ts';
export * from './offers.ts';
