import "./kernel-D3NNipVO.js";
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
	id: "duel",
	name: {
		en: "Two Captains",
		de: "Zwei Kapitäne",
		nl: "Twee Kapiteins"
	},
	summary: {
		en: "The same ships in a sharper contest, learnt in five missions or played at once.",
		de: "Dieselben Schiffe, ein schärferer Wettstreit: in fünf Missionen gelernt oder gleich gespielt.",
		nl: "Dezelfde schepen, een scherpere strijd: geleerd in vijf missies of meteen gespeeld."
	},
	rules: {
		en: "Catan Starfarers Duel (Sternenfahrer – Das Duell)",
		de: "Catan Sternenfahrer – Das Duell",
		nl: "Catan Starfarers Duel (Sternenfahrer – Das Duell)"
	},
	year: 2023,
	seats: [2, 2],
	minutes: {
		about: 60,
		provenance: "estimate"
	},
	state: "complete",
	present: {
		edition: 1,
		load: async () => hold((await import("./game-ss_AxaWi.js").then((n) => n.n)).duel),
		voice: {
			async words() {
				const [{ duel }, { wording }] = await Promise.all([import("./game-ss_AxaWi.js").then((n) => n.n), import("./words-6DyHGtD9.js")]);
				return worded(duel, wording);
			},
			texts: async (language) => (await import("./texts-BdVH9o8a.js")).texts[language](),
			almanac: async (language) => (await import("./almanac-CH_1kGNb.js")).almanac[language]()
		}
	}
}.present;
//#endregion
export { rules };
