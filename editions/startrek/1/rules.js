import "./kernel-BB3YjZLI.js";
//#region kernel/contract.ts
/** Puts a game away for those who handle games of any kind. */
var hold = (game) => ({ use: (f) => f(game) });
//#endregion
//#region kernel/wording.ts
/** Puts a game and its wording away together. */
var worded = (game, wording) => ({ use: (f) => f(game, wording) });
//#endregion
//#region \0rules
var rules = {
	id: "startrek",
	name: {
		en: "Nineteen Worlds",
		de: "Neunzehn Welten",
		nl: "Negentien Werelden"
	},
	summary: {
		en: "Settle the points between nineteen worlds, fly supply routes, call in the crew.",
		de: "Besiedle die Punkte zwischen neunzehn Welten, fliege Routen, rufe die Crew zu Hilfe.",
		nl: "Bevolk de punten tussen negentien werelden, vlieg routes, roep de bemanning te hulp."
	},
	rules: {
		en: "Star Trek Catan",
		de: "Star Trek Catan",
		nl: "Star Trek Catan"
	},
	year: 2012,
	seats: [3, 4],
	minutes: {
		about: 75,
		provenance: "estimate"
	},
	state: "complete",
	present: {
		edition: 1,
		load: async () => hold((await import("./game-DwYtHtQ8.js").then((n) => n.t)).startrek),
		voice: {
			async words() {
				const [{ startrek }, { wording }] = await Promise.all([import("./game-DwYtHtQ8.js").then((n) => n.t), import("./words-Dltlg8qE.js")]);
				return worded(startrek, wording);
			},
			texts: async (language) => (await import("./texts-APQ10Mm6.js")).texts[language](),
			almanac: async (language) => (await import("./almanac-DESpMNx1.js")).almanac[language]()
		}
	}
}.present;
//#endregion
export { rules };
