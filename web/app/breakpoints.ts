/** A screen below this width is a phone; --breakpoint-m in art/tokens.css. */
export const NARROW_BELOW_REM = 44;
/** Below this width a table has no room for columns on both sides; --breakpoint-xl in art/tokens.css. */
export const MIDDLE_BELOW_REM = 75;
