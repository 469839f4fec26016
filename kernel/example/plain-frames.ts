/** Frames that hold nothing but their name: made once and shared, so that pushing one makes no garbage. */
const plain = <P extends string>(kind: P): { readonly kind: P } => Object.freeze({ kind });

export const ROLL = plain('roll');
export const DIE = plain('die');
export const COMET = plain('comet');
export const MAIN = plain('main');
export const RAISE = plain('raise');
export const JUDGE = plain('judge');
export const NEXT = plain('next');
