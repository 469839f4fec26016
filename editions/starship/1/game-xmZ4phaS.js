import { i as shipGame, n as settings, r as STARSHIP, t as options } from "./options-Bp28l091.js";
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
//#region games/starship/game.ts
var game_exports = /* @__PURE__ */ __exportAll({ starship: () => starship });
/** Sternenschiff Catan: the README of the shared engine says where to begin reading. */
var starship = shipGame(STARSHIP, {
	edition: 1,
	options,
	settings
});
//#endregion
export { starship as n, game_exports as t };
