//#region games/duel/almanac.ts
/** The rules in words, as Markdown; each language comes by itself, when somebody opens it. */
var almanac = {
	en: async () => (await import("./en-Bu4xixPe.js")).default,
	de: async () => (await import("./de-CWm8nLDA.js")).default,
	nl: async () => (await import("./nl-DXPPOCkU.js")).default
};
//#endregion
export { almanac };
