//#region games/startrek/almanac.ts
/** The rules in words, as Markdown; each language comes by itself, when somebody opens it. */
var almanac = {
	en: async () => (await import("./en-CIGev2ZA.js")).default,
	de: async () => (await import("./de-u28C41S9.js")).default,
	nl: async () => (await import("./nl-1VSVlnDk.js")).default
};
//#endregion
export { almanac };
