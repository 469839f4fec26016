/** The peoples of the far systems; their emblems have the same names. */
export type People = 'green-folk' | 'scientists' | 'merchants' | 'diplomats' | 'travelers';
