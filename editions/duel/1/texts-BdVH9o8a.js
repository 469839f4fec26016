//#region games/ship/texts.ts
/** What the game says, in ICU MessageFormat; each language comes by itself, when somebody wants it. */
var texts = {
	en: async () => (await import("./en-l_q-dQ1m.js")).default,
	de: async () => (await import("./de-DIbubIlP.js")).default,
	nl: async () => (await import("./nl-Dr6TLHjX.js")).default
};
//#endregion
export { texts };
