//#region games/starship/almanac.ts
/** The rules in words, as Markdown; each language comes by itself, when somebody opens it. */
var almanac = {
	en: async () => (await import("./en-BYN-H-UR.js")).default,
	de: async () => (await import("./de-Dc5LapV2.js")).default,
	nl: async () => (await import("./nl-Cn5zKUa2.js")).default
};
//#endregion
export { almanac };
