import { i as shipGame, n as settings, r as DUEL, t as options } from "./options-BJW7onst.js";
//#region \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
//#endregion
//#region games/duel/game.ts
var game_exports = /* @__PURE__ */ __exportAll({ duel: () => duel });
/** Sternenfahrer – Das Duell. */
var duel = shipGame(DUEL, {
	edition: 1,
	options,
	settings
});
//#endregion
export { game_exports as n, duel as t };
