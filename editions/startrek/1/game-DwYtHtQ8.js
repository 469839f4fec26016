import { d as allSeats, f as count$1, g as only, h as list, m as has, n as makeGame, p as first, r as top } from "./kernel-BB3YjZLI.js";
import { $ as duesOf, A as BEGINNERS, B as FREE, C as baseOf, Ct as diceBounds, D as playerOf, Dt as total, E as ownerOf, Et as permuted, F as OUTER_RING, G as RETIRED_COST, H as PIECES, I as TILES, J as leastHeld, K as dealRest, L as COST, M as CLASSIC_BEGINNERS, N as FRAME_PIECES, O as shipOf, P as INNER_RING, Q as addDue, R as DECK, S as act, St as event, T as isBase, Tt as permutationBounds, U as POINTS, V as KINDS, W as RESOURCES, Y as someDiscard, _ as ruleOfEffect, _t as copyCounts, a as options, at as bargaining, b as MAP, bt as transfer, c as hasShip, ct as something, d as missing, dt as shared, et as payOut, f as rested, ft as some, g as characterWith, gt as add, h as CHARACTERS, ht as nthBit, i as inForce, it as owed, j as CHIPS, k as stationOf, l as hasStation, lt as addBits, m as MOVES, mt as lowestBit, nt as discardEvents, o as affords, ot as bargainEvents, p as stock, pt as bitCount, q as draw$1, r as swap$1, rt as discarding, s as hasBase, t as bank, tt as withhold, u as holds, ut as addSet, v as EDGES, vt as covers, w as handOf, wt as nth, x as VERTICES, xt as zeros, y as HEXES, yt as substituted } from "./bank-ClBknkjY.js";
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
//#region kernel/awaiting.ts
/**
* Answers for `awaiting`, made once for every pair of sets and shared from then on.
* `const ask = asking('discard', 'open')` at the top of a module, `ask(must, may)` in a frame's rule.
*/
function asking(question, veil) {
	const cache = [];
	const veiled = veil === "veiled";
	return (must, may = 0) => {
		const known = cache[must]?.[may];
		if (known !== void 0) return known;
		const made = Object.freeze({
			who: "seats",
			question,
			must,
			may,
			veiled
		});
		const row = cache[must] ?? [];
		row[may] = made;
		cache[must] = row;
		return made;
	};
}
/** A sealed choice: those who still owe must, those who have chosen may change their mind until the last is in. */
var sealedChoice = (ask, owing, done) => ask(owing & ~done, done);
/** A chance with fixed bounds: dice, a layout. A game that asks for none, or below nothing, breaks law 1. */
var chance = (kind, of, secrecy) => Object.freeze({
	who: "chance",
	kind,
	of: [...of],
	secret: secrecy === "secret"
});
/** Draws of one from n, made once for every n and shared from then on. */
function drawing(kind, secrecy) {
	const cache = [];
	return (n) => {
		const known = cache[n];
		if (known !== void 0) return known;
		const made = chance(kind, [n], secrecy);
		cache[n] = made;
		return made;
	};
}
var ENDS = /* @__PURE__ */ new WeakMap();
/** The end, with places[seat] = 1, 2 …; ties share a place. Made once for each list of places. */
function over(places) {
	const known = ENDS.get(places);
	if (known !== void 0) return known;
	const made = Object.freeze({
		who: "over",
		places
	});
	ENDS.set(places, made);
	return made;
}
/** Places from points: more is better, equals share, the next place is skipped. */
var placesByPoints = (points) => points.map((own) => 1 + points.filter((other) => other > own).length);
//#endregion
//#region kernel/copy.ts
/** Makes `into` hold what `from` holds, in place. For numbers, words and values that nobody changes. */
function copyList(from, into) {
	while (into.length > from.length) into.pop();
	const { length } = into;
	for (let i = 0; i < length; i++) {
		const item = from[i];
		if (item !== void 0) into[i] = item;
	}
	for (let i = length; i < from.length; i++) {
		const item = from[i];
		if (item !== void 0) into.push(item);
	}
}
//#endregion
//#region games/common/hands.ts
/** So many of one kind came or, below zero, went. */
function shift({ least }, seat, resource, n) {
	const known = least[seat];
	if (known !== void 0) known[resource] = Math.max(0, (known[resource] ?? 0) + n);
}
function more({ least }, seat, gains) {
	const known = least[seat];
	if (known === void 0) return;
	for (let kind = 0; kind < known.length; kind++) known[kind] = (known[kind] ?? 0) + (gains[kind] ?? 0);
}
function less({ least }, seat, paid) {
	const known = least[seat];
	if (known === void 0) return;
	for (let kind = 0; kind < known.length; kind++) known[kind] = Math.max(0, (known[kind] ?? 0) - (paid[kind] ?? 0));
}
/** Somebody has shown to hold so many. */
function proves({ least }, seat, cards) {
	const known = least[seat];
	if (known === void 0) return;
	for (let kind = 0; kind < known.length; kind++) known[kind] = Math.max(known[kind] ?? 0, cards[kind] ?? 0);
}
/** One card goes from hand to hand; when it is not known which, it may have been any. */
function pass$1(hands, from, to, resource) {
	if (resource !== null) {
		shift(hands, from, resource, -1);
		shift(hands, to, resource, 1);
		return;
	}
	const kinds = hands.least[from]?.length ?? 0;
	for (let kind = 0; kind < kinds; kind++) shift(hands, from, kind, -1);
}
/** A trade: what one gave, the other has. */
function swap(hands, one, other, gave, got) {
	less(hands, one, gave);
	more(hands, other, gave);
	less(hands, other, got);
	more(hands, one, got);
}
//#endregion
//#region games/startrek/derived.ts
var { edgeVertices: edgeVertices$1, vertexEdges: vertexEdges$2, vertexNeighbours: vertexNeighbours$1 } = MAP;
var edgeWord = (seat, edge) => seat * 3 + Math.floor(edge / 24);
var edgeBit = (edge) => 1 << edge % 24;
var vertexWord = (seat, vertex) => seat * 2 + (vertex < 27 ? 0 : 1);
var vertexBit = (vertex) => 1 << (vertex < 27 ? vertex : vertex - 27);
function raise(words, word, bit) {
	words[word] = (words[word] ?? 0) | bit;
}
function lower(words, word, bit) {
	words[word] = (words[word] ?? 0) & ~bit;
}
/** Whose building bars this vertex to the seat. */
function isForeign({ vertices }, seat, vertex) {
	const building = vertices[vertex] ?? 0;
	return building !== 0 && ownerOf(building) !== seat;
}
/** Whether ships of this seat may go on from this vertex, a ship on `but` left out of account. */
function isBridgehead({ vertices, edges }, seat, vertex, but) {
	const building = vertices[vertex] ?? 0;
	if (building !== 0) return ownerOf(building) === seat;
	const ship = shipOf(seat);
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const edge = vertexEdges$2[i] ?? -1;
		if (edge !== -1 && edge !== but && edges[edge] === ship) return true;
	}
	return false;
}
/** Opens the empty edges around a vertex to a seat. */
function openLanes({ edges }, { lanes }, seat, vertex) {
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const edge = vertexEdges$2[i] ?? -1;
		if (edge !== -1 && edges[edge] === 0) raise(lanes, edgeWord(seat, edge), edgeBit(edge));
	}
}
/** Closes the edges around a vertex that a seat could reach from here only. */
function closeLanes(pieces, { lanes }, seat, vertex) {
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const edge = vertexEdges$2[i] ?? -1;
		if (edge === -1 || pieces.edges[edge] !== 0) continue;
		if (!isBridgehead(pieces, seat, vertexNeighbours$1[i] ?? 0, -1)) lower(lanes, edgeWord(seat, edge), edgeBit(edge));
	}
}
/** A ship stands on an edge: others lose the lane, its owner goes on from both ends. */
function markShip(pieces, derived, seat, edge) {
	for (let q = 0; q < pieces.players.length; q++) lower(derived.lanes, edgeWord(q, edge), edgeBit(edge));
	for (let end = edge * 2; end < edge * 2 + 2; end++) {
		const vertex = edgeVertices$1[end] ?? 0;
		raise(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
		if (!isForeign(pieces, seat, vertex)) openLanes(pieces, derived, seat, vertex);
	}
}
function markStation(pieces, derived, seat, vertex) {
	raise(derived.stations, vertexWord(seat, vertex), vertexBit(vertex));
	markBuilding(pieces, derived, seat, vertex);
}
/** A building takes up its vertex and the neighbours, owns its post, and lets only its owner's ships pass. */
function markBuilding(pieces, derived, seat, vertex) {
	lower(derived.open, vertexWord(0, vertex), vertexBit(vertex));
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const neighbour = vertexNeighbours$1[i] ?? -1;
		if (neighbour !== -1) lower(derived.open, vertexWord(0, neighbour), vertexBit(neighbour));
	}
	const post = derived.postAt[vertex] ?? -1;
	if (post !== -1) raise(derived.posts, seat, 1 << post);
	openLanes(pieces, derived, seat, vertex);
	for (let q = 0; q < pieces.players.length; q++) if (q !== seat) closeLanes(pieces, derived, q, vertex);
}
function touchesShip({ edges }, seat, vertex) {
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const edge = vertexEdges$2[i] ?? -1;
		if (edge !== -1 && edges[edge] === shipOf(seat)) return true;
	}
	return false;
}
/** A ship was lifted: its owner may reach less from its two ends, and its lane is open to all who can reach it. */
function markLift(pieces, derived, seat, edge) {
	const a = edgeVertices$1[edge * 2] ?? 0;
	const b = edgeVertices$1[edge * 2 + 1] ?? 0;
	for (let end = edge * 2; end < edge * 2 + 2; end++) {
		const vertex = edgeVertices$1[end] ?? 0;
		if (!touchesShip(pieces, seat, vertex)) lower(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
		if (!isBridgehead(pieces, seat, vertex, -1)) closeLanes(pieces, derived, seat, vertex);
	}
	for (let q = 0; q < pieces.players.length; q++) {
		if (!isBridgehead(pieces, q, a, -1) && !isBridgehead(pieces, q, b, -1)) continue;
		raise(derived.lanes, edgeWord(q, edge), edgeBit(edge));
	}
}
/** The posts of a board by vertex. */
function postsOf(posts) {
	const at = zeros(VERTICES).fill(-1);
	for (let i = 0; i < posts.length; i += 2) {
		const edge = posts[i] ?? 0;
		for (let end = edge * 2; end < edge * 2 + 2; end++) at[edgeVertices$1[end] ?? 0] = posts[i + 1] ?? 5;
	}
	return at;
}
function yieldsOf(numbers) {
	const yielding = Array.from({ length: 13 }, () => []);
	for (let hex = 0; hex < HEXES; hex++) yielding[numbers[hex] ?? 0]?.push(hex);
	yielding[0] = [];
	return yielding;
}
var ALL_OPEN = (1 << 27) - 1;
/** What an empty board implies. */
var bareDerived = (seats, board) => ({
	lanes: zeros(seats * 3),
	reached: zeros(seats * 2),
	stations: zeros(seats * 2),
	open: zeros(2).fill(ALL_OPEN),
	posts: zeros(seats),
	postAt: postsOf(board.posts),
	yielding: yieldsOf(board.numbers)
});
/** What the table implies, from scratch. */
function derive(table) {
	const derived = bareDerived(table.players.length, table.board);
	for (let edge = 0; edge < EDGES; edge++) {
		const ship = table.edges[edge] ?? 0;
		if (ship !== 0) markShip(table, derived, ship - 1, edge);
	}
	for (let vertex = 0; vertex < VERTICES; vertex++) {
		const building = table.vertices[vertex] ?? 0;
		if (building === 0) continue;
		if (isBase(building)) markBuilding(table, derived, ownerOf(building), vertex);
		else markStation(table, derived, ownerOf(building), vertex);
	}
	return derived;
}
//#endregion
//#region games/startrek/board.ts
var { vertexEdges: vertexEdges$1, hexVertices } = MAP;
var isSet = (words, word, bit) => ((words[word] ?? 0) & bit) !== 0;
/** ST-SHIP-01: whether a seat may launch here. */
var isLane = ({ derived }, seat, edge) => isSet(derived.lanes, edgeWord(seat, edge), edgeBit(edge));
/** ST-STN-01: whether a ship of this seat touches the vertex. */
var isReached = ({ derived }, seat, vertex) => isSet(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
/** ST-STN-02: whether vertex and neighbours are free. */
var isOpen = ({ derived }, vertex) => isSet(derived.open, vertexWord(0, vertex), vertexBit(vertex));
/** Whether there is any lane at all for this seat. */
function hasLane({ derived: { lanes } }, seat) {
	const at = seat * 3;
	return ((lanes[at] ?? 0) | (lanes[at + 1] ?? 0) | (lanes[at + 2] ?? 0)) !== 0;
}
/** As many lanes as can begin at the two ends of a ship: one more is surely reached without it. */
var LANES_AT_BOTH_ENDS = 4;
function lanesOf({ derived: { lanes } }, seat) {
	const at = seat * 3;
	return bitCount(lanes[at] ?? 0) + bitCount(lanes[at + 1] ?? 0) + bitCount(lanes[at + 2] ?? 0);
}
/** EC-31: whether a lane would be left for this seat if its ship on `lifted` were gone, the old place not counted. */
function hasLaneWithout(table, seat, lifted) {
	if (lanesOf(table, seat) > LANES_AT_BOTH_ENDS) return true;
	for (let vertex = 0; vertex < VERTICES; vertex++) {
		if (!isBridgehead(table, seat, vertex, lifted)) continue;
		for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
			const edge = vertexEdges$1[i] ?? -1;
			if (edge !== -1 && table.edges[edge] === 0) return true;
		}
	}
	return false;
}
/** Puts a ship of the supply on an edge. */
function placeShip(table, seat, edge) {
	table.edges[edge] = shipOf(seat);
	playerOf(table, seat).ships--;
	markShip(table, table.derived, seat, edge);
}
/** Lifts a ship from the board into the supply. */
function liftShip(table, seat, edge) {
	table.edges[edge] = 0;
	playerOf(table, seat).ships++;
	markLift(table, table.derived, seat, edge);
}
/** Puts a station of the supply on a vertex. */
function placeStation(table, seat, vertex) {
	table.vertices[vertex] = stationOf(seat);
	playerOf(table, seat).stations--;
	markStation(table, table.derived, seat, vertex);
}
/** Puts a ring on a station; what comes back of stations is the rules' business. */
function placeBase(table, seat, vertex) {
	table.vertices[vertex] = baseOf(seat);
	playerOf(table, seat).bases--;
	lower(table.derived.stations, vertexWord(seat, vertex), vertexBit(vertex));
}
/** The seats other than this one with a building on a hex. */
function neighboursOf(table, hex, but) {
	let seats = 0;
	for (let i = hex * 6; i < hex * 6 + 6; i++) {
		const building = table.vertices[hexVertices[i] ?? 0] ?? 0;
		if (building !== 0) seats |= 1 << ownerOf(building);
	}
	return seats & ~(1 << but);
}
/** What a building on this vertex brings at once: a card for each planet around it. */
function firstYield(table, vertex) {
	const gains = table.bank.map(() => 0);
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const hex = MAP.vertexHexes[i] ?? -1;
		const planet = hex === -1 ? gains.length : table.board.planets[hex] ?? gains.length;
		if (planet < gains.length) add(gains, planet, 1);
	}
	return gains;
}
//#endregion
//#region games/startrek/framevalues.ts
/** Frames are values; those that come often are made once and shared by all states. */
var frozen = (frame) => Object.freeze(frame);
var SETS = 16;
var LAYOUT = frozen({ kind: "layout" });
var BEFORE = frozen({ kind: "before" });
var DICE = frozen({ kind: "dice" });
var TRADE = frozen({ kind: "trade" });
var BUILD = frozen({ kind: "build" });
var MAIN = frozen({ kind: "main" });
var CRUISER$1 = frozen({ kind: "cruiser" });
var DRAW = frozen({ kind: "draw" });
var SUBSTITUTE = frozen({ kind: "substitute" });
var LOOK = frozen({ kind: "look" });
var KEEP = frozen({ kind: "keep" });
var JUDGE = frozen({ kind: "judge" });
var NEXT = frozen({ kind: "next" });
var begin = shared(4, (seat) => ({
	kind: "begin",
	seat
}));
var stations = shared(8, (i) => ({
	kind: "found-station",
	seat: i >> 1,
	round: (i & 1) === 0 ? 1 : 2
}));
var shield$1 = shared(4, (seat) => ({
	kind: "shield",
	seat
}));
var countHands = shared(SETS, (safe) => ({
	kind: "count",
	safe
}));
var discards = shared(SETS * SETS, (i) => ({
	kind: "discard",
	owing: Math.floor(i / SETS),
	done: i % SETS
}));
var stealFrom = shared(SETS, (victims) => ({
	kind: "steal",
	victims
}));
var rob$1 = shared(4, (from) => ({
	kind: "rob",
	from
}));
var compensation = shared(4, (seat) => ({
	kind: "compensation",
	seat
}));
var utopiaShips = shared(3, (left) => ({
	kind: "utopia",
	left
}));
var relaunch$1 = shared(EDGES, (from) => ({
	kind: "relaunch",
	from
}));
var repay$1 = shared(4, (to) => ({
	kind: "repay",
	to
}));
var inspect$1 = shared(4, (from) => ({
	kind: "inspect",
	from
}));
var decide = shared(4, (seat) => ({
	kind: "decide",
	seat
}));
var foundStation = (seat, round) => stations(seat * 2 + round - 1);
var discardOf = (owing, done) => discards(owing * SETS + done);
//#endregion
//#region games/startrek/actions/cruiser.ts
var { all: CRUISER } = MOVES.cruiser;
var { all: STEAL } = MOVES.steal;
/** EC-11: opponents there who hold a card. */
function victimsOn(table, hex, thief) {
	let victims = neighboursOf(table, hex, thief);
	for (let seat = 0; seat < table.players.length; seat++) if (playerOf(table, seat).cards === 0) victims &= ~(1 << seat);
	return victims;
}
/** ST-KLI-02, ST-KLI-03: to another planet, and then whoever is there is robbed. */
var cruiser = act(MOVES.cruiser, {
	frames: ["cruiser"],
	needs: [{
		code: "same-planet",
		rule: "ST-KLI-02",
		ok: ({ table }, { hex }) => hex !== table.cruiser
	}],
	exact: true,
	candidates({ table }, out) {
		for (let hex = 0; hex < HEXES; hex++) if (hex !== table.cruiser) out.add(some(CRUISER, hex));
	},
	play({ table }, seat, { hex }, tell) {
		table.stack.pop();
		tell?.all({
			kind: "cruiser",
			seat,
			from: table.cruiser,
			to: hex
		});
		table.cruiser = hex;
		const victims = victimsOn(table, hex, seat);
		if (victims === 0) return;
		const forced = table.options.steal === "must" && bitCount(victims) === 1;
		table.stack.push(forced ? rob$1(first(victims)) : stealFrom(victims));
	}
});
function victimsNow(table) {
	const frame = top(table);
	return frame.kind === "steal" ? frame.victims : 0;
}
var steal = act(MOVES.steal, {
	frames: ["steal"],
	needs: [{
		code: "no-victim",
		rule: "ST-KLI-04",
		ok: ({ table }, { seat }) => has(victimsNow(table), seat)
	}],
	exact: true,
	candidates: ({ table }, out) => addSet(out, STEAL, victimsNow(table)),
	play({ table }, _, { seat }) {
		table.stack.pop();
		table.stack.push(rob$1(seat));
	}
});
/** ST-OPT-STEAL: the Dutch book lets the mover leave it. */
var spare = act(MOVES.spare, {
	frames: ["steal"],
	gates: [{
		code: "must-steal",
		rule: "ST-KLI-04",
		ok: ({ table }) => table.options.steal === "may"
	}],
	play({ table }, seat, _, tell) {
		table.stack.pop();
		tell?.all({
			kind: "spared",
			seat
		});
	}
});
//#endregion
//#region games/startrek/supply.ts
/** A seat pays into the bank. */
function pay(state, seat, price) {
	transfer(handOf(state, seat).resources, state.table.bank, price);
	playerOf(state.table, seat).cards -= total(price);
}
/** A seat takes from the bank; the caller has seen that it is there. */
function gain(state, seat, gains) {
	transfer(state.table.bank, handOf(state, seat).resources, gains);
	playerOf(state.table, seat).cards += total(gains);
}
/** A seat takes one card from the bank. */
function gainOne(state, seat, resource) {
	add(state.table.bank, resource, -1);
	add(handOf(state, seat).resources, resource, 1);
	playerOf(state.table, seat).cards++;
}
/** Cards of one resource go from hand to hand. */
function hand(state, from, to, resource, n) {
	add(handOf(state, from).resources, resource, -n);
	add(handOf(state, to).resources, resource, n);
	playerOf(state.table, from).cards -= n;
	playerOf(state.table, to).cards += n;
}
//#endregion
//#region games/startrek/actions/discard.ts
/** ST-SEVEN-02: half of the hand, rounded down; EC-07: all choices are uncovered and go back together. */
var discard = discarding({
	moves: MOVES,
	kinds: KINDS,
	rule: "ST-SEVEN-02",
	frameOf: discardOf,
	pay
});
//#endregion
//#region games/startrek/actions/support/forced-trade.ts
var RULE$7 = ruleOfEffect("forced-trade");
var { all: DEMAND } = MOVES.demand;
var { all: REPAY } = MOVES.repay;
/** Opponents who can be asked with one card. */
var MOST$1 = 2;
var NOTHING = {
	asked: 0,
	got: 0,
	resource: null
};
function demanding(table) {
	const frame = top(table);
	return frame.kind === "demand" ? frame : NOTHING;
}
/** Opponents who hold anything and were not asked yet. */
function askable(table, seat, asked) {
	let set = 0;
	for (let q = 0; q < table.players.length; q++) if (q !== seat && !has(asked, q) && playerOf(table, q).cards > 0) set |= only(q);
	return set;
}
/** EC-32: without a card received it was no real use, but there is no second attempt this turn. */
function closeDemand(table, seat, got) {
	if (got > 0) table.stack.push(decide(seat));
	else playerOf(table, seat).ready = table.turn + 1;
}
/** One resource, one opponent after the other: whoever has it gives one. That somebody has none is shown as well. */
var demand = act(MOVES.demand, {
	frames: [
		"trade",
		"main",
		"demand"
	],
	gates: [holds("forced-trade"), rested],
	needs: [{
		code: "other-resource",
		rule: RULE$7,
		ok: ({ table }, { resource }) => (demanding(table).resource ?? resource) === resource
	}, {
		code: "cannot-ask",
		rule: RULE$7,
		ok: ({ table, seat }, { from }) => has(askable(table, seat, demanding(table).asked), from)
	}],
	exact: true,
	candidates({ table, seat }, out) {
		const { resource, asked } = demanding(table);
		const seats = askable(table, seat, asked);
		for (let i = 0; i < DEMAND.length; i++) {
			const move = some(DEMAND, i);
			if (has(seats, move.from) && (resource ?? move.resource) === move.resource) out.add(move);
		}
	},
	play(state, seat, { resource, from }, tell) {
		const { table } = state;
		const before = demanding(table);
		if (before.resource !== null) table.stack.pop();
		const found = Math.min(1, handOf(state, from).resources[resource] ?? 0);
		const asked = before.asked | only(from);
		const got = before.got + found;
		if (count$1(asked) < MOST$1 && askable(table, seat, asked) !== 0) table.stack.push({
			kind: "demand",
			resource,
			asked,
			got
		});
		else closeDemand(table, seat, got);
		if (found > 0) {
			hand(state, from, seat, resource, 1);
			table.stack.push(repay$1(from));
		}
		tell?.all({
			kind: "demanded",
			seat,
			from,
			resource,
			got: found
		});
		tell?.reveals(allSeats(table.players.length));
	}
});
/** EC-33: any card in return, also the very same. Only the two see which. */
var repay = act(MOVES.repay, {
	frames: ["repay"],
	needs: [{
		code: "not-held",
		rule: RULE$7,
		ok: ({ hand }, { resource }) => (hand.resources[resource] ?? 0) > 0
	}],
	exact: true,
	candidates({ hand }, out) {
		for (let resource = 0; resource < KINDS; resource++) if ((hand.resources[resource] ?? 0) > 0) out.add(some(REPAY, resource));
	},
	play(state, seat, { resource }, tell) {
		const frame = top(state.table);
		state.table.stack.pop();
		if (frame.kind !== "repay") return;
		const { to } = frame;
		hand(state, seat, to, resource, 1);
		tell?.to(only(seat) | only(to), {
			kind: "repaid",
			seat,
			to,
			resource
		}, {
			kind: "repaid",
			seat,
			to,
			resource: null
		});
		tell?.reveals(only(to));
	}
});
/** No more: of the free ships, or of the opponents asked. */
var enough = act(MOVES.enough, {
	frames: ["utopia", "demand"],
	gates: [{
		code: "must-place",
		rule: "ST-PROG-02",
		ok({ table }) {
			const frame = top(table);
			return frame.kind !== "utopia" || frame.left === 1 && table.options.classic === "off";
		}
	}],
	play({ table }, seat, _, tell) {
		const frame = top(table);
		table.stack.pop();
		tell?.all({
			kind: "enough",
			seat
		});
		if (frame.kind === "demand") closeDemand(table, seat, frame.got);
	}
});
//#endregion
//#region games/startrek/route.ts
var { vertexEdges, vertexNeighbours, edgeVertices } = MAP;
var used = new Uint8Array(EDGES);
var passed = new Uint8Array(VERTICES);
var met = new Uint8Array(EDGES);
var FIRST_WALK = 1;
var SECOND_WALK = 2;
/** Whether a walk came back to where it had been. */
var cameBack = false;
/** Whether an opponent's building stands here: a line may end at it, not pass it. */
function isBarred({ vertices }, vertex, ship) {
	const building = vertices[vertex] ?? 0;
	return building !== 0 && ownerOf(building) !== ship - 1;
}
/** The longest line that goes on from a vertex without using a ship twice. */
function walk(lines, vertex, ship, mark) {
	let best = 0;
	const before = passed[vertex] ?? 0;
	passed[vertex] = 1;
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const edge = vertexEdges[i] ?? -1;
		if (edge === -1 || lines.edges[edge] !== ship || used[edge] === 1) continue;
		used[edge] = 1;
		met[edge] = (met[edge] ?? 0) | mark;
		const next = vertexNeighbours[i] ?? 0;
		if (passed[next] === 1) cameBack = true;
		const length = isBarred(lines, next, ship) ? 1 : 1 + walk(lines, next, ship, mark);
		if (length > best) best = length;
		used[edge] = 0;
	}
	passed[vertex] = before;
	return best;
}
function shipsAt({ edges }, vertex, ship) {
	let ships = 0;
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const edge = vertexEdges[i] ?? -1;
		if (edge !== -1 && edges[edge] === ship) ships++;
	}
	return ships;
}
/**
* ST-LSR-01 to 03, EC-15: how many ships the longest unbroken line of this seat has; `ships` are on the board.
* A longest line ends where it cannot go on: at a last ship or at a foreign building. Only where lines come back on
* themselves it may also end at a fork, and a ring without forks has no end at all.
*/
function longestRoute(lines, seat, ships) {
	const ship = shipOf(seat);
	let best = 0;
	cameBack = false;
	met.fill(0);
	for (let end = 0; end < EDGES * 2; end++) {
		if (lines.edges[end >> 1] !== ship) continue;
		const vertex = edgeVertices[end] ?? 0;
		if (shipsAt(lines, vertex, ship) > 1 && !isBarred(lines, vertex, ship)) continue;
		const length = walk(lines, vertex, ship, FIRST_WALK);
		if (length === ships) return length;
		if (length > best) best = length;
	}
	return !cameBack && allMet(lines, ship) ? best : Math.max(best, longestRinged(lines, ship));
}
/** Whether every ship was on some line. */
function allMet({ edges }, ship) {
	for (let edge = 0; edge < EDGES; edge++) if (edges[edge] === ship && met[edge] === 0) return false;
	return true;
}
/** The longest line that begins at a fork, or anywhere in a ring that has none. */
function longestRinged(lines, ship) {
	let best = 0;
	for (let vertex = 0; vertex < VERTICES; vertex++) {
		if (shipsAt(lines, vertex, ship) < 3) continue;
		best = Math.max(best, walk(lines, vertex, ship, FIRST_WALK));
	}
	for (let edge = 0; edge < EDGES; edge++) {
		if (lines.edges[edge] !== ship || met[edge] !== 0) continue;
		best = Math.max(best, walk(lines, edgeVertices[edge * 2] ?? 0, ship, FIRST_WALK));
	}
	return best;
}
/**
* The longest line after a ship was launched on `edge`, when it was `before`: only lines through the new ship can be
* longer. What goes on at its two ends adds up, unless both ends meet in a ring; then all is measured anew.
*/
function grownRoute(lines, seat, edge, before, ships) {
	const ship = shipOf(seat);
	const a = edgeVertices[edge * 2] ?? 0;
	const b = edgeVertices[edge * 2 + 1] ?? 0;
	met.fill(0);
	used[edge] = 1;
	const one = isBarred(lines, a, ship) ? 0 : walk(lines, a, ship, FIRST_WALK);
	const other = isBarred(lines, b, ship) ? 0 : walk(lines, b, ship, SECOND_WALK);
	used[edge] = 0;
	const most = one + 1 + other;
	if (most <= before) return before;
	return ringed() ? longestRoute(lines, seat, ships) : most;
}
/** Whether both walks met the same ship. */
function ringed() {
	for (let edge = 0; edge < EDGES; edge++) if (met[edge] === 3) return true;
	return false;
}
//#endregion
//#region games/startrek/score.ts
/** ST-END-01: what a seat has, hidden cards included. */
var pointsOf = (player, hand) => player.points + (hand.developments[4] ?? 0);
/** The only seat with the most, if that is enough; NONE otherwise. */
function soleLeader(players, of, least) {
	let best = least - 1;
	let leader = -1;
	for (let seat = 0; seat < players.length; seat++) {
		const n = players[seat]?.[of] ?? 0;
		if (n < best || n < least) continue;
		leader = n === best ? -1 : seat;
		best = n;
	}
	return leader;
}
function giveRoute(table, seat, tell) {
	if (seat === table.routeHolder) return;
	if (table.routeHolder !== -1) playerOf(table, table.routeHolder).points -= POINTS.route;
	table.routeHolder = seat;
	if (seat !== -1) playerOf(table, seat).points += POINTS.route;
	tell?.all({
		kind: "route",
		seat,
		length: seat === -1 ? 0 : playerOf(table, seat).route
	});
}
/** ST-LSR-05 to 07, EC-16, EC-17: what becomes of the card when a line got shorter. */
function afterCut(table, seat, tell) {
	const { players, routeHolder, options } = table;
	if (routeHolder !== -1 && routeHolder !== seat) return;
	const leader = soleLeader(players, "route", 5);
	if (routeHolder !== -1 && options.classic === "on" && isAmongLongest(table, routeHolder)) return;
	giveRoute(table, leader, tell);
}
function isAmongLongest({ players }, seat) {
	const own = players[seat]?.route ?? 0;
	return own >= 5 && players.every(({ route }) => route <= own);
}
/** ST-LSR-01, ST-LSR-04, ST-LSR-07: what becomes of the card when a line got longer. */
function afterGrowth(table, seat, tell) {
	const { players, routeHolder } = table;
	if (routeHolder === -1) giveRoute(table, soleLeader(players, "route", 5), tell);
	else if (playerOf(table, seat).route > playerOf(table, routeHolder).route) giveRoute(table, seat, tell);
}
function setRoute(table, seat, length, tell) {
	const player = playerOf(table, seat);
	const before = player.route;
	player.route = length;
	if (length > before) {
		if (length >= 5) afterGrowth(table, seat, tell);
	} else if (length < before) afterCut(table, seat, tell);
}
/** Measures a seat's whole route again and moves the card as the rules want. */
function measureRoute(table, seat, tell) {
	setRoute(table, seat, longestRoute(table, seat, PIECES.ships - playerOf(table, seat).ships), tell);
}
/** Measures what a new ship made of a seat's route. */
function extendRoute(table, seat, edge, tell) {
	const { route, ships } = playerOf(table, seat);
	setRoute(table, seat, grownRoute(table, seat, edge, route, PIECES.ships - ships), tell);
}
/** A new building can cut only lines that pass through it: two ships of one opponent. */
function cutRoutes(table, vertex, builder, tell) {
	let once = 0;
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const edge = MAP.vertexEdges[i] ?? -1;
		const ship = edge === -1 ? 0 : table.edges[edge] ?? 0;
		if (ship === 0 || ship - 1 === builder) continue;
		const bit = 1 << ship - 1;
		if ((once & bit) !== 0) {
			measureRoute(table, ship - 1, tell);
			return;
		}
		once |= bit;
	}
}
function giveFleet(table, seat, tell) {
	if (seat === table.fleetHolder) return;
	if (table.fleetHolder !== -1) playerOf(table, table.fleetHolder).points -= POINTS.fleet;
	table.fleetHolder = seat;
	if (seat !== -1) playerOf(table, seat).points += POINTS.fleet;
	tell?.all({
		kind: "fleet",
		seat,
		size: seat === -1 ? 0 : playerOf(table, seat).fleet
	});
}
/** ST-FLT-01, ST-FLT-02: a fleet grew. */
function fleetGrew(table, seat, tell) {
	const { players, fleetHolder } = table;
	if (fleetHolder === -1) giveFleet(table, soleLeader(players, "fleet", 3), tell);
	else if (playerOf(table, seat).fleet > playerOf(table, fleetHolder).fleet) giveFleet(table, seat, tell);
}
/** EC-19: a fleet shrank. The holder keeps the card with 3 or more while nobody has more. */
function fleetShrank(table, tell) {
	const { players, fleetHolder } = table;
	const held = fleetHolder === -1 ? 0 : playerOf(table, fleetHolder).fleet;
	if (held >= 3 && players.every(({ fleet }) => fleet <= held)) return;
	giveFleet(table, soleLeader(players, "fleet", 3), tell);
}
//#endregion
//#region games/startrek/turn.ts
/** Nobody gave anything back this turn. */
var NONE_DISCARDED = [];
/** The phase that follows a roll. */
var afterRoll = ({ options }) => options.phases === "strict" ? TRADE : MAIN;
/** EC-20: whoever begins a turn with enough points has won before rolling. */
function beginTurn(state, seat, tell) {
	const { table } = state;
	table.active = seat;
	table.turn++;
	table.played = 0;
	table.bought = 0;
	table.offers = 0;
	table.rate = -1;
	table.discards = NONE_DISCARDED;
	table.stack.push(BEFORE);
	tell?.all({
		kind: "turn",
		seat,
		turn: table.turn
	});
	judge(state, tell);
}
/** ST-TURN-04: what was bought becomes playable, and the left neighbour is next. */
function nextTurn(state, tell) {
	const { table } = state;
	const seat = table.active;
	if (table.bought > 0) handOf(state, seat).fresh.fill(0);
	tell?.all({
		kind: "ended",
		seat,
		points: playerOf(table, seat).points
	});
	table.quiet++;
	if (table.quiet >= 40 * table.players.length) stall(table, tell);
	else beginTurn(state, (seat + 1) % table.players.length, tell);
}
/** EC-44: when nobody has moved on for so long nobody can, and the game is over; most open points come first. */
function stall(table, tell) {
	table.stack.push({
		kind: "over",
		places: placesByPoints(table.players.map(({ points }) => points))
	});
	tell?.all({
		kind: "stalled",
		turns: table.quiet
	});
}
/** ST-END-02, EC-22: the active seat shows its victory cards, and the game is over. Others keep theirs hidden. */
function win(state, tell) {
	const { table } = state;
	const seat = table.active;
	const player = playerOf(table, seat);
	const { developments, fresh } = handOf(state, seat);
	const cards = developments[4] ?? 0;
	developments[4] = 0;
	fresh[4] = 0;
	player.developments -= cards;
	player.victory += cards;
	player.points += cards;
	const rest = placesByPoints(table.players.map(({ points }, q) => q === seat ? Number.MAX_SAFE_INTEGER : points));
	table.stack.push({
		kind: "over",
		places: rest
	});
	tell?.all({
		kind: "won",
		seat,
		points: player.points,
		cards
	});
	tell?.reveals(allSeats(table.players.length));
}
/** ST-OPT-CLAIM: with automatic claiming the active seat wins as soon as it can. That it did not is told as well. */
function judge(state, tell) {
	const { table } = state;
	const { options, active } = table;
	if (options.claim !== "automatic") return;
	const player = playerOf(table, active);
	if (pointsOf(player, handOf(state, active)) >= options.target) win(state, tell);
	else if (tell !== null && player.points + player.developments >= options.target) tell.reveals(allSeats(table.players.length));
}
//#endregion
//#region games/startrek/setup.ts
/** Before anything is laid: no planets, no posts. */
var BARE = {
	planets: zeros(HEXES).fill(5),
	numbers: zeros(HEXES),
	posts: []
};
/** A full dice deck, half of it in each word. */
var FULL_DICE$2 = (1 << 18) - 1;
/** The figure of a fixed set-up, null when the board is drawn. */
function figureOf({ setup }) {
	if (setup === "variable") return null;
	return setup === "beginners" ? BEGINNERS : CLASSIC_BEGINNERS;
}
var newPlayer = ({ classic }) => ({
	ships: PIECES.ships,
	stations: PIECES.stations,
	reserve: classic === "on" ? 0 : PIECES.reserve,
	bases: PIECES.bases,
	cards: 0,
	developments: 0,
	fleet: 0,
	victory: 0,
	points: 0,
	route: 0,
	support: -1,
	side: 0,
	ready: 0
});
var newHand = () => ({
	resources: [...FREE],
	developments: DECK.map(() => 0),
	fresh: DECK.map(() => 0),
	discard: null,
	shown: null
});
/** ST-OPT-START: who begins is rolled, drawn from all seats, or drawn from the first alone. */
function startFrame({ start }, seats) {
	if (start === "rolled") return {
		kind: "start-roll",
		among: (1 << seats) - 1
	};
	return {
		kind: "start-draw",
		of: start === "drawn" ? seats : 1
	};
}
function setup(chosen, seats) {
	const options = inForce(chosen);
	const figure = figureOf(options);
	const board = figure === null ? BARE : {
		planets: figure.planets,
		numbers: figure.numbers,
		posts: figure.posts
	};
	const table = {
		options,
		board,
		players: Array.from({ length: seats }, () => newPlayer(options)),
		vertices: zeros(VERTICES),
		edges: zeros(EDGES),
		bank: zeros(KINDS).fill(19),
		cruiser: asteroidOf(board),
		deck: total(DECK),
		spent: DECK.map(() => 0),
		turn: 0,
		active: 0,
		starter: -1,
		dice: [],
		diceLeft: 36,
		played: 0,
		bought: 0,
		offers: 0,
		quiet: 0,
		discards: NONE_DISCARDED,
		rate: -1,
		routeHolder: -1,
		fleetHolder: -1,
		row: options.support === "on" ? (1 << CHARACTERS.length) - 1 : 0,
		stack: [startFrame(options, seats)],
		derived: bareDerived(seats, board)
	};
	if (figure === null) table.stack.push(LAYOUT);
	else for (let seat = 0; seat < seats; seat++) placeStart(table, figure, seat);
	return {
		table,
		hands: Array.from({ length: seats }, newHand),
		box: {
			deck: [...DECK],
			dice: [FULL_DICE$2, FULL_DICE$2]
		}
	};
}
/** ST-SETB-07, ST-SETV-05: where the cruiser stands. */
var asteroidOf = ({ planets }) => planets.indexOf(5);
/** The variable board is drawn: it lies. */
function lay$1(table, board) {
	const { postAt, yielding } = bareDerived(table.players.length, board);
	table.board = board;
	table.cruiser = asteroidOf(board);
	table.derived.postAt = postAt;
	table.derived.yielding = yielding;
}
/** ST-SETB-04: with three players nobody plays red, the first colour. */
var startsOf = ({ starts }, seat, seats) => starts[seat + starts.length - seats] ?? [];
/** ST-SETB-03: two stations and two ships stand where the figure shows them. */
function placeStart(table, figure, seat) {
	for (const { vertex, edge } of startsOf(figure, seat, table.players.length)) {
		placeStation(table, seat, vertex);
		placeShip(table, seat, edge);
	}
	playerOf(table, seat).points = 2 * POINTS.station;
	measureRoute(table, seat, null);
}
/** Gives a seat the card of this character from the row, A side up, for use from the first turn on (ST-SUP-10). */
function takeFirst(table, seat, character, tell) {
	const player = playerOf(table, seat);
	player.support = character;
	table.row &= ~(1 << character);
	tell?.all({
		kind: "support",
		seat,
		character
	});
}
/** ST-FOUND-05: the next card in order, if there are any. */
function takeNextSupport(table, seat, tell) {
	if (table.row !== 0) takeFirst(table, seat, lowestBit(table.row), tell);
}
/** ST-SETB-05, ST-SETB-08: what the fixed set-up deals once it is known who begins. */
function dealStart(state, figure, tell) {
	const { table } = state;
	const seats = table.players.length;
	for (let i = 0; i < seats; i++) {
		const seat = (table.starter + i) % seats;
		const starred = startsOf(figure, seat, seats).find(({ star }) => star);
		if (starred === void 0) continue;
		const gains = firstYield(table, starred.vertex);
		gain(state, seat, gains);
		tell?.all({
			kind: "founded",
			seat,
			vertex: starred.vertex,
			round: 2,
			gains
		});
		if (table.row !== 0) takeFirst(table, seat, seats - 1 - i, tell);
	}
}
/** It is known who begins: the fixed set-up deals, the variable one is founded in two rounds (ST-FOUND-02, 03, 06). */
function commence(state, starter, tell) {
	const { table } = state;
	const seats = table.players.length;
	table.starter = starter;
	table.active = starter;
	tell?.all({
		kind: "starts",
		seat: starter
	});
	table.stack.push(begin(starter));
	const figure = figureOf(table.options);
	if (figure !== null) {
		dealStart(state, figure, tell);
		return;
	}
	for (let i = 0; i < seats; i++) table.stack.push(foundStation((starter + i) % seats, 2));
	for (let i = seats - 1; i >= 0; i--) table.stack.push(foundStation((starter + i) % seats, 1));
}
//#endregion
//#region games/startrek/actions/listing.ts
/** Adds the moves of a set of edges, given as words from `at` on. */
function addEdges(out, moves, words, at) {
	for (let w = 0; w < 3; w++) addBits(out, moves, words[at + w] ?? 0, w * 24);
}
/** Adds the moves of a set of vertices, given as words from `at` on. */
function addVertices(out, moves, words, at) {
	for (let w = 0; w < 2; w++) addBits(out, moves, words[at + w] ?? 0, w * 27);
}
/** Adds the moves of the vertices that are in both sets. */
function addShared(out, moves, words, at, others) {
	for (let w = 0; w < 2; w++) addBits(out, moves, (words[at + w] ?? 0) & (others[w] ?? 0), w * 27);
}
//#endregion
//#region games/startrek/actions/found.ts
var { all: FOUND } = MOVES.found;
var { all: FOUND_SHIP } = MOVES["found-ship"];
/** ST-FOUND-02 to 05, EC-50: a free station; the second one pays and brings a support card before its ship. */
var found = act(MOVES.found, {
	frames: ["found-station"],
	needs: [{
		code: "too-close",
		rule: "ST-STN-02",
		ok: ({ table }, { vertex }) => isOpen(table, vertex)
	}],
	exact: true,
	candidates: ({ table }, out) => addVertices(out, FOUND, table.derived.open, 0),
	play(state, seat, { vertex }, tell) {
		const { table } = state;
		const frame = top(table);
		const round = frame.kind === "found-station" ? frame.round : 1;
		table.stack.pop();
		placeStation(table, seat, vertex);
		playerOf(table, seat).points += POINTS.station;
		table.stack.push({
			kind: "found-ship",
			seat,
			vertex
		});
		const gains = round === 2 ? firstYield(table, vertex) : FREE;
		gain(state, seat, gains);
		tell?.all({
			kind: "founded",
			seat,
			vertex,
			round,
			gains
		});
		if (round === 2) takeNextSupport(table, seat, tell);
	}
});
/** The station that the ship has to touch. */
function foundedAt(table) {
	const frame = top(table);
	return frame.kind === "found-ship" ? frame.vertex : -1;
}
var touches = (edge, vertex) => MAP.edgeVertices[edge * 2] === vertex || MAP.edgeVertices[edge * 2 + 1] === vertex;
var foundShip = act(MOVES["found-ship"], {
	frames: ["found-ship"],
	needs: [{
		code: "lane-taken",
		rule: "ST-DEF-03",
		ok: ({ table }, { edge }) => table.edges[edge] === 0
	}, {
		code: "not-beside",
		rule: "ST-FOUND-03",
		ok: ({ table }, { edge }) => touches(edge, foundedAt(table))
	}],
	candidates({ table }, out) {
		const vertex = foundedAt(table);
		for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
			const edge = MAP.vertexEdges[i] ?? -1;
			if (edge !== -1) out.add(some(FOUND_SHIP, edge));
		}
	},
	play({ table }, seat, { edge }, tell) {
		table.stack.pop();
		placeShip(table, seat, edge);
		tell?.all({
			kind: "ship",
			seat,
			edge,
			paid: FREE
		});
		extendRoute(table, seat, edge, tell);
	}
});
//#endregion
//#region games/startrek/actions/ship.ts
var { all: SHIP } = MOVES.ship;
/** ST-SHIP-01: an empty lane that goes on from an own ship or building, not through a foreign one. */
var laneNeeds = [{
	code: "lane-taken",
	rule: "ST-DEF-03",
	ok: ({ table }, { edge }) => table.edges[edge] === 0
}, {
	code: "no-link",
	rule: "ST-SHIP-01",
	ok: ({ table, seat }, { edge }) => table.edges[edge] !== 0 || isLane(table, seat, edge)
}];
/** Puts a ship on the board. What comes after it must lie on the stack already: a route may win the game first. */
function launch(table, seat, edge, paid, tell) {
	table.quiet = 0;
	placeShip(table, seat, edge);
	tell?.all({
		kind: "ship",
		seat,
		edge,
		paid
	});
	const holder = table.routeHolder;
	extendRoute(table, seat, edge, tell);
	if (table.routeHolder !== holder) table.stack.push(JUDGE);
}
var ship = act(MOVES.ship, {
	frames: ["build", "main"],
	gates: [affords(COST.ship), hasShip("ST-BUILD-01")],
	needs: laneNeeds,
	exact: true,
	candidates: ({ table, seat }, out) => addEdges(out, SHIP, table.derived.lanes, seat * 3),
	play(state, seat, { edge }, tell) {
		pay(state, seat, COST.ship);
		launch(state.table, seat, edge, COST.ship, tell);
	}
});
//#endregion
//#region games/startrek/actions/place.ts
var { all: PLACE } = MOVES.place;
/** Where a lifted ship came from. */
function liftedFrom(table) {
	const frame = top(table);
	return frame.kind === "relaunch" ? frame.from : -1;
}
/** ST-PROG-02, EC-06: another free ship follows only if there is one, and room for it. */
function launchFree(table, seat, left, edge, tell) {
	const under = table.stack.length;
	launch(table, seat, edge, FREE, tell);
	if (left === 1 || playerOf(table, seat).ships === 0 || !hasLane(table, seat)) return;
	table.stack.splice(under, 0, utopiaShips(left - 1));
}
/** EC-18: a ship moved away may shorten the own route, so all of it is measured. */
function relaunch(table, seat, from, to, tell) {
	table.stack.push(decide(seat));
	placeShip(table, seat, to);
	tell?.all({
		kind: "moved",
		seat,
		from,
		to
	});
	const holder = table.routeHolder;
	measureRoute(table, seat, tell);
	if (table.routeHolder !== holder) table.stack.push(JUDGE);
}
/** A ship that is free, or paid for already, or lifted: what card it comes from says what follows. */
var place = act(MOVES.place, {
	frames: [
		"utopia",
		"substitute",
		"relaunch"
	],
	needs: [...laneNeeds, {
		code: "same-lane",
		rule: "ST-CARD-SULU",
		ok: ({ table }, { edge }) => edge !== liftedFrom(table)
	}],
	exact: true,
	candidates({ table, seat }, out) {
		const from = out.n;
		addEdges(out, PLACE, table.derived.lanes, seat * 3);
		const lifted = liftedFrom(table);
		if (lifted === -1) return;
		let kept = from;
		for (let i = from; i < out.n; i++) {
			const move = out.at[i];
			if (move !== void 0 && move.edge !== lifted) out.at[kept++] = move;
		}
		out.n = kept;
	},
	play({ table }, seat, { edge }, tell) {
		const frame = top(table);
		table.stack.pop();
		if (frame.kind === "relaunch") relaunch(table, seat, frame.from, edge, tell);
		else if (frame.kind === "utopia") launchFree(table, seat, frame.left, edge, tell);
		else {
			table.stack.push(decide(seat));
			launch(table, seat, edge, FREE, tell);
		}
	}
});
//#endregion
//#region games/startrek/actions/support/compensation.ts
var { all: COMPENSATE } = MOVES.compensate;
/** A roll brought its holder nothing: a card of choice from the bank. */
var compensate = act(MOVES.compensate, {
	frames: ["compensation"],
	needs: [{
		code: "bank-out",
		rule: ruleOfEffect("compensation"),
		ok: ({ table }, { resource }) => stock(table, resource) > 0
	}],
	exact: true,
	candidates({ table }, out) {
		for (let resource = 0; resource < KINDS; resource++) if (stock(table, resource) > 0) out.add(some(COMPENSATE, resource));
	},
	play(state, seat, { resource }, tell) {
		state.table.stack.pop();
		gainOne(state, seat, resource);
		state.table.stack.push(decide(seat));
		tell?.all({
			kind: "compensated",
			seat,
			resource
		});
	}
});
//#endregion
//#region games/startrek/actions/support/decision.ts
var { all: EXCHANGE } = MOVES.exchange;
/** ST-SUP-04, ST-SUP-07: once more later, from the next turn of anybody on. */
var flip = act(MOVES.flip, {
	frames: ["decide"],
	gates: [{
		code: "side-b",
		rule: "ST-SUP-05",
		ok: ({ table, seat }) => table.players[seat]?.side === 0
	}],
	play({ table }, seat, _, tell) {
		const player = playerOf(table, seat);
		table.stack.pop();
		player.side = 1;
		player.ready = table.turn + 1;
		tell?.all({
			kind: "flipped",
			seat,
			character: player.support
		});
	}
});
/** ST-SUP-05, ST-SUP-06, ST-SUP-09: another card from the row, A side up, for later turns. */
var exchange = act(MOVES.exchange, {
	frames: ["decide"],
	needs: [{
		code: "not-in-row",
		rule: "ST-SUP-09",
		ok: ({ table }, { character }) => has(table.row, character)
	}],
	exact: true,
	candidates: ({ table }, out) => addSet(out, EXCHANGE, table.row),
	play({ table }, seat, { character }, tell) {
		const player = playerOf(table, seat);
		const gave = player.support;
		table.stack.pop();
		table.row = (table.row | 1 << gave) & ~(1 << character);
		player.support = character;
		player.side = 0;
		player.ready = table.turn + 1;
		tell?.all({
			kind: "exchanged",
			seat,
			gave,
			took: character
		});
	}
});
//#endregion
//#region games/startrek/actions/buy.ts
/** ST-DEV-06: what is used up is not shuffled again. */
var deckLeft = {
	code: "deck-empty",
	rule: "ST-DEV-06",
	ok: ({ table }) => table.deck > 0
};
var buy = act(MOVES.buy, {
	frames: ["build", "main"],
	gates: [affords(COST.development), deckLeft],
	play(state, seat, _, tell) {
		pay(state, seat, COST.development);
		state.table.bought++;
		state.table.quiet = 0;
		state.table.stack.push(DRAW);
		tell?.all({
			kind: "bought",
			seat,
			paid: COST.development
		});
	}
});
//#endregion
//#region games/startrek/actions/support/development-choice.ts
var RULE$6 = ruleOfEffect("development-choice");
var PRICES$2 = Array.from({ length: KINDS * KINDS }, (_, i) => substituted(COST.development, Math.floor(i / KINDS), i % KINDS));
var priceOf$1 = ({ without, by }) => without === -1 ? COST.development : some(PRICES$2, without * KINDS + by);
/** A development card, one of its price cards replaced at will, chosen among the top three. */
var choose = act(MOVES.choose, {
	frames: ["build", "main"],
	gates: [
		holds("development-choice"),
		rested,
		deckLeft
	],
	needs: [{
		code: "cannot-pay",
		rule: RULE$6,
		ok: ({ hand }, move) => covers(hand.resources, priceOf$1(move)),
		numbers: ({ hand }, move) => missing(hand, priceOf$1(move))
	}],
	play(state, seat, move, tell) {
		const paid = priceOf$1(move);
		pay(state, seat, paid);
		state.table.bought++;
		state.table.quiet = 0;
		state.table.stack.push(decide(seat), LOOK);
		tell?.all({
			kind: "bought",
			seat,
			paid
		});
	}
});
/** EC-38: the card kept is fresh; the others go back among the rest. */
var keep = act(MOVES.keep, {
	frames: ["keep"],
	needs: [{
		code: "not-shown",
		rule: RULE$6,
		ok: ({ hand }, { card }) => (hand.shown?.[card] ?? 0) > 0
	}],
	play(state, seat, { card }, tell) {
		const { table, box } = state;
		const hand = handOf(state, seat);
		const returned = (hand.shown ?? []).map((n, kind) => n - (kind === card ? 1 : 0));
		for (const [kind, n] of returned.entries()) {
			add(box.deck, kind, n);
			table.deck += n;
		}
		hand.shown = null;
		add(hand.developments, card, 1);
		add(hand.fresh, card, 1);
		playerOf(table, seat).developments++;
		table.stack.pop();
		tell?.to(only(seat), {
			kind: "kept",
			seat,
			card,
			returned
		}, {
			kind: "kept",
			seat,
			card: null,
			returned: null
		});
		if (card === 4) table.stack.push(JUDGE);
	}
});
//#endregion
//#region games/startrek/actions/support/pass.ts
/** Nobody has to use a card. */
var pass = act(MOVES.pass, {
	frames: ["shield", "compensation"],
	play({ table }, seat, _, tell) {
		const frame = top(table);
		table.stack.pop();
		tell?.all({
			kind: "passed",
			seat,
			character: playerOf(table, seat).support
		});
		if (frame.kind === "shield") table.stack.push(countHands(0));
	}
});
//#endregion
//#region games/startrek/actions/support/seven-shield.ts
var RULE$5 = ruleOfEffect("seven-shield");
var full = ({ table, seat }) => playerOf(table, seat).cards > 7;
/** With more than seven cards nothing is discarded; with fewer one is taken. Hands are counted afterwards (EC-08). */
var shield = act(MOVES.shield, {
	frames: ["shield"],
	needs: [{
		code: "shield-hand",
		rule: RULE$5,
		ok: (at, { resource }) => full(at) === (resource === -1),
		numbers: ({ table, seat }) => ({
			cards: playerOf(table, seat).cards,
			safe: 7
		})
	}, {
		code: "bank-out",
		rule: RULE$5,
		ok: ({ table }, { resource }) => resource === -1 || stock(table, resource) > 0
	}],
	play(state, seat, { resource }, tell) {
		const { stack } = state.table;
		stack.pop();
		if (resource !== -1) gainOne(state, seat, resource);
		stack.push(countHands(resource === -1 ? only(seat) : 0), decide(seat));
		tell?.all({
			kind: "shielded",
			seat,
			resource
		});
	}
});
//#endregion
//#region games/startrek/actions/support/take-from-leader.ts
var RULE$4 = ruleOfEffect("take-from-leader");
var { all: INSPECT } = MOVES.inspect;
/** EC-37: an opponent who is openly ahead shows all resource cards. */
var inspect = act(MOVES.inspect, {
	frames: [
		"trade",
		"build",
		"main"
	],
	gates: [holds("take-from-leader"), rested],
	needs: [{
		code: "not-ahead",
		rule: RULE$4,
		ok: ({ table, seat: me }, { seat }) => (table.players[seat]?.points ?? 0) > playerOf(table, me).points,
		numbers: ({ table, seat: me }, { seat }) => ({
			points: table.players[seat]?.points ?? 0,
			own: playerOf(table, me).points
		})
	}, {
		code: "no-cards",
		rule: RULE$4,
		ok: ({ table }, { seat }) => (table.players[seat]?.cards ?? 0) > 0
	}],
	candidates({ table }, out) {
		for (let q = 0; q < table.players.length; q++) out.add(some(INSPECT, q));
	},
	play(state, seat, { seat: from }, tell) {
		const cards = [...handOf(state, from).resources];
		handOf(state, seat).shown = cards;
		state.table.stack.push(decide(seat), inspect$1(from));
		tell?.to(only(seat), {
			kind: "inspected",
			seat,
			from,
			cards
		}, {
			kind: "inspected",
			seat,
			from,
			cards: null
		});
		tell?.reveals(only(seat));
	}
});
/** One of the cards seen changes hands; only the two know which. */
var take = act(MOVES.take, {
	frames: ["inspect"],
	needs: [{
		code: "not-shown",
		rule: RULE$4,
		ok: ({ hand }, { resource }) => (hand.shown?.[resource] ?? 0) > 0
	}],
	play(state, seat, { resource }, tell) {
		const frame = top(state.table);
		state.table.stack.pop();
		if (frame.kind !== "inspect") return;
		const { from } = frame;
		handOf(state, seat).shown = null;
		hand(state, from, seat, resource, 1);
		tell?.to(only(seat) | only(from), {
			kind: "took",
			seat,
			from,
			resource
		}, {
			kind: "took",
			seat,
			from,
			resource: null
		});
	}
});
var { offer: offer$1, accept, decline, counter, withdraw, deal } = bargaining({
	moves: MOVES,
	resources: RESOURCES,
	frames: ["trade", "main"],
	gates: [],
	rules: {
		offer: "ST-TRADE-01",
		deal: "ST-TRADE-02",
		gift: "ST-TRADE-03",
		bothSides: "ST-TRADE-04",
		offers: "ST-OPT-OFFERS"
	}
});
//#endregion
//#region games/startrek/copy.ts
function copyPlayer(from, into) {
	into.ships = from.ships;
	into.stations = from.stations;
	into.reserve = from.reserve;
	into.bases = from.bases;
	into.cards = from.cards;
	into.developments = from.developments;
	into.fleet = from.fleet;
	into.victory = from.victory;
	into.points = from.points;
	into.route = from.route;
	into.support = from.support;
	into.side = from.side;
	into.ready = from.ready;
}
function copyDerived(from, into) {
	copyCounts(from.lanes, into.lanes);
	copyCounts(from.reached, into.reached);
	copyCounts(from.stations, into.stations);
	copyCounts(from.open, into.open);
	copyCounts(from.posts, into.posts);
	into.postAt = from.postAt;
	into.yielding = from.yielding;
}
function copyTable(from, into) {
	into.options = from.options;
	into.board = from.board;
	for (let seat = 0; seat < from.players.length; seat++) {
		const player = from.players[seat];
		const slot = into.players[seat];
		if (player !== void 0 && slot !== void 0) copyPlayer(player, slot);
	}
	copyCounts(from.vertices, into.vertices);
	copyCounts(from.edges, into.edges);
	copyCounts(from.bank, into.bank);
	into.cruiser = from.cruiser;
	into.deck = from.deck;
	copyCounts(from.spent, into.spent);
	into.turn = from.turn;
	into.active = from.active;
	into.starter = from.starter;
	into.dice = from.dice;
	into.diceLeft = from.diceLeft;
	into.played = from.played;
	into.bought = from.bought;
	into.offers = from.offers;
	into.quiet = from.quiet;
	into.discards = from.discards;
	into.rate = from.rate;
	into.routeHolder = from.routeHolder;
	into.fleetHolder = from.fleetHolder;
	into.row = from.row;
	copyList(from.stack, into.stack);
	copyDerived(from.derived, into.derived);
}
function copyHand(from, into) {
	copyCounts(from.resources, into.resources);
	copyCounts(from.developments, into.developments);
	copyCounts(from.fresh, into.fresh);
	into.discard = from.discard;
	into.shown = from.shown;
}
function copyBox(from, into) {
	copyCounts(from.deck, into.deck);
	copyCounts(from.dice, into.dice);
}
/** Deep where things change, shared where they do not: options, board, frames and sealed bundles are values. */
function copy(from, into) {
	copyTable(from.table, into.table);
	for (let seat = 0; seat < from.hands.length; seat++) {
		const hand = from.hands[seat];
		const slot = into.hands[seat];
		if (hand !== void 0 && slot !== void 0) copyHand(hand, slot);
	}
	copyBox(from.box, into.box);
}
//#endregion
//#region games/startrek/events.ts
/** Everything that can be told; amounts moved stand in it, so that nobody who listens has to know the rules. */
var events = {
	laid: event(),
	"start-rolled": event(),
	starts: event(),
	founded: event(),
	turn: event(),
	ended: event(),
	building: event(),
	rolled: event(),
	produced: event(),
	short: event(),
	seven: event(),
	...discardEvents,
	cruiser: event(),
	stole: event(),
	spared: event(),
	ship: event(),
	station: event(),
	base: event(),
	bought: event(),
	drew: event(),
	intervened: event(),
	utopia: event(),
	science: event(),
	monopoly: event(),
	enough: event(),
	banked: event(),
	...bargainEvents,
	route: event(),
	fleet: event(),
	support: event(),
	demanded: event(),
	repaid: event(),
	substituted: event(),
	compensated: event(),
	shielded: event(),
	passed: event(),
	lifted: event(),
	moved: event(),
	doubled: event(),
	chased: event(),
	looked: event(),
	kept: event(),
	inspected: event(),
	took: event(),
	retired: event(),
	flipped: event(),
	exchanged: event(),
	stalled: event(),
	won: event()
};
//#endregion
//#region games/startrek/actions/base.ts
var { all: BASE$1 } = MOVES.base;
var ringNeed = {
	code: "no-own-station",
	rule: "ST-BASE-01",
	ok: ({ table, seat }, { vertex }) => table.vertices[vertex] === stationOf(seat)
};
/** ST-BASE-02: the first two bases bring a reserve station each; ST-OPT-CLASSIC: the station itself comes back. */
function bringStation(player, classic) {
	if (classic === "off" && player.reserve === 0) return 0;
	if (classic === "off") player.reserve--;
	player.stations++;
	return 1;
}
function upgrade(state, seat, vertex, price, tell) {
	const { table } = state;
	const player = playerOf(table, seat);
	pay(state, seat, price);
	table.quiet = 0;
	placeBase(table, seat, vertex);
	player.points += POINTS.base - POINTS.station;
	const returned = bringStation(player, table.options.classic);
	tell?.all({
		kind: "base",
		seat,
		vertex,
		paid: price,
		returned
	});
	table.stack.push(JUDGE);
}
var base = act(MOVES.base, {
	frames: ["build", "main"],
	gates: [affords(COST.base), hasBase],
	needs: [ringNeed],
	exact: true,
	candidates: ({ table, seat }, out) => addVertices(out, BASE$1, table.derived.stations, seat * 2),
	play: (state, seat, { vertex }, tell) => upgrade(state, seat, vertex, COST.base, tell)
});
//#endregion
//#region games/startrek/actions/cards.ts
/** Whenever the player on turn is free to choose (EC-47). */
var FREE_MOMENTS = [
	"before",
	"trade",
	"build",
	"main"
];
/** ST-DEV-02, ST-DEV-03: it is in hand, was not bought this turn, and is the first of the turn. */
var playable = (card) => [
	{
		code: "no-such-card",
		rule: "ST-DEV-01",
		ok: ({ hand }) => (hand.developments[card] ?? 0) > 0
	},
	{
		code: "card-fresh",
		rule: "ST-DEV-03",
		ok: ({ hand }) => (hand.fresh[card] ?? 0) === 0 || (hand.developments[card] ?? 0) > (hand.fresh[card] ?? 0)
	},
	{
		code: "card-played",
		rule: "ST-DEV-02",
		ok: ({ table }) => table.played === 0
	}
];
function lay(state, seat, card) {
	add(handOf(state, seat).developments, card, -1);
	playerOf(state.table, seat).developments--;
	state.table.played++;
	state.table.quiet = 0;
}
/** ST-PROG-01: it leaves the game. */
function spend(state, seat, card) {
	lay(state, seat, card);
	add(state.table.spent, card, 1);
}
/** ST-SFI-01, ST-SFI-02: the cruiser moves, nobody discards, the card stays in front of its owner. */
var sfi = act(MOVES.sfi, {
	frames: FREE_MOMENTS,
	gates: playable(0),
	play(state, seat, _, tell) {
		const { table } = state;
		const player = playerOf(table, seat);
		lay(state, seat, 0);
		player.fleet++;
		table.stack.push(CRUISER$1, JUDGE);
		tell?.all({
			kind: "intervened",
			seat,
			fleet: player.fleet
		});
		fleetGrew(table, seat, tell);
	}
});
/** ST-PROG-02, EC-06: two free ships, as far as there is room. */
var utopia = act(MOVES.utopia, {
	frames: FREE_MOMENTS,
	gates: [
		...playable(1),
		hasShip("ST-PROG-02"),
		{
			code: "no-lane",
			rule: "ST-PROG-02",
			ok: ({ table, seat }) => hasLane(table, seat)
		}
	],
	play(state, seat, _, tell) {
		spend(state, seat, 1);
		state.table.stack.push(utopiaShips(2));
		tell?.all({
			kind: "utopia",
			seat
		});
	}
});
var taken = ({ first, second }) => (first === -1 ? 0 : 1) + (second === -1 ? 0 : 1);
function inStock(bank, { first, second }) {
	if (first === -1) return true;
	if (first === second) return (bank[first] ?? 0) > 1;
	return (bank[first] ?? 0) > 0 && (second === -1 || (bank[second] ?? 0) > 0);
}
/** ST-PROG-03, EC-04: two cards from the bank, or what there is. */
var science = act(MOVES.science, {
	frames: FREE_MOMENTS,
	gates: playable(2),
	needs: [{
		code: "bank-out",
		rule: "ST-PROG-03",
		ok: ({ table }, move) => inStock(table.bank, move)
	}, {
		code: "take-two",
		rule: "ST-PROG-03",
		ok: ({ table }, move) => taken(move) === Math.min(2, total(table.bank)),
		numbers: ({ table }, move) => ({
			due: Math.min(2, total(table.bank)),
			chosen: taken(move)
		})
	}],
	play(state, seat, { first, second }, tell) {
		spend(state, seat, 2);
		const gains = state.table.bank.map(() => 0);
		for (const resource of [first, second]) {
			if (resource === -1) continue;
			gainOne(state, seat, resource);
			add(gains, resource, 1);
		}
		tell?.all({
			kind: "science",
			seat,
			gains
		});
	}
});
/** ST-PROG-04, EC-05: every card of a resource; it shows what others had of it. */
var monopoly = act(MOVES.monopoly, {
	frames: FREE_MOMENTS,
	gates: playable(3),
	play(state, seat, { resource }, tell) {
		spend(state, seat, 3);
		const lost = state.hands.map(({ resources }, q) => q === seat ? 0 : resources[resource] ?? 0);
		for (const [q, n] of lost.entries()) if (n > 0) hand(state, q, seat, resource, n);
		tell?.all({
			kind: "monopoly",
			seat,
			resource,
			lost
		});
		tell?.reveals(allSeats(lost.length));
	}
});
//#endregion
//#region games/startrek/actions/station.ts
var { all: STATION$1 } = MOVES.station;
var siteNeeds = [{
	code: "not-reached",
	rule: "ST-STN-01",
	ok: ({ table, seat }, { vertex }) => isReached(table, seat, vertex)
}, {
	code: "too-close",
	rule: "ST-STN-02",
	ok: ({ table }, { vertex }) => isOpen(table, vertex)
}];
/** ST-STN-04, ST-LSR-03: a station scores, and cuts what passes through. */
function erect(state, seat, vertex, price, tell) {
	const { table } = state;
	pay(state, seat, price);
	table.quiet = 0;
	placeStation(table, seat, vertex);
	playerOf(table, seat).points += POINTS.station;
	tell?.all({
		kind: "station",
		seat,
		vertex,
		paid: price
	});
	cutRoutes(table, vertex, seat, tell);
	table.stack.push(JUDGE);
}
var station = act(MOVES.station, {
	frames: ["build", "main"],
	gates: [affords(COST.station), hasStation],
	needs: siteNeeds,
	exact: true,
	candidates: ({ table: { derived }, seat }, out) => addShared(out, STATION$1, derived.reached, seat * 2, derived.open),
	play: (state, seat, { vertex }, tell) => erect(state, seat, vertex, COST.station, tell)
});
//#endregion
//#region games/startrek/actions/support/chase.ts
var planetUnder = ({ board, cruiser }) => board.planets[cruiser] ?? 5;
/** The cruiser flies home, and the planet it leaves gives a card if there is one (EC-39). */
var chase = act(MOVES.chase, {
	frames: [
		"before",
		"trade",
		"build",
		"main"
	],
	gates: [
		holds("chase"),
		rested,
		{
			code: "cruiser-home",
			rule: ruleOfEffect("chase"),
			ok: ({ table }) => planetUnder(table) !== 5
		}
	],
	play(state, seat, _, tell) {
		const { table } = state;
		const from = table.cruiser;
		const planet = planetUnder(table);
		const resource = stock(table, planet) > 0 ? planet : -1;
		table.cruiser = table.board.planets.indexOf(5);
		if (resource !== -1) gainOne(state, seat, resource);
		table.stack.push(decide(seat));
		tell?.all({
			kind: "chased",
			seat,
			from,
			to: table.cruiser,
			resource
		});
	}
});
//#endregion
//#region games/startrek/actions/support/move-ship.ts
var { all: LIFT } = MOVES.lift;
var RULE$3 = ruleOfEffect("move-ship");
function isOwn({ edges }, seat, edge) {
	return edges[edge] === shipOf(seat);
}
/** Whether a ship is held at this end by another own ship or an own building. */
function isHeld(table, seat, edge, vertex) {
	const building = table.vertices[vertex] ?? 0;
	if (building !== 0 && ownerOf(building) === seat) return true;
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const other = MAP.vertexEdges[i] ?? -1;
		if (other !== -1 && other !== edge && isOwn(table, seat, other)) return true;
	}
	return false;
}
/** EC-31: an end ship has one end without any other own piece. */
function isEndShip(table, seat, edge) {
	const a = MAP.edgeVertices[edge * 2] ?? -1;
	const b = MAP.edgeVertices[edge * 2 + 1] ?? -1;
	return !isHeld(table, seat, edge, a) || !isHeld(table, seat, edge, b);
}
/** An end ship is lifted, to be placed on another lane. */
var lift = act(MOVES.lift, {
	frames: ["build", "main"],
	gates: [holds("move-ship"), rested],
	needs: [
		{
			code: "no-own-ship",
			rule: RULE$3,
			ok: ({ table, seat }, { edge }) => isOwn(table, seat, edge)
		},
		{
			code: "no-end-ship",
			rule: RULE$3,
			ok: ({ table, seat }, { edge }) => isEndShip(table, seat, edge)
		},
		{
			code: "no-lane",
			rule: RULE$3,
			ok: ({ table, seat }, { edge }) => hasLaneWithout(table, seat, edge)
		}
	],
	candidates({ table, seat }, out) {
		for (let edge = 0; edge < EDGES; edge++) if (isOwn(table, seat, edge)) out.add(some(LIFT, edge));
	},
	play({ table }, seat, { edge }, tell) {
		liftShip(table, seat, edge);
		table.stack.push(relaunch$1(edge));
		tell?.all({
			kind: "lifted",
			seat,
			edge
		});
	}
});
//#endregion
//#region games/startrek/actions/support/retire-sfi.ts
var RULE$2 = ruleOfEffect("retire-sfi");
var { all: STATION } = MOVES["retire-station"];
var { all: BASE } = MOVES["retire-base"];
var hasFleet = {
	code: "no-fleet",
	rule: RULE$2,
	ok: ({ table, seat }) => (table.players[seat]?.fleet ?? 0) > 0
};
/** A face-up card leaves the game; that may cost the largest fleet (EC-19), not the card of the turn (EC-42). */
function retire(table, seat, tell) {
	const player = playerOf(table, seat);
	player.fleet--;
	add(table.spent, 0, 1);
	table.stack.push(decide(seat));
	tell?.all({
		kind: "retired",
		seat,
		fleet: player.fleet
	});
	fleetShrank(table, tell);
}
var retireStation = act(MOVES["retire-station"], {
	frames: ["build", "main"],
	gates: [
		holds("retire-sfi"),
		rested,
		hasFleet,
		affords(RETIRED_COST.station, RULE$2),
		hasStation
	],
	needs: siteNeeds,
	candidates: ({ table: { derived }, seat }, out) => addShared(out, STATION, derived.reached, seat * 2, derived.open),
	play(state, seat, { vertex }, tell) {
		retire(state.table, seat, tell);
		erect(state, seat, vertex, RETIRED_COST.station, tell);
	}
});
var retireBase = act(MOVES["retire-base"], {
	frames: ["build", "main"],
	gates: [
		holds("retire-sfi"),
		rested,
		hasFleet,
		affords(RETIRED_COST.base, RULE$2),
		hasBase
	],
	needs: [ringNeed],
	candidates: ({ table, seat }, out) => addVertices(out, BASE, table.derived.stations, seat * 2),
	play(state, seat, { vertex }, tell) {
		retire(state.table, seat, tell);
		upgrade(state, seat, vertex, RETIRED_COST.base, tell);
	}
});
//#endregion
//#region games/startrek/actions/support/ship-substitute.ts
var RULE$1 = ruleOfEffect("ship-substitute");
var PRICES$1 = Array.from({ length: KINDS * KINDS }, (_, i) => substituted(COST.ship, Math.floor(i / KINDS), i % KINDS));
var priceOf = ({ without, by }) => some(PRICES$1, without * KINDS + by);
/** One ship, with another card in place of its dilithium or its tritanium. */
var substitute = act(MOVES.substitute, {
	frames: ["build", "main"],
	gates: [
		holds("ship-substitute"),
		rested,
		hasShip(RULE$1),
		{
			code: "no-lane",
			rule: "ST-SHIP-01",
			ok: ({ table, seat }) => hasLane(table, seat)
		}
	],
	needs: [{
		code: "cannot-pay",
		rule: RULE$1,
		ok: ({ hand }, move) => covers(hand.resources, priceOf(move)),
		numbers: ({ hand }, move) => missing(hand, priceOf(move))
	}],
	play(state, seat, move, tell) {
		const paid = priceOf(move);
		pay(state, seat, paid);
		state.table.stack.push(SUBSTITUTE);
		tell?.all({
			kind: "substituted",
			seat,
			paid
		});
	}
});
//#endregion
//#region games/startrek/actions/support/two-for-one.ts
var { all: DOUBLE } = MOVES.double;
var RULE = ruleOfEffect("two-for-one");
/**
* A resource goes at 2:1 for the rest of this turn's trading. The first swap is part of it, so that the card is
* never called without one (ST-SUP-08); what becomes of the card is decided when trading ends (EC-35).
*/
var double = act(MOVES.double, {
	frames: ["trade", "main"],
	gates: [
		holds("two-for-one"),
		rested,
		{
			code: "rate-set",
			rule: RULE,
			ok: ({ table }) => table.rate === -1
		}
	],
	needs: [
		{
			code: "too-few-to-swap",
			rule: RULE,
			ok: ({ hand }, { give }) => (hand.resources[give] ?? 0) >= 2,
			numbers: ({ hand }, { give }) => ({
				rate: 2,
				have: hand.resources[give] ?? 0
			})
		},
		{
			code: "same-resource",
			rule: "ST-BANK-05",
			ok: (_, { give, take }) => give !== take
		},
		{
			code: "bank-out",
			rule: "ST-BANK-05",
			ok: ({ table }, { take }) => stock(table, take) > 0
		}
	],
	exact: true,
	candidates({ table, hand }, out) {
		for (let give = 0; give < KINDS; give++) {
			if ((hand.resources[give] ?? 0) < 2) continue;
			for (let take = 0; take < KINDS; take++) if (take !== give && stock(table, take) > 0) out.add(some(DOUBLE, give * KINDS + take));
		}
	},
	play(state, seat, { give, take }, tell) {
		state.table.rate = give;
		tell?.all({
			kind: "doubled",
			seat,
			resource: give
		});
		swap$1(state, seat, give, take, 2);
		tell?.all({
			kind: "banked",
			seat,
			give,
			paid: 2,
			take
		});
	}
});
//#endregion
//#region games/startrek/actions/turn.ts
/** ST-TURN-01. */
var roll = act(MOVES.roll, {
	frames: ["before"],
	play({ table }) {
		table.stack.pop();
		table.stack.push(DICE);
	}
});
/** ST-TURN-03, EC-25, EC-35: trading is over for this turn, and a card that lasted so long is decided. */
var build = act(MOVES.build, {
	frames: ["trade"],
	play({ table }, seat, _, tell) {
		table.stack.pop();
		table.stack.push(BUILD);
		tell?.all({
			kind: "building",
			seat
		});
		if (table.rate === -1) return;
		table.rate = -1;
		table.stack.push(decide(seat));
	}
});
var end = act(MOVES.end, {
	frames: ["build", "main"],
	play(state, seat, _, tell) {
		const { table } = state;
		table.stack.pop();
		if (table.rate === -1) nextTurn(state, tell);
		else table.stack.push(NEXT, decide(seat));
	}
});
/** ST-END-03, EC-21: a victory is announced in the own turn. */
var claim = act(MOVES.claim, {
	frames: [
		"before",
		"trade",
		"build",
		"main"
	],
	gates: [{
		code: "claims-itself",
		rule: "ST-OPT-CLAIM",
		ok: ({ table }) => table.options.claim === "by-hand"
	}, {
		code: "too-few-points",
		rule: "ST-END-02",
		ok: ({ table, seat, hand }) => pointsOf(playerOf(table, seat), hand) >= table.options.target,
		numbers: ({ table, seat, hand }) => ({
			points: pointsOf(playerOf(table, seat), hand),
			target: table.options.target
		})
	}],
	play: (state, _, __, tell) => win(state, tell)
});
//#endregion
//#region games/startrek/free.ts
/** What the player on turn can do when free to choose, each known by its place here: they stand first in the game. */
var FREE_ACTIONS = [
	roll,
	sfi,
	utopia,
	science,
	monopoly,
	bank,
	offer$1,
	ship,
	station,
	base,
	buy,
	build,
	end,
	claim,
	demand,
	substitute,
	lift,
	double,
	chase,
	choose,
	inspect,
	retireStation,
	retireBase
];
var bits = (...actions) => FREE_ACTIONS.reduce((set, action, i) => actions.some(({ kind }) => kind === action.kind) ? set | 1 << i : set, 0);
var ALWAYS = bits(roll, build, end);
var CLAIM = bits(claim);
var SWAP = bits(bank);
var OFFER = bits(offer$1);
var [PLAY_SFI, PLAY_UTOPIA, PLAY_SCIENCE, PLAY_MONOPOLY] = [
	bits(sfi),
	bits(utopia),
	bits(science),
	bits(monopoly)
];
/** What the holder of a card can begin with it when free to choose; the shields of other moments are not among it. */
var BEGUN = {
	"forced-trade": bits(demand),
	"ship-substitute": bits(substitute),
	compensation: 0,
	"move-ship": bits(lift),
	"seven-shield": 0,
	"two-for-one": bits(double),
	chase: bits(chase),
	"development-choice": bits(choose),
	"take-from-leader": bits(inspect),
	"retire-sfi": bits(retireStation, retireBase)
};
var BY_CHARACTER = CHARACTERS.map(({ effect }) => BEGUN[effect]);
/** Resource cards without which a card cannot be used at all. */
var LEAST = {
	"ship-substitute": total(COST.ship),
	"two-for-one": 2,
	"development-choice": total(COST.development),
	"retire-sfi": Math.min(total(RETIRED_COST.station), total(RETIRED_COST.base))
};
var LEAST_CARDS = CHARACTERS.map(({ effect }) => LEAST[effect] ?? 0);
function likelyCards({ developments }) {
	let set = 0;
	if ((developments[0] ?? 0) > 0) set |= PLAY_SFI;
	if ((developments[1] ?? 0) > 0) set |= PLAY_UTOPIA;
	if ((developments[2] ?? 0) > 0) set |= PLAY_SCIENCE;
	if ((developments[3] ?? 0) > 0) set |= PLAY_MONOPOLY;
	return set;
}
/** What each price allows. */
var PRICES = [
	[COST.ship, bits(ship)],
	[COST.station, bits(station)],
	[COST.base, bits(base)],
	[COST.development, bits(buy)]
];
/** Fewer resource cards than this build nothing, and buy nothing at the bank either. */
var FEWEST = Math.min(2, ...PRICES.map(([price]) => total(price)));
/** More cards of a kind than any price asks for make no difference. */
var MOST = Math.max(...PRICES.flatMap(([price]) => price));
var COUNTS = MOST + 1;
/** What a hand can pay, by its counts up to MOST read as one number: comparing each price with it would take longer. */
var PAYABLE = Array.from({ length: COUNTS ** KINDS }, (_, place) => {
	const counts = RESOURCES.map((__, kind) => Math.floor(place / COUNTS ** (KINDS - 1 - kind)) % COUNTS);
	return PRICES.reduce((set, [price, bit]) => covers(counts, price) ? set | bit : set, 0);
});
function likelyBuilds({ resources }) {
	let place = 0;
	for (let kind = 0; kind < KINDS; kind++) {
		const n = resources[kind] ?? 0;
		place = place * COUNTS + (n < MOST ? n : MOST);
	}
	return PAYABLE[place] ?? 0;
}
/** What may be legal, by a look at the hand: asking twenty actions one by one takes longer than all the rest. */
function likely({ table, hand, seat }, menu) {
	const player = table.players[seat];
	if (player === void 0) return 0;
	let set = table.options.claim === "automatic" ? ALWAYS : ALWAYS | CLAIM;
	if (player.developments > 0 && table.played === 0) set |= likelyCards(hand);
	if (player.cards >= FEWEST) set |= SWAP | likelyBuilds(hand);
	if (menu > 0) set |= OFFER;
	const { support } = player;
	if (support !== -1 && player.ready <= table.turn && player.cards >= (LEAST_CARDS[support] ?? 0)) set |= BY_CHARACTER[support] ?? 0;
	return set;
}
//#endregion
//#region games/startrek/layout.ts
var PIECE_BOUNDS = permutationBounds(FRAME_PIECES.length);
var TILE_BOUNDS = permutationBounds(TILES.length);
/** What the variable set-up draws: the order of the frame pieces, the planets, the first corner. */
var LAYOUT_BOUNDS = [
	...PIECE_BOUNDS,
	...TILE_BOUNDS,
	6
];
var rotated = (ring, by) => [...ring.slice(by), ...ring.slice(0, by)];
/** ST-SETV-03: counter-clockwise from a corner, from the outer ring to the middle. */
var spiral = (corner) => [
	...rotated(OUTER_RING, corner * 2),
	...rotated(INNER_RING, corner),
	9
];
var isRed = (number) => number === 6 || number === 8;
function touchesRed(numbers, hex) {
	return MAP.hexNeighbours.slice(hex * 6, hex * 6 + 6).some((other) => isRed(numbers[other] ?? 0));
}
/**
* ST-SETV-04: chips are turned in letter order; a red one beside a red one changes places with the next that is not
* red, or when none is left with the last turned one whose place has no red neighbour.
*/
function numbersOn(hexes, letters) {
	const chips = [...letters];
	const numbers = zeros(MAP.hexCount);
	for (const [i, hex] of hexes.entries()) {
		if (isRed(chips[i] ?? 0) && touchesRed(numbers, hex)) swapRed(hexes, chips, numbers, i);
		numbers[hex] = chips[i] ?? 0;
	}
	return numbers;
}
function swapRed(hexes, chips, numbers, at) {
	const red = chips[at] ?? 0;
	const next = chips.findIndex((chip, i) => i > at && !isRed(chip));
	if (next !== -1) {
		chips[at] = chips[next] ?? 0;
		chips[next] = red;
		return;
	}
	const back = chips.findLastIndex((chip, i) => i < at && !isRed(chip) && !touchesRed(numbers, hexes[i] ?? -1));
	if (back === -1) return;
	chips[at] = chips[back] ?? 0;
	chips[back] = red;
	numbers[hexes[back] ?? -1] = red;
}
/** ST-SETV-01: the posts of frame pieces joined in this order. */
var postsOn = (pieces) => pieces.flatMap((piece, place) => piece.map((value, i) => i % 2 === 0 ? MAP.border[place * 5 + value] ?? -1 : value));
/** The board that an outcome of LAYOUT_BOUNDS stands for. */
function drawnBoard(outcome) {
	const pieces = permuted(FRAME_PIECES, outcome);
	const planets = permuted(TILES, outcome, PIECE_BOUNDS.length);
	return {
		planets,
		numbers: numbersOn(spiral(outcome[PIECE_BOUNDS.length + TILE_BOUNDS.length] ?? 0).filter((hex) => planets[hex] !== 5), CHIPS),
		posts: postsOn(pieces)
	};
}
//#endregion
//#region games/startrek/production.ts
var dues = duesOf(4, KINDS);
/** ST-PROD-01, ST-PROD-02, ST-PROD-04: what a number is due to bring, and to whom. */
function claimAll(table, sum) {
	let claimants = 0;
	const hexes = table.derived.yielding[sum] ?? [];
	for (let h = 0; h < hexes.length; h++) {
		const hex = hexes[h] ?? 0;
		const planet = table.board.planets[hex] ?? 5;
		if (hex === table.cruiser || planet === 5) continue;
		for (let i = hex * 6; i < hex * 6 + 6; i++) {
			const building = table.vertices[MAP.hexVertices[i] ?? 0] ?? 0;
			if (building === 0) continue;
			claimants |= addDue(dues, ownerOf(building), planet, isBase(building) ? 2 : 1);
		}
	}
	return claimants;
}
/** The only seat that is due any of a resource, NONE when there are several. */
function loneClaimant({ each }, resource) {
	let found = -1;
	for (let seat = 0; seat < 4; seat++) {
		if ((each[seat * KINDS + resource] ?? 0) === 0) continue;
		if (found !== -1) return -1;
		found = seat;
	}
	return found;
}
/** ST-PROD-05, EC-01: a stack that cannot serve all serves nobody; a lone claimant takes what is left. */
function ration(claims, resource, left) {
	const lone = loneClaimant(claims, resource);
	withhold(claims, resource);
	if (lone !== -1) claims.each[lone * KINDS + resource] = left;
}
/** Pays out a roll and says which seats it brought something. */
function produce(state, sum, tell) {
	const { table } = state;
	return payOut(state, dues, claimAll(table, sum), table.bank, ration, tell);
}
//#endregion
//#region games/startrek/reactions.ts
var SHIELD = characterWith("seven-shield");
var COMPENSATION = characterWith("compensation");
/** ST-SUP-06, ST-SUP-07: whether a seat holds the card of this character and may use it in this turn. */
function isReady(table, seat, character) {
	const player = playerOf(table, seat);
	return player.support === character && player.ready <= table.turn;
}
function readyHolder(table, character) {
	for (let seat = 0; seat < table.players.length; seat++) if (isReady(table, seat, character)) return seat;
	return -1;
}
/** EC-08, EC-49: on a 7 the holder of the shield is asked if there is anything in it, before hands are counted. */
function askShield(table) {
	const seat = readyHolder(table, SHIELD);
	const useful = seat >= 0 && (playerOf(table, seat).cards > 7 || something(table.bank));
	table.stack.push(useful ? shield$1(seat) : countHands(0));
}
/** EC-09, EC-49: whoever holds the compensation and got nothing is asked, whatever the reason, if the bank has a card. */
function askCompensation(table, served) {
	const seat = readyHolder(table, COMPENSATION);
	if (seat >= 0 && !has(served, seat) && something(table.bank)) table.stack.push(compensation(seat));
}
//#endregion
//#region games/startrek/frames.ts
var FACES$1 = 6;
/** Every way two dice can fall, by first * 6 + second. */
var PAIRS = Array.from({ length: 36 }, (_, i) => [1 + Math.floor(i / FACES$1), 1 + i % FACES$1]);
var layoutChance = chance("layout", LAYOUT_BOUNDS, "open");
var diceChance = chance("dice", diceBounds(2), "open");
var diceCardOf = drawing("dice-card", "open");
var startDrawOf = drawing("start-draw", "open");
var robOf = drawing("rob", "secret");
var drawOf = drawing("draw", "secret");
/** Two dice each, by the number of those who roll less one. */
var startRolls = Array.from({ length: 4 }, (_, i) => chance("start-roll", diceBounds(2 * (i + 1)), "open"));
/** Cards that the development choice shows (EC-38: fewer when there are fewer). */
var LOOK_AT = 3;
/** By the size of the deck less one. */
var looks = Array.from({ length: total(DECK) }, (_, i) => chance("look", [
	i + 1,
	i,
	i - 1
].slice(0, Math.min(i + 1, LOOK_AT)), "secret"));
var startRoll = {
	rule: "ST-FOUND-01",
	awaits: (_, { among }) => startRolls[bitCount(among) - 1] ?? diceChance,
	resolve(state, { among }, outcome, tell) {
		const rolls = state.table.players.map(() => 0);
		for (const [i, seat] of list(among).entries()) rolls[seat] = 2 + (outcome[i * 2] ?? 0) + (outcome[i * 2 + 1] ?? 0);
		tell?.all({
			kind: "start-rolled",
			rolls
		});
		const best = Math.max(...rolls);
		const highest = rolls.reduce((set, roll, seat) => roll === best ? set | only(seat) : set, 0);
		if (bitCount(highest) === 1) commence(state, rolls.indexOf(best), tell);
		else state.table.stack.push({
			kind: "start-roll",
			among: highest
		});
	}
};
var layout = {
	rule: "ST-SETV-02",
	awaits: () => layoutChance,
	resolve({ table }, _, outcome, tell) {
		const board = drawnBoard(outcome);
		lay$1(table, board);
		tell?.all({
			kind: "laid",
			...board
		});
	}
};
var REFILL = (1 << 18) - 1;
/** ST-OPT-DICE: takes the k-th card out of the dice deck; when none is left all come back. */
function drawDice({ table, box }, k) {
	const low = box.dice[0] ?? 0;
	const inLow = bitCount(low);
	const word = k < inLow ? 0 : 1;
	const bit = nthBit(box.dice[word] ?? 0, k < inLow ? k : k - inLow);
	box.dice[word] = (box.dice[word] ?? 0) & ~(1 << bit);
	table.diceLeft--;
	if (table.diceLeft === 0) {
		table.diceLeft = 36;
		box.dice.fill(REFILL);
	}
	return word * 18 + bit;
}
/** ST-TURN-01, ST-SEVEN-01 to 04: a roll counts for all; a 7 brings the cruiser instead. */
var dice = {
	rule: "ST-PROD-01",
	awaits: ({ options, diceLeft }) => options.dice === "true" ? diceChance : diceCardOf(diceLeft),
	resolve(state, _, outcome, tell) {
		const { table } = state;
		const pair = PAIRS[table.options.dice === "true" ? (outcome[0] ?? 0) * FACES$1 + (outcome[1] ?? 0) : drawDice(state, outcome[0] ?? 0)] ?? [1, 1];
		const first = pair[0] ?? 1;
		const second = pair[1] ?? 1;
		const sum = first + second;
		table.dice = pair;
		table.stack.push(afterRoll(table));
		tell?.all({
			kind: "rolled",
			seat: table.active,
			first,
			second,
			sum
		});
		if (sum === 7) {
			table.stack.push(CRUISER$1);
			askShield(table);
		} else askCompensation(table, produce(state, sum, tell));
	}
};
/** ST-SEVEN-02: who holds too many cards, and is not shielded. */
var count = {
	rule: "ST-SEVEN-02",
	run({ table }, { safe }, tell) {
		let owing = 0;
		for (let seat = 0; seat < table.players.length; seat++) if (playerOf(table, seat).cards > 7 && !has(safe, seat)) owing |= only(seat);
		tell?.all({
			kind: "seven",
			owing
		});
		if (owing !== 0) table.stack.push(discardOf(owing, 0));
	}
};
/** ST-KLI-03: the k-th card of a hidden hand. */
var rob = {
	rule: "ST-KLI-03",
	awaits: (table, { from }) => robOf(playerOf(table, from).cards),
	resolve(state, { from }, [index = 0], tell) {
		const seat = state.table.active;
		const resource = nth(handOf(state, from).resources, index);
		hand(state, from, seat, resource, 1);
		tell?.to(only(seat) | only(from), {
			kind: "stole",
			seat,
			from,
			resource
		}, {
			kind: "stole",
			seat,
			from,
			resource: null
		});
	}
};
/** ST-DEV-01: the card is the buyer's secret, and judged at once if it scores. */
var draw = {
	rule: "ST-DEV-01",
	awaits: ({ deck }) => drawOf(deck),
	resolve(state, _, [index = 0], tell) {
		const { table, box } = state;
		const seat = table.active;
		const { developments, fresh } = handOf(state, seat);
		const card = nth(box.deck, index);
		add(box.deck, card, -1);
		add(developments, card, 1);
		add(fresh, card, 1);
		table.deck--;
		playerOf(table, seat).developments++;
		tell?.to(only(seat), {
			kind: "drew",
			seat,
			card
		}, {
			kind: "drew",
			seat,
			card: null
		});
		if (card === 4) judge(state, tell);
	}
};
/** The cards seen leave the deck; those not kept go back into it. */
var look = {
	rule: "ST-CARD-CHAPEL",
	awaits: ({ deck }) => looks[deck - 1] ?? drawOf(deck),
	resolve(state, _, outcome, tell) {
		const { table, box } = state;
		const seat = table.active;
		const cards = box.deck.map(() => 0);
		for (let i = 0; i < outcome.length; i++) {
			const card = nth(box.deck, outcome[i] ?? 0);
			add(box.deck, card, -1);
			add(cards, card, 1);
			table.deck--;
		}
		handOf(state, seat).shown = cards;
		table.stack.push(KEEP);
		tell?.to(only(seat), {
			kind: "looked",
			seat,
			cards
		}, {
			kind: "looked",
			seat,
			cards: null
		});
	}
};
var open = {
	before: asking("before", "open"),
	trade: asking("trade", "open"),
	build: asking("build", "open"),
	main: asking("main", "open"),
	cruiser: asking("cruiser", "open"),
	steal: asking("steal", "open"),
	utopia: asking("utopia", "open"),
	substitute: asking("substitute", "open"),
	relaunch: asking("relaunch", "open"),
	demand: asking("demand", "open"),
	decide: asking("decide", "open"),
	shield: asking("shield", "open"),
	compensation: asking("compensation", "open"),
	station: asking("found-station", "open"),
	ship: asking("found-ship", "open")
};
var veiled = {
	discard: asking("discard", "veiled"),
	offer: asking("offer", "veiled"),
	repay: asking("repay", "veiled"),
	keep: asking("keep", "veiled"),
	inspect: asking("inspect", "veiled")
};
var countered = ({ counters }) => counters.reduce((set, terms, seat) => terms === null ? set : set | only(seat), 0);
/** What each frame waits for or does. */
var frames = {
	layout,
	"start-roll": startRoll,
	"start-draw": {
		rule: "ST-OPT-START",
		awaits: (_, { of }) => startDrawOf(of),
		resolve: (state, _, [seat = 0], tell) => commence(state, seat, tell)
	},
	"found-station": {
		rule: "ST-FOUND-02",
		awaits: (_, { seat }) => open.station(only(seat))
	},
	"found-ship": {
		rule: "ST-FOUND-03",
		awaits: (_, { seat }) => open.ship(only(seat))
	},
	begin: {
		rule: "ST-FOUND-06",
		run: (state, { seat }, tell) => beginTurn(state, seat, tell)
	},
	before: {
		rule: "ST-TURN-01",
		awaits: ({ active }) => open.before(only(active)),
		likely
	},
	dice,
	trade: {
		rule: "ST-TURN-03",
		awaits: ({ active }) => open.trade(only(active)),
		likely
	},
	build: {
		rule: "ST-TURN-03",
		awaits: ({ active }) => open.build(only(active)),
		likely
	},
	main: {
		rule: "ST-VAR-01",
		awaits: ({ active }) => open.main(only(active)),
		likely
	},
	shield: {
		rule: "ST-CARD-KIRK",
		awaits: (_, { seat }) => open.shield(only(seat))
	},
	count,
	discard: {
		rule: "ST-SEVEN-02",
		awaits: (_, { owing, done }) => sealedChoice(veiled.discard, owing, done)
	},
	cruiser: {
		rule: "ST-SEVEN-03",
		awaits: ({ active }) => open.cruiser(only(active))
	},
	steal: {
		rule: "ST-KLI-03",
		awaits: ({ active }) => open.steal(only(active))
	},
	rob,
	compensation: {
		rule: "ST-CARD-SPOCK",
		awaits: (_, { seat }) => open.compensation(only(seat))
	},
	draw,
	utopia: {
		rule: "ST-PROG-02",
		awaits: ({ active }) => open.utopia(only(active))
	},
	substitute: {
		rule: "ST-CARD-SCOTT",
		awaits: ({ active }) => open.substitute(only(active))
	},
	relaunch: {
		rule: "ST-CARD-SULU",
		awaits: ({ active }) => open.relaunch(only(active))
	},
	demand: {
		rule: "ST-CARD-UHURA",
		awaits: ({ active }) => open.demand(only(active))
	},
	repay: {
		rule: "ST-CARD-UHURA",
		awaits: ({ active }) => veiled.repay(only(active))
	},
	look,
	keep: {
		rule: "ST-CARD-CHAPEL",
		awaits: ({ active }) => veiled.keep(only(active))
	},
	inspect: {
		rule: "ST-CARD-MCCOY",
		awaits: ({ active }) => veiled.inspect(only(active))
	},
	decide: {
		rule: "ST-SUP-04",
		awaits: (_, { seat }) => open.decide(only(seat))
	},
	offer: {
		rule: "ST-TRADE-02",
		awaits({ active }, frame) {
			const waiting = frame.to & ~(frame.yes | frame.no | countered(frame));
			return waiting === 0 ? veiled.offer(only(active)) : veiled.offer(waiting, only(active));
		}
	},
	judge: {
		rule: "ST-END-02",
		run: (state, _, tell) => judge(state, tell)
	},
	next: {
		rule: "ST-TURN-04",
		run: (state, _, tell) => nextTurn(state, tell)
	},
	over: {
		rule: "ST-END-02",
		awaits: (_, { places }) => over(places)
	}
};
//#endregion
//#region games/startrek/imagine.ts
var pool = zeros(KINDS);
var cards = DECK.map(() => 0);
/** Everything that is neither in the bank nor in the own hand nor known to be in another. */
function dealKnown(view, known, into) {
	const { table, seat: me } = view;
	const frame = top(table);
	const offer = frame.kind === "offer" ? frame : null;
	const seen = frame.kind === "inspect" && table.active === me ? frame.from : -1;
	for (let kind = 0; kind < KINDS; kind++) {
		let left = 19 - (table.bank[kind] ?? 0) - (view.hand.resources[kind] ?? 0);
		for (let q = 0; q < table.players.length; q++) {
			if (q === me) continue;
			const n = q === seen ? view.hand.shown?.[kind] ?? 0 : leastHeld(table, offer, known, q, kind);
			handOf(into, q).resources[kind] = n;
			left -= n;
		}
		pool[kind] = left;
	}
}
/** What is known of every hand is dealt before anything is dealt by chance. */
function imagineResources(view, known, rng, into) {
	dealKnown(view, known, into);
	dealRest(view.table, view.seat, pool, rng, into.hands);
}
/** The most victory cards a seat can hold without having won. */
function victoryCap({ table }, known, seat) {
	if (known.limit === null) return DECK[4] ?? 0;
	return Math.max(0, seat === table.active ? known.limit - playerOf(table, seat).points : known.most[seat] ?? 0);
}
/** All development cards that this seat cannot place: what it holds, sees or knows to be in the deck is left out. */
function unseenCards({ table, hand, seat }, known) {
	const looking = top(table).kind === "keep" && table.active === seat;
	for (let kind = 0; kind < cards.length; kind++) {
		const seen = (hand.developments[kind] ?? 0) + (looking ? hand.shown?.[kind] ?? 0 : 0);
		cards[kind] = (DECK[kind] ?? 0) - seen - (table.spent[kind] ?? 0) - (known.deck[kind] ?? 0);
	}
	for (let q = 0; q < table.players.length; q++) {
		add(cards, 0, -playerOf(table, q).fleet);
		add(cards, 4, -playerOf(table, q).victory);
	}
}
/** Cards that score nothing which a hand must hold, since it may not hold more that score. */
var plainNeeded = (view, known, seat) => Math.max(0, playerOf(view.table, seat).developments - victoryCap(view, known, seat));
/**
* Deals development cards. Who may hold but few victory cards needs others, and those are kept for them: a hand dealt
* first could use them up.
*/
function imagineDevelopments(view, known, rng, into) {
	const { table, seat: me } = view;
	unseenCards(view, known);
	let kept = 0;
	for (let q = 0; q < table.players.length; q++) if (q !== me) kept += plainNeeded(view, known, q);
	for (let q = 0; q < table.players.length; q++) {
		if (q === me) continue;
		const { developments } = handOf(into, q);
		developments.fill(0);
		let room = victoryCap(view, known, q);
		let needed = plainNeeded(view, known, q);
		for (let n = playerOf(table, q).developments; n > 0; n--) {
			const scoring = cards[4] ?? 0;
			const plain = total(cards) - scoring;
			const mayScore = room > 0 && needed < n ? scoring : 0;
			if (rng(mayScore + (needed > 0 || plain > kept ? plain : 0)) < mayScore) {
				add(cards, 4, -1);
				add(developments, 4, 1);
				room--;
				continue;
			}
			cards[4] = 0;
			add(developments, draw$1(cards, plain, rng), 1);
			cards[4] = scoring;
			if (needed > 0) {
				needed--;
				kept--;
			}
		}
	}
	imagineDeck(view, known, rng, into);
}
/** The rest is the deck, less what an opponent is choosing from. */
function imagineDeck({ table, seat }, known, rng, into) {
	const { deck } = into.box;
	for (let kind = 0; kind < deck.length; kind++) deck[kind] = (cards[kind] ?? 0) + (known.deck[kind] ?? 0);
	if (top(table).kind !== "keep" || table.active === seat) return;
	const shown = deck.map(() => 0);
	for (let left = total(deck); left > table.deck; left--) add(shown, draw$1(deck, left, rng), 1);
	handOf(into, table.active).shown = shown;
}
/** Cards of this turn that the active seat has in hand already. */
function freshCount(table) {
	const { kind } = top(table);
	return table.bought - (kind === "draw" || kind === "look" || kind === "keep" ? 1 : 0);
}
function imagineFresh(view, rng, into) {
	const { table, seat: me } = view;
	for (let q = 0; q < table.players.length; q++) {
		if (q === me) continue;
		const { developments, fresh } = handOf(into, q);
		fresh.fill(0);
		if (q !== table.active || table.bought === 0) continue;
		for (let n = freshCount(table), left = total(developments); n > 0; n--, left--) {
			let k = rng(left);
			for (let kind = 0; kind < fresh.length; kind++) {
				k -= (developments[kind] ?? 0) - (fresh[kind] ?? 0);
				if (k >= 0) continue;
				add(fresh, kind, 1);
				break;
			}
		}
	}
}
/** Sealed choices, and what the active seat is being shown of somebody else's hand. */
function imagineSecrets({ table, seat: me }, rng, into) {
	const frame = top(table);
	const done = frame.kind === "discard" ? frame.done : 0;
	for (let q = 0; q < table.players.length; q++) {
		if (q === me) continue;
		const hand = handOf(into, q);
		hand.discard = has(done, q) ? someDiscard(hand.resources, owed(table, q), rng) : null;
		if (frame.kind !== "keep" || q !== table.active) hand.shown = null;
		if (frame.kind === "inspect" && q === table.active) hand.shown = [...handOf(into, frame.from).resources];
	}
}
var FULL_DICE$1 = (1 << 18) - 1;
/** Rolls are open, so the dice deck is known to those who listened; others take any cards away. */
function imagineDice({ diceLeft }, known, rng, { box: { dice } }) {
	for (let word = 0; word < dice.length; word++) dice[word] = known.dice[word] ?? FULL_DICE$1;
	let left = bitCount(dice[0] ?? 0) + bitCount(dice[1] ?? 0);
	if (left === diceLeft) return;
	dice.fill(FULL_DICE$1);
	for (left = 36; left > diceLeft;) {
		const card = rng(36);
		const word = card < 18 ? 0 : 1;
		const bit = only(card % 18);
		if (((dice[word] ?? 0) & bit) === 0) continue;
		dice[word] = (dice[word] ?? 0) & ~bit;
		left--;
	}
}
/** A whole state that this seat, by what it sees and remembers, cannot tell from the real one. */
function imagine(view, known, rng, into) {
	copyTable(view.table, into.table);
	copyHand(view.hand, handOf(into, view.seat));
	imagineResources(view, known, rng, into);
	imagineDevelopments(view, known, rng, into);
	imagineFresh(view, rng, into);
	imagineSecrets(view, rng, into);
	if (view.table.options.dice === "deck") imagineDice(view.table, known, rng, into);
	else into.box.dice.fill(FULL_DICE$1);
}
//#endregion
//#region games/startrek/memory.ts
var FULL_DICE = (1 << 18) - 1;
var FACES = 6;
/** Cards leave the deck: these, or so many unknown ones. */
function leave({ deck }, cards, unknown) {
	for (let kind = 0; kind < deck.length; kind++) deck[kind] = Math.max(0, (deck[kind] ?? 0) - (cards === null ? unknown : cards[kind] ?? 0));
}
var oneCard = (card) => DECK.map((_, kind) => kind === card ? 1 : 0);
function hearDice({ dice }, first, second) {
	const card = (first - 1) * FACES + second - 1;
	const word = card < 18 ? 0 : 1;
	dice[word] = (dice[word] ?? 0) & ~(1 << card % 18);
	if (total(dice) === 0) dice.fill(FULL_DICE);
}
function hearMonopoly(memory, seat, resource, lost) {
	for (const [q, n] of lost.entries()) if (n > 0) shift(memory, q, resource, -n);
	shift(memory, seat, resource, total(lost));
}
/** Cards shown when somebody chooses among the deck. */
var LOOKED = 3;
/** A fold over what was told. Events carry the amounts moved, so that no rule is repeated here. */
var memory = {
	blank: ({ seat, table }) => ({
		me: seat,
		least: table.players.map(() => zeros(KINDS)),
		deck: DECK.map(() => 0),
		most: table.players.map(() => DECK[4] ?? 0),
		dice: [FULL_DICE, FULL_DICE],
		limit: table.options.claim === "automatic" ? table.options.target - 1 : null
	}),
	hear(known, event) {
		switch (event.kind) {
			case "founded":
			case "produced":
			case "science": return more(known, event.seat, event.gains);
			case "discarded": return less(known, event.seat, event.cards);
			case "ship":
			case "station":
			case "base":
			case "bought":
			case "substituted": return less(known, event.seat, event.paid);
			case "banked":
				shift(known, event.seat, event.give, -event.paid);
				return shift(known, event.seat, event.take, 1);
			case "stole":
			case "took": return pass$1(known, event.from, event.seat, event.resource);
			case "demanded": return event.got > 0 ? pass$1(known, event.from, event.seat, event.resource) : void 0;
			case "repaid": return pass$1(known, event.seat, event.to, event.resource);
			case "monopoly": return hearMonopoly(known, event.seat, event.resource, event.lost);
			case "compensated":
			case "shielded":
			case "chased": return event.resource < 0 ? void 0 : shift(known, event.seat, event.resource, 1);
			case "offered":
			case "countered": return proves(known, event.seat, event.give);
			case "accepted": return proves(known, event.seat, event.take);
			case "traded": return swap(known, event.seat, event.with, event.gave, event.got);
			case "inspected": return event.cards === null ? void 0 : proves(known, event.from, event.cards);
			case "drew": return leave(known, event.card === null ? null : oneCard(event.card), 1);
			case "looked": return leave(known, event.cards, LOOKED);
			case "kept":
				for (const [kind, n] of (event.returned ?? []).entries()) known.deck[kind] = (known.deck[kind] ?? 0) + n;
				return;
			case "rolled": return hearDice(known, event.first, event.second);
			case "ended": if (known.limit !== null) known.most[event.seat] = known.limit - event.points;
		}
	}
};
//#endregion
//#region games/startrek/game.ts
var game_exports = /* @__PURE__ */ __exportAll({ startrek: () => startrek });
/** Star Trek Catan: README.md says where to begin reading. */
var startrek = makeGame({
	id: "startrek",
	edition: 1,
	seats: [3, 4],
	options,
	actions: [
		...FREE_ACTIONS,
		found,
		foundShip,
		place,
		enough,
		discard,
		cruiser,
		steal,
		spare,
		accept,
		decline,
		counter,
		withdraw,
		deal,
		repay,
		compensate,
		shield,
		pass,
		keep,
		take,
		flip,
		exchange
	],
	frames,
	events,
	memory,
	setup,
	copy,
	derive,
	imagine
});
//#endregion
export { startrek as n, game_exports as t };
