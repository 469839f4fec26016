//#region games/starfarers/texts.ts
/** What the game says, in ICU MessageFormat; each language comes by itself, when somebody wants it. */
var texts = {
	en: async () => (await import("./en-V4UJKAiL.js")).default,
	de: async () => (await import("./de-j8yWo15O.js")).default,
	nl: async () => (await import("./nl-DXuxoQoK.js")).default
};
//#endregion
export { texts };
