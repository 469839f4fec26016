import "./kernel-DEv7RXeA.js";
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
	id: "starfarers",
	name: {
		en: "Far Systems",
		de: "Ferne Systeme",
		nl: "Verre Stelsels"
	},
	summary: {
		en: "Leave home, find new systems, make friends of the peoples who live there.",
		de: "Brich auf, entdecke neue Systeme und gewinne die Völker dort zu Freunden.",
		nl: "Verlaat je thuis, ontdek nieuwe stelsels en sluit vriendschap met de volken daar."
	},
	rules: {
		en: "Catan Starfarers (Sternenfahrer) and its extension for 5–6 players",
		de: "Catan Sternenfahrer und der Erweiterung für 5–6 Personen",
		nl: "Catan Starfarers (Sternenfahrer) en de uitbreiding voor 5–6 spelers"
	},
	year: 2019,
	seats: [3, 6],
	minutes: {
		about: 120,
		provenance: "estimate"
	},
	state: "complete",
	present: {
		edition: 1,
		load: async () => hold((await import("./game-BxaIA31u.js").then((n) => n.t)).starfarers),
		voice: {
			async words() {
				const [{ starfarers }, { wording }] = await Promise.all([import("./game-BxaIA31u.js").then((n) => n.t), import("./words-DkCw89fH.js")]);
				return worded(starfarers, wording);
			},
			texts: async (language) => (await import("./texts-CttPvmNn.js")).texts[language](),
			almanac: async (language) => (await import("./almanac-efKHbHUW.js")).almanac[language]()
		}
	}
}.present;
//#endregion
export { rules };
