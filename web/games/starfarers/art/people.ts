/** The peoples of the far systems; their emblems have the same names. */
export type PeopleName = 'green-folk' | 'scientists' | 'merchants' | 'diplomats' | 'travelers';
