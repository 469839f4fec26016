//#region games/starfarers/almanac.ts
/** The rules in words, as Markdown; each language comes by itself, when somebody opens it. */
var almanac = {
	en: async () => (await import("./en-QrFCADY_.js")).default,
	de: async () => (await import("./de-CgPPkpUb.js")).default,
	nl: async () => (await import("./nl-CqV0p9C8.js")).default
};
//#endregion
export { almanac };
