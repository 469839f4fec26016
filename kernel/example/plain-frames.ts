/** Frames without fields: made once and shared, so that pushing one makes no garbage. */
const plainFrame = <P extends string>(kind: P): { readonly kind: P } => Object.freeze({ kind });

export const ROLL_FRAME = plainFrame('roll');
export const DIE_FRAME = plainFrame('die');
export const COMET_FRAME = plainFrame('comet');
export const MAIN_FRAME = plainFrame('main');
export const RAISE_FRAME = plainFrame('raise');
export const JUDGE_FRAME = plainFrame('judge');
export const NEXT_FRAME = plainFrame('next');
