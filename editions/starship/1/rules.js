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
	id: "starship",
	name: {
		en: "Four Sectors",
		de: "Vier Sektoren",
		nl: "Vier Sectoren"
	},
	summary: {
		en: "Fly your ship through four sectors: trade, build it up, meet pirates.",
		de: "Fliege mit deinem Schiff durch vier Sektoren: handle, baue es aus, triff auf Piraten.",
		nl: "Vlieg met je schip door vier sectoren: handel, bouw het uit, ontmoet piraten."
	},
	rules: {
		en: "Starship Catan (Sternenschiff Catan)",
		de: "Sternenschiff Catan",
		nl: "Sternenschiff Catan (Starship Catan)"
	},
	year: 2001,
	seats: [2, 2],
	minutes: {
		about: 60,
		provenance: "estimate"
	},
	state: "complete",
	present: {
		edition: 1,
		load: async () => hold((await import("./game-xmZ4phaS.js").then((n) => n.t)).starship),
		voice: {
			async words() {
				const [{ starship }, { wording }] = await Promise.all([import("./game-xmZ4phaS.js").then((n) => n.t), import("./words-BRH_MyAZ.js")]);
				return worded(starship, wording);
			},
			texts: async (language) => (await import("./texts-BdVH9o8a.js")).texts[language](),
			almanac: async (language) => (await import("./almanac-Be-TYxLM.js")).almanac[language]()
		}
	}
}.present;
//#endregion
export { rules };
