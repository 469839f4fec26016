//#region games/startrek/texts.ts
/** What the game says, in ICU MessageFormat; each language comes by itself, when somebody wants it. */
var texts = {
	en: async () => (await import("./en-wve6TDn2.js")).default,
	de: async () => (await import("./de-BrkbES04.js")).default,
	nl: async () => (await import("./nl-LR4Tg8Ls.js")).default
};
//#endregion
export { texts };
