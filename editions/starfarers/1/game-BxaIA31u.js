import { d as first, f as has, m as only, n as makeGame, p as list, r as top, u as allSeats } from "./kernel-DEv7RXeA.js";
import { $ as isDock, $n as diceBounds, A as freeShip, An as someDiscard, At as combatBonus, B as peopleAt, Bn as bargainEvents, Bt as STARRED, C as isForAll, Cn as UPGRADE_COST, Ct as HELPING_HAND, D as addShip, Dn as stipend, Dt as TRIBUTE, E as rootOf, Et as TARGETED_ENCOUNTER, F as laySector, Fn as discardEvents, Ft as BEGINNERS_EXTENDED, G as siteAbroad, Gn as bitCount, Gt as poolsFor, H as placePort, Hn as addSet, Ht as TOKENS, I as linksLeft, In as discarding, It as HOME_PLANETS, J as bareDerived, Jn as copyCounts, Jt as CENTRES, K as stationsAt, Kn as nthBit, Kt as shuffledSectors, L as mayDock, Ln as owed, Lt as HOME_RESOURCES, M as isBarred, Mn as duesOf, Mt as productionBit, N as isCrowded, Nn as payOut, Nt as speedBonus, O as blockSite, On as dealRest, Ot as allCards, P as isShared, Pn as withhold, Pt as BEGINNERS, Q as isColonySite, Qn as event, Qt as PORT_SITES, R as mayStand, Rn as bargaining, Rt as PEOPLES, S as familyOf, Sn as UPGRADES, St as FAME_FOR_SALE, T as nodeAt, Tn as materialFor, Tt as SPACE_JUMPS, U as removeShip, Un as shared, V as placeColony, Vt as STARTS, W as shipAt, Wn as some, Wt as homeDiscsFor, X as foreignTo, Xn as transfer, Y as derive, Yn as covers, Yt as NEIGHBOURS, Z as isClosed, Zn as zeros, Zt as PORT_OF, _ as afterContest, _n as PORT_COST, _t as ANSWER_SIZES, a as hasTransport, an as VERTICES, at as refill, b as deckWithout, bn as SHIPS, bt as CONVERSION, c as mine, cn as systemOfSite, ct as USED, d as unused, dn as FAME_COST, dt as handOf, en as SLOT_STARS, er as nth, et as isForeign, fn as FREE, ft as isOwned, g as UNMASKED, gn as POINTS, gt as portOf, h as FULL_WORD, hn as PIECES, ht as playerOf, i as affords, in as VERTEX_SYSTEM, it as putDown, j as hasShips, jn as addDue, jt as peoplesAmong, k as cargoOf, kn as leastHeld, kt as cardsOf, l as missing, ln as vertexAt, lt as act, m as FULL_DECK, mn as MOST_UPGRADES, mt as ownerOf, nn as VERTEX_PLANETS, nr as permuted, nt as gainOne, o as held, ot as stocked, pn as KINDS, q as vertexOf, qn as add, qt as tokenOf, r as supply, rn as VERTEX_SITE, rr as total, rt as pay, s as holds, sn as isHome, st as takeBack, t as options, tr as permutationBounds, tt as isTaken, u as notAdrift, un as CARGOES, ut as colonyOf, v as cardIn, vn as RESOURCES, vt as MOVES, w as neighbourOf, wn as isExtended, wt as RELIEF, x as familyAt, xn as SHIP_COST, xt as DONATION, y as cardsLeft, yn as SHAKES, z as moveShip, zn as moveCards, zt as SECTORS } from "./options-BvYTiA6T.js";
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
//#region games/starfarers/actions/discard.ts
/** SF-SEVEN-02: half of the hand, rounded down. */
var discard = discarding({
	moves: MOVES,
	kinds: KINDS,
	rule: "SF-SEVEN-02",
	frameOf: (owing, done) => ({
		kind: "discard",
		owing,
		done
	}),
	pay
});
//#endregion
//#region games/starfarers/framevalues.ts
/** Frames are values; those that come often are made once and shared by all states. */
var frozen = (frame) => Object.freeze(frame);
var LAYOUT = frozen({ kind: "layout" });
var HOME = frozen({ kind: "home" });
var BLOCK = frozen({ kind: "block" });
var BEFORE = frozen({ kind: "before" });
var DICE = frozen({ kind: "dice" });
var PREY = frozen({ kind: "prey" });
var STIPEND = frozen({ kind: "stipend" });
var MAIN = frozen({ kind: "main" });
var DEPART = frozen({ kind: "depart" });
var SHAKE = frozen({ kind: "shake" });
var FLIGHT$1 = frozen({ kind: "flight" });
var REST = frozen({ kind: "rest" });
var JUDGE = frozen({ kind: "judge" });
var NEXT$1 = frozen({ kind: "next" });
var draws$1 = shared(18, (i) => ({
	kind: "draw",
	seat: Math.floor(i / 3),
	n: 1 + i % 3
}));
var fetches = shared(18, (i) => ({
	kind: "fetch",
	seat: Math.floor(i / 3),
	n: 1 + i % 3
}));
var stealFrom = shared(64, (victims) => ({
	kind: "steal",
	victims
}));
var robs = shared(36, (i) => ({
	kind: "rob",
	from: Math.floor(i / 6),
	to: i % 6
}));
var sail = shared(6, (seat) => ({
	kind: "sail",
	seat
}));
var scout = shared(6, (seat) => ({
	kind: "scout",
	seat
}));
var discover = shared(15, (slot) => ({
	kind: "discover",
	slot
}));
var explore = shared(15, (slot) => ({
	kind: "explore",
	slot
}));
var embark = shared(6, (seat) => ({
	kind: "embark",
	seat
}));
var launchFree = shared(6, (seat) => ({
	kind: "launch",
	seat
}));
var dropOne = shared(6, (seat) => ({
	kind: "drop",
	seat
}));
var groundOne = shared(6, (seat) => ({
	kind: "ground",
	seat
}));
var jumpOne = shared(6, (seat) => ({
	kind: "jump",
	seat
}));
var relief = shared(6, (seat) => ({
	kind: "relief",
	seat
}));
var drawCards = (seat, n) => draws$1(seat * 3 + n - 1);
var fetchCards = (seat, n) => fetches(seat * 3 + n - 1);
var rob = (from, to) => robs(from * 6 + to);
//#endregion
//#region games/starfarers/launch.ts
/** SF-BUILD-01: a spaceport site of an own spaceport on which nothing stands. */
function isBerth(table, seat, vertex) {
	const site = PORT_OF[vertex] ?? -1;
	return site !== -1 && table.sites[site] === portOf(seat) && !isTaken(table.derived, vertex);
}
/** Adds the moves to every free spaceport site of a seat; of a list by intersection, from `at` on. */
function addBerths(table, seat, out, moves, at) {
	const port = portOf(seat);
	for (let site = 0; site < 57; site++) {
		if (table.sites[site] !== port) continue;
		for (let i = site * 2; i < site * 2 + 2; i++) {
			const vertex = PORT_SITES[i] ?? 0;
			const move = isTaken(table.derived, vertex) ? void 0 : moves[at + vertex];
			if (move !== void 0) out.add(move);
		}
	}
}
function hasBerth(table, seat) {
	for (const vertex of PORT_SITES) if (isBerth(table, seat, vertex)) return true;
	return false;
}
/** SF-BUILD-07: a piece to carry lies in the stock. */
var hasCargo = (table, seat, cargo) => {
	const player = playerOf(table, seat);
	return (cargo === 0 ? player.colonies : player.stations) > 0;
};
/** Puts a ship on the board and says which of the three it is. */
function launch$1(table, seat, cargo, vertex) {
	const ship = freeShip(table, seat);
	addShip(table, seat, ship, cargo, vertex);
	return ship;
}
/** SF-ENC-07: a free trade ship that was kept comes on the board as soon as it can. */
function offerLaunch(table, seat) {
	if (playerOf(table, seat).waiting > 0) table.stack.push(embark(seat));
}
/** One after the other, while there is a ship, a station and a site for it. */
function runEmbark(table, seat) {
	if (playerOf(table, seat).waiting === 0 || freeShip(table, seat) === -1) return;
	if (hasCargo(table, seat, 1) && hasBerth(table, seat)) table.stack.push(embark(seat), launchFree(seat));
}
//#endregion
//#region games/starfarers/score.ts
/** SF-END-01, SF56-END-01: both pilots count as on turn. */
var isOnTurn = ({ active, second, turn }, seat) => turn > 0 && (seat === active || seat === second);
/** Points come or go. What follows must lie on the stack already: they may win the game first. */
function score(table, seat, n) {
	const player = playerOf(table, seat);
	player.points += n;
	if (n > 0 && player.points >= table.options.target && isOnTurn(table, seat)) table.stack.push(JUDGE);
}
/** SF-ENC-10, A-21: half medals come while there are any and go while somebody has them; two are worth a point. */
function changeFame(table, seat, wanted, tell, paid = FREE) {
	const player = playerOf(table, seat);
	const n = Math.max(-player.fame, Math.min(wanted, table.fame));
	if (n === 0) return;
	const before = Math.floor(player.fame / 2);
	player.fame += n;
	table.fame -= n;
	tell?.all({
		kind: "fame",
		seat,
		n,
		paid
	});
	score(table, seat, Math.floor(player.fame / 2) - before);
}
/** Places of a game that this seat has won. */
function win(table, seat, tell) {
	const points = table.players.map((player, q) => q === seat ? Number.MAX_SAFE_INTEGER : player.points);
	table.stack.push({
		kind: "over",
		places: placesByPoints(points)
	});
	tell?.all({
		kind: "won",
		seat,
		points: playerOf(table, seat).points
	});
}
/** SF-END-01, A-26, A-41: pilot 1 comes before pilot 2; nobody else can win now. */
function judge(table, tell) {
	const { active, second, options } = table;
	if (playerOf(table, active).points >= options.target) win(table, active, tell);
	else if (second !== -1 && playerOf(table, second).points >= options.target) win(table, second, tell);
	else return false;
	return true;
}
//#endregion
//#region games/starfarers/encounter.ts
var setOfSeats = (seats) => seats.reduce((set, seat) => set | only(seat), 0);
/** SF-ENC-01, A-23: a card is drawn; it is read by the left neighbour of pilot 1, or of whoever asked for it. */
function beginEncounter(table, seats, reader) {
	table.reader = reader;
	table.stack.push({
		kind: "meet",
		seats
	});
}
var leftOf = (table, seat) => (seat + 1) % table.players.length;
/** The reader alone sees the card; what it asks is open. Cards that ask nothing are open at once. */
function meet(state, seats, encounter, tell) {
	const { table } = state;
	const { reader } = table;
	const family = familyOf(encounter);
	handOf(state, reader).card = encounter;
	table.family = family;
	const told = {
		kind: "met",
		reader,
		seats: setOfSeats(seats),
		family
	};
	tell?.to(only(reader), {
		...told,
		card: encounter
	}, {
		...told,
		card: null
	});
	table.stack.push({
		kind: "file",
		seats
	});
	if (familyAt(family).answers !== "none") {
		table.stack.push({
			kind: "answer",
			seats,
			choices: [],
			gifts: []
		});
		return;
	}
	show(table, encounter, tell);
	pushResult(table, seats[0] ?? table.active, rootOf(encounter, 0), FREE);
}
function show(table, encounter, tell) {
	table.card = encounter;
	tell?.all({
		kind: "read",
		card: encounter
	});
}
function pushResult(table, seat, node, gift) {
	table.stack.push({
		kind: "result",
		seat,
		node,
		at: 0,
		gift
	});
}
/** SF-ENC-03, SF56-ENC-02, A-37: all have answered; results are carried out for pilot 1 first. */
function readOut(state, { seats, choices, gifts }, tell) {
	const { table } = state;
	const encounter = handOf(state, table.reader).card;
	tell?.reveals(allSeats(table.players.length));
	const isSecond = table.family === UNMASKED;
	const roots = seats.map((_, i) => rootOf(encounter, isSecond ? total(gifts[i] ?? FREE) : choices[i] ?? 0));
	if (!isSecond && nodeAt(roots[0] ?? 0).ask !== null) {
		table.family = UNMASKED;
		tell?.all({
			kind: "unmasked",
			seats: setOfSeats(seats)
		});
		table.stack.push({
			kind: "answer",
			seats,
			choices: [],
			gifts
		});
		return;
	}
	show(table, encounter, tell);
	for (let i = seats.length - 1; i >= 0; i--) {
		const root = roots[i] ?? 0;
		const node = isSecond ? nodeAt(root).ask?.[choices[i] ?? 0] ?? root : root;
		pushResult(table, seats[i] ?? 0, node, gifts[i] ?? FREE);
	}
}
/** Carries out the boxes of a card: an effect at a time, so that whatever asks something lies above the rest. */
function runResult(state, frame, tell) {
	const { table } = state;
	const { seat, node: id, at, gift } = frame;
	const node = nodeAt(id);
	if (at === 0 && node.story !== "") tell?.all({
		kind: "outcome",
		seat,
		node: id
	});
	const effect = node.effects[at];
	if (effect !== void 0) {
		table.stack.push({
			...frame,
			at: at + 1
		});
		carryOut(state, seat, effect, gift, tell);
		return;
	}
	if (node.shake !== null) table.stack.push({
		kind: "fate",
		result: frame
	});
	if (node.test === null) return;
	if (node.test.stat === "boosters") contest(table, frame, NO_BALLS, tell);
	else table.stack.push({
		kind: "contest",
		result: frame
	});
}
/** SF-ENC-04, SF-ENC-05: what a seat brings into a contest; the one who stands in for the pirate brings parts alone. */
function strength(table, seat, stat, role) {
	const { fitted, friends } = playerOf(table, seat);
	return strengthOf(fitted, role === "self" || table.options.rivals === "learned" ? friends : 0, stat);
}
/** The same by parts and the cards that count. */
function strengthOf(fitted, friends, stat) {
	if (stat === "combat") return (fitted[1] ?? 0) + combatBonus(friends);
	return (fitted[0] ?? 0) + speedBonus(friends);
}
/** SF56-ENC-03: the neighbour of this pilot; right is the one before in turn order. */
var rivalOf = ({ players }, seat, offset) => neighbourOf(players.length, seat, offset);
/**
* Both shake, where balls are shaken at all; black is 0, and none of it changes the speed of the turn. The one whose
* encounter it is wins ties.
*/
function contest(table, { seat, node, gift }, shakes, tell) {
	const { test } = nodeAt(node);
	if (test === null) return;
	const { stat } = test;
	const rival = rivalOf(table, seat, test.rival);
	const own = sumOf(shakes[0]) + strength(table, seat, stat, "self");
	const other = sumOf(shakes[1]) + strength(table, rival, stat, "rival");
	tell?.all({
		kind: "contest",
		seat,
		rival,
		node,
		own,
		other,
		shakes: [...shakes]
	});
	pushResult(table, seat, afterContest(nodeAt(node), own, other), gift);
}
/** Boosters alone are compared. */
var NO_BALLS = [];
var sumOf = (shake) => shake === void 0 ? 0 : SHAKES[shake]?.sum ?? 0;
/** Cards 12 to 15: the balls alone decide. */
function shakeFate(table, { seat, node, gift }, shake, tell) {
	const sum = sumOf(shake);
	tell?.all({
		kind: "fate",
		seat,
		sum,
		shake
	});
	const next = nodeAt(node).shake?.[sum];
	if (next !== void 0) pushResult(table, seat, next, gift);
}
/** Players in turn order from the left of a seat. */
function opponents({ players }, seat) {
	return Array.from({ length: players.length - 1 }, (_, i) => (seat + 1 + i) % players.length);
}
/** Pushes a frame for each of these seats, the first on top. */
function pushEach(table, seats, frame) {
	for (let i = seats.length - 1; i >= 0; i--) table.stack.push(frame(seats[i] ?? 0));
}
var canFit = (table, seat, upgrade) => (table.upgrades[upgrade] ?? 0) > 0 && (playerOf(table, seat).fitted[upgrade] ?? 0) < (MOST_UPGRADES[upgrade] ?? 0);
/** SF-BUILD-09: a ship that has to leave a spaceport site cannot be held back. */
function canGround(table, seat, ship) {
	const code = shipAt(table, seat, ship);
	if (code === -1 || (playerOf(table, seat).stuck >> ship & 1) === 1) return false;
	return !isForeign(table.derived, seat, vertexOf(code));
}
var someShip = (test) => {
	for (let ship = 0; ship < SHIPS; ship++) if (test(ship)) return true;
	return false;
};
function gainSome(state, seat, resource, wanted, tell) {
	const n = Math.min(wanted, state.table.supply[resource] ?? 0);
	if (n === 0) return;
	for (let i = 0; i < n; i++) gainOne(state, seat, resource);
	tell?.all({
		kind: "gained",
		seat,
		gains: FREE.map((_, kind) => kind === resource ? n : 0)
	});
}
/** Cards of choice, while the supply has any. */
function offerPick(table, seat, left, but, isSwap) {
	const open = stocked({ table }) & ~(but === -1 ? 0 : 1 << but);
	if (left > 0 && open !== 0) table.stack.push({
		kind: "pick",
		seat,
		left,
		but,
		isSwap
	});
}
/** Cards 31 and 32: everybody, clockwise from pilot 1, who has more parts than that. */
function wear(table, over) {
	pushEach(table, [table.active, ...opponents(table, table.active)].filter((seat) => total(playerOf(table, seat).fitted) > over), dropOne);
}
/** Card 32: everybody with the most freight pods, nobody when there are none. */
function council(table, tell) {
	const pods = table.players.map(({ fitted }) => fitted[2] ?? 0);
	const most = Math.max(...pods);
	if (most === 0) return;
	for (const [seat, n] of pods.entries()) if (n === most) changeFame(table, seat, 1, tell);
}
/** Card 1, cards 14, 15 and 20: who has no card gives none. */
var withCards = (table, seat) => opponents(table, seat).filter((other) => playerOf(table, other).cards > 0);
function settleStake(state, seat, gift, to, tell) {
	if (total(gift) === 0) return;
	if (to === "hand") {
		takeBack(state, seat, gift);
		tell?.all({
			kind: "refunded",
			seat,
			cards: gift
		});
		return;
	}
	transfer(state.table.stake, state.table.supply, gift);
	tell?.all({
		kind: "paid",
		seat,
		cards: gift
	});
}
function forfeit(state, seat, tell) {
	const { swapped, supply } = state.table;
	const cards = [...swapped];
	const { resources } = handOf(state, seat);
	swapped.fill(0);
	if (total(cards) === 0) return;
	transfer(resources, supply, cards);
	playerOf(state.table, seat).cards -= total(cards);
	tell?.all({
		kind: "forfeited",
		seat,
		cards
	});
}
function freeShipFor(table, seat, tell) {
	playerOf(table, seat).waiting++;
	tell?.all({
		kind: "waiting",
		seat
	});
	offerLaunch(table, seat);
}
/** One effect; what asks somebody or waits for chance becomes a frame, and is left out when it cannot happen. */
function carryOut(state, seat, effect, gift, tell) {
	const { table } = state;
	const player = playerOf(table, seat);
	switch (effect.op) {
		case "pay":
			settleStake(state, seat, gift, "supply", tell);
			return;
		case "refund":
			settleStake(state, seat, gift, "hand", tell);
			return;
		case "gain":
			gainSome(state, seat, effect.resource, effect.n, tell);
			return;
		case "pick":
			offerPick(table, seat, effect.n, -1, 0);
			return;
		case "swap":
			table.swapped.fill(0);
			offerPick(table, seat, effect.n, gift.indexOf(1), 1);
			return;
		case "forfeit":
			forfeit(state, seat, tell);
			return;
		case "fame":
			changeFame(table, seat, effect.n, tell);
			return;
		case "fit":
			if (UPGRADES.some((_, upgrade) => canFit(table, seat, upgrade))) table.stack.push({
				kind: "fit",
				seat,
				from: "stock"
			});
			return;
		case "drop":
			if (total(player.fitted) > 0) table.stack.push(dropOne(seat));
			return;
		case "ground":
			if (someShip((ship) => canGround(table, seat, ship))) table.stack.push(groundOne(seat));
			return;
		case "jump":
			if (hasShips(table, seat)) table.stack.push(jumpOne(seat));
			return;
		case "ship":
			freeShipFor(table, seat, tell);
			return;
		case "gifts":
			pushEach(table, withCards(table, seat), (from) => ({
				kind: "give",
				from,
				to: seat
			}));
			return;
		case "raid":
			pushEach(table, withCards(table, seat), (from) => rob(from, seat));
			return;
		case "again":
			table.again |= only(seat);
			return;
		case "wear":
			wear(table, effect.over);
			return;
		case "council": council(table, tell);
	}
}
/** SF-ENC-12: the cards of the pile; when it is empty the discards are shuffled. */
var cardsInDeck = ({ deck }) => cardsLeft(deck);
var cardAt = ({ deck }, k) => cardIn(deck, k);
/** SF-ENC-03, A-25: the card is laid aside face up; whoever has to meets somebody else. */
function file(state, seats, tell) {
	const { table } = state;
	const { card, reader, again } = table;
	const left = deckWithout(table.deck, card);
	handOf(state, reader).card = -1;
	table.family = -1;
	table.card = -1;
	table.reader = -1;
	table.again = 0;
	table.swapped.fill(0);
	for (const [i, word] of left.entries()) table.deck[i] = word;
	tell?.all({
		kind: "filed",
		card
	});
	if (left === FULL_DECK) tell?.all({ kind: "reshuffled" });
	const next = isForAll(card) ? seats : seats.filter((seat) => (again >> seat & 1) === 1);
	if (next.length > 0) beginEncounter(table, next, reader);
}
/** One card of choice comes from the supply. */
function takePicked(state, seat, resource, isSwap, tell) {
	gainOne(state, seat, resource);
	if (isSwap === 1) add(state.table.swapped, resource, 1);
	tell?.all({
		kind: "gained",
		seat,
		gains: FREE.map((_, kind) => kind === resource ? 1 : 0)
	});
}
//#endregion
//#region games/starfarers/actions/encounter.ts
/** The moves by choice and by how many cards they put down. */
var ANSWERS = ANSWER_SIZES.map((sizes, choice) => Array.from({ length: 1 + Math.max(...sizes) }, (_, size) => MOVES.answer.all.filter((move) => move.choice === choice && total(move.cards) === size)));
var NOBODY_ASKED = {
	kind: "answer",
	seats: [],
	choices: [],
	gifts: []
};
function answerNow(table) {
	const frame = top(table);
	return frame.kind === "answer" ? frame : NOBODY_ASKED;
}
/** How many cards go with an answer; NONE when the card does not ask for such a one. */
function priceOf(table, choice) {
	if (table.family === -1) return -1;
	const { answers, price } = familyAt(table.family);
	if (answers === "number") return choice;
	if (choice > 1) return -1;
	return choice === 0 ? 0 : price;
}
/** SF-ENC-02, A-37: the answer comes before anything is read, and what it gives away is put down with it. */
var answer = act(MOVES.answer, {
	frames: ["answer"],
	needs: [{
		code: "no-such-answer",
		rule: "SF-ENC-02",
		ok: ({ table }, { choice, cards }) => priceOf(table, choice) === total(cards)
	}, {
		code: "not-held",
		rule: "SF-ENC-02",
		ok: ({ hand }, { cards }) => covers(hand.resources, cards),
		numbers: ({ hand }, { cards }) => missing(hand, cards)
	}],
	candidates({ table, hand }, out) {
		for (let choice = 0; choice < ANSWERS.length; choice++) {
			const price = priceOf(table, choice);
			if (price === -1) continue;
			const moves = ANSWERS[choice]?.[price] ?? [];
			for (let i = 0; i < moves.length; i++) {
				const move = some(moves, i);
				if (covers(hand.resources, move.cards)) out.add(move);
			}
		}
	},
	play(state, seat, { choice, cards }, tell) {
		const { table } = state;
		const { kind, seats, choices, gifts } = answerNow(table);
		table.stack.pop();
		putDown(state, seat, cards);
		tell?.all({
			kind: "answered",
			seat,
			family: table.family,
			choice,
			cards
		});
		const isSecond = table.family === UNMASKED;
		const next = {
			kind,
			seats,
			choices: [...choices, choice],
			gifts: isSecond ? gifts : [...gifts, cards]
		};
		if (next.choices.length < seats.length) table.stack.push(next);
		else readOut(state, next, tell);
	}
});
/** The kind that may not be taken, NONE when all may. */
function excluded(table) {
	const frame = top(table);
	return frame.kind === "pick" ? frame.but : -1;
}
/** SF-ENC-03, SF-FRIEND-RELIEF: a card of choice from the supply. */
var take = act(MOVES.take, {
	frames: ["pick", "relief"],
	needs: [{
		code: "other-kind",
		rule: "SF-ENC-03",
		ok: ({ table }, { resource }) => resource !== excluded(table)
	}, {
		code: "supply-out",
		rule: "SF-TRADE-04",
		ok: ({ table }, { resource }) => (table.supply[resource] ?? 0) > 0
	}],
	play(state, seat, { resource }, tell) {
		const { table } = state;
		const frame = top(table);
		table.stack.pop();
		if (frame.kind !== "pick") {
			gainOne(state, seat, resource);
			tell?.all({
				kind: "relieved",
				seat,
				resource
			});
			return;
		}
		takePicked(state, seat, resource, frame.isSwap, tell);
		offerPick(table, seat, frame.left - 1, frame.but, frame.isSwap);
	}
});
/** Nobody has to take help, or to jump. */
var pass = act(MOVES.pass, {
	frames: ["relief", "jump"],
	play({ table }, seat, _, tell) {
		table.stack.pop();
		tell?.all({
			kind: "passed",
			seat
		});
	}
});
/** Card 1: the giver chooses what to give. */
var give = act(MOVES.give, {
	frames: ["give"],
	needs: [{
		code: "not-held",
		rule: "SF-ENC-03",
		ok: ({ hand }, { resource }) => (hand.resources[resource] ?? 0) > 0
	}],
	play(state, seat, { resource }, tell) {
		const frame = top(state.table);
		state.table.stack.pop();
		if (frame.kind !== "give") return;
		const { to } = frame;
		moveCards(state, seat, to, resource, 1);
		tell?.to(only(seat) | only(to), {
			kind: "gave",
			seat,
			to,
			resource
		}, {
			kind: "gave",
			seat,
			to,
			resource: null
		});
		tell?.reveals(only(to));
	}
});
/** SF56-ENC-01, A-24: with the black ball the others have theirs; without it only who asks for one. */
function target(table, seat, wants) {
	const { active, second } = table;
	const isBlack = SHAKES[table.shake]?.black === true;
	const seats = (second === -1 ? [active] : [active, second]).filter((pilot) => hasShips(table, pilot)).filter((pilot) => pilot === seat ? wants === 1 : isBlack);
	if (seats.length > 0) beginEncounter(table, seats, leftOf(table, isBlack ? active : seat));
}
var targeting = (move, wants) => act(move, {
	frames: ["target"],
	play({ table }, seat, _, tell) {
		table.stack.pop();
		tell?.all({
			kind: "targeted",
			seat,
			wants
		});
		target(table, seat, wants);
	}
});
/** SF-FRIEND-TARGET, A-40: the owner of the card decides whether there is an encounter. */
var seek = targeting(MOVES.seek, 1);
var avoid = targeting(MOVES.avoid, 0);
//#endregion
//#region games/starfarers/actions/fitting.ts
var isLaidOut = (table) => {
	const frame = top(table);
	return frame.kind === "fit" && frame.from === "laid-out";
};
/** SF-FOUND-02, SF-ENC-09: a free upgrade, from those laid out or from the stock. */
var fit = act(MOVES.fit, {
	frames: ["fit"],
	needs: [{
		code: "not-laid-out",
		rule: "SF-FOUND-02",
		ok: ({ table }, { upgrade }) => !isLaidOut(table) || (table.laidOut[upgrade] ?? 0) > 0
	}, {
		code: "cannot-fit",
		rule: "SF-ENC-09",
		ok: ({ table, seat }, { upgrade }) => isLaidOut(table) || canFit(table, seat, upgrade)
	}],
	play({ table }, seat, { upgrade }, tell) {
		add(isLaidOut(table) ? table.laidOut : table.upgrades, upgrade, -1);
		add(playerOf(table, seat).fitted, upgrade, 1);
		table.stack.pop();
		tell?.all({
			kind: "fitted",
			seat,
			upgrade,
			paid: FREE
		});
	}
});
/** SF-ENC-09: a part of the owner's choice goes back; the Scientists' cards are no parts. */
var drop = act(MOVES.drop, {
	frames: ["drop"],
	needs: [{
		code: "not-fitted",
		rule: "SF-ENC-09",
		ok: (at, { upgrade }) => (mine(at)?.fitted[upgrade] ?? 0) > 0
	}],
	play({ table }, seat, { upgrade }, tell) {
		add(playerOf(table, seat).fitted, upgrade, -1);
		add(table.upgrades, upgrade, 1);
		table.stack.pop();
		tell?.all({
			kind: "dropped",
			seat,
			upgrade
		});
	}
});
//#endregion
//#region games/starfarers/chart.ts
/** The longest flight there can be: base speed 5, six boosters, five from the Scientists. */
var LONGEST = 16;
var COLUMNS = 17;
/** Ways are worked out a little farther than asked, so that it is not done anew for every link. */
var STEP = 4;
var CLASSES = LONGEST / STEP;
/** Rows kept for each start: what can be reached depends on which middles nearby can be crossed. */
var KEPT = 8;
var ROWS = VERTICES * KEPT;
/** By row: all that can be reached, nearest first, and for each the intersection before it; VERTICES a row. */
var order = new Int16Array(ROWS * VERTICES);
var came = new Int16Array(ROWS * VERTICES);
/** By row and links: how many of those. */
var within = new Uint16Array(ROWS * COLUMNS);
var openOf = new Int32Array(ROWS).fill(-1);
var depthOf = new Uint8Array(ROWS);
/** Stands for a neighbour that is not there: it counts as seen from the start. */
var NOWHERE = VERTICES;
var NEXT = Int16Array.from(NEIGHBOURS, (to) => to === -1 ? NOWHERE : to);
var seen = new Int32Array(VERTICES + 1);
var search = 0;
/** SF-FLIGHT-08: the middles of systems, at home too, are no intersections: they count as seen. */
function begin(open, from) {
	search++;
	seen[NOWHERE] = search;
	seen[from] = search;
	for (let system = 0; system < 19; system++) if (system >= 15 || (open >> system & 1) === 0) seen[CENTRES[system] ?? 0] = search;
}
/** Works out all that can be reached from one start, nearest first. */
function survey(row, open, from, most) {
	const base = row * VERTICES;
	begin(open, from);
	const now = search;
	let n = 0;
	let head = -1;
	for (let link = 1; link <= most; link++) {
		for (const until = n; head < until; head++) {
			const vertex = head < 0 ? from : order[base + head] ?? 0;
			for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
				const next = NEXT[i] ?? 0;
				if (seen[next] === now) continue;
				seen[next] = now;
				came[base + next] = vertex;
				order[base + n++] = next;
			}
		}
		within[row * COLUMNS + link] = n;
	}
	openOf[row] = open;
	depthOf[row] = most;
}
/** By start and class of depth: the slots whose middle can be reached at all, one bit each. */
var NEAR = (() => {
	const near = Array.from({ length: VERTICES * CLASSES }, () => 0);
	for (let slot = 0; slot < 15; slot++) {
		const centre = CENTRES[slot] ?? 0;
		survey(0, 32767, centre, LONGEST);
		for (let i = 0; i < (within[LONGEST] ?? 0); i++) {
			const start = order[i] ?? 0;
			const links = linksOfPlace(0, i);
			for (let c = Math.ceil(links / STEP) - 1; c < CLASSES; c++) near[start * CLASSES + c] = (near[start * CLASSES + c] ?? 0) | 1 << slot;
		}
		for (let c = 0; c < CLASSES; c++) near[centre * CLASSES + c] = (near[centre * CLASSES + c] ?? 0) | 1 << slot;
	}
	openOf.fill(-1);
	return near;
})();
/** In how many links the k-th of a row is reached. */
function linksOfPlace(row, place) {
	let links = 1;
	while (place >= (within[row * COLUMNS + links] ?? 0)) links++;
	return links;
}
/** Spreads sets of slots over the rows kept for a start. */
var spread = (open) => (open ^ open >> 3 ^ open >> 6 ^ open >> 9 ^ open >> 12) % KEPT;
/** The row with all that can be reached from here within so many links, for the middles that can be crossed now. */
function rowOf(open, from, most) {
	const c = most <= STEP ? 0 : Math.min(CLASSES, Math.ceil(most / STEP)) - 1;
	const local = open & (NEAR[from * CLASSES + c] ?? 0);
	const row = from * KEPT + spread(local);
	const depth = (c + 1) * STEP;
	if (openOf[row] !== local || (depthOf[row] ?? 0) < depth) survey(row, local, from, depth);
	return row;
}
/** Where a row begins in `order` and `came`. */
var startOf = (row) => row * VERTICES;
/** How many of a row are within so many links. */
var reached = (row, most) => within[row * COLUMNS + Math.max(0, Math.min(most, LONGEST))] ?? 0;
/** Links of the shortest way, 0 for what takes more than `most`. */
function linksBetween(open, from, to, most) {
	const row = rowOf(open, from, most);
	const n = reached(row, most);
	for (let place = 0; place < n; place++) if (order[row * VERTICES + place] === to) return linksOfPlace(row, place);
	return 0;
}
//#endregion
//#region games/starfarers/reach.ts
/** SF-BLOCK-01, 02, 04, A-18: the marks that bar an intersection to this cargo as the end of a flight. */
var barredTo = (seat, cargo) => 7 | foreignTo(seat) | (cargo === 0 ? 0 : 8);
/** A docking point, barred to all but trade ships that can found a station there. */
var isOpenDock = (table, seat, cargo, vertex, bars) => bars === 4 && cargo === 1 && mayDock(table, seat, peopleAt(table, vertex));
/** Adds the moves to all ends that a ship can reach, but one. */
function addReached(table, seat, code, most, out, moves, at, but) {
	const { open, marks } = table.derived;
	const from = vertexOf(code);
	const cargo = cargoOf(code);
	const barred = barredTo(seat, cargo);
	const row = rowOf(open, from, most);
	const first = startOf(row);
	const until = first + reached(row, most);
	for (let i = first; i < until; i++) {
		const vertex = order[i] ?? 0;
		const bars = (marks[vertex] ?? 0) & barred;
		if (vertex === but || bars !== 0 && !isOpenDock(table, seat, cargo, vertex, bars)) continue;
		const move = moves[at + vertex];
		if (move !== void 0) out.add(move);
	}
}
/** Adds the moves to all ends there are, wherever they lie. */
function addEnds(table, seat, cargo, out, moves, at) {
	const { marks } = table.derived;
	const barred = barredTo(seat, cargo);
	for (let vertex = 0; vertex < VERTICES; vertex++) {
		const bars = (marks[vertex] ?? 0) & barred;
		if (bars !== 0 && !isOpenDock(table, seat, cargo, vertex, bars)) continue;
		const move = moves[at + vertex];
		if (move !== void 0) out.add(move);
	}
}
/** Whether a ship of this cargo can end anywhere else within so many links. */
function hasEnd(table, seat, cargo, from, most) {
	if (most <= 0) return false;
	const { open, marks } = table.derived;
	const barred = barredTo(seat, cargo);
	const row = rowOf(open, from, most);
	const first = startOf(row);
	const until = first + reached(row, most);
	for (let i = first; i < until; i++) {
		const vertex = order[i] ?? 0;
		const bars = (marks[vertex] ?? 0) & barred;
		if (bars === 0 || isOpenDock(table, seat, cargo, vertex, bars)) return true;
	}
	return false;
}
/** Links of the shortest way, NONE when it is longer than `most`. */
function distance({ derived: { open } }, from, to, most) {
	return linksBetween(open, from, to, most) || -1;
}
/** The shortest way from one intersection to another, the start left out: where each link leads. */
var way = new Int16Array(VERTICES);
/** Lays down `way` and returns how many links it has; `to` can be reached. Of ways alike it takes the first found. */
function findWay({ derived: { open } }, from, to, most) {
	const first = startOf(rowOf(open, from, most));
	let n = 0;
	for (let vertex = to; vertex !== from; vertex = came[first + vertex] ?? from) n++;
	for (let vertex = to, i = n - 1; i >= 0; i--) {
		way[i] = vertex;
		vertex = came[first + vertex] ?? from;
	}
	return n;
}
//#endregion
//#region games/starfarers/flight.ts
/** SF-SPEC-01, SF56-ART-02: whether a seat has what a token asks for. */
function canClear(table, seat, disc) {
	const token = TOKENS[tokenOf(disc)];
	const { fitted, friends } = playerOf(table, seat);
	if (token === void 0) return false;
	if (token.sort === "pirates") return (fitted[1] ?? 0) + combatBonus(friends) >= token.needs;
	return (token.sort === "ice" ? fitted[2] ?? 0 : peoplesAmong(friends)) >= token.needs;
}
/** The planet beside an intersection whose token a seat can take, NONE without one. */
function clearableAt(table, seat, vertex) {
	for (let i = vertex * 2; i < vertex * 2 + 2; i++) {
		const planet = VERTEX_PLANETS[i] ?? -1;
		const disc = planet === -1 ? 0 : table.discs[planet] ?? 0;
		if (disc >= 8192 && canClear(table, seat, disc)) return planet;
	}
	return -1;
}
/** The slot beside an intersection that lies face down or has hidden discs, NONE without one. */
function unexploredAt({ layout, planets, discs }, vertex) {
	const slot = VERTEX_SYSTEM[vertex] ?? -1;
	if (slot === -1 || slot >= 15) return -1;
	return layout[slot] === -1 || planets[slot * 3] !== -1 && discs[slot * 3] === 0 ? slot : -1;
}
/** Whether a ship that comes here has to stop for a moment: something is found out or won. */
var isEventful = (table, seat, vertex) => unexploredAt(table, vertex) !== -1 || clearableAt(table, seat, vertex) !== -1;
/** SF-FLIGHT-06, SF-FLIGHT-07, SF-VAR-05: what a ship finds where it has come to, what it can clear, and if it may stay. */
function comeTo(table, seat, vertex) {
	const slot = unexploredAt(table, vertex);
	table.stack.push(scout(seat));
	if (slot !== -1) table.stack.push(table.layout[slot] === -1 ? discover(slot) : explore(slot));
}
/** SF-FLIGHT-04: once another ship is started, the last one is done. */
function finishShip(table) {
	if (table.flying === -1) return;
	playerOf(table, table.pilot).flown |= 1 << table.flying;
	table.flying = -1;
	table.adrift = 0;
}
/**
* SF-FLIGHT-04: one leg of a ship's flight. It takes the shortest way and stops early where something is found; with the
* speed that is left it can go on.
*/
function fly$1({ table }, seat, ship, to, tell) {
	const from = vertexOf(shipAt(table, seat, ship));
	if (table.flying !== ship) {
		finishShip(table);
		table.flying = ship;
		table.spent = 0;
		table.from = from;
	}
	const n = findWay(table, from, to, linksLeft(table, seat, ship));
	let links = 1;
	while (links < n && !isEventful(table, seat, way[links - 1] ?? 0)) links++;
	const stop = way[links - 1] ?? to;
	table.leg = from;
	table.spent += links;
	table.adrift = 0;
	moveShip(table, seat, ship, stop);
	tell?.all({
		kind: "flew",
		seat,
		ship,
		from,
		to: stop,
		links
	});
	arrive(table, seat, ship, stop, tell);
}
function arrive(table, seat, ship, vertex, tell) {
	offerLaunch(table, seat);
	if (isEventful(table, seat, vertex)) {
		table.stack.push(REST);
		comeTo(table, seat, vertex);
	} else if (isDock(table.derived, vertex)) settleDock(table, seat, ship, vertex, tell);
}
/** SF-ENC-08, A-14, A-15: a ship is put somewhere else, where the same happens as after a flight. */
function jump$1({ table }, seat, ship, to, tell) {
	const from = vertexOf(shipAt(table, seat, ship));
	moveShip(table, seat, ship, to);
	playerOf(table, seat).due &= ~(1 << ship);
	tell?.all({
		kind: "jumped",
		seat,
		ship,
		from,
		to
	});
	offerLaunch(table, seat);
	if (isEventful(table, seat, to)) {
		table.stack.push({
			kind: "alight",
			seat,
			ship,
			from
		});
		comeTo(table, seat, to);
	} else if (isDock(table.derived, to)) settleDock(table, seat, ship, to, tell);
}
/** SF-STAT-01 to 04: a station takes a dock, the marker may pass, and a card of that people is chosen. */
function settleDock(table, seat, ship, vertex, tell) {
	const people = peopleAt(table, vertex);
	const player = playerOf(table, seat);
	const holder = table.markers[people] ?? -1;
	removeShip(table, seat, ship);
	player.docked[people] = (player.docked[people] ?? 0) + 1;
	table.quiet = 0;
	tell?.all({
		kind: "docked",
		seat,
		ship,
		people
	});
	table.stack.push(scout(seat));
	offerLaunch(table, seat);
	if ((table.friends & cardsOf(people)) !== 0) table.stack.push({
		kind: "befriend",
		seat,
		people
	});
	if (holder === seat) return;
	if (holder !== -1 && (player.docked[people] ?? 0) <= (playerOf(table, holder).docked[people] ?? 0)) return;
	table.markers[people] = seat;
	tell?.all({
		kind: "marker",
		seat,
		people
	});
	if (holder !== -1) score(table, holder, -POINTS.marker);
	score(table, seat, POINTS.marker);
}
/** SF-COL-01: the colony stays, the transport goes back. */
function found$1(table, seat, ship, tell) {
	const site = siteAbroad(table, vertexOf(shipAt(table, seat, ship)));
	removeShip(table, seat, ship);
	placeColony(table, seat, site);
	table.quiet = 0;
	tell?.all({
		kind: "founded",
		seat,
		ship,
		site
	});
	offerLaunch(table, seat);
	score(table, seat, POINTS.colony);
}
/** SF-SPEC-01, A-11, A-13: one token after the other, beside any ship of the seat. */
function runScout(table, seat) {
	for (let ship = 0; ship < SHIPS; ship++) {
		const code = shipAt(table, seat, ship);
		const planet = code === -1 ? -1 : clearableAt(table, seat, vertexOf(code));
		if (planet === -1) continue;
		table.stack.push(scout(seat), {
			kind: "clear",
			planet,
			seat
		});
		return;
	}
}
var mayStay = (table, seat, ship, code) => mayStand(table, seat, cargoOf(code), vertexOf(code)) && !isShared(table, seat, ship, vertexOf(code));
function goBack(table, seat, ship, to, tell) {
	moveShip(table, seat, ship, to);
	tell?.all({
		kind: "returned",
		seat,
		ship,
		to
	});
}
/** A ship that was stopped where it may not stay goes on; when it cannot, it goes back to where its leg began (a ruling). */
function runRest(table, tell) {
	const { flying: ship, pilot: seat } = table;
	if (ship === -1) return;
	const code = shipAt(table, seat, ship);
	if (code === -1 || mayStay(table, seat, ship, code)) return;
	if (hasEnd(table, seat, cargoOf(code), vertexOf(code), linksLeft(table, seat, ship))) {
		table.adrift = 1;
		return;
	}
	goBack(table, seat, ship, table.leg, tell);
	finishShip(table);
}
/** The same after a jump. */
function runAlight(table, seat, ship, from, tell) {
	const code = shipAt(table, seat, ship);
	if (code !== -1 && !mayStay(table, seat, ship, code)) goBack(table, seat, ship, from, tell);
}
/** SF-BLOCK-03, SF-BUILD-09: a colony ship on a colony site, or any ship on somebody's spaceport site. */
function isInTheWay(table, seat, code) {
	const vertex = vertexOf(code);
	return isColonySite(table.derived, vertex) || isForeign(table.derived, seat, vertex);
}
/** SF-BLOCK-03: which ships have to leave in this flight. */
function markDue(table, seat) {
	const player = playerOf(table, seat);
	player.due = 0;
	for (let ship = 0; ship < SHIPS; ship++) {
		const code = shipAt(table, seat, ship);
		if (code !== -1 && isInTheWay(table, seat, code)) player.due |= 1 << ship;
	}
}
/** SF-BLOCK-03, A-17: the first ship that still has to leave and can, NONE when all have done their duty. */
function overdueShip(table, seat) {
	const { due, stuck } = playerOf(table, seat);
	for (let ship = 0; ship < SHIPS; ship++) {
		const code = shipAt(table, seat, ship);
		if (code === -1 || (stuck >> ship & 1) === 1) continue;
		const vertex = vertexOf(code);
		if (!((due >> ship & 1) === 1 && (table.flying !== ship || vertex === table.from)) && mayStand(table, seat, cargoOf(code), vertex)) continue;
		if (hasEnd(table, seat, cargoOf(code), vertex, linksLeft(table, seat, ship))) return ship;
	}
	return -1;
}
/** What a ship becomes when its cargo is exchanged. */
var otherCargo = (cargo) => cargo === 0 ? 1 : 0;
//#endregion
//#region games/starfarers/actions/ends.ts
var codeOf = ({ table, seat }, { ship }) => shipAt(table, seat, ship);
var carries = (at, move, cargo) => {
	const code = codeOf(at, move);
	return code !== -1 && cargoOf(code) === cargo;
};
/** What any ship must meet that is to go somewhere (SF-FLIGHT-04, SF-BLOCK-01, 02, 04). */
var shipNeeds = [
	{
		code: "no-ship",
		rule: "SF-FLIGHT-04",
		ok: (at, move) => codeOf(at, move) !== -1
	},
	{
		code: "ship-grounded",
		rule: "SF-ENC-06",
		ok: (at, { ship }) => ((mine(at)?.stuck ?? 0) >> ship & 1) === 0
	},
	{
		code: "ship-flown",
		rule: "SF-FLIGHT-04",
		ok: (at, { ship }) => ((mine(at)?.flown ?? 0) >> ship & 1) === 0
	}
];
/** Where a ship may end, wherever it comes from. */
var endNeeds = [
	{
		code: "closed",
		rule: "SF-FLIGHT-08",
		ok: ({ table }, { vertex }) => !isClosed(table.derived, vertex)
	},
	{
		code: "occupied",
		rule: "SF-FLIGHT-04",
		ok: ({ table }, { vertex }) => !isTaken(table.derived, vertex)
	},
	{
		code: "foreign-port",
		rule: "SF-BLOCK-01",
		ok: ({ table, seat }, { vertex }) => !isForeign(table.derived, seat, vertex)
	},
	{
		code: "colony-site",
		rule: "SF-BLOCK-02",
		ok: (at, move) => !isColonySite(at.table.derived, move.vertex) || !carries(at, move, 1)
	},
	{
		code: "docking-point",
		rule: "SF-BLOCK-04",
		ok: (at, move) => !isDock(at.table.derived, move.vertex) || !carries(at, move, 0)
	},
	{
		code: "too-few-pods",
		rule: "SF-STAT-02",
		ok(at, move) {
			if (!isDock(at.table.derived, move.vertex) || !carries(at, move, 1)) return true;
			return mayDock(at.table, at.seat, peopleAt(at.table, move.vertex));
		},
		numbers: (at, { vertex }) => ({
			have: mine(at)?.fitted[2] ?? 0,
			stations: stationsAt(at.table, peopleAt(at.table, vertex))
		})
	}
];
//#endregion
//#region games/starfarers/actions/fly.ts
var { all: FLY } = MOVES.fly;
var { all: FOUND } = MOVES.found;
/** The ship that has to fly on before another may start, NONE when all are free to choose. */
function boundShip(table, seat) {
	const { flying } = table;
	if (flying === -1) return -1;
	if (table.adrift === 1) return flying;
	const code = shipAt(table, seat, flying);
	if (code === -1 || mayStand(table, seat, cargoOf(code), vertexOf(code))) return -1;
	return hasEnd(table, seat, cargoOf(code), vertexOf(code), linksLeft(table, seat, flying)) ? flying : -1;
}
/** SF-BLOCK-03: where a ship must not come back to in this flight. */
var forbidden = (table, seat, ship) => table.flying === ship && (playerOf(table, seat).due >> ship & 1) === 1 ? table.from : -1;
/** Speed left, unless the ship cannot fly at all, of which others speak. */
var reachOf = ({ table, seat }, ship) => linksLeft(table, seat, ship);
/** SF-FLIGHT-02, SF-FLIGHT-04: one ship's destination. */
var fly = act(MOVES.fly, {
	frames: ["flight"],
	needs: [
		...shipNeeds,
		{
			code: "must-go-on",
			rule: "SF-FLIGHT-04",
			ok({ table, seat }, { ship }) {
				const bound = boundShip(table, seat);
				return bound === -1 || bound === ship;
			}
		},
		...endNeeds,
		{
			code: "must-leave",
			rule: "SF-BLOCK-03",
			ok: ({ table, seat }, { ship, vertex }) => vertex !== forbidden(table, seat, ship)
		},
		{
			code: "too-far",
			rule: "SF-FLIGHT-02",
			ok(at, { ship, vertex }) {
				const code = shipAt(at.table, at.seat, ship);
				if (code === -1) return true;
				return distance(at.table, vertexOf(code), vertex, reachOf(at, ship)) !== -1;
			},
			numbers: (at, { ship }) => ({ left: reachOf(at, ship) })
		}
	],
	exact: true,
	candidates(at, out) {
		const { table, seat } = at;
		const bound = boundShip(table, seat);
		for (let ship = 0; ship < SHIPS; ship++) {
			const code = shipAt(table, seat, ship);
			if (code === -1 || bound !== -1 && bound !== ship) continue;
			const left = reachOf(at, ship);
			if (left > 0) addReached(table, seat, code, left, out, FLY, ship * VERTICES, forbidden(table, seat, ship));
		}
	},
	play: (state, seat, { ship, vertex }, tell) => fly$1(state, seat, ship, vertex, tell)
});
var vertexOfShip = ({ table, seat }, ship) => vertexOf(shipAt(table, seat, ship));
var isShip = ({ table, seat }, ship) => shipAt(table, seat, ship) !== -1;
var siteOf = (at, ship) => isShip(at, ship) ? siteAbroad(at.table, vertexOfShip(at, ship)) : -1;
/** SF-COL-01 to 04, SF-FOUND-05: a colony ship on a colony site abroad stays there for good. */
var found = act(MOVES.found, {
	frames: ["flight"],
	gates: [notAdrift],
	needs: [
		{
			code: "no-ship",
			rule: "SF-COL-01",
			ok: (at, { ship }) => isShip(at, ship)
		},
		{
			code: "no-colony-ship",
			rule: "SF-COL-01",
			ok: (at, { ship }) => !isShip(at, ship) || cargoOf(shipAt(at.table, at.seat, ship)) === 0
		},
		{
			code: "no-site",
			rule: "SF-COL-01",
			ok: (at, { ship }) => !isShip(at, ship) || siteOf(at, ship) !== -1
		},
		{
			code: "token-beside",
			rule: "SF-COL-02",
			ok: (at, { ship }) => !isShip(at, ship) || !isBarred(at.table, vertexOfShip(at, ship))
		},
		{
			code: "crowded",
			rule: "SF-COL-03",
			ok: (at, { ship }) => siteOf(at, ship) === -1 || !isCrowded(at.table, siteOf(at, ship)),
			numbers: () => ({ most: 2 })
		}
	],
	candidates({ table, seat }, out) {
		for (let ship = 0; ship < SHIPS; ship++) if (shipAt(table, seat, ship) !== -1) out.add(some(FOUND, ship));
	},
	play: ({ table }, seat, { ship }, tell) => found$1(table, seat, ship, tell)
});
/** SF-ENC-06: one of the own ships may not fly in this turn. */
var ground = act(MOVES.ground, {
	frames: ["ground"],
	needs: [{
		code: "not-to-ground",
		rule: "SF-ENC-06",
		ok: ({ table, seat }, { ship }) => canGround(table, seat, ship)
	}],
	play({ table }, seat, { ship }, tell) {
		table.stack.pop();
		playerOf(table, seat).stuck |= 1 << ship;
		tell?.all({
			kind: "grounded",
			seat,
			ship
		});
	}
});
//#endregion
//#region games/starfarers/turn.ts
/** Nobody gave anything back this turn. */
var NONE_DISCARDED = [];
/** SF56-FOUND-01: the second pilot, NONE in the base game. */
function secondPilot(first, seats) {
	return materialFor(seats).pilots === 1 ? -1 : (first + 3) % seats;
}
/** SF56-TURN-05, A-26: both pilots begin; whoever has enough points has won. */
function beginTurn(table, seat, tell) {
	table.active = seat;
	table.second = secondPilot(seat, table.players.length);
	table.pilot = seat;
	table.turn++;
	table.offers = 0;
	table.shake = -1;
	table.discards = NONE_DISCARDED;
	for (let q = 0; q < table.players.length; q++) {
		const player = playerOf(table, q);
		player.used = 0;
		player.stuck = 0;
		player.flown = 0;
		player.due = 0;
	}
	table.stack.push(BEFORE);
	tell?.all({
		kind: "turn",
		seat,
		second: table.second,
		turn: table.turn
	});
	judge(table, tell);
}
function nextTurn(table, tell) {
	tell?.all({
		kind: "ended",
		seat: table.active
	});
	table.quiet++;
	if (table.quiet >= 60 * table.players.length) stall(table, tell);
	else beginTurn(table, (table.active + 1) % table.players.length, tell);
}
/** When nothing has been founded for so long, the game is over without a winner of its own: most points come first. */
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
/** SF-PROD-04, SF56-TURN-02: pilot 1 draws by points, then pilot 2; then pilot 1 trades and builds. */
function payStipends(table) {
	const { active, second } = table;
	openMain(table, active);
	if (second !== -1) payStipend(table, second);
	payStipend(table, active);
}
function payStipend(table, seat) {
	const n = stipend(playerOf(table, seat).points);
	if (n > 0) table.stack.push(fetchCards(seat, n));
}
/** SF-TURN-01, SF56-TURN-03: somebody trades and builds. */
function openMain(table, seat) {
	table.pilot = seat;
	table.stack.push(MAIN);
	offerLaunch(table, seat);
}
/** SF-FLIGHT-01, SF56-TURN-04: without a ship of either pilot there is no flight; with one, pilot 1 shakes. */
function depart(table) {
	const { active, second } = table;
	table.pilot = active;
	table.stack.push(NEXT$1);
	if (!hasShips(table, active) && (second === -1 || !hasShips(table, second))) return;
	markDue(table, active);
	if (second !== -1) {
		markDue(table, second);
		table.stack.push(sail(second));
	}
	table.stack.push(sail(active), SHAKE);
}
/** A-11: a pilot begins to fly, and wins at once what lies beside the ships. */
function setSail(table, seat) {
	table.pilot = seat;
	table.flying = -1;
	if (!hasShips(table, seat)) return;
	table.stack.push(FLIGHT$1);
	offerLaunch(table, seat);
	table.stack.push(scout(seat));
}
function landAll(table, seat, tell) {
	finishShip(table);
	table.stack.pop();
	tell?.all({
		kind: "landed",
		seat
	});
}
//#endregion
//#region games/starfarers/setup.ts
var newPlayer = () => ({
	colonies: PIECES.colonies,
	stations: PIECES.stations,
	shipyards: PIECES.shipyards,
	fitted: zeros(UPGRADES.length),
	cards: 0,
	fame: 0,
	tokens: 0,
	points: 0,
	friends: 0,
	docked: zeros(PEOPLES.length),
	waiting: 0,
	used: 0,
	stuck: 0,
	flown: 0,
	due: 0
});
var newHand = () => ({
	resources: zeros(KINDS),
	discard: null,
	card: -1
});
var HOME_FIRST = 45;
var FULL_DICE = (1 << 18) - 1;
/** SF-SETUP-06: the fixed start belongs to the beginners' figure of the base game. */
var hasFixedStart = ({ setup }, seats) => setup === "beginner" && !isExtended(seats);
var homeSites = (at) => VERTEX_SITE[at] ?? -1;
function newTable(options, seats) {
	const { each, pile, upgrades, fame, peoples } = materialFor(seats);
	const planets = zeros(HOME_FIRST + HOME_PLANETS).fill(-1);
	const discs = zeros(HOME_FIRST + HOME_PLANETS);
	for (const [i, resource] of HOME_RESOURCES.entries()) planets[HOME_FIRST + i] = resource;
	for (const [i, disc] of homeDiscsFor(seats).entries()) discs[HOME_FIRST + i] = disc;
	return {
		options,
		players: Array.from({ length: seats }, newPlayer),
		layout: zeros(15).fill(-1),
		sectors: shuffledSectors(seats, options.setup === "wild"),
		planets,
		discs,
		pools: poolsFor(seats).map(({ length }) => (1 << length) - 1),
		sites: zeros(57),
		ships: zeros(seats * SHIPS).fill(-1),
		supply: zeros(KINDS).fill(each - pile),
		reserve: pile * KINDS,
		upgrades: [...upgrades],
		laidOut: zeros(UPGRADES.length),
		fame,
		friends: allCards(peoples),
		markers: PEOPLES.map(() => -1),
		deck: [FULL_WORD, FULL_WORD],
		turn: 0,
		active: 0,
		second: -1,
		pilot: 0,
		starter: -1,
		dice: [],
		diceDeck: [FULL_DICE, FULL_DICE],
		shake: -1,
		flying: -1,
		spent: 0,
		from: -1,
		leg: -1,
		adrift: 0,
		reader: -1,
		family: -1,
		card: -1,
		stake: zeros(KINDS),
		swapped: zeros(KINDS),
		again: 0,
		offers: 0,
		quiet: 0,
		discards: NONE_DISCARDED,
		stack: [{
			kind: "start-roll",
			among: (1 << seats) - 1
		}],
		derived: bareDerived()
	};
}
function setup(options, seats) {
	const table = newTable(options, seats);
	if (options.setup === "beginner") layBeginners(table);
	if (options.home === "variable") table.stack.push(HOME);
	if (options.setup === "strategic") table.stack.push(LAYOUT);
	if (hasFixedStart(options, seats)) placeStarts(table);
	const { pile } = materialFor(seats);
	return {
		table,
		hands: Array.from({ length: seats }, newHand),
		box: { reserve: zeros(KINDS).fill(pile) }
	};
}
/** SF-VAR-01, A-02: the sectors of the figure, all open. */
function layBeginners(table) {
	const figure = isExtended(table.players.length) ? BEGINNERS_EXTENDED : BEGINNERS;
	for (const [slot, sector] of figure.entries()) laySector(table, slot, sector, 0);
}
/** SF-SETUP-06, SF-SETUP-07: the pieces of the figure; those of an absent colour only close their sites. */
function placeStarts(table) {
	for (const [seat, start] of STARTS.entries()) if (seat < table.players.length) placeStart(table, seat, start);
	else for (const name of [start.port, ...start.colonies]) blockSite(table, homeSites(vertexAt(name)));
}
function placeStart(table, seat, { port, colonies, ship }) {
	for (const name of [port, ...colonies]) settle$1(table, seat, homeSites(vertexAt(name)));
	placePort(table, seat, homeSites(vertexAt(port)));
	playerOf(table, seat).points += POINTS.port;
	addShip(table, seat, 0, 0, vertexAt(ship));
}
/** A free colony at home. */
function settle$1(table, seat, site) {
	const player = playerOf(table, seat);
	player.colonies--;
	player.points += POINTS.colony;
	placeColony(table, seat, site);
}
/** SF-VAR-02 to 04: from which sectors that of a slot is drawn, one bit each. */
var drawable = ({ options, sectors }, slot) => options.setup === "wild" ? sectors : sectors & (STARRED[SLOT_STARS[slot] ?? 1] ?? 0);
/** How many sectors of each number of stars there are to draw from, and how often a slot takes one: the bounds of a layout. */
function layoutBounds(seats) {
	const all = shuffledSectors(seats, false);
	const left = STARRED.map((set) => bitCount(set & all));
	return SLOT_STARS.flatMap((stars) => {
		const n = left[stars] ?? 1;
		left[stars] = n - 1;
		return [n, 3];
	});
}
/** SF-VAR-02: a sector and a rotation for each slot. */
function layAll(table, outcome, tell) {
	for (let slot = 0; slot < 15; slot++) {
		const sector = nthBit(drawable(table, slot), outcome[slot * 2] ?? 0);
		laySector(table, slot, sector, outcome[slot * 2 + 1] ?? 0);
	}
	tell?.all({
		kind: "laid",
		layout: [...table.layout]
	});
}
/** Two integers shuffle the three discs of a letter. */
var SHUFFLE = 2;
/** SF-VAR-07: the discs of each letter fall on its planets in any order. */
function shuffleHome(table, outcome, tell) {
	for (let home = 0; home < 4; home++) {
		const at = HOME_FIRST + home * 3;
		const order = permuted(table.discs.slice(at, at + 3), outcome, home * SHUFFLE);
		for (const [i, disc] of order.entries()) table.discs[at + i] = disc;
	}
	tell?.all({
		kind: "home",
		discs: table.discs.slice(HOME_FIRST)
	});
}
/** It is known who begins: pieces stand already, or are placed in rounds. */
function commence(table, starter, tell) {
	const seats = table.players.length;
	table.starter = starter;
	table.active = starter;
	table.pilot = starter;
	tell?.all({
		kind: "starts",
		seat: starter,
		second: secondPilot(starter, seats)
	});
	table.stack.push({
		kind: "begin",
		seat: starter
	}, {
		kind: "endow",
		seat: starter
	});
	if (!hasFixedStart(table.options, seats)) {
		layOut(table);
		table.stack.push(...rounds(seats, starter));
	} else for (let seat = 0; seat < seats; seat++) fitFirst(table, seat, tell);
}
/** SF-SETUP-06: a booster for everybody. */
function fitFirst(table, seat, tell) {
	const { fitted } = playerOf(table, seat);
	fitted[0] = 1;
	table.upgrades[0] = (table.upgrades[0] ?? 0) - 1;
	tell?.all({
		kind: "fitted",
		seat,
		upgrade: 0,
		paid: zeros(KINDS)
	});
}
/** SF-FOUND-02, SF56-FOUND-04: upgrades to choose from are laid out. */
function layOut(table) {
	for (const [upgrade, n] of materialFor(table.players.length).laidOut.entries()) {
		table.laidOut[upgrade] = n;
		table.upgrades[upgrade] = (table.upgrades[upgrade] ?? 0) - n;
	}
}
/** SF-FOUND-01, SF-FOUND-02, SF56-FOUND-02 to 04: who does what, the first thing last. */
function rounds(seats, starter) {
	const forth = Array.from({ length: seats }, (_, i) => (starter + i) % seats);
	const back = forth.toReversed();
	const settling = (order) => order.map((seat) => ({
		kind: "settle",
		seat
	}));
	const harbour = (order) => order.map((seat) => ({
		kind: "harbour",
		seat
	}));
	const fitting = (seat) => ({
		kind: "fit",
		seat,
		from: "laid-out"
	});
	return (isExtended(seats) ? [
		...settling(forth),
		...settling(back),
		BLOCK,
		...harbour(forth),
		...back.map(fitting)
	] : [
		...settling(forth),
		...settling(back),
		...settling(forth),
		BLOCK,
		...back.flatMap((seat) => [{
			kind: "harbour",
			seat
		}, fitting(seat)])
	]).reverse();
}
/** SF-FOUND-04, SF56-FOUND-06, A-44: home sites that are left are closed. */
function blockRest(table, tell) {
	const sites = [];
	for (let site = HOME_FIRST; site < 57; site++) {
		if (table.sites[site] !== 0) continue;
		blockSite(table, site);
		sites.push(site);
	}
	if (sites.length > 0) tell?.all({
		kind: "blocked",
		sites
	});
}
/** SF-FOUND-03, SF56-FOUND-05: half medals and three cards for everybody; what was laid out and not taken goes back. */
function endow(table, starter, tell) {
	const seats = table.players.length;
	const { startFame } = materialFor(seats);
	for (let upgrade = 0; upgrade < UPGRADES.length; upgrade++) {
		table.upgrades[upgrade] = (table.upgrades[upgrade] ?? 0) + (table.laidOut[upgrade] ?? 0);
		table.laidOut[upgrade] = 0;
	}
	for (let i = 0; i < seats; i++) changeFame(table, (starter + i) % seats, startFame, tell);
	for (let i = seats - 1; i >= 0; i--) table.stack.push(fetchCards((starter + i) % seats, 3));
}
//#endregion
//#region games/starfarers/actions/founding.ts
var { all: SETTLE } = MOVES.settle;
var { all: HARBOUR } = MOVES.harbour;
var { all: LAUNCH } = MOVES.launch;
/** SF-FOUND-01, SF56-FOUND-02: a colony on any free site at home. */
var settle = act(MOVES.settle, {
	frames: ["settle"],
	needs: [{
		code: "not-at-home",
		rule: "SF-FOUND-01",
		ok: (_, { site }) => isHome(systemOfSite(site))
	}, {
		code: "site-taken",
		rule: "SF-FOUND-01",
		ok: ({ table }, { site }) => table.sites[site] === 0
	}],
	exact: true,
	candidates({ table }, out) {
		for (let site = 45; site < 57; site++) if (table.sites[site] === 0) out.add(some(SETTLE, site));
	},
	play({ table }, seat, { site }, tell) {
		table.stack.pop();
		settle$1(table, seat, site);
		tell?.all({
			kind: "settled",
			seat,
			site
		});
	}
});
/** SF-FOUND-02, SF56-FOUND-03: the first spaceport, and then its ship. */
var harbour = act(MOVES.harbour, {
	frames: ["harbour"],
	needs: [{
		code: "no-own-colony",
		rule: "SF-BUILD-03",
		ok: ({ table, seat }, { site }) => table.sites[site] === colonyOf(seat)
	}],
	exact: true,
	candidates({ table, seat }, out) {
		const own = colonyOf(seat);
		for (let site = 0; site < 57; site++) if (table.sites[site] === own) out.add(some(HARBOUR, site));
	},
	play({ table }, seat, { site }, tell) {
		table.stack.pop();
		table.stack.push({
			kind: "berth",
			seat,
			site
		});
		placePort(table, seat, site);
		tell?.all({
			kind: "spaceport",
			seat,
			site,
			paid: FREE
		});
		score(table, seat, POINTS.port);
	}
});
var isFounding = (table) => top(table).kind === "berth";
/** SF-FOUND-02, SF-ENC-07: a free ship on an own spaceport site; while founding it carries what its owner likes. */
var launch = act(MOVES.launch, {
	frames: ["berth", "launch"],
	needs: [{
		code: "trade-ship-only",
		rule: "SF-ENC-07",
		ok: ({ table }, { cargo }) => cargo === 1 || isFounding(table)
	}, {
		code: "no-berth",
		rule: "SF-BUILD-01",
		ok: ({ table, seat }, { vertex }) => isBerth(table, seat, vertex)
	}],
	exact: true,
	candidates({ table, seat }, out) {
		for (let cargo = isFounding(table) ? 0 : 1; cargo < CARGOES.length; cargo++) addBerths(table, seat, out, LAUNCH, cargo * VERTICES);
	},
	play({ table }, seat, { cargo, vertex }, tell) {
		if (!isFounding(table)) playerOf(table, seat).waiting--;
		table.stack.pop();
		const ship = launch$1(table, seat, cargo, vertex);
		tell?.all({
			kind: "ship",
			seat,
			ship,
			cargo,
			vertex,
			paid: FREE
		});
	}
});
//#endregion
//#region games/starfarers/actions/friends.ts
var { all: BEFRIEND } = MOVES.befriend;
var { all: ASK$1 } = MOVES.ask;
/** The cards that can be chosen now, one bit each. */
function choosable(table) {
	const frame = top(table);
	return frame.kind === "befriend" ? table.friends & cardsOf(frame.people) : 0;
}
/** SF-STAT-03: one of the cards left to that people, open and good at once. */
var befriend = act(MOVES.befriend, {
	frames: ["befriend"],
	needs: [{
		code: "no-such-friend",
		rule: "SF-STAT-03",
		ok: ({ table }, { card }) => has(choosable(table), card)
	}],
	exact: true,
	candidates: ({ table }, out) => addSet(out, BEFRIEND, choosable(table)),
	play({ table }, seat, { card }, tell) {
		table.stack.pop();
		table.friends &= ~(1 << card);
		playerOf(table, seat).friends |= 1 << card;
		tell?.all({
			kind: "befriended",
			seat,
			card
		});
	}
});
/** A-09, SF-OPT-FAME: how often it can be used in a turn. */
var sales = (at) => Math.min(held(at, FAME_FOR_SALE), at.table.options.fame === "once" ? 1 : KINDS);
var sold = (at) => bitCount((mine(at)?.used ?? 0) & (USED.fame | USED.fameAgain));
/** SF-FRIEND-FAME, A-09: half a medal for a good. */
var fame = act(MOVES.fame, {
	frames: [
		"before",
		"main",
		"flight"
	],
	gates: [
		holds(FAME_FOR_SALE, "SF-FRIEND-FAME"),
		{
			code: "used-up",
			rule: "SF-FRIEND-FAME",
			ok: (at) => sold(at) < sales(at) || sales(at) === 0
		},
		affords(FAME_COST, "SF-FRIEND-FAME"),
		{
			code: "no-fame",
			rule: "SF-FRIEND-FAME",
			ok: ({ table }) => table.fame > 0
		},
		notAdrift
	],
	play(state, seat, _, tell) {
		const player = playerOf(state.table, seat);
		player.used |= (player.used & USED.fame) === 0 ? USED.fame : USED.fameAgain;
		pay(state, seat, FAME_COST);
		changeFame(state.table, seat, 1, tell, FAME_COST);
	}
});
/** Those with more points than a seat. */
function leaders({ players }, seat) {
	const own = players[seat]?.points ?? 0;
	return players.reduce((set, { points }, q) => points > own ? set | 1 << q : set, 0);
}
var HELPERS = 2;
/** SF-FRIEND-HAND, A-08: a blind card from each of two who are ahead. */
var help = act(MOVES.help, {
	frames: ["main", "flight"],
	gates: [
		holds(HELPING_HAND, "SF-FRIEND-HAND"),
		unused(USED.help, "SF-FRIEND-HAND"),
		{
			code: "too-few-leaders",
			rule: "SF-FRIEND-HAND",
			ok: ({ table, seat }) => bitCount(leaders(table, seat)) >= HELPERS,
			numbers: ({ table, seat }) => ({ leaders: bitCount(leaders(table, seat)) })
		},
		notAdrift
	],
	needs: [{
		code: "no-leader",
		rule: "SF-FRIEND-HAND",
		ok: ({ table, seat }, { from }) => (from & ~leaders(table, seat)) === 0
	}],
	play({ table }, seat, { from }, tell) {
		playerOf(table, seat).used |= USED.help;
		tell?.all({
			kind: "helped",
			seat,
			from
		});
		for (const helper of list(from).reverse()) if (playerOf(table, helper).cards > 0) table.stack.push(rob(helper, seat));
	}
});
/** SF-FRIEND-DONATION, A-10: one player is asked for one card. */
var ask = act(MOVES.ask, {
	frames: [
		"before",
		"main",
		"flight"
	],
	gates: [
		holds(DONATION, "SF-FRIEND-DONATION"),
		unused(USED.donation, "SF-FRIEND-DONATION"),
		notAdrift
	],
	needs: [{
		code: "no-opponent",
		rule: "SF-FRIEND-DONATION",
		ok: ({ table, seat: own }, { seat }) => seat !== own && seat < table.players.length
	}],
	candidates({ table }, out) {
		for (let i = 0; i < table.players.length * KINDS; i++) out.add(some(ASK$1, i));
	},
	play({ table }, seat, { seat: of, resource }, tell) {
		playerOf(table, seat).used |= USED.donation;
		table.stack.push({
			kind: "donation",
			seat,
			of,
			resource
		});
		tell?.all({
			kind: "asked",
			seat,
			of,
			resource
		});
	}
});
/** The resource that is asked for. */
function wanted(table) {
	const frame = top(table);
	return frame.kind === "donation" ? frame.resource : -1;
}
/** SF-FRIEND-DONATION, A-43: who gives is famous too; the asker takes the last half medal. */
var donate = act(MOVES.donate, {
	frames: ["donation"],
	gates: [{
		code: "not-held",
		rule: "SF-FRIEND-DONATION",
		ok: ({ table, hand }) => (hand.resources[wanted(table)] ?? 0) > 0
	}],
	play(state, seat, _, tell) {
		const { table } = state;
		const frame = top(table);
		table.stack.pop();
		if (frame.kind !== "donation") return;
		const { seat: to, resource } = frame;
		moveCards(state, seat, to, resource, 1);
		tell?.all({
			kind: "donated",
			seat,
			to,
			resource
		});
		changeFame(table, to, 1, tell);
		changeFame(table, seat, 1, tell);
	}
});
var keep = act(MOVES.keep, {
	frames: ["donation"],
	play({ table }, seat, _, tell) {
		table.stack.pop();
		tell?.all({
			kind: "kept",
			seat
		});
	}
});
/** Links that a ship can be sure of: before the shake those of the slowest one. */
function sureLinks(table, seat, ship) {
	const left = linksLeft(table, seat, ship);
	return table.shake === -1 && left >= 0 ? left + 3 : left;
}
/** A-29: the new kind may stand here, or can still get to where it may. */
function canBecome(table, seat, ship) {
	const code = shipAt(table, seat, ship);
	if (code === -1) return true;
	const cargo = otherCargo(cargoOf(code));
	if (mayStand(table, seat, cargo, vertexOf(code))) return true;
	return hasEnd(table, seat, cargo, vertexOf(code), sureLinks(table, seat, ship));
}
/** SF-FRIEND-CONVERSION, A-29: a trade ship becomes a colony ship or the reverse, where it is. */
var convert = act(MOVES.convert, {
	frames: [
		"before",
		"main",
		"flight"
	],
	gates: [
		holds(CONVERSION, "SF-FRIEND-CONVERSION"),
		unused(USED.conversion, "SF-FRIEND-CONVERSION"),
		notAdrift
	],
	needs: [
		{
			code: "no-ship",
			rule: "SF-FRIEND-CONVERSION",
			ok: ({ table, seat }, { ship }) => shipAt(table, seat, ship) !== -1
		},
		{
			code: "no-piece",
			rule: "SF-FRIEND-CONVERSION",
			ok({ table, seat }, { ship }) {
				const code = shipAt(table, seat, ship);
				return code === -1 || hasCargo(table, seat, otherCargo(cargoOf(code)));
			}
		},
		{
			code: "cannot-stand",
			rule: "SF-FRIEND-CONVERSION",
			ok: ({ table, seat }, { ship }) => canBecome(table, seat, ship)
		}
	],
	play({ table }, seat, { ship }, tell) {
		const player = playerOf(table, seat);
		const code = shipAt(table, seat, ship);
		const cargo = otherCargo(cargoOf(code));
		player.used |= USED.conversion;
		add(table.ships, seat * SHIPS + ship, cargo - cargoOf(code));
		player.colonies += cargo === 0 ? -1 : 1;
		player.stations += cargo === 0 ? 1 : -1;
		tell?.all({
			kind: "converted",
			seat,
			ship,
			cargo
		});
		offerLaunch(table, seat);
	}
});
//#endregion
//#region games/starfarers/actions/steal.ts
var { all: STEAL } = MOVES.steal;
function victimsNow(table) {
	const frame = top(table);
	return frame.kind === "steal" ? frame.victims : 0;
}
/** SF-SEVEN-03: one opponent with cards loses one. */
var steal = act(MOVES.steal, {
	frames: ["steal"],
	needs: [{
		code: "no-victim",
		rule: "SF-SEVEN-03",
		ok: ({ table }, { seat }) => has(victimsNow(table), seat)
	}],
	exact: true,
	candidates: ({ table }, out) => addSet(out, STEAL, victimsNow(table)),
	play({ table }, own, { seat }) {
		table.stack.pop();
		table.stack.push(rob(seat, own));
	}
});
//#endregion
//#region games/starfarers/actions/trade.ts
/** SF-TRADE-02: bargaining with pilot 1. */
var { offer: offer$1, accept, decline, counter, withdraw, deal } = bargaining({
	moves: MOVES,
	resources: RESOURCES,
	frames: ["main"],
	gates: [{
		code: "second-pilot",
		rule: "SF56-TURN-03",
		ok: ({ table }) => table.pilot === table.active
	}],
	rules: {
		offer: "SF-TRADE-02",
		deal: "SF-TRADE-02",
		gift: "SF-TRADE-02",
		bothSides: "SF-TRADE-02",
		offers: "SF-OPT-OFFERS"
	}
});
//#endregion
//#region games/starfarers/copy.ts
function copyPlayer(from, into) {
	into.colonies = from.colonies;
	into.stations = from.stations;
	into.shipyards = from.shipyards;
	copyCounts(from.fitted, into.fitted);
	into.cards = from.cards;
	into.fame = from.fame;
	into.tokens = from.tokens;
	into.points = from.points;
	into.friends = from.friends;
	copyCounts(from.docked, into.docked);
	into.waiting = from.waiting;
	into.used = from.used;
	into.stuck = from.stuck;
	into.flown = from.flown;
	into.due = from.due;
}
function copyDerived(from, into) {
	into.open = from.open;
	copyCounts(from.marks, into.marks);
	copyCounts(from.outposts, into.outposts);
}
/** What lies on the board and in the stocks. */
function copyPieces(from, into) {
	copyCounts(from.layout, into.layout);
	into.sectors = from.sectors;
	copyCounts(from.planets, into.planets);
	copyCounts(from.discs, into.discs);
	copyCounts(from.pools, into.pools);
	copyCounts(from.sites, into.sites);
	copyCounts(from.ships, into.ships);
	copyCounts(from.supply, into.supply);
	into.reserve = from.reserve;
	copyCounts(from.upgrades, into.upgrades);
	copyCounts(from.laidOut, into.laidOut);
	into.fame = from.fame;
	into.friends = from.friends;
	copyCounts(from.markers, into.markers);
	copyCounts(from.deck, into.deck);
	copyCounts(from.diceDeck, into.diceDeck);
	copyCounts(from.stake, into.stake);
	copyCounts(from.swapped, into.swapped);
}
function copyTable(from, into) {
	into.options = from.options;
	for (let seat = 0; seat < from.players.length; seat++) {
		const player = from.players[seat];
		const slot = into.players[seat];
		if (player !== void 0 && slot !== void 0) copyPlayer(player, slot);
	}
	copyPieces(from, into);
	into.turn = from.turn;
	into.active = from.active;
	into.second = from.second;
	into.pilot = from.pilot;
	into.starter = from.starter;
	into.dice = from.dice;
	into.shake = from.shake;
	into.flying = from.flying;
	into.spent = from.spent;
	into.from = from.from;
	into.leg = from.leg;
	into.adrift = from.adrift;
	into.reader = from.reader;
	into.family = from.family;
	into.card = from.card;
	into.again = from.again;
	into.offers = from.offers;
	into.quiet = from.quiet;
	into.discards = from.discards;
	copyList(from.stack, into.stack);
	copyDerived(from.derived, into.derived);
}
function copyHand(from, into) {
	copyCounts(from.resources, into.resources);
	into.discard = from.discard;
	into.card = from.card;
}
/** Deep where things change, shared where they do not: options, frames and sealed bundles are values. */
function copy(from, into) {
	copyTable(from.table, into.table);
	for (let seat = 0; seat < from.hands.length; seat++) {
		const hand = from.hands[seat];
		const slot = into.hands[seat];
		if (hand !== void 0 && slot !== void 0) copyHand(hand, slot);
	}
	copyCounts(from.box.reserve, into.box.reserve);
}
//#endregion
//#region games/starfarers/events.ts
/** Everything that can be told; amounts moved stand in it, so that nobody who listens has to know the rules. */
var events = {
	laid: event(),
	home: event(),
	"start-rolled": event(),
	starts: event(),
	settled: event(),
	spaceport: event(),
	ship: event(),
	fitted: event(),
	dropped: event(),
	blocked: event(),
	drew: event(),
	refilled: event(),
	turn: event(),
	rolled: event(),
	produced: event(),
	short: event(),
	relieved: event(),
	passed: event(),
	seven: event(),
	...discardEvents,
	stole: event(),
	...bargainEvents,
	supplied: event(),
	built: event(),
	grounded: event(),
	shaken: event(),
	targeted: event(),
	met: event(),
	answered: event(),
	unmasked: event(),
	read: event(),
	outcome: event(),
	contest: event(),
	fate: event(),
	paid: event(),
	refunded: event(),
	gained: event(),
	forfeited: event(),
	fame: event(),
	gave: event(),
	waiting: event(),
	filed: event(),
	reshuffled: event(),
	flew: event(),
	jumped: event(),
	returned: event(),
	discovered: event(),
	explored: event(),
	cleared: event(),
	founded: event(),
	docked: event(),
	marker: event(),
	befriended: event(),
	asked: event(),
	donated: event(),
	kept: event(),
	converted: event(),
	helped: event(),
	landed: event(),
	ended: event(),
	stalled: event(),
	won: event()
};
//#endregion
//#region games/starfarers/production.ts
var dues = duesOf(6, KINDS);
function claimAt({ sites }, site, resource) {
	const piece = sites[site] ?? 0;
	return isOwned(piece) ? addDue(dues, ownerOf(piece), resource, 1) : 0;
}
/** SF-PROD-01, SF-PROD-02: a card for each colony and spaceport beside a planet whose open disc shows the number. */
function claimAll(table, sum) {
	let claimants = 0;
	for (let planet = 0; planet < 57; planet++) {
		if (((table.discs[planet] ?? 0) >> sum & 1) === 0) continue;
		const resource = table.planets[planet] ?? -1;
		const system = planet - planet % 3;
		claimants |= claimAt(table, planet, resource) | claimAt(table, system + (planet + 2) % 3, resource);
	}
	return claimants;
}
/** The Green Folk add a card of a resource to those who get any of it. */
function increase(table, claimants) {
	for (let rest = claimants; rest !== 0; rest &= rest - 1) {
		const seat = first(rest);
		const { friends } = playerOf(table, seat);
		for (let resource = 0; resource < KINDS; resource++) {
			if ((friends & productionBit(resource)) === 0 || dues.each[seat * KINDS + resource] === 0) continue;
			addDue(dues, seat, resource, 1);
		}
	}
}
/** Pays out a roll and says which seats it brought something. SF-PROD-03: what the supply cannot give to all, nobody gets. */
function produce(state, sum, tell) {
	const { table } = state;
	const claimants = claimAll(table, sum);
	increase(table, claimants);
	return payOut(state, dues, claimants, table.supply, withhold, tell);
}
//#endregion
//#region games/starfarers/chances.ts
var FACES = 6;
/** Every way two dice can fall, by first * 6 + second. */
var PAIRS = Array.from({ length: 36 }, (_, i) => [1 + Math.floor(i / FACES), 1 + i % FACES]);
var layouts = [
	3,
	4,
	5,
	6
].map((seats) => chance("layout", layoutBounds(seats), "open"));
var homeChance = chance("home", Array.from({ length: 4 }, () => permutationBounds(3)).flat(), "open");
var diceChance = chance("dice", diceBounds(2), "open");
var diceCardOf = drawing("dice-card", "open");
var robOf = drawing("rob", "secret");
var meetOf = drawing("meet", "secret");
var clearOf = drawing("clear", "open");
var shakeChance = chance("shake", [SHAKES.length], "open");
var fateChance = chance("fate", [SHAKES.length], "open");
var contestChance = chance("contest", [SHAKES.length, SHAKES.length], "open");
/** Two dice each, by the number of those who roll less one. */
var startRolls = Array.from({ length: 6 }, (_, i) => chance("start-roll", diceBounds(2 * (i + 1)), "open"));
var SHORTEST = 3;
var layout = {
	rule: "SF-VAR-02",
	awaits: ({ players }) => layouts[players.length - SHORTEST] ?? homeChance,
	resolve: ({ table }, _, outcome, tell) => layAll(table, outcome, tell)
};
var home = {
	rule: "SF-VAR-07",
	awaits: () => homeChance,
	resolve: ({ table }, _, outcome, tell) => shuffleHome(table, outcome, tell)
};
var startRoll = {
	rule: "SF-FOUND-01",
	awaits: (_, { among }) => startRolls[bitCount(among) - 1] ?? diceChance,
	resolve({ table }, { among }, outcome, tell) {
		const rolls = table.players.map(() => 0);
		for (const [i, seat] of list(among).entries()) rolls[seat] = 2 + (outcome[i * 2] ?? 0) + (outcome[i * 2 + 1] ?? 0);
		tell?.all({
			kind: "start-rolled",
			rolls
		});
		const best = Math.max(...rolls);
		const highest = rolls.reduce((set, roll, seat) => roll === best ? set | only(seat) : set, 0);
		if (bitCount(highest) === 1) commence(table, rolls.indexOf(best), tell);
		else table.stack.push({
			kind: "start-roll",
			among: highest
		});
	}
};
/** Draws of several cards from so many, by how many there are and how many are drawn. */
var draws = [];
function drawOf(from, n) {
	const known = draws[from]?.[n];
	if (known !== void 0) return known;
	const made = chance("draw", Array.from({ length: n }, (_, i) => from - i), "secret");
	const row = draws[from] ?? Array.from({ length: 4 });
	row[n] = made;
	draws[from] = row;
	return made;
}
var draw$1 = {
	rule: "SF-PROD-04",
	awaits: ({ reserve }, { n }) => drawOf(reserve, n),
	resolve(state, { seat, n }, outcome, tell) {
		const { table, box } = state;
		const { resources } = handOf(state, seat);
		const cards = zeros(KINDS);
		for (let i = 0; i < n; i++) {
			const kind = nth(box.reserve, outcome[i] ?? 0);
			add(box.reserve, kind, -1);
			add(resources, kind, 1);
			add(cards, kind, 1);
		}
		table.reserve -= n;
		playerOf(table, seat).cards += n;
		tell?.to(only(seat), {
			kind: "drew",
			seat,
			n,
			cards
		}, {
			kind: "drew",
			seat,
			n,
			cards: null
		});
		refill(state, tell);
	}
};
var REFILL = (1 << 18) - 1;
var diceLeft = ({ diceDeck }) => bitCount(diceDeck[0] ?? 0) + bitCount(diceDeck[1] ?? 0);
/** SF-OPT-DICE: takes the k-th card out of the dice deck; when none is left all come back. */
function drawDice(table, k) {
	const { diceDeck } = table;
	const low = diceDeck[0] ?? 0;
	const inLow = bitCount(low);
	const word = k < inLow ? 0 : 1;
	const bit = nthBit(diceDeck[word] ?? 0, k < inLow ? k : k - inLow);
	diceDeck[word] = (diceDeck[word] ?? 0) & ~(1 << bit);
	if (diceLeft(table) === 0) diceDeck.fill(REFILL);
	return word * 18 + bit;
}
/** SF-SEVEN-02: who holds too many cards. */
function owing(table) {
	let set = 0;
	for (let seat = 0; seat < table.players.length; seat++) {
		const { cards, friends } = playerOf(table, seat);
		if (cards > ((friends & TRIBUTE) === 0 ? 7 : 12)) set |= only(seat);
	}
	return set;
}
/** SF-SEVEN-02 to 05, A-05: discards, the robbery, a card for every other player, then what pilots draw. */
function rollSeven(table, tell) {
	const seats = table.players.length;
	for (let i = seats - 1; i > 0; i--) table.stack.push(fetchCards((table.active + i) % seats, 1));
	table.stack.push(PREY);
	const set = owing(table);
	tell?.all({
		kind: "seven",
		owing: set
	});
	if (set !== 0) table.stack.push({
		kind: "discard",
		owing: set,
		done: 0
	});
}
/** A-06, A-07: whoever holds the relief fund and got nothing is asked, if the supply has a card. */
function askRelief(state, served) {
	const { table } = state;
	for (let seat = 0; seat < table.players.length; seat++) {
		if ((playerOf(table, seat).friends & RELIEF) === 0 || (served >> seat & 1) === 1) continue;
		if (stocked(state) !== 0) table.stack.push(relief(seat));
	}
}
var dice = {
	rule: "SF-PROD-01",
	awaits: (table) => table.options.dice === "true" ? diceChance : diceCardOf(diceLeft(table)),
	resolve(state, _, outcome, tell) {
		const { table } = state;
		const fall = PAIRS[table.options.dice === "true" ? (outcome[0] ?? 0) * FACES + (outcome[1] ?? 0) : drawDice(table, outcome[0] ?? 0)] ?? [];
		const [first = 1, second = 1] = fall;
		table.dice = fall;
		tell?.all({
			kind: "rolled",
			seat: table.active,
			first,
			second,
			sum: first + second
		});
		table.stack.push(STIPEND);
		if (first + second === 7) rollSeven(table, tell);
		else askRelief(state, produce(state, first + second, tell));
	}
};
/** SF-SEVEN-03: the k-th card of a hidden hand. */
var robbery = {
	rule: "SF-SEVEN-03",
	awaits: (table, { from }) => robOf(playerOf(table, from).cards),
	resolve(state, { from, to: seat }, [index = 0], tell) {
		const resource = nth(handOf(state, from).resources, index);
		moveCards(state, from, seat, resource, 1);
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
/** SF-FLIGHT-02, SF-FLIGHT-03, A-40: the speed of the turn; the black ball brings an encounter, a card may decide otherwise. */
var shake = {
	rule: "SF-FLIGHT-02",
	awaits: () => shakeChance,
	resolve({ table }, _, [index = 0], tell) {
		const { active, second } = table;
		table.shake = index;
		tell?.all({
			kind: "shaken",
			seat: active,
			shake: index
		});
		const pilots = (second === -1 ? [active] : [active, second]).filter((seat) => hasShips(table, seat));
		const chooser = pilots.find((seat) => (playerOf(table, seat).friends & TARGETED_ENCOUNTER) !== 0);
		if (chooser !== void 0) table.stack.push({
			kind: "target",
			seat: chooser
		});
		else if (SHAKES[index]?.black === true) beginEncounter(table, pilots, leftOf(table, active));
	}
};
var meeting = {
	rule: "SF-ENC-01",
	awaits: (table) => meetOf(cardsInDeck(table)),
	resolve: (state, { seats }, [index = 0], tell) => meet(state, seats, cardAt(state.table, index), tell)
};
var contesting = {
	rule: "SF-ENC-04",
	awaits: () => contestChance,
	resolve: ({ table }, { result }, outcome, tell) => contest(table, result, outcome, tell)
};
var fate = {
	rule: "SF-ENC-04",
	awaits: () => fateChance,
	resolve: ({ table }, { result }, [index = 0], tell) => shakeFate(table, result, index, tell)
};
/** By so many sectors that can lie there. */
var discoveries = SECTORS.map((_, i) => chance("discover", [i + 1, 3], "open"));
/** SF-VAR-05: the sector is turned up; a system is explored at once. */
var discovery = {
	rule: "SF-VAR-05",
	awaits: (table, { slot }) => discoveries[bitCount(drawable(table, slot)) - 1] ?? fateChance,
	resolve({ table }, { slot }, [index = 0, rotation = 0], tell) {
		const sector = nthBit(drawable(table, slot), index);
		laySector(table, slot, sector, rotation);
		tell?.all({
			kind: "discovered",
			slot,
			sector,
			rotation
		});
		if (table.planets[slot * 3] !== -1) table.stack.push(explore(slot));
	}
};
var starsAt = (table, slot) => (SECTORS[Math.floor((table.layout[slot] ?? 0) / 3)]?.stars ?? SLOT_STARS[slot] ?? 1) - 1;
var poolLeft = ({ pools }, pool) => bitCount(pools[pool] ?? 0);
var explorations = /* @__PURE__ */ new Map();
var POOL_BOUND = 8;
/** Takes the k-th disc out of a pool. */
function takeDisc(table, pool, k) {
	const bit = nthBit(table.pools[pool] ?? 0, k);
	table.pools[pool] = (table.pools[pool] ?? 0) & ~(1 << bit);
	return poolsFor(table.players.length)[pool]?.[bit] ?? 0;
}
/** SF-FLIGHT-06, SF-SETUP-02: a disc of its shape for each planet, all open. */
var exploration = {
	rule: "SF-FLIGHT-06",
	awaits(table, { slot }) {
		const first = starsAt(table, slot) * 3;
		const of = [
			poolLeft(table, first),
			poolLeft(table, first + 1),
			poolLeft(table, first + 2)
		];
		const key = of.reduce((sum, n) => sum * POOL_BOUND + n, 0);
		const known = explorations.get(key) ?? chance("explore", of, "open");
		explorations.set(key, known);
		return known;
	},
	resolve({ table }, { slot }, outcome, tell) {
		const laid = table.layout[slot] ?? 0;
		const first = starsAt(table, slot) * 3;
		const shapes = SECTORS[Math.floor(laid / 3)]?.shapes ?? [];
		for (const [i, shape] of shapes.entries()) {
			const disc = takeDisc(table, first + shape, outcome[shape] ?? 0);
			table.discs[slot * 3 + (i + laid) % 3] = disc;
		}
		tell?.all({
			kind: "explored",
			slot,
			discs: table.discs.slice(slot * 3, slot * 3 + 3)
		});
	}
};
/** SF-SPEC-02: the token is a medal, and a reserve disc takes its place. */
var clearing = {
	rule: "SF-SPEC-02",
	awaits: (table) => clearOf(poolLeft(table, 6)),
	resolve({ table }, { planet, seat }, [index = 0], tell) {
		const token = tokenOf(table.discs[planet] ?? 0);
		const disc = takeDisc(table, 6, index);
		table.discs[planet] = disc;
		playerOf(table, seat).tokens++;
		table.quiet = 0;
		tell?.all({
			kind: "cleared",
			seat,
			planet,
			token,
			disc
		});
		score(table, seat, POINTS.token);
	}
};
//#endregion
//#region games/starfarers/actions/build.ts
var { all: BUILD$1 } = MOVES.build;
var { all: SPACEPORT$1 } = MOVES.spaceport;
var { all: UPGRADE } = MOVES.upgrade;
var shipCost = (cargo) => some(SHIP_COST, cargo);
var upgradeCost = (upgrade) => some(UPGRADE_COST, upgrade);
/** SF-BUILD-01, SF-BUILD-02, SF-BUILD-07, A-19: a ship with its cargo on a free own spaceport site. */
var build = act(MOVES.build, {
	frames: ["main"],
	gates: [hasTransport],
	needs: [
		{
			code: "cannot-pay",
			rule: "SF-BUILD-01",
			ok: ({ hand }, { cargo }) => covers(hand.resources, shipCost(cargo)),
			numbers: ({ hand }, { cargo }) => missing(hand, shipCost(cargo))
		},
		{
			code: "no-piece",
			rule: "SF-BUILD-07",
			ok: ({ table, seat }, { cargo }) => hasCargo(table, seat, cargo)
		},
		{
			code: "no-berth",
			rule: "SF-BUILD-01",
			ok: ({ table, seat }, { vertex }) => isBerth(table, seat, vertex)
		}
	],
	exact: true,
	candidates({ table, seat, hand }, out) {
		for (let cargo = 0; cargo < CARGOES.length; cargo++) {
			if (!covers(hand.resources, shipCost(cargo)) || !hasCargo(table, seat, cargo)) continue;
			addBerths(table, seat, out, BUILD$1, cargo * VERTICES);
		}
	},
	play(state, seat, { cargo, vertex }, tell) {
		const paid = shipCost(cargo);
		pay(state, seat, paid);
		const ship = launch$1(state.table, seat, cargo, vertex);
		tell?.all({
			kind: "ship",
			seat,
			ship,
			cargo,
			vertex,
			paid
		});
	}
});
/** SF-BUILD-03: a shipyard around an own colony, wherever it is. */
var spaceport = act(MOVES.spaceport, {
	frames: ["main"],
	gates: [affords(PORT_COST, "SF-BUILD-03"), {
		code: "no-shipyard",
		rule: "SF-BUILD-03",
		ok: (at) => (mine(at)?.shipyards ?? 0) > 0
	}],
	needs: [{
		code: "no-own-colony",
		rule: "SF-BUILD-03",
		ok: ({ table, seat }, { site }) => table.sites[site] === colonyOf(seat)
	}],
	exact: true,
	candidates({ table, seat }, out) {
		const own = colonyOf(seat);
		for (let site = 0; site < 57; site++) if (table.sites[site] === own) out.add(some(SPACEPORT$1, site));
	},
	play(state, seat, { site }, tell) {
		const { table } = state;
		pay(state, seat, PORT_COST);
		placePort(table, seat, site);
		table.quiet = 0;
		tell?.all({
			kind: "spaceport",
			seat,
			site,
			paid: PORT_COST
		});
		offerLaunch(table, seat);
		score(table, seat, POINTS.port);
	}
});
/** SF-BUILD-04 to 06, SF-BUILD-10: a booster, a cannon or a freight pod, for good. */
var upgrade = act(MOVES.upgrade, {
	frames: ["main"],
	needs: [
		{
			code: "cannot-pay",
			rule: "SF-BUILD-04",
			ok: ({ hand }, { upgrade: kind }) => covers(hand.resources, upgradeCost(kind)),
			numbers: ({ hand }, { upgrade: kind }) => missing(hand, upgradeCost(kind))
		},
		{
			code: "mothership-full",
			rule: "SF-BUILD-04",
			ok: (at, { upgrade: kind }) => (mine(at)?.fitted[kind] ?? 0) < (MOST_UPGRADES[kind] ?? 0),
			numbers: (_, { upgrade: kind }) => ({ most: MOST_UPGRADES[kind] ?? 0 })
		},
		{
			code: "stock-out",
			rule: "SF-BUILD-07",
			ok: ({ table }, { upgrade: kind }) => (table.upgrades[kind] ?? 0) > 0
		}
	],
	candidates({ hand }, out) {
		for (let kind = 0; kind < UPGRADES.length; kind++) if (covers(hand.resources, upgradeCost(kind))) out.add(some(UPGRADE, kind));
	},
	play(state, seat, { upgrade: kind }, tell) {
		const { table } = state;
		const { fitted } = playerOf(table, seat);
		const paid = upgradeCost(kind);
		pay(state, seat, paid);
		fitted[kind] = (fitted[kind] ?? 0) + 1;
		table.upgrades[kind] = (table.upgrades[kind] ?? 0) - 1;
		tell?.all({
			kind: "fitted",
			seat,
			upgrade: kind,
			paid
		});
	}
});
//#endregion
//#region games/starfarers/actions/jump.ts
var { all: JUMP$1 } = MOVES.jump;
/** SF-FRIEND-JUMP: boosters that it takes; the Scientists' cards count. */
var LEAST_BOOSTERS = 3;
var isByCard = (table) => top(table).kind === "flight";
var used = (at) => bitCount((mine(at)?.used ?? 0) & (USED.jump | USED.jumpAgain));
var boosters = (at) => (mine(at)?.fitted[0] ?? 0) + speedBonus(mine(at)?.friends ?? 0);
/** A gate for the card alone: an encounter's jump is free of it. */
var byCard = (code, ok) => ({
	code,
	rule: "SF-FRIEND-JUMP",
	ok: (at) => !isByCard(at.table) || ok(at)
});
/** A ship that has begun to fly does not jump as well. */
var isUnderWay = (table, ship) => isByCard(table) && table.flying === ship;
/** SF-ENC-08, SF-FRIEND-JUMP, A-15, A-28, A-39: a ship is put wherever it might end a flight. */
var jump = act(MOVES.jump, {
	frames: ["jump", "flight"],
	gates: [
		byCard("no-card", (at) => held(at, SPACE_JUMPS) > 0),
		byCard("used-up", (at) => used(at) < held(at, SPACE_JUMPS) || held(at, SPACE_JUMPS) === 0),
		byCard("black-ball", ({ table }) => SHAKES[table.shake]?.black !== true),
		{
			...byCard("too-few-boosters", (at) => boosters(at) >= LEAST_BOOSTERS),
			numbers: (at) => ({
				have: boosters(at),
				least: LEAST_BOOSTERS
			})
		},
		notAdrift
	],
	needs: [
		...shipNeeds,
		{
			code: "ship-flown",
			rule: "SF-FRIEND-JUMP",
			ok: ({ table }, { ship }) => !isUnderWay(table, ship)
		},
		...endNeeds
	],
	exact: true,
	candidates({ table, seat }, out) {
		const { stuck, flown } = playerOf(table, seat);
		for (let ship = 0; ship < SHIPS; ship++) {
			const code = shipAt(table, seat, ship);
			if (code === -1 || ((stuck | flown) >> ship & 1) === 1 || isUnderWay(table, ship)) continue;
			addEnds(table, seat, cargoOf(code), out, JUMP$1, ship * VERTICES);
		}
	},
	play(state, seat, { ship, vertex }, tell) {
		const { table } = state;
		const player = playerOf(table, seat);
		const byFriend = isByCard(table);
		if (byFriend) {
			finishShip(table);
			player.used |= (player.used & USED.jump) === 0 ? USED.jump : USED.jumpAgain;
		} else table.stack.pop();
		if (byFriend || table.options.jump === "replaces") player.flown |= 1 << ship;
		jump$1(state, seat, ship, vertex, tell);
	}
});
//#endregion
//#region games/starfarers/actions/turn.ts
/** SF-PROD-01, SF56-TURN-02: pilot 1 rolls for all. */
var roll = act(MOVES.roll, {
	frames: ["before"],
	play({ table }) {
		table.stack.pop();
		table.stack.push(DICE);
	}
});
/** SF-TURN-01, SF56-TURN-03, SF-BLOCK-03: a step is over; nobody goes without having cleared a site that must be left. */
var done = act(MOVES.done, {
	frames: ["main", "flight"],
	gates: [notAdrift, {
		code: "must-leave",
		rule: "SF-BLOCK-03",
		ok: ({ table, seat }) => top(table).kind !== "flight" || overdueShip(table, seat) === -1
	}],
	play({ table }, seat, _, tell) {
		if (top(table).kind === "flight") return landAll(table, seat, tell);
		table.stack.pop();
		tell?.all({
			kind: "built",
			seat
		});
		if (seat === table.active && table.second !== -1) openMain(table, table.second);
		else table.stack.push(DEPART);
	}
});
//#endregion
//#region games/starfarers/free.ts
/** What a pilot can do when free to choose, each known by its place here: they stand first in the game. */
var FREE_ACTIONS = [
	roll,
	build,
	spaceport,
	upgrade,
	supply,
	offer$1,
	fly,
	found,
	jump,
	fame,
	help,
	ask,
	convert,
	done
];
var bits = (...actions) => FREE_ACTIONS.reduce((set, action, i) => actions.some(({ kind }) => kind === action.kind) ? set | 1 << i : set, 0);
var ALWAYS = bits(roll, done);
var FLIGHT = bits(fly, found);
var BUILD = bits(build);
var SPACEPORT = bits(spaceport);
var PARTS = bits(upgrade, supply);
var SWAP = bits(supply);
var OFFER = bits(offer$1);
var [FAME, HELP, ASK, CONVERT, JUMP] = [
	bits(fame),
	bits(help),
	bits(ask),
	bits(convert),
	bits(jump)
];
/** What the cards of friends allow to begin. */
function likelyFriends(friends) {
	let set = 0;
	if ((friends & FAME_FOR_SALE) !== 0) set |= FAME;
	if ((friends & HELPING_HAND) !== 0) set |= HELP;
	if ((friends & DONATION) !== 0) set |= ASK;
	if ((friends & CONVERSION) !== 0) set |= CONVERT;
	if ((friends & SPACE_JUMPS) !== 0) set |= JUMP;
	return set;
}
function likelyBuilds({ resources }) {
	let set = PARTS;
	if (covers(resources, SHIP_COST[0] ?? []) || covers(resources, SHIP_COST[1] ?? [])) set |= BUILD;
	if (covers(resources, PORT_COST)) set |= SPACEPORT;
	return set;
}
/** What may be legal, by a look at the hand: asking all actions one by one takes longer than all the rest. */
function likely({ table, hand, seat }, menu) {
	const player = table.players[seat];
	if (player === void 0) return -1;
	let set = player.friends === 0 ? ALWAYS : ALWAYS | likelyFriends(player.friends);
	if (top(table).kind === "flight") return set | FLIGHT;
	if (menu > 0) set |= OFFER;
	if (player.cards === 0) return set;
	return player.cards === 1 ? set | SWAP : set | likelyBuilds(hand);
}
//#endregion
//#region games/starfarers/frames.ts
var open = {
	settle: asking("settle", "open"),
	harbour: asking("harbour", "open"),
	berth: asking("berth", "open"),
	fit: asking("fit", "open"),
	before: asking("before", "open"),
	relief: asking("relief", "open"),
	steal: asking("steal", "open"),
	main: asking("main", "open"),
	target: asking("target", "open"),
	pick: asking("pick", "open"),
	drop: asking("drop", "open"),
	ground: asking("ground", "open"),
	jump: asking("jump", "open"),
	launch: asking("launch", "open"),
	flight: asking("flight", "open"),
	befriend: asking("befriend", "open")
};
var veiled = {
	discard: asking("discard", "veiled"),
	answer: asking("answer", "veiled"),
	give: asking("give", "veiled"),
	donation: asking("donation", "veiled"),
	offer: asking("offer", "veiled")
};
var countered = ({ counters }) => counters.reduce((set, terms, seat) => terms === null ? set : set | only(seat), 0);
/** SF-TRADE-02: everybody addressed answers; the player on turn may close the matter at any time. */
var offer = {
	rule: "SF-TRADE-02",
	awaits({ active }, frame) {
		const waiting = frame.to & ~(frame.yes | frame.no | countered(frame));
		return waiting === 0 ? veiled.offer(only(active)) : veiled.offer(waiting, only(active));
	}
};
/** So many cards as there are; a pile that could not be renewed is tried again (A-04). */
var fetch = {
	rule: "SF-PROD-04",
	run(state, { seat, n }, tell) {
		const { table } = state;
		refill(state, tell);
		const now = Math.min(n, table.reserve);
		if (now === 0) return;
		if (n > now) table.stack.push(fetchCards(seat, n - now));
		table.stack.push(drawCards(seat, now));
	}
};
/** SF-SEVEN-03: only those with cards can be robbed; a lone one is. */
function prey(table) {
	let victims = 0;
	let last = -1;
	for (let seat = 0; seat < table.players.length; seat++) {
		if (seat === table.active || playerOf(table, seat).cards === 0) continue;
		victims |= only(seat);
		last = seat;
	}
	if (victims === 0) return;
	table.stack.push((victims & victims - 1) === 0 ? rob(last, table.active) : stealFrom(victims));
}
/** What each frame waits for or does. */
var frames = {
	layout,
	home,
	"start-roll": startRoll,
	settle: {
		rule: "SF-FOUND-01",
		awaits: (_, { seat }) => open.settle(only(seat))
	},
	harbour: {
		rule: "SF-FOUND-02",
		awaits: (_, { seat }) => open.harbour(only(seat))
	},
	berth: {
		rule: "SF-FOUND-02",
		awaits: (_, { seat }) => open.berth(only(seat))
	},
	fit: {
		rule: "SF-ENC-09",
		awaits: (_, { seat }) => open.fit(only(seat))
	},
	block: {
		rule: "SF-FOUND-04",
		run: ({ table }, _, tell) => blockRest(table, tell)
	},
	endow: {
		rule: "SF-FOUND-03",
		run: ({ table }, { seat }, tell) => endow(table, seat, tell)
	},
	begin: {
		rule: "SF-FOUND-03",
		run: ({ table }, { seat }, tell) => beginTurn(table, seat, tell)
	},
	fetch,
	draw: draw$1,
	before: {
		rule: "SF-TURN-01",
		awaits: ({ active }) => open.before(only(active)),
		likely
	},
	dice,
	relief: {
		rule: "SF-FRIEND-RELIEF",
		awaits: (_, { seat }) => open.relief(only(seat))
	},
	discard: {
		rule: "SF-SEVEN-02",
		awaits: (_, { owing, done }) => sealedChoice(veiled.discard, owing, done)
	},
	prey: {
		rule: "SF-SEVEN-03",
		run: ({ table }) => prey(table)
	},
	steal: {
		rule: "SF-SEVEN-03",
		awaits: ({ active }) => open.steal(only(active))
	},
	rob: robbery,
	stipend: {
		rule: "SF-PROD-04",
		run: ({ table }) => payStipends(table)
	},
	main: {
		rule: "SF-TRADE-01",
		awaits: ({ pilot }) => open.main(only(pilot)),
		likely
	},
	depart: {
		rule: "SF-FLIGHT-01",
		run: ({ table }) => depart(table)
	},
	shake,
	target: {
		rule: "SF-FRIEND-TARGET",
		awaits: (_, { seat }) => open.target(only(seat))
	},
	meet: meeting,
	answer: {
		rule: "SF-ENC-02",
		awaits: (_, { seats, choices }) => veiled.answer(only(seats[choices.length] ?? 0))
	},
	result: {
		rule: "SF-ENC-03",
		run: runResult
	},
	contest: contesting,
	fate,
	pick: {
		rule: "SF-ENC-03",
		awaits: (_, { seat }) => open.pick(only(seat))
	},
	drop: {
		rule: "SF-ENC-09",
		awaits: (_, { seat }) => open.drop(only(seat))
	},
	ground: {
		rule: "SF-ENC-06",
		awaits: (_, { seat }) => open.ground(only(seat))
	},
	jump: {
		rule: "SF-ENC-08",
		awaits: (_, { seat }) => open.jump(only(seat))
	},
	embark: {
		rule: "SF-ENC-07",
		run: ({ table }, { seat }) => runEmbark(table, seat)
	},
	launch: {
		rule: "SF-ENC-07",
		awaits: (_, { seat }) => open.launch(only(seat))
	},
	give: {
		rule: "SF-ENC-03",
		awaits: (_, { from }) => veiled.give(only(from))
	},
	file: {
		rule: "SF-ENC-03",
		run: (state, { seats }, tell) => file(state, seats, tell)
	},
	sail: {
		rule: "SF56-TURN-04",
		run: ({ table }, { seat }) => setSail(table, seat)
	},
	scout: {
		rule: "SF-SPEC-01",
		run: ({ table }, { seat }) => runScout(table, seat)
	},
	flight: {
		rule: "SF-FLIGHT-04",
		awaits: ({ pilot }) => open.flight(only(pilot)),
		likely
	},
	discover: discovery,
	explore: exploration,
	clear: clearing,
	rest: {
		rule: "SF-FLIGHT-04",
		run: ({ table }, _, tell) => runRest(table, tell)
	},
	alight: {
		rule: "SF-ENC-08",
		run: ({ table }, { seat, ship, from }, tell) => runAlight(table, seat, ship, from, tell)
	},
	befriend: {
		rule: "SF-STAT-03",
		awaits: (_, { seat }) => open.befriend(only(seat))
	},
	donation: {
		rule: "SF-FRIEND-DONATION",
		awaits: (_, { of }) => veiled.donation(only(of))
	},
	offer,
	judge: {
		rule: "SF-END-01",
		run({ table }, _, tell) {
			judge(table, tell);
		}
	},
	next: {
		rule: "SF-TURN-01",
		run: ({ table }, _, tell) => nextTurn(table, tell)
	},
	over: {
		rule: "SF-END-01",
		awaits: (_, { places }) => over(places)
	}
};
//#endregion
//#region games/starfarers/imagine.ts
var pool = zeros(KINDS);
/** Everything that is neither in sight nor known to be in a hand or in the pile. */
function dealKnown(view, known, into) {
	const { table, seat: me } = view;
	const frame = top(table);
	const offer = frame.kind === "offer" ? frame : null;
	const { each } = materialFor(table.players.length);
	for (let kind = 0; kind < KINDS; kind++) {
		const inSight = (table.supply[kind] ?? 0) + (table.stake[kind] ?? 0) + (view.hand.resources[kind] ?? 0);
		const inPile = known.reserve[kind] ?? 0;
		let left = each - inSight - inPile;
		into.box.reserve[kind] = inPile;
		for (let q = 0; q < table.players.length; q++) {
			if (q === me) continue;
			const n = leastHeld(table, offer, known, q, kind);
			handOf(into, q).resources[kind] = n;
			left -= n;
		}
		pool[kind] = left;
	}
}
/** What is known of every hand and of the pile is dealt before anything is dealt by chance; the rest is the pile. */
function imagineResources(view, known, rng, into) {
	dealKnown(view, known, into);
	dealRest(view.table, view.seat, pool, rng, into.hands);
	for (let kind = 0; kind < KINDS; kind++) add(into.box.reserve, kind, pool[kind] ?? 0);
}
/** SF-ENC-01: any card of the pile that looks like the one being read. */
function someCard({ deck, family }, rng) {
	const { cards } = familyAt(family);
	let found = -1;
	let n = 0;
	for (let card = 0; card < 32; card++) {
		const word = card < 16 ? 0 : 1;
		if ((((deck[word] ?? 0) & (cards[word] ?? 0)) >> card % 16) % 2 === 0) continue;
		n++;
		if (rng(n) === 0) found = card;
	}
	return found;
}
/** Sealed choices, and the card that somebody else is reading. */
function imagineSecrets({ table, seat: me }, rng, into) {
	const frame = top(table);
	const done = frame.kind === "discard" ? frame.done : 0;
	for (let q = 0; q < table.players.length; q++) {
		if (q === me) continue;
		const hand = handOf(into, q);
		hand.discard = has(done, q) ? someDiscard(hand.resources, owed(table, q), rng) : null;
		hand.card = -1;
		if (q !== table.reader || table.family === -1) continue;
		hand.card = table.card === -1 ? someCard(table, rng) : table.card;
	}
}
/** A whole state that this seat, by what it sees and remembers, cannot tell from the real one. */
function imagine(view, known, rng, into) {
	copyTable(view.table, into.table);
	copyHand(view.hand, handOf(into, view.seat));
	imagineResources(view, known, rng, into);
	imagineSecrets(view, rng, into);
}
//#endregion
//#region games/starfarers/memory.ts
/** Cards leave the pile: these, or so many unknown ones. */
function draw(memory, seat, n, cards) {
	const { reserve } = memory;
	for (let kind = 0; kind < KINDS; kind++) reserve[kind] = Math.max(0, (reserve[kind] ?? 0) - (cards === null ? n : cards[kind] ?? 0));
	if (cards !== null) more(memory, seat, cards);
}
/** A fold over what was told. Events carry the amounts moved, so that no rule is repeated here. */
var memory = {
	blank: ({ seat, table }) => ({
		me: seat,
		least: table.players.map(() => zeros(KINDS)),
		reserve: zeros(KINDS).fill(materialFor(table.players.length).pile)
	}),
	hear(known, event) {
		switch (event.kind) {
			case "produced":
			case "gained": return more(known, event.seat, event.gains);
			case "refunded": return more(known, event.seat, event.cards);
			case "discarded":
			case "answered":
			case "forfeited": return less(known, event.seat, event.cards);
			case "ship":
			case "spaceport":
			case "fitted":
			case "fame": return less(known, event.seat, event.paid);
			case "supplied":
				shift(known, event.seat, event.give, -event.paid);
				return shift(known, event.seat, event.take, 1);
			case "drew": return draw(known, event.seat, event.n, event.cards);
			case "refilled":
				for (const [kind, n] of event.cards.entries()) known.reserve[kind] = n;
				return;
			case "relieved": return shift(known, event.seat, event.resource, 1);
			case "stole": return pass$1(known, event.from, event.seat, event.resource);
			case "gave":
			case "donated": return pass$1(known, event.seat, event.to, event.resource);
			case "offered":
			case "countered": return proves(known, event.seat, event.give);
			case "accepted": return proves(known, event.seat, event.take);
			case "traded": return swap(known, event.seat, event.with, event.gave, event.got);
		}
	}
};
//#endregion
//#region games/starfarers/game.ts
var game_exports = /* @__PURE__ */ __exportAll({ starfarers: () => starfarers });
/** Starfarers: README.md says where to begin reading. */
var starfarers = makeGame({
	id: "starfarers",
	edition: 1,
	seats: [3, 6],
	options,
	actions: [
		...FREE_ACTIONS,
		settle,
		harbour,
		launch,
		fit,
		drop,
		discard,
		steal,
		accept,
		decline,
		counter,
		withdraw,
		deal,
		answer,
		take,
		pass,
		give,
		seek,
		avoid,
		ground,
		befriend,
		donate,
		keep
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
export { starfarers as n, game_exports as t };
