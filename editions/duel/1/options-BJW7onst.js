import { a as only, i as has$1, n as top, o as seated, r as allSeats, t as makeGame } from "./kernel-D3NNipVO.js";
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
var ENDS$1 = /* @__PURE__ */ new WeakMap();
/** The end, with places[seat] = 1, 2 …; ties share a place. Made once for each list of places. */
function over(places) {
	const known = ENDS$1.get(places);
	if (known !== void 0) return known;
	const made = Object.freeze({
		who: "over",
		places
	});
	ENDS$1.set(places, made);
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
//#region kernel/draws.ts
/** The bounds that draw a permutation of n things: n, n-1, … 2. */
var permutationBounds = (n) => Array.from({ length: Math.max(0, n - 1) }, (_, i) => n - i);
/** `items` in the order that an outcome of `permutationBounds(items.length)`, read from `from` on, stands for. */
function permuted(items, outcome, from = 0) {
	const rest = [...items];
	const order = [];
	for (let i = 0; rest.length > 1; i++) order.push(...rest.splice(outcome[from + i] ?? 0, 1));
	return [...order, ...rest];
}
/** How many cards a multiset holds. */
function total(counts) {
	let sum = 0;
	for (let kind = 0; kind < counts.length; kind++) sum += counts[kind] ?? 0;
	return sum;
}
//#endregion
//#region games/common/bundle.ts
/** So many noughts, in an array without holes: engines read those faster. */
function zeros(n) {
	const noughts = [];
	for (let i = 0; i < n; i++) noughts.push(0);
	return noughts;
}
/** Makes one list of numbers like another of the same length. */
function copyCounts(from, into) {
	for (let i = 0; i < from.length; i++) into[i] = from[i] ?? 0;
}
/** Whether `counts` holds all of `price`. */
function covers(counts, price) {
	for (let kind = 0; kind < price.length; kind++) if ((counts[kind] ?? 0) < (price[kind] ?? 0)) return false;
	return true;
}
/** What `counts` lacks of `price`. */
var shortfall = (counts, price) => price.map((n, kind) => Math.max(0, n - (counts[kind] ?? 0)));
//#endregion
//#region games/common/bits.ts
/** The lowest bit of a word that is not 0, as its number. */
var lowestBit = (word) => 31 - Math.clz32(word & -word);
/** The k-th set bit of a word, counting from the lowest. */
function nthBit(word, k) {
	let rest = word;
	for (let i = 0; i < k; i++) rest &= rest - 1;
	return lowestBit(rest);
}
/** How many bits of a word are set. */
function bitCount(word) {
	let n = 0;
	for (let rest = word; rest !== 0; rest &= rest - 1) n++;
	return n;
}
//#endregion
//#region games/common/listing.ts
/** So many moves or frames, made once and handed out ever after. The list is not frozen: engines read frozen arrays slowly. */
var made = (n, make) => Array.from({ length: n }, (_, i) => Object.freeze(make(i)));
/** One of a list. */
function some(list, i) {
	const found = list[i];
	if (found === void 0) throw new RangeError(`there is no number ${i} among ${list.length}`);
	return found;
}
/** Values such as frames, made once and found by their number ever after. */
function shared(n, make) {
	const list = made(n, make);
	return (i) => some(list, i);
}
//#endregion
//#region games/common/offers.ts
/** Whether there is anything in it. */
function something(bundle) {
	for (let kind = 0; kind < bundle.length; kind++) if ((bundle[kind] ?? 0) > 0) return true;
	return false;
}
/** Whether a kind stands on both sides: a gift in disguise. */
function overlap({ give, take }) {
	for (let kind = 0; kind < give.length; kind++) if ((give[kind] ?? 0) > 0 && (take[kind] ?? 0) > 0) return true;
	return false;
}
zeros(0);
//#endregion
//#region games/ship/data.ts
/** What a ship has on board, in the order in which counts stand in every bundle: five resources, then the rest. */
var STOCKS = [
	"ore",
	"fuel",
	"food",
	"carbon",
	"goods",
	"knowledge",
	"astro"
];
var STOCK_KINDS = STOCKS.length;
var bundle = (counts) => STOCKS.map((name) => counts[name] ?? 0);
/** Nothing at all. */
var NOTHING = bundle({});
/** A price or a reward by the names of what is in it. */
var priced = bundle;
/** What is built and for how much, alike in both variants (book). */
var COST = {
	"colony-ship": bundle({
		ore: 1,
		fuel: 1,
		food: 1
	}),
	"trade-ship": bundle({
		ore: 1,
		fuel: 1,
		goods: 1
	}),
	booster: bundle({ fuel: 2 }),
	"booster-2": bundle({
		fuel: 2,
		knowledge: 1
	}),
	cannon: bundle({ carbon: 2 }),
	"cannon-2": bundle({
		carbon: 2,
		knowledge: 1
	}),
	centre: bundle({
		ore: 1,
		carbon: 1,
		food: 1
	}),
	"centre-2": bundle({
		ore: 1,
		carbon: 1,
		food: 2
	})
};
/** The faces of the die that produces and drives (book), and of the one that fights (book; in Duel inferred). */
var DRIVE_DIE = [
	1,
	1,
	2,
	2,
	3,
	3
];
var COMBAT_DIE = [
	1,
	2,
	2,
	3,
	3,
	4
];
/** The six centres, in the order of their bits; other words for some of them stand in the texts. */
var CENTRES$1 = [
	"storage",
	"command",
	"sensor",
	"trade",
	"science",
	"production"
];
/** What a centre does without it, at level I and at level II. */
var HOLD = [
	2,
	3,
	4
];
var ACTIONS = [
	2,
	3,
	4
];
var LOOK = [
	0,
	2,
	3
];
var FORCED = [
	0,
	1,
	2
];
/** Colonies are told apart by resource and number: four resources times three numbers, one of each. */
var cellOf = (resource, number) => (number - 1) * 4 + resource;
/** Where stations can be founded, in the order of their bits. */
var STATIONS$1 = [
	"rigel",
	"mintaka",
	"saiph",
	"beteigeuze",
	"alnitak",
	"diplomats",
	"green",
	"scientists",
	"merchants",
	"median"
];
var berth = (station, friendship) => ({
	station: station === null ? -1 : STATIONS$1.indexOf(station),
	friendship
});
/** More than any store holds: no limit of the card's own. */
var NO_LIMIT = 9;
/** A planet that buys and sells one good at one price. */
var planet = (from, name, goods, price, station = null) => ({
	...from,
	name,
	kind: "planet",
	goods: STOCKS.indexOf(goods),
	price,
	buys: true,
	sells: true,
	limit: NO_LIMIT,
	...berth(station, station === null ? 0 : 1)
});
function base(from, people, { goods, price, ways, limit }, station) {
	return {
		...from,
		name: "",
		kind: "base",
		people,
		goods,
		price,
		buys: ways !== "sells",
		sells: ways !== "buys",
		limit,
		...berth(station, station === null ? 0 : 1)
	};
}
/** Diplomats without a place for a station, and those of the reserve with one. */
var consulate = (from, ways) => base(from, "diplomats", {
	goods: -2,
	price: 3,
	ways,
	limit: 1
}, null);
var diplomats = (from) => base(from, "diplomats", {
	goods: -2,
	price: 3,
	ways: "buys",
	limit: 1
}, "diplomats");
var greenFolk = (from) => base(from, "green", {
	goods: 5,
	price: 4,
	ways: "sells",
	limit: 1
}, "green");
var scientists = (from) => base(from, "scientists", {
	goods: 5,
	price: 2,
	ways: "buys",
	limit: 1
}, "scientists");
var merchants = (from) => base(from, "merchants", {
	goods: -2,
	price: 3,
	ways: "sells",
	limit: 2
}, "merchants");
var median = (from) => ({
	...from,
	name: "Median",
	kind: "median",
	...berth("median", 2)
});
function colony$1(from, name, goods, number) {
	const resource = STOCKS.indexOf(goods);
	return {
		...from,
		name,
		kind: "colony",
		resource,
		number,
		cell: cellOf(resource, number)
	};
}
var pirate = (from, strength, demand, loss) => ({
	...from,
	name: "",
	kind: "pirate",
	strength,
	demand,
	loss
});
var target = (from, name, number) => ({
	...from,
	name,
	kind: "target",
	target: number
});
/** Lost planets and asteroids: they cost time. */
var empty$1 = (from, name) => ({
	...from,
	name,
	kind: "empty"
});
//#endregion
//#region games/ship/moves.ts
/** Moves that need no more than their name. */
var PLAIN_KINDS = [
	"next",
	"stop",
	"station",
	"colony",
	"pay",
	"fight",
	"colony-ship",
	"trade-ship",
	"booster",
	"booster-2",
	"cannon",
	"cannon-2",
	"accept",
	"decline",
	"end"
];
/** A resource: which colony yields, what is taken as a reward, what the other player must sell. */
var RESOURCE_KINDS = [
	"produce",
	"take",
	"force"
];
/** A centre to build, to raise or to give up. */
var CENTRE_KINDS = [
	"centre",
	"centre-2",
	"give-up"
];
/** So many of a kind, at the card flown to. */
var TRADE_KINDS = ["buy", "sell"];
/** The same at a station of one's own. */
var STATION_TRADE_KINDS = ["station-buy", "station-sell"];
var plainMove = (kind) => Object.freeze({ kind });
var resourceMoves = (kind) => made(5, (resource) => ({
	kind,
	resource
}));
var centreMoves = (kind) => made(CENTRES$1.length, (centre) => ({
	kind,
	centre
}));
var FLY_MOVES = made(4, (sector) => ({
	kind: "fly",
	sector
}));
/** Kinds of stock that are traded: the resources and knowledge; of each at most what a store can hold. */
var TRADED = 6;
var MOST = 4;
/** By goods * MOST + n - 1. */
var tradeMoves = (kind) => made(TRADED * MOST, (i) => ({
	kind,
	goods: Math.floor(i / MOST),
	n: 1 + i % MOST
}));
/** By (station * TRADED + goods) * MOST + n - 1. */
var stationTradeMoves = (kind) => made(STATIONS$1.length * TRADED * MOST, (i) => ({
	kind,
	station: Math.floor(i / (TRADED * MOST)),
	goods: Math.floor(i / MOST) % TRADED,
	n: 1 + i % MOST
}));
/** Two different resources, the first before the second. */
var PAIRS = Array.from({ length: 5 }, (_, first) => Array.from({ length: 4 - first }, (__, i) => [first, first + 1 + i])).flat();
var SELL_PAIR_MOVES = made(PAIRS.length, (i) => {
	const [first, second] = some(PAIRS, i);
	return {
		kind: "sell-pair",
		first,
		second
	};
});
/** By station * pairs + pair. */
var STATION_PAIR_MOVES = made(STATIONS$1.length * PAIRS.length, (i) => {
	const [first, second] = some(PAIRS, i % PAIRS.length);
	return {
		kind: "station-sell-pair",
		station: Math.floor(i / PAIRS.length),
		first,
		second
	};
});
var TASK_MOVES = made(17, (task) => ({
	kind: "task",
	task
}));
var chooseMoves = made(1 << CENTRES$1.length, (centres) => ({
	kind: "choose",
	centres
}));
var bits = (set) => set === 0 ? 0 : 1 + bits(set & set - 1);
/** Every choice of so many centres, by their number. */
var CHOOSE_MOVES = [
	0,
	1,
	2
].map((n) => chooseMoves.filter(({ centres }) => bits(centres) === n));
function orders(of) {
	if (of.length === 0) return [[]];
	return of.flatMap((first) => orders(of.filter((i) => i !== first)).map((rest) => [first, ...rest]));
}
/** Every way to leave so many cards on top or put them under the stack, by how many there are. */
var ARRANGE_MOVES = [
	0,
	1,
	2,
	3
].map((n) => {
	const cards = Array.from({ length: n }, (_, i) => i);
	const moves = [];
	for (let set = 0; set < 1 << n; set++) for (const top of orders(cards.filter((i) => (set >> i & 1) === 0))) for (const below of orders(cards.filter((i) => (set >> i & 1) === 1))) moves.push(Object.freeze({
		kind: "arrange",
		top,
		below
	}));
	return moves;
});
//#endregion
//#region games/ship/ship.ts
/** 0 without this centre, else its level. */
var levelOf = ({ centres, centres2 }, centre) => (centres >> centre & 1) + (centres2 >> centre & 1);
/** How many of each resource fit into its hold. */
var capacityOf = (player) => HOLD[levelOf(player, 0)] ?? 0;
/** How many more of a resource or of knowledge fit. */
function roomFor(player, kind) {
	return (kind === 5 ? 4 : capacityOf(player)) - stockOf(player, kind);
}
var stockOf = ({ stock }, kind) => stock[kind] ?? 0;
/** Level II counts double. */
var boosterPoints = ({ boosters, boosters2 }) => boosters + 2 * boosters2;
var cannonPoints = ({ cannons, cannons2 }) => cannons + 2 * cannons2;
function addStock({ stock }, kind, n) {
	stock[kind] = (stock[kind] ?? 0) + n;
}
/** Hands a price in. */
function pay$1(player, price) {
	for (let kind = 0; kind < price.length; kind++) {
		const n = price[kind] ?? 0;
		if (n > 0) addStock(player, kind, -n);
	}
}
/** Whether any hold has room for a resource that is not barred. */
function hasRoom(player, barred) {
	for (let kind = 0; kind < 5; kind++) if (kind !== barred && roomFor(player, kind) > 0) return true;
	return false;
}
/** Astro that the bank can pay out: what the two players do not have, when coins are counted. */
function bankLeft({ options, players }) {
	if (options.bank === "endless") return Number.MAX_SAFE_INTEGER;
	let left = 88;
	for (let seat = 0; seat < players.length; seat++) left -= players[seat]?.stock[6] ?? 0;
	return left;
}
//#endregion
//#region games/ship/state.ts
/** A card of the reserve that lies face down in the row: a number below 0, and the group it came from. */
var faceDown = (group) => -group;
var groupUnder = (entry) => -entry;
/** What a seat has in front of it. */
var playerOf = (table, seat) => seated(table.players, seat);
/** What a seat holds. */
var handOf = (state, seat) => seated(state.hands, seat);
var opponentOf = (seat) => 1 - seat;
/** The card that was flown to last, NONE before the first. */
var hereOf = ({ row }) => row.length === 0 ? -1 : row[row.length - 1] ?? -1;
//#endregion
//#region games/ship/variant.ts
function factsOf({ cards }) {
	const pirates = cards.flatMap(({ kind }, card) => kind === "pirate" ? [card] : []);
	const of = (read) => cards.map((card) => read(card) ?? -1);
	const trader = (read) => of((card) => "price" in card ? read(card) : void 0);
	const station = of((card) => "station" in card ? card.station : void 0);
	const cell = of((card) => card.kind === "colony" ? card.cell : void 0);
	return {
		goods: trader(({ goods }) => goods),
		price: trader(({ price }) => price),
		buys: trader(({ buys }) => buys ? 1 : 0),
		sells: trader(({ sells }) => sells ? 1 : 0),
		limit: trader(({ limit }) => limit),
		station,
		friendship: of((card) => "friendship" in card ? card.friendship : 0),
		cell,
		target: of((card) => card.kind === "target" ? card.target : void 0),
		pirate: cards.map((_, card) => pirates.indexOf(card)),
		strength: of((card) => card.kind === "pirate" ? card.strength : void 0),
		demand: of((card) => card.kind === "pirate" ? card.demand : void 0),
		group: cards.map(({ group }) => group),
		berths: STATIONS$1.map((_, i) => station.indexOf(i)),
		colonies: Array.from({ length: 12 }, (_, i) => cell.indexOf(i)),
		pirates
	};
}
/** Whether a card trades this kind of stock. */
function trades(facts, card, kind) {
	const goods = facts.goods[card] ?? -1;
	return goods === -2 ? kind < 5 : goods === kind;
}
//#endregion
//#region games/ship/kit.ts
var kitOf = (variant) => ({
	variant,
	facts: factsOf(variant),
	rules: variant.rules
});
/** How far this game goes. */
function stageOf({ stages }, { mission }) {
	const stage = stages[mission];
	if (stage === void 0) throw new RangeError(`no mission ${mission}`);
	return stage;
}
//#endregion
//#region games/ship/actions/gates.ts
/** What is missing of each kind, by name. */
function missing({ stock }, price) {
	const lacks = shortfall(stock, price);
	return Object.fromEntries(STOCKS.map((name, kind) => [name, lacks[kind] ?? 0]));
}
var mine = ({ table, seat }) => playerOf(table, seat);
/** A price is on board. Only what is priced is looked at: this runs for every question. */
function affords(price, rule) {
	const kinds = price.flatMap((n, kind) => n > 0 ? [kind] : []);
	return {
		code: "cannot-pay",
		rule,
		ok(at) {
			const { stock } = mine(at);
			for (let i = 0; i < kinds.length; i++) {
				const kind = kinds[i] ?? 0;
				if ((stock[kind] ?? 0) < (price[kind] ?? 0)) return false;
			}
			return true;
		},
		numbers: (at) => missing(mine(at), price)
	};
}
/** So many astro are at hand. */
var hasAstro = (needed, rule) => ({
	code: "short-of-astro",
	rule,
	ok: (at) => stockOf(mine(at), 6) >= needed(at),
	numbers: (at) => ({
		needed: needed(at),
		have: stockOf(mine(at), 6)
	})
});
/** SS-FLY-08, DU-FLT-09: only the card just flown to, and only until it is used up. */
var fresh = ({ rules }) => ({
	code: "nothing-here",
	rule: rules.passed,
	ok: ({ table }) => table.fresh === 1
});
/** DU-MIS-01: a mission leaves some things for later. Without missions there is nothing to ask. */
function learnt({ variant, rules }, part) {
	if (variant.stages.length === 1) return [];
	const has = (stage) => stage[part];
	return [{
		code: "not-yet",
		rule: rules.mission,
		ok: ({ table }) => has(stageOf(variant, table.options)),
		numbers: ({ table }) => ({ mission: table.options.mission })
	}];
}
/** The card just flown to, NONE when none can be acted on. */
var freshCard = ({ table: { fresh: isFresh, row } }) => isFresh === 1 ? row[row.length - 1] ?? -1 : -1;
//#endregion
//#region games/ship/actions/barter.ts
var ACCEPT = plainMove("accept");
var DECLINE = plainMove("decline");
var amount = (kind, n) => NOTHING.map((_, i) => i === kind ? n : 0);
/** What a menu shows: one resource for another, for knowledge, or for a few astro. */
var MENU = Array.from({ length: 5 }, (_, wanted) => {
	return [
		...[
			0,
			1,
			2,
			3,
			4
		].filter((kind) => kind !== wanted).map((kind) => amount(kind, 1)),
		amount(5, 1),
		...[
			2,
			3,
			4
		].map((n) => amount(6, n))
	].map((give) => Object.freeze({
		kind: "offer",
		give,
		take: amount(wanted, 1)
	}));
}).flat();
/** Menus begin elsewhere each time, so that a short one does not always show the same. */
var STRIDE = 7;
/** Whether what a seat gets fits; astro always does. */
function fits(table, seat, gains) {
	for (let kind = 0; kind <= 5; kind++) {
		const n = gains[kind] ?? 0;
		if (n > 0 && n > roomFor(playerOf(table, seat), kind)) return false;
	}
	return true;
}
var canTrade = (table, seat, gives, gets) => covers(playerOf(table, seat).stock, gives) && fits(table, seat, gets);
var alike = (one, two) => covers(one, two) && covers(two, one);
var isRefused = ({ refused }, { give, take }) => refused.some((terms) => alike(terms.give, give) && alike(terms.take, take));
/** The kinds of goods on a side that random offers are made of. */
var anySide = (rng, kinds) => NOTHING.map((_, kind) => kind < kinds && rng(3) === 0 ? 1 + rng(2) : 0);
var OTHER_GOODS = 5;
/** SS-TRD-04: the player on turn asks for resources and gives resources, knowledge or astro; what both have is open. */
var offer = ({ rules }) => ({
	kind: "offer",
	frames: ["build"],
	listing: "menu",
	gates: [{
		code: "offers-spent",
		rule: rules.offers,
		ok: ({ table }) => table.offers < table.options.offers,
		numbers: ({ table }) => ({
			made: table.offers,
			most: table.options.offers
		})
	}],
	needs: [
		{
			code: "gift",
			rule: rules.barter,
			ok: (_, { give, take }) => something(give) && something(take)
		},
		{
			code: "both-sides",
			rule: rules.barter,
			ok: (_, terms) => !overlap(terms)
		},
		{
			code: "resources-only",
			rule: rules.barter,
			ok: (_, { take }) => (take[OTHER_GOODS] ?? 0) === 0 && (take[6] ?? 0) === 0
		},
		{
			code: "cannot-pay",
			rule: rules.barter,
			ok: (at, { give }) => covers(mine(at).stock, give),
			numbers: (at, { give }) => missing(mine(at), give)
		},
		{
			code: "other-lacks",
			rule: rules.barter,
			ok: ({ table, seat }, { take }) => covers(playerOf(table, opponentOf(seat)).stock, take)
		},
		{
			code: "no-space",
			rule: rules.hold,
			ok: ({ table, seat }, { take }) => fits(table, seat, take)
		},
		{
			code: "other-no-space",
			rule: rules.hold,
			ok: ({ table, seat }, { give }) => fits(table, opponentOf(seat), give)
		},
		{
			code: "refused-before",
			rule: rules.offers,
			ok: ({ table }, move) => !isRefused(table, move)
		}
	],
	candidates({ table }, out) {
		const until = out.n + out.menu;
		const from = (table.turn + table.offers) * STRIDE;
		const { active } = table;
		const other = opponentOf(active);
		for (let i = 0; i < MENU.length && out.n < until; i++) {
			const move = some(MENU, (from + i) % MENU.length);
			if (canTrade(table, active, move.give, move.take) && canTrade(table, other, move.take, move.give)) out.add(move);
		}
	},
	any: (_, rng) => ({
		kind: "offer",
		give: anySide(rng, NOTHING.length),
		take: anySide(rng, 5 + rng(3))
	}),
	play({ table }, seat, { give, take }, tell) {
		table.offers++;
		table.stack.push({
			kind: "offer",
			give,
			take
		});
		tell?.all({
			kind: "offered",
			seat,
			give,
			take
		});
	}
});
function termsNow(table) {
	const frame = top(table);
	return frame.kind === "offer" ? frame : {
		give: NOTHING,
		take: NOTHING
	};
}
/** The offer was possible when it was made, and nothing has changed since. */
var accept = {
	kind: "accept",
	frames: ["offer"],
	listing: "all",
	gates: [],
	needs: [],
	candidates: (_, out) => out.add(ACCEPT),
	any: () => ACCEPT,
	play({ table }, seat, _, tell) {
		const { give, take } = termsNow(table);
		const proposer = opponentOf(seat);
		table.stack.pop();
		for (let kind = 0; kind < give.length; kind++) {
			const gained = (give[kind] ?? 0) - (take[kind] ?? 0);
			if (gained === 0) continue;
			addStock(playerOf(table, seat), kind, gained);
			addStock(playerOf(table, proposer), kind, -gained);
		}
		tell?.all({
			kind: "traded",
			seat: proposer,
			with: seat,
			gave: give,
			got: take
		});
	}
};
/** A refused offer is not made again in the same turn. */
var decline = {
	kind: "decline",
	frames: ["offer"],
	listing: "all",
	gates: [],
	needs: [],
	candidates: (_, out) => out.add(DECLINE),
	any: () => DECLINE,
	play({ table }, seat, _, tell) {
		const { give, take } = termsNow(table);
		table.stack.pop();
		table.refused = [...table.refused, {
			give,
			take
		}];
		tell?.all({
			kind: "declined",
			seat
		});
	}
};
//#endregion
//#region games/ship/actions/building.ts
/** Whatever is built in the same way: pay, and put the piece in its place. */
function building({ what, rule, gates, mount }) {
	const move = plainMove(what);
	return {
		kind: what,
		frames: ["build"],
		listing: "all",
		gates: [affords(COST[what], rule), ...gates],
		needs: [],
		candidates: (_, out) => out.add(move),
		any: () => move,
		play: ({ table }, seat, _, tell) => build(table, seat, what, mount, tell)
	};
}
function build(table, seat, what, mount, tell) {
	const player = playerOf(table, seat);
	pay$1(player, COST[what]);
	mount(player);
	table.quiet = 0;
	tell?.all({
		kind: "built",
		seat,
		what,
		paid: COST[what]
	});
}
/** SS-BLD-04, DU-BLD-02: never more than two ships. */
var hangarPlace = ({ rules }) => ({
	code: "hangar-full",
	rule: rules.hangar,
	ok: (at) => mine(at).colonyShips + mine(at).tradeShips < 2,
	numbers: () => ({ places: 2 })
});
var colonyShip = (kit) => building({
	what: "colony-ship",
	rule: kit.rules.colonyShip,
	gates: [hangarPlace(kit)],
	mount: (player) => {
		player.colonyShips++;
	}
});
var tradeShip = (kit) => building({
	what: "trade-ship",
	rule: kit.rules.tradeShip,
	gates: [hangarPlace(kit)],
	mount: (player) => {
		player.tradeShips++;
	}
});
var boostersOf = ({ boosters, boosters2 }) => boosters + boosters2;
var cannonsOf = ({ cannons, cannons2 }) => cannons + cannons2;
var freeSlot = (rule, count) => ({
	code: "no-slot",
	rule,
	ok: (at) => count(mine(at)) < 3,
	numbers: () => ({ slots: 3 })
});
/** Something of level I to raise; with the option only when all three places are taken. */
var raisable = (kit, rule, first, all) => [{
	code: "nothing-to-raise",
	rule,
	ok: (at) => first(mine(at)) > 0
}, {
	code: "needs-three",
	rule: kit.rules.three,
	ok: (at) => at.table.options.upgrade === "any" || all(mine(at)) >= 3,
	numbers: (at) => ({
		slots: 3,
		have: all(mine(at))
	})
}];
var booster = (kit) => building({
	what: "booster",
	rule: kit.rules.booster,
	gates: [freeSlot(kit.rules.booster, boostersOf), ...learnt(kit, "hasGuns")],
	mount: (player) => {
		player.boosters++;
	}
});
var booster2 = (kit) => building({
	what: "booster-2",
	rule: kit.rules.booster2,
	gates: [...raisable(kit, kit.rules.booster2, ({ boosters }) => boosters, boostersOf), ...learnt(kit, "hasGuns")],
	mount: (player) => {
		player.boosters--;
		player.boosters2++;
	}
});
var cannon = (kit) => building({
	what: "cannon",
	rule: kit.rules.cannon,
	gates: [freeSlot(kit.rules.cannon, cannonsOf), ...learnt(kit, "hasGuns")],
	mount: (player) => {
		player.cannons++;
	}
});
var cannon2 = (kit) => building({
	what: "cannon-2",
	rule: kit.rules.cannon2,
	gates: [...raisable(kit, kit.rules.cannon2, ({ cannons }) => cannons, cannonsOf), ...learnt(kit, "hasGuns")],
	mount: (player) => {
		player.cannons--;
		player.cannons2++;
	}
});
//#endregion
//#region games/ship/score.ts
/** Points come and go at once. */
function score(table, seat, points) {
	playerOf(table, seat).points += points;
	table.quiet = 0;
}
/** Who has at least three symbols and more than the other; NONE when nobody has. */
function leader(first, second) {
	if (first === second) return -1;
	if (Math.max(first, second) < 3) return -1;
	return first > second ? 0 : 1;
}
function hand(table, from, to) {
	if (from !== -1) playerOf(table, from).points--;
	if (to !== -1) playerOf(table, to).points++;
}
/** SS-SPC-01, DU-FRI-02 to 04: symbols are gained, and the card goes to whoever has most of them. */
function befriend(table, seat, n, tell) {
	playerOf(table, seat).friendship += n;
	const holder = leader(playerOf(table, 0).friendship, playerOf(table, 1).friendship);
	if (holder === table.friend) return;
	hand(table, table.friend, holder);
	table.friend = holder;
	tell?.all({
		kind: "friend",
		seat: holder,
		n: playerOf(table, seat).friendship
	});
}
/** SS-SPC-02, DU-HER-01: the same with medals. */
function decorate(table, seat, n, tell) {
	playerOf(table, seat).medals += n;
	const holder = leader(playerOf(table, 0).medals, playerOf(table, 1).medals);
	if (holder === table.hero) return;
	hand(table, table.hero, holder);
	table.hero = holder;
	tell?.all({
		kind: "hero",
		seat: holder,
		n: playerOf(table, seat).medals
	});
}
var ENDS = [[1, 2], [2, 1]];
/** SS-END-01, DU-END-01: the player on turn has enough, and the game is over at once. Call it last: it ends all else. */
function judge(table, tell) {
	const { active, options } = table;
	const { points } = playerOf(table, active);
	if (points < options.target) return;
	table.stack.push({
		kind: "over",
		places: ENDS[active] ?? []
	});
	tell?.all({
		kind: "won",
		seat: active,
		points
	});
}
/** Nobody has scored for so long that nobody will: most points come first. */
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
/** Everybody at the table. */
var BOTH = allSeats(2);
//#endregion
//#region games/ship/actions/centres.ts
var CENTRE = centreMoves("centre");
var CENTRE_2 = centreMoves("centre-2");
var has = (set, centre) => (set >> centre & 1) === 1;
/** SS-BLD-07, DU-CEN-01: any centre of one's own that still lies face down; it works at once. */
var centre = (kit) => ({
	kind: "centre",
	frames: ["build"],
	listing: "all",
	gates: [affords(COST.centre, kit.rules.centre), ...learnt(kit, "hasCentres")],
	needs: [{
		code: "centre-built",
		rule: kit.rules.centre,
		ok: (at, move) => !has(mine(at).centres, move.centre)
	}],
	candidates(_, out) {
		for (let i = 0; i < CENTRES$1.length; i++) out.add(some(CENTRE, i));
	},
	any: (_, rng) => some(CENTRE, rng(CENTRES$1.length)),
	play({ table }, seat, move, tell) {
		const player = playerOf(table, seat);
		pay$1(player, COST.centre);
		player.centres |= 1 << move.centre;
		table.quiet = 0;
		tell?.all({
			kind: "centre",
			seat,
			centre: move.centre,
			level: 1,
			paid: COST.centre
		});
	}
});
/** SS-BLD-08, SS-BLD-09, DU-CEN-02 to 04: on a centre I of one's own, and each only once in the game. */
var centre2 = (kit) => ({
	kind: "centre-2",
	frames: ["build"],
	listing: "all",
	gates: [affords(COST["centre-2"], kit.rules.centre2), ...learnt(kit, "hasLevels")],
	needs: [
		{
			code: "no-centre",
			rule: kit.rules.centre2,
			ok: (at, move) => has(mine(at).centres, move.centre)
		},
		{
			code: "centre-built",
			rule: kit.rules.centre2,
			ok: (at, move) => !has(mine(at).centres2, move.centre)
		},
		{
			code: "centre-taken",
			rule: kit.rules.unique,
			ok: ({ table, seat }, move) => !has(playerOf(table, opponentOf(seat)).centres2, move.centre)
		}
	],
	candidates(_, out) {
		for (let i = 0; i < CENTRES$1.length; i++) out.add(some(CENTRE_2, i));
	},
	any: (_, rng) => some(CENTRE_2, rng(CENTRES$1.length)),
	play({ table }, seat, move, tell) {
		const player = playerOf(table, seat);
		pay$1(player, COST["centre-2"]);
		player.centres2 |= 1 << move.centre;
		score(table, seat, 1);
		tell?.all({
			kind: "centre",
			seat,
			centre: move.centre,
			level: 2,
			paid: COST["centre-2"]
		});
		judge(table, tell);
	}
});
//#endregion
//#region games/ship/framevalues.ts
/** Frames are values; they are made once and shared by all states. */
var frozen = (frame) => Object.freeze(frame);
var CRESTS = frozen({ kind: "crests" });
var FIRST = frozen({ kind: "first" });
var DEAL = frozen({ kind: "deal" });
var BEGIN = frozen({ kind: "begin" });
var DIE = frozen({ kind: "die" });
var SECTOR = frozen({ kind: "sector" });
var LOOK_INTO = frozen({ kind: "look" });
var ARRANGE = frozen({ kind: "arrange" });
var FLIGHT = frozen({ kind: "flight" });
var REVEAL = frozen({ kind: "reveal" });
var LOSE = frozen({ kind: "lose" });
var BUILD = frozen({ kind: "build" });
var NEXT$1 = frozen({ kind: "next" });
var REFILL = frozen({
	kind: "refill",
	isTurned: false
});
var REFILL_TURNED = frozen({
	kind: "refill",
	isTurned: true
});
var SEATS = 2;
var opens = shared(5, (i) => ({
	kind: "open",
	after: i - 1
}));
var sealing = shared(4, (done) => ({
	kind: "centres",
	done
}));
var produceFor = shared(SEATS, (seat) => ({
	kind: "produce",
	seat
}));
var demands = shared(12, (i) => ({
	kind: "pirate",
	demand: i >> 1,
	isPeeked: (i & 1) === 1
}));
var fightWith = shared(80, (card) => ({
	kind: "fight",
	card
}));
var KINDS = 6;
var rewards = shared(18, (i) => ({
	kind: "reward",
	left: Math.floor(i / KINDS),
	barred: i % KINDS - 1
}));
var LANDS = {
	speed: frozen({
		kind: "land",
		why: "speed"
	}),
	actions: frozen({
		kind: "land",
		why: "actions"
	}),
	beaten: frozen({
		kind: "land",
		why: "beaten"
	}),
	stopped: frozen({
		kind: "land",
		why: "stopped"
	}),
	empty: frozen({
		kind: "land",
		why: "empty"
	})
};
var landing = (why) => LANDS[why];
/** A task is opened in place of one for this target; NONE when it replaces none. */
var openAfter = (target) => opens(target + 1);
var OPEN = openAfter(-1);
var demanding = (demand, peeked) => demands(demand * 2 + peeked);
var rewardOf = (left, barred) => rewards(left * KINDS + barred + 1);
//#endregion
//#region games/ship/production.ts
/** SS-PROD-05, SS-PROD-06, DU-PROD-07: what does not fit is lost. */
function yieldOf(table, seat, stock, tell) {
	const player = playerOf(table, seat);
	const isLost = roomFor(player, stock) <= 0;
	if (!isLost) addStock(player, stock, 1);
	tell?.all({
		kind: "produced",
		seat,
		stock,
		isLost
	});
}
/** The resources of a seat's colonies with this number, one bit each. */
var matching = ({ colonies }, die) => colonies >> (die - 1) * 4 & 15;
/** Whether a centre answers to a number. */
function answers(player, centre, first, die) {
	const level = levelOf(player, centre);
	if (level === 0) return false;
	return level === 1 ? first === die : (12 >> die & 1) === 1;
}
/** SS-PROD-03, SS-MOD-05, SS-MOD-06, DU-PROD-05: centres yield on top of colonies. */
function centresYield(table, seat, { numbers }, tell) {
	const player = playerOf(table, seat);
	const { die } = table;
	const crest = Math.max(0, player.crest);
	if (answers(player, 4, numbers.science[crest] ?? -1, die)) yieldOf(table, seat, 5, tell);
	if (answers(player, 5, numbers.production[crest] ?? -1, die)) yieldOf(table, seat, 4, tell);
}
/** Whether any of these resources has room; when none has, it does not matter which colony yields. */
function someFit(player, set) {
	for (let rest = set; rest !== 0; rest &= rest - 1) if (roomFor(player, lowestBit(rest)) > 0) return true;
	return false;
}
/** SS-PROD-02, SS-PROD-07, DU-PROD-03, DU-PROD-04: one colony yields; its owner is asked only where it matters. */
function colonyYields(table, seat, tell) {
	const player = playerOf(table, seat);
	const set = matching(player, table.die);
	if (set === 0) return;
	if ((set & set - 1) !== 0 && someFit(player, set)) table.stack.push(produceFor(seat));
	else yieldOf(table, seat, lowestBit(set), tell);
}
/** Both players get what the die brings; where both must choose, the one on turn chooses first. */
function produce(table, variant, tell) {
	const { active } = table;
	for (const seat of ORDER[active] ?? []) {
		centresYield(table, seat, variant, tell);
		colonyYields(table, seat, tell);
	}
}
/** What is pushed last is asked first. */
var ORDER = [0, 1].map((seat) => [opponentOf(seat), seat]);
//#endregion
//#region games/ship/reward.ts
/** So many resources of choice; where no hold has room they are lost. */
function grant(table, n, barred, tell) {
	if (n === 0) return;
	if (hasRoom(playerOf(table, table.active), barred)) table.stack.push(rewardOf(n, barred));
	else tell?.all({
		kind: "wasted",
		seat: table.active,
		n
	});
}
//#endregion
//#region games/ship/actions/choices.ts
var PRODUCE = resourceMoves("produce");
var TAKE = resourceMoves("take");
/** SS-SETUP-10, DU-SET-09: both choose in secret, and what is chosen is built when both have. */
function choose({ variant, rules }) {
	const n = variant.outfit.centres;
	const moves = some(CHOOSE_MOVES, n);
	return {
		kind: "choose",
		frames: ["centres"],
		listing: "all",
		gates: [],
		needs: [{
			code: "other-number",
			rule: rules.centres,
			ok: (_, { centres }) => bitCount(centres) === n,
			numbers: () => ({ n })
		}],
		exact: true,
		candidates(_, out) {
			for (let i = 0; i < moves.length; i++) out.add(some(moves, i));
		},
		any(_, rng) {
			const thrown = some(CHOOSE_MOVES, 1 + rng(2));
			return some(thrown, rng(thrown.length));
		},
		play(state, seat, { centres }, tell) {
			const { table } = state;
			const frame = top(table);
			const done = (frame.kind === "centres" ? frame.done : 0) | only(seat);
			handOf(state, seat).centres = centres;
			table.stack.pop();
			tell?.to(only(seat), {
				kind: "sealed",
				seat,
				centres
			}, {
				kind: "sealed",
				seat,
				centres: null
			});
			if (done === BOTH) unseal(state, tell);
			else table.stack.push(sealing(done));
		}
	};
}
/** Both have chosen: what was sealed is built. */
function unseal(state, tell) {
	const { players } = state.table;
	for (const [seat, player] of players.entries()) {
		player.centres = handOf(state, seat).centres;
		handOf(state, seat).centres = 0;
	}
	tell?.all({
		kind: "unsealed",
		centres: players.map(({ centres }) => centres)
	});
	tell?.reveals(BOTH);
}
/** SS-PROD-07, DU-PROD-04: the owner says which of several colonies yields, even one that has no room. */
var chooseColony = ({ rules }) => ({
	kind: "produce",
	frames: ["produce"],
	listing: "all",
	gates: [],
	needs: [{
		code: "no-such-colony",
		rule: rules.produce,
		ok: (at, { resource }) => (matching(mine(at), at.table.die) >> resource & 1) === 1,
		numbers: (at, { resource }) => ({
			resource,
			die: at.table.die
		})
	}],
	candidates(_, out) {
		for (let i = 0; i < 5; i++) out.add(some(PRODUCE, i));
	},
	any: (_, rng) => some(PRODUCE, rng(5)),
	play({ table }, seat, { resource }, tell) {
		table.stack.pop();
		yieldOf(table, seat, resource, tell);
	}
});
function rewardNow(table) {
	const frame = top(table);
	return frame.kind === "reward" ? frame : {
		left: 0,
		barred: 0
	};
}
/** SS-OPT-REWARD: by option the good just delivered cannot be taken back. */
var notBarred = (rule) => ({
	code: "barred",
	rule,
	ok: ({ table }, { resource }) => rewardNow(table).barred !== resource,
	numbers: (_, { resource }) => ({ resource })
});
/** One of the five resources for which there is room, one after the other; never knowledge. */
var take = ({ variant, rules }) => ({
	kind: "take",
	frames: ["reward"],
	listing: "all",
	gates: [],
	needs: [{
		code: "no-room",
		rule: rules.hold,
		ok: (at, { resource }) => roomFor(mine(at), resource) > 0,
		numbers: (at, { resource }) => ({
			goods: resource,
			n: 1,
			room: roomFor(mine(at), resource)
		})
	}, ...variant.tasks.some(({ barred }) => barred !== -1) ? [notBarred(rules.exclude)] : []],
	candidates(_, out) {
		for (let i = 0; i < 5; i++) out.add(some(TAKE, i));
	},
	any: (_, rng) => some(TAKE, rng(5)),
	play({ table }, seat, { resource }, tell) {
		const { left, barred } = rewardNow(table);
		table.stack.pop();
		addStock(playerOf(table, seat), resource, 1);
		tell?.all({
			kind: "took",
			seat,
			resource
		});
		grant(table, left - 1, barred, tell);
	}
});
//#endregion
//#region games/ship/stacks.ts
/** Takes the k-th card out of a list that is kept in the order of the card list. */
function takeAt(cards, k) {
	const card = cards[k];
	if (card === void 0) throw new RangeError(`no card ${k} among ${cards.length}`);
	for (let i = k; i + 1 < cards.length; i++) cards[i] = cards[i + 1] ?? 0;
	cards.pop();
	return card;
}
/** Puts a card where it belongs in the order of the card list: what lies face down has no other order. */
function putIn(cards, card) {
	cards.push(card);
	let i = cards.length - 1;
	for (; i > 0 && (cards[i - 1] ?? 0) > card; i--) cards[i] = cards[i - 1] ?? 0;
	cards[i] = card;
}
/** The reserve group that is drawn from now, counted from 0; the number of groups when all are empty. */
function nextGroup(reserve) {
	let group = 0;
	while (group < reserve.length && reserve[group] === 0) group++;
	return group;
}
/** The tasks that may be opened next: those of the lowest group in the deck, one bit each. */
function nextTasks(tasks, deck) {
	if (deck === 0) return 0;
	const group = tasks[lowestBit(deck)]?.group ?? 0;
	let set = 0;
	for (let rest = deck; rest !== 0; rest &= rest - 1) {
		const task = lowestBit(rest);
		if (tasks[task]?.group === group) set |= 1 << task;
	}
	return set;
}
//#endregion
//#region games/ship/turn.ts
/** No offer was refused this turn. */
var NONE_REFUSED = [];
/** SS-TURN-02, DU-TURN-01: production, flight, trade and build; without ships there is no third phase. */
function beginTurn(table, stage, tell) {
	table.turn++;
	table.speed = 0;
	table.flown = 0;
	table.acts = 0;
	table.fresh = 0;
	table.locked = 0;
	table.used = 0;
	table.forced = 0;
	table.offers = 0;
	table.refused = NONE_REFUSED;
	table.stack.push(stage.hasShips ? BUILD : NEXT$1, SECTOR, DIE);
	tell?.all({
		kind: "turn",
		seat: table.active,
		turn: table.turn
	});
	judge(table, tell);
}
/** SS-FLY-06, DU-FLT-14: the row is shuffled back into its stack. */
function gather({ table, box }) {
	const { row, sector } = table;
	if (sector === -1) return;
	const stack = box.sectors[sector] ?? [];
	table.sizes[sector] = (table.sizes[sector] ?? 0) + row.length;
	for (let card = row.pop(); card !== void 0; card = row.pop()) if (card >= 0) putIn(stack, card);
	for (let card = box.veiled.pop(); card !== void 0; card = box.veiled.pop()) putIn(stack, card);
	table.turned = 0;
	table.sector = -1;
}
function nextTurn(state, stage, tell) {
	const { table } = state;
	gather(state);
	tell?.all({
		kind: "ended",
		seat: table.active
	});
	table.quiet++;
	if (table.quiet >= 100) {
		stall(table, tell);
		return;
	}
	table.active = opponentOf(table.active);
	beginTurn(table, stage, tell);
}
//#endregion
//#region games/ship/actions/end.ts
var END$1 = plainMove("end");
/** SS-TURN-02, DU-TURN-02: the other player is next. */
var end$1 = ({ variant }) => ({
	kind: "end",
	frames: ["build"],
	listing: "all",
	gates: [],
	needs: [],
	candidates: (_, out) => out.add(END$1),
	any: () => END$1,
	play(state, _, __, tell) {
		state.table.stack.pop();
		nextTurn(state, stageOf(variant, state.table.options), tell);
	}
});
//#endregion
//#region games/ship/flight.ts
/** Actions that the flyer may take in a flight. */
var actionsOf$1 = (table) => ACTIONS[levelOf(playerOf(table, table.active), 1)] ?? 0;
/** Actions that are left in this flight. */
var actionsLeft = (table) => Math.max(0, actionsOf$1(table) - table.acts);
/** Whether a further card can be flown to. */
var canGoOn = ({ flown, speed, sizes, sector }) => flown < speed && (sizes[sector] ?? 0) > 0;
/** Cards of the stack that nobody has peeked at: those that chance draws from. */
var unseenIn = ({ sizes, sector, ahead, below }) => (sizes[sector] ?? 0) - ahead - below;
/**
* The next card is due: a peeked one from the top, else any that nobody has seen, else a peeked one from below.
* Peeked cards come without chance, and show the other player something new.
*/
function flyOn(state, facts, tell) {
	const { table } = state;
	if (table.ahead === 0 && unseenIn(table) > 0) {
		table.stack.push(REVEAL);
		return;
	}
	const hand = handOf(state, table.active);
	const isAhead = table.ahead > 0;
	const card = (isAhead ? hand.ahead : hand.below).pop() ?? -1;
	if (isAhead) table.ahead--;
	else table.below--;
	if ((facts.strength[card] ?? -1) !== -1) hand.pirate = card;
	arrive(state, facts, card, tell);
	tell?.reveals(BOTH);
}
/** SS-FLY-03, SS-PIR-01, DU-FLT-05: a card is laid open, a pirate is seen by the opponent alone. */
function arrive(state, facts, card, tell) {
	const { table } = state;
	const { active: seat, sector } = table;
	table.flown++;
	table.sizes[sector] = (table.sizes[sector] ?? 0) - 1;
	const demand = facts.demand[card] ?? -1;
	if (demand === -1) {
		table.row.push(card);
		table.fresh = 1;
		tell?.all({
			kind: "revealed",
			seat,
			sector,
			card
		});
		return;
	}
	table.fresh = 0;
	const isPeeked = handOf(state, seat).pirate === card;
	handOf(state, opponentOf(seat)).pirate = card;
	table.stack.push(demanding(demand, isPeeked ? 1 : 0));
	const seers = isPeeked ? BOTH : only(opponentOf(seat));
	tell?.to(seers, {
		kind: "pirate",
		seat,
		sector,
		demand,
		card
	}, {
		kind: "pirate",
		seat,
		sector,
		demand,
		card: null
	});
}
/** The decision is made: the pirate lies open in the row. */
function unmask(state) {
	const { table } = state;
	const { pirate } = handOf(state, opponentOf(table.active));
	for (let seat = 0; seat < state.hands.length; seat++) handOf(state, seat).pirate = -1;
	table.row.push(pirate);
	return pirate;
}
/** An action was taken: the card is turned, and the last action ends the flight. */
function acted(table) {
	table.acts++;
	table.turned |= 1 << table.row.length - 1;
	if (table.acts >= actionsOf$1(table)) end(table, "actions");
}
/** SS-FLY-05, DU-FLT-10: nothing more can be done with the last card, and no other comes. */
function endIfSpent(table) {
	if (!isFlying(table) || table.fresh === 1 || canGoOn(table)) return;
	end(table, table.flown >= table.speed ? "speed" : "empty");
}
var isFlying = ({ stack }) => stack[stack.length - 1]?.kind === "flight";
/** The flight is over; it lands when whatever is pushed above has happened. */
function end(table, why) {
	table.stack.pop();
	table.stack.push(landing(why));
	table.fresh = 0;
}
/** The row stays in sight until the turn ends; peeked cards go back into the stack. */
function land(state, why, tell) {
	const { table, box } = state;
	const stack = box.sectors[table.sector] ?? [];
	const { ahead, below } = handOf(state, table.active);
	for (let card = ahead.pop(); card !== void 0; card = ahead.pop()) putIn(stack, card);
	for (let card = below.pop(); card !== void 0; card = below.pop()) putIn(stack, card);
	table.ahead = 0;
	table.below = 0;
	tell?.all({
		kind: "landed",
		seat: table.active,
		sector: table.sector,
		why,
		row: [...table.row]
	});
}
/** SS-RES-01 to 03, DU-REF-02 and 03: the last card has left the row, and one of the reserve takes its place. */
function replaceLast(table, mark, tell) {
	table.row.pop();
	table.turned &= (1 << table.row.length) - 1;
	table.fresh = 0;
	let left = 0;
	for (let group = 0; group < table.reserve.length; group++) left += table.reserve[group] ?? 0;
	if (left > 0) table.stack.push(mark === "turned" ? REFILL_TURNED : REFILL);
	else tell?.all({
		kind: "exhausted",
		sector: table.sector
	});
}
//#endregion
//#region games/ship/actions/flying.ts
var ON = plainMove("next");
var STOP$1 = plainMove("stop");
/** SS-FLY-01, SS-FLY-02, DU-FLT-01 to 04: a sector must be chosen; the speed is what the boosters and the die make. */
var fly = {
	kind: "fly",
	frames: ["sector"],
	listing: "all",
	gates: [],
	needs: [],
	candidates(_, out) {
		for (let i = 0; i < 4; i++) out.add(some(FLY_MOVES, i));
	},
	any: (_, rng) => some(FLY_MOVES, rng(4)),
	play({ table }, seat, { sector }, tell) {
		const player = playerOf(table, seat);
		table.stack.pop();
		table.stack.push(FLIGHT);
		table.sector = sector;
		table.speed = boosterPoints(player) + table.die;
		if ((LOOK[levelOf(player, 2)] ?? 0) > 0) table.stack.push(LOOK_INTO);
		tell?.all({
			kind: "flies",
			seat,
			sector,
			speed: table.speed
		});
	}
};
/** SS-MOD-03, DU-CEN-07: each card on top or under the stack, those that stay together in any order. */
var arrange = (kit) => ({
	kind: "arrange",
	frames: ["arrange"],
	listing: "all",
	gates: [],
	needs: [{
		code: "other-cards",
		rule: kit.rules.sensor,
		ok: ({ table }, { top, below }) => top.length + below.length === table.ahead,
		numbers: ({ table }) => ({ cards: table.ahead })
	}],
	exact: true,
	candidates({ table }, out) {
		const moves = ARRANGE_MOVES[table.ahead] ?? [];
		for (let i = 0; i < moves.length; i++) out.add(some(moves, i));
	},
	any(_, rng) {
		const moves = some(ARRANGE_MOVES, 1 + rng(ARRANGE_MOVES.length - 1));
		return some(moves, rng(moves.length));
	},
	play(state, seat, { top, below }, tell) {
		const { table } = state;
		const { ahead, below: under } = handOf(state, seat);
		for (let i = 0; i < table.ahead; i++) seen[i] = ahead.pop() ?? -1;
		for (let i = top.length - 1; i >= 0; i--) ahead.push(seen[top[i] ?? 0] ?? -1);
		for (let i = below.length - 1; i >= 0; i--) under.push(seen[below[i] ?? 0] ?? -1);
		table.ahead = top.length;
		table.below = below.length;
		table.stack.pop();
		if (tell !== null) tellArranged(tell, seat, top, below);
	}
});
var seen = [
	-1,
	-1,
	-1
];
function tellArranged(tell, seat, top, below) {
	const counts = {
		top: top.length,
		below: below.length
	};
	const cards = [...top, ...below].map((i) => seen[i] ?? -1);
	tell.to(only(seat), {
		kind: "arranged",
		seat,
		...counts,
		cards
	}, {
		kind: "arranged",
		seat,
		...counts,
		cards: null
	});
}
/** SS-FLY-04, DU-FLT-06: the next card, please; with it the last one is passed. */
var next = (kit) => ({
	kind: "next",
	frames: ["flight"],
	listing: "all",
	gates: [{
		code: "speed-spent",
		rule: kit.rules.speed,
		ok: ({ table }) => canGoOn(table),
		numbers: ({ table: { speed, flown } }) => ({
			speed,
			flown
		})
	}],
	needs: [],
	candidates: (_, out) => out.add(ON),
	any: () => ON,
	play: (state, _, __, tell) => flyOn(state, kit.facts, tell)
});
/** SS-FLY-05, DU-FLT-13: a flight may end at any time, even before the first card. */
var stop = {
	kind: "stop",
	frames: ["flight"],
	listing: "all",
	gates: [],
	needs: [],
	candidates: (_, out) => out.add(STOP$1),
	any: () => STOP$1,
	play({ table }) {
		end(table, canGoOn(table) ? "stopped" : "speed");
	}
};
//#endregion
//#region games/ship/actions/force.ts
var FORCE$1 = resourceMoves("force");
var allowed = (at) => FORCED[levelOf(mine(at), 3)] ?? 0;
/** SS-MOD-04, SS-TRD-05, DU-CEN-06: the trade centre makes the other player sell; no station, and no knowledge. */
var force = ({ rules }) => ({
	kind: "force",
	frames: ["build"],
	listing: "all",
	gates: [
		{
			code: "no-trade-centre",
			rule: rules.force,
			ok: (at) => allowed(at) > 0
		},
		{
			code: "forced-enough",
			rule: rules.force,
			ok: (at) => at.table.forced < allowed(at),
			numbers: (at) => ({ most: allowed(at) })
		},
		hasAstro(() => 2, rules.force)
	],
	needs: [{
		code: "other-has-none",
		rule: rules.force,
		ok: ({ table, seat }, { resource }) => stockOf(playerOf(table, opponentOf(seat)), resource) > 0,
		numbers: (_, { resource }) => ({ resource })
	}, {
		code: "no-room",
		rule: rules.hold,
		ok: (at, { resource }) => roomFor(mine(at), resource) > 0,
		numbers: (at, { resource }) => ({
			goods: resource,
			n: 1,
			room: roomFor(mine(at), resource)
		})
	}],
	candidates(_, out) {
		for (let i = 0; i < 5; i++) out.add(some(FORCE$1, i));
	},
	any: (_, rng) => some(FORCE$1, rng(5)),
	play({ table }, seat, { resource }, tell) {
		const from = opponentOf(seat);
		table.forced++;
		addStock(playerOf(table, seat), resource, 1);
		addStock(playerOf(table, seat), 6, -2);
		addStock(playerOf(table, from), resource, -1);
		addStock(playerOf(table, from), 6, 2);
		tell?.all({
			kind: "forced",
			seat,
			from,
			resource,
			astro: 2
		});
	}
});
//#endregion
//#region games/ship/actions/found.ts
var STATION = plainMove("station");
var COLONY = plainMove("colony");
/** SS-ACT-B1 to B4, DU-STA-01 to 03: a trade ship stays, the card comes along. */
var station = (kit) => ({
	kind: "station",
	frames: ["flight"],
	listing: "all",
	gates: [
		fresh(kit),
		{
			code: "no-berth",
			rule: kit.rules.station,
			ok: (at) => (kit.facts.station[freshCard(at)] ?? -1) !== -1
		},
		{
			code: "no-trade-ship",
			rule: kit.rules.station,
			ok: (at) => mine(at).tradeShips > 0
		}
	],
	needs: [],
	candidates: (_, out) => out.add(STATION),
	any: () => STATION,
	play({ table }, seat, _, tell) {
		const card = hereOf(table);
		const player = playerOf(table, seat);
		const friendship = kit.facts.friendship[card] ?? 0;
		player.tradeShips--;
		player.stations |= 1 << (kit.facts.station[card] ?? 0);
		table.quiet = 0;
		tell?.all({
			kind: "moored",
			seat,
			sector: table.sector,
			card,
			friendship
		});
		befriend(table, seat, friendship, tell);
		leave(table, tell);
	}
});
/** SS-ACT-C1, DU-COL-01 to 04: a colony ship stays, the colony yields from the next roll on. */
var colony = (kit) => ({
	kind: "colony",
	frames: ["flight"],
	listing: "all",
	gates: [
		fresh(kit),
		{
			code: "no-colony",
			rule: kit.rules.colony,
			ok: (at) => (kit.facts.cell[freshCard(at)] ?? -1) !== -1
		},
		{
			code: "no-colony-ship",
			rule: kit.rules.colony,
			ok: (at) => mine(at).colonyShips > 0
		}
	],
	needs: [],
	candidates: (_, out) => out.add(COLONY),
	any: () => COLONY,
	play({ table }, seat, _, tell) {
		const card = hereOf(table);
		const player = playerOf(table, seat);
		player.colonyShips--;
		player.colonies |= 1 << (kit.facts.cell[card] ?? 0);
		score(table, seat, 1);
		tell?.all({
			kind: "settled",
			seat,
			sector: table.sector,
			card
		});
		leave(table, tell);
	}
});
/** The card leaves the row by an action: its replacement lies turned and cannot be acted on (DU-REF-04). */
function leave(table, tell) {
	acted(table);
	table.fresh = 0;
	endIfSpent(table);
	replaceLast(table, "turned", tell);
	judge(table, tell);
}
//#endregion
//#region games/ship/actions/fulfil.ts
/** The place of a task among the open ones, -1 when it is not open. */
function placeOf({ open }, task) {
	for (let i = 0; i < open.length; i++) if (open[i] === task) return i;
	return -1;
}
function needsOf({ variant, facts, rules }) {
	const taskOf = ({ task }) => variant.tasks[task];
	return [
		{
			code: "not-open",
			rule: rules.task,
			ok: ({ table }, { task }) => placeOf(table, task) >= 0
		},
		{
			code: "other-target",
			rule: rules.target,
			ok: (at, move) => taskOf(move)?.target === facts.target[freshCard(at)]
		},
		{
			code: "task-locked",
			rule: rules.locked,
			ok: ({ table }, { task }) => (table.locked >> task & 1) === 0
		},
		{
			code: "cannot-pay",
			rule: rules.task,
			ok: (at, move) => covers(mine(at).stock, taskOf(move)?.pay ?? []),
			numbers: (at, move) => missing(mine(at), taskOf(move)?.pay ?? [])
		},
		...variant.tasks.some(({ cannons }) => cannons > 0) ? [enoughCannons(taskOf, rules.task)] : [],
		...variant.tasks.some(({ boosters }) => boosters > 0) ? [enoughBoosters(taskOf, rules.task)] : []
	];
}
var enoughCannons = (taskOf, rule) => ({
	code: "too-few-cannons",
	rule,
	ok: (at, move) => cannonPoints(mine(at)) >= (taskOf(move)?.cannons ?? 0),
	numbers: (at, move) => ({
		needed: taskOf(move)?.cannons ?? 0,
		have: cannonPoints(mine(at))
	})
});
var enoughBoosters = (taskOf, rule) => ({
	code: "too-few-boosters",
	rule,
	ok: (at, move) => boosterPoints(mine(at)) >= (taskOf(move)?.boosters ?? 0),
	numbers: (at, move) => ({
		needed: taskOf(move)?.boosters ?? 0,
		have: boosterPoints(mine(at))
	})
});
/** Paying comes first, then all that the card brings; resources of choice are chosen afterwards. */
function exchange(table, seat, task, says, tell) {
	const player = playerOf(table, seat);
	pay$1(player, says.pay);
	const astro = Math.min(says.astro, bankLeft(table));
	addStock(player, 6, astro);
	if (says.isKept) player.tasks |= 1 << task;
	else table.discarded |= 1 << task;
	score(table, seat, says.points);
	tell?.all({
		kind: "fulfilled",
		seat,
		task,
		paid: says.pay,
		astro
	});
	if (says.friendship > 0) befriend(table, seat, says.friendship, tell);
	if (says.medals > 0) decorate(table, seat, says.medals, tell);
}
/** SS-ACT-E1 to E8, DU-ORD-01 to 09: a task of the Council at its planet; one after the other, an action each. */
var fulfil = (kit) => ({
	kind: "task",
	frames: ["flight"],
	listing: "all",
	gates: [fresh(kit), {
		code: "no-target",
		rule: kit.rules.target,
		ok: (at) => (kit.facts.target[freshCard(at)] ?? -1) !== -1
	}],
	needs: needsOf(kit),
	candidates({ table: { open } }, out) {
		for (let i = 0; i < open.length; i++) out.add(some(TASK_MOVES, open[i] ?? 0));
	},
	any: (_, rng) => some(TASK_MOVES, rng(kit.variant.tasks.length)),
	play({ table }, seat, { task }, tell) {
		const says = kit.variant.tasks[task];
		if (says === void 0) throw new RangeError(`no task ${task}`);
		table.open.splice(placeOf(table, task), 1);
		exchange(table, seat, task, says, tell);
		acted(table);
		endIfSpent(table);
		if (table.deck !== 0) table.stack.push(openAfter(says.target));
		grant(table, says.resources, table.options.reward === "other" ? says.barred : -1, tell);
		judge(table, tell);
	}
});
//#endregion
//#region games/ship/fight.ts
var lossOf = (card) => card?.kind === "pirate" ? card.loss : "nothing";
/** SS-PIR-04, SS-PIR-05, DU-FGT-01 to 03: equal is enough. */
function fight$1(table, { variant, facts }, card, { own, other }, tell) {
	const seat = table.active;
	const cannons = cannonPoints(playerOf(table, seat));
	const strength = facts.strength[card] ?? 0;
	const isWon = own + cannons >= other + strength;
	tell?.all({
		kind: "fought",
		seat,
		card,
		own,
		other,
		cannons,
		strength,
		isWon
	});
	if (isWon) {
		win(table, facts.pirate[card] ?? 0, card, tell);
		return;
	}
	end(table, "beaten");
	lose(table, lossOf(variant.cards[card]), tell);
}
/** SS-PIR-09, DU-WIN-01 to 04: a medal, a resource of choice, and the reserve fills the gap. */
function win(table, trophy, card, tell) {
	const seat = table.active;
	playerOf(table, seat).trophies |= 1 << trophy;
	tell?.all({
		kind: "trophy",
		seat,
		card,
		medals: 1
	});
	decorate(table, seat, 1, tell);
	table.quiet = 0;
	endIfSpent(table);
	replaceLast(table, "straight", tell);
	grant(table, 1, -1, tell);
	judge(table, tell);
}
/** SS-PIR-06 to 08, DU-LOS-01 to 07: what is not there need not be removed. */
function lose(table, loss, tell) {
	if (loss === "cannon") loseCannon(table, tell);
	if (loss === "booster") loseBooster(table, tell);
	if (loss === "centre") loseSomeCentre(table, tell);
}
/** A level I goes first; when all are level II, one of them becomes a I. */
function loseCannon(table, tell) {
	const player = playerOf(table, table.active);
	const level = levelLost(player.cannons, player.cannons2);
	if (level === 1) player.cannons--;
	if (level === 2) {
		player.cannons2--;
		player.cannons++;
	}
	tell?.all({
		kind: "lost-cannon",
		seat: table.active,
		level
	});
}
function loseBooster(table, tell) {
	const player = playerOf(table, table.active);
	const level = levelLost(player.boosters, player.boosters2);
	if (level === 1) player.boosters--;
	if (level === 2) {
		player.boosters2--;
		player.boosters++;
	}
	tell?.all({
		kind: "lost-booster",
		seat: table.active,
		level
	});
}
function levelLost(first, second) {
	if (first > 0) return 1;
	return second > 0 ? 2 : 0;
}
function loseSomeCentre(table, tell) {
	const { centres } = playerOf(table, table.active);
	if (centres === 0) tell?.all({
		kind: "spared",
		seat: table.active
	});
	else if ((centres & centres - 1) === 0) loseCentre(table, lowestBit(centres), tell);
	else table.stack.push(LOSE);
}
/** The upper level goes; the II back to the common supply, the I face down. */
function loseCentre(table, centre, tell) {
	const seat = table.active;
	const player = playerOf(table, seat);
	const bit = 1 << centre;
	const level = (player.centres2 & bit) === 0 ? 1 : 2;
	if (level === 2) {
		player.centres2 &= ~bit;
		score(table, seat, -1);
	} else player.centres &= ~bit;
	const spilt = centre === 0 ? spill(table) : NOTHING;
	tell?.all({
		kind: "lost-centre",
		seat,
		centre,
		level,
		spilt
	});
}
/** Without the storage centre what no longer fits is lost at once. */
function spill(table) {
	const player = playerOf(table, table.active);
	const most = capacityOf(player);
	const spilt = [...NOTHING];
	for (let kind = 0; kind < 5; kind++) {
		const over = stockOf(player, kind) - most;
		if (over <= 0) continue;
		addStock(player, kind, -over);
		spilt[kind] = over;
	}
	return spilt;
}
//#endregion
//#region games/ship/actions/pirates.ts
var PAY = plainMove("pay");
var FIGHT = plainMove("fight");
var GIVE_UP = centreMoves("give-up");
function demandNow(table) {
	const frame = top(table);
	return frame.kind === "pirate" ? frame.demand : 0;
}
/** SS-PIR-02, DU-PIR-02, DU-PIR-03: the pirate is content, and the flight goes on. */
var pay = ({ rules }) => ({
	kind: "pay",
	frames: ["pirate"],
	listing: "all",
	gates: [hasAstro(({ table }) => demandNow(table), rules.mustFight)],
	needs: [],
	candidates: (_, out) => out.add(PAY),
	any: () => PAY,
	play(state, seat, _, tell) {
		const { table } = state;
		const astro = demandNow(table);
		table.stack.pop();
		addStock(playerOf(table, seat), 6, -astro);
		const card = unmask(state);
		endIfSpent(table);
		tell?.all({
			kind: "paid",
			seat,
			sector: table.sector,
			card,
			astro
		});
		tell?.reveals(BOTH);
	}
});
/** SS-PIR-03, DU-PIR-04: whoever will not or cannot pay fights. */
var fight = {
	kind: "fight",
	frames: ["pirate"],
	listing: "all",
	gates: [],
	needs: [],
	candidates: (_, out) => out.add(FIGHT),
	any: () => FIGHT,
	play(state, seat, _, tell) {
		const { table } = state;
		table.stack.pop();
		const card = unmask(state);
		table.stack.push(fightWith(card));
		tell?.all({
			kind: "fights",
			seat,
			sector: table.sector,
			card
		});
		tell?.reveals(BOTH);
	}
};
/** SS-PIR-08, DU-LOS-04 to 06: any built centre, of each its upper level. */
var giveUp = ({ rules }) => ({
	kind: "give-up",
	frames: ["lose"],
	listing: "all",
	gates: [],
	needs: [{
		code: "no-centre",
		rule: rules.loseCentre,
		ok: (at, { centre }) => (mine(at).centres >> centre & 1) === 1
	}],
	candidates(_, out) {
		for (let i = 0; i < CENTRES$1.length; i++) out.add(some(GIVE_UP, i));
	},
	any: (_, rng) => some(GIVE_UP, rng(CENTRES$1.length)),
	play({ table }, _, { centre }, tell) {
		table.stack.pop();
		loseCentre(table, centre, tell);
	}
});
//#endregion
//#region games/ship/actions/trading.ts
/** So many units fit, are paid for, and are sold at one visit. */
function mostBought(facts, card, player, kind) {
	const funds = Math.floor(stockOf(player, 6) / (facts.price[card] ?? 1));
	return Math.min(facts.limit[card] ?? 0, roomFor(player, kind), funds);
}
/** So many units are there, can be paid out, and are taken at one visit. */
function mostSold(facts, card, table, player, kind) {
	const stock = stockOf(player, kind);
	if (stock === 0) return 0;
	const most = Math.min(facts.limit[card] ?? 0, stock);
	if (table.options.bank === "endless") return most;
	return Math.min(most, Math.floor(bankLeft(table) / (facts.price[card] ?? 1)));
}
var limitNeed = ({ facts, rules }, where, limit) => ({
	code: "over-limit",
	rule: rules[limit],
	ok: (at, move) => move.n <= (facts.limit[where(at, move)] ?? 0),
	numbers: (at, move) => ({
		n: move.n,
		most: facts.limit[where(at, move)] ?? 0
	})
});
/** What a purchase needs, at the card that the move is about. */
function buyNeeds(kit, where, limit) {
	const { facts, rules } = kit;
	const price = (at, move) => move.n * (facts.price[where(at, move)] ?? 0);
	return [
		{
			code: "not-sold-here",
			rule: rules.trade,
			ok: (at, move) => facts.buys[where(at, move)] === 1 && trades(facts, where(at, move), move.goods),
			numbers: (_, { goods }) => ({ goods })
		},
		limitNeed(kit, where, limit),
		{
			code: "no-room",
			rule: rules.buy,
			ok: (at, { goods, n }) => n <= roomFor(mine(at), goods),
			numbers: (at, { goods, n }) => ({
				goods,
				n,
				room: roomFor(mine(at), goods)
			})
		},
		{
			code: "short-of-astro",
			rule: rules.buy,
			ok: (at, move) => price(at, move) <= stockOf(mine(at), 6),
			numbers: (at, move) => ({
				needed: price(at, move),
				have: stockOf(mine(at), 6)
			})
		}
	];
}
/** What a sale needs. */
function sellNeeds(kit, where, limit) {
	const { facts, rules } = kit;
	return [
		{
			code: "not-bought-here",
			rule: rules.trade,
			ok: (at, move) => facts.sells[where(at, move)] === 1 && trades(facts, where(at, move), move.goods),
			numbers: (_, { goods }) => ({ goods })
		},
		limitNeed(kit, where, limit),
		{
			code: "not-held",
			rule: rules.sell,
			ok: (at, { goods, n }) => n <= stockOf(mine(at), goods),
			numbers: (at, { goods, n }) => ({
				goods,
				n,
				have: stockOf(mine(at), goods)
			})
		},
		bankNeed(kit, (at, move) => move.n * (facts.price[where(at, move)] ?? 0))
	];
}
function bankNeed({ rules }, price) {
	return {
		code: "bank-short",
		rule: rules.bank,
		ok: (at, move) => price(at, move) <= bankLeft(at.table),
		numbers: (at, move) => ({
			needed: price(at, move),
			have: bankLeft(at.table)
		})
	};
}
/** What a sale of two different resources needs: a card that takes any, and two of them. */
function pairNeeds(kit, where, limit) {
	const { facts, rules } = kit;
	const takesBoth = (card, { first, second }) => facts.sells[card] === 1 && trades(facts, card, first) && trades(facts, card, second);
	return [
		{
			code: "not-bought-here",
			rule: rules.trade,
			ok: (at, move) => takesBoth(where(at, move), move),
			numbers: (_, { second }) => ({ goods: second })
		},
		{
			code: "over-limit",
			rule: rules[limit],
			ok: (at, move) => (facts.limit[where(at, move)] ?? 0) >= 2,
			numbers: (at, move) => ({
				n: 2,
				most: facts.limit[where(at, move)] ?? 0
			})
		},
		{
			code: "not-held",
			rule: rules.sell,
			ok: (at, { first, second }) => stockOf(mine(at), first) > 0 && stockOf(mine(at), second) > 0,
			numbers: (at, { first, second }) => ({
				goods: stockOf(mine(at), first) > 0 ? second : first,
				n: 1,
				have: 0
			})
		},
		bankNeed(kit, (at, move) => 2 * (facts.price[where(at, move)] ?? 0))
	];
}
/** SS-ACT-A1, DU-TRD-02: astro to the bank, goods on board. */
function buyAt(table, seat, facts, card, goods, n, tell) {
	const player = playerOf(table, seat);
	const astro = n * (facts.price[card] ?? 0);
	addStock(player, goods, n);
	addStock(player, 6, -astro);
	tell?.all({
		kind: "bought",
		seat,
		card,
		goods,
		n,
		astro
	});
}
var oneKind = NOTHING.map((_, goods) => [
	0,
	1,
	2,
	3,
	4
].map((n) => NOTHING.map((__, kind) => kind === goods ? n : 0)));
/** SS-ACT-A2, DU-TRD-03: goods to the bank, astro on board. `second` is NONE for a sale of one kind. */
function sellAt(table, seat, facts, card, { goods, n, second }, tell) {
	const player = playerOf(table, seat);
	const astro = (n + (second === -1 ? 0 : 1)) * (facts.price[card] ?? 0);
	addStock(player, goods, -n);
	if (second !== -1) addStock(player, second, -1);
	addStock(player, 6, astro);
	const sold = oneKind[goods]?.[n] ?? NOTHING;
	const both = second === -1 ? sold : sold.map((count, kind) => kind === second ? 1 : count);
	tell?.all({
		kind: "sold",
		seat,
		card,
		goods: both,
		astro
	});
}
//#endregion
//#region games/ship/actions/stations.ts
var BUY$1 = stationTradeMoves("station-buy");
var SELL$1 = stationTradeMoves("station-sell");
/** SS-TRD-01, DU-HND-02: two stations a turn. */
var usesLeft = ({ rules }) => ({
	code: "stations-spent",
	rule: rules.uses,
	ok: ({ table: { used } }) => bitCount(used) < 2,
	numbers: () => ({ most: 2 })
});
/** SS-TRD-03, DU-HND-05: one's own, and none of them twice. */
var stationNeeds = ({ rules }) => [{
	code: "not-your-station",
	rule: rules.uses,
	ok: (at, { station }) => (mine(at).stations >> station & 1) === 1
}, {
	code: "station-used",
	rule: rules.once,
	ok: ({ table }, { station }) => (table.used >> station & 1) === 0
}];
var usable = (at) => mine(at).stations & ~at.table.used;
function use(table, seat, station, tell) {
	table.used |= 1 << station;
	tell?.all({
		kind: "used-station",
		seat,
		station
	});
}
var stationBuy = (kit) => {
	const { facts } = kit;
	const where = (_, { station }) => facts.berths[station] ?? -1;
	return {
		kind: "station-buy",
		frames: ["build"],
		listing: "all",
		gates: [usesLeft(kit)],
		needs: [...stationNeeds(kit), ...buyNeeds(kit, where, "stationLimit")],
		exact: true,
		candidates(at, out) {
			const player = mine(at);
			for (let rest = usable(at); rest !== 0; rest &= rest - 1) {
				const station = lowestBit(rest);
				const card = facts.berths[station] ?? -1;
				if (facts.buys[card] !== 1) continue;
				const goods = facts.goods[card] ?? -1;
				const last = goods === -2 ? 4 : goods;
				for (let kind = goods === -2 ? 0 : goods; kind <= last; kind++) {
					const most = mostBought(facts, card, player, kind);
					for (let n = 1; n <= most; n++) out.add(some(BUY$1, (station * TRADED + kind) * MOST + n - 1));
				}
			}
		},
		any: (_, rng) => some(BUY$1, rng(BUY$1.length)),
		play({ table }, seat, { station, goods, n }, tell) {
			use(table, seat, station, tell);
			buyAt(table, seat, facts, facts.berths[station] ?? -1, goods, n, tell);
		}
	};
};
var stationSell = (kit) => {
	const { facts } = kit;
	const where = (_, { station }) => facts.berths[station] ?? -1;
	return {
		kind: "station-sell",
		frames: ["build"],
		listing: "all",
		gates: [usesLeft(kit)],
		needs: [...stationNeeds(kit), ...sellNeeds(kit, where, "stationLimit")],
		exact: true,
		candidates(at, out) {
			const player = mine(at);
			for (let rest = usable(at); rest !== 0; rest &= rest - 1) {
				const station = lowestBit(rest);
				const card = facts.berths[station] ?? -1;
				if (facts.sells[card] !== 1) continue;
				const goods = facts.goods[card] ?? -1;
				const last = goods === -2 ? 4 : goods;
				for (let kind = goods === -2 ? 0 : goods; kind <= last; kind++) {
					const most = mostSold(facts, card, at.table, player, kind);
					for (let n = 1; n <= most; n++) out.add(some(SELL$1, (station * TRADED + kind) * MOST + n - 1));
				}
			}
		},
		any: (_, rng) => some(SELL$1, rng(SELL$1.length)),
		play({ table }, seat, { station, goods, n }, tell) {
			use(table, seat, station, tell);
			sellAt(table, seat, facts, facts.berths[station] ?? -1, {
				goods,
				n,
				second: -1
			}, tell);
		}
	};
};
/** The one station that takes two different resources: the Merchants'. */
var MERCHANTS = STATIONS$1.indexOf("merchants");
var stationSellPair = (kit) => {
	const { facts } = kit;
	const where = (_, { station }) => facts.berths[station] ?? -1;
	return {
		kind: "station-sell-pair",
		frames: ["build"],
		listing: "all",
		gates: [usesLeft(kit)],
		needs: [...stationNeeds(kit), ...pairNeeds(kit, where, "stationLimit")],
		candidates(at, out) {
			if ((usable(at) >> MERCHANTS & 1) === 0 || (facts.limit[facts.berths[MERCHANTS] ?? 0] ?? 0) < 2) return;
			const player = mine(at);
			for (let i = 0; i < PAIRS.length; i++) {
				const move = some(STATION_PAIR_MOVES, MERCHANTS * PAIRS.length + i);
				if (stockOf(player, move.first) > 0 && stockOf(player, move.second) > 0) out.add(move);
			}
		},
		any: (_, rng) => some(STATION_PAIR_MOVES, rng(STATION_PAIR_MOVES.length)),
		play({ table }, seat, { station, first, second }, tell) {
			use(table, seat, station, tell);
			sellAt(table, seat, facts, facts.berths[station] ?? -1, {
				goods: first,
				n: 1,
				second
			}, tell);
		}
	};
};
//#endregion
//#region games/ship/actions/visit.ts
var BUY = tradeMoves("buy");
var SELL = tradeMoves("sell");
/** One visit, one transaction: the card is used up. */
function visited(table) {
	acted(table);
	table.fresh = 0;
	endIfSpent(table);
}
/** SS-ACT-A1 to A3, SS-ACT-D1, DU-TRD-01 to 09: buying at the card just flown to. */
var buy = (kit) => ({
	kind: "buy",
	frames: ["flight"],
	listing: "all",
	gates: [fresh(kit)],
	needs: buyNeeds(kit, freshCard, "limit"),
	exact: true,
	candidates(at, out) {
		const { facts } = kit;
		const card = freshCard(at);
		const goods = facts.goods[card] ?? -1;
		if (goods === -1 || facts.buys[card] !== 1) return;
		const player = mine(at);
		const last = goods === -2 ? 4 : goods;
		for (let kind = goods === -2 ? 0 : goods; kind <= last; kind++) {
			const most = mostBought(facts, card, player, kind);
			for (let n = 1; n <= most; n++) out.add(some(BUY, kind * MOST + n - 1));
		}
	},
	any: (_, rng) => some(BUY, rng(TRADED * MOST)),
	play({ table }, seat, { goods, n }, tell) {
		buyAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? -1, goods, n, tell);
		visited(table);
	}
});
/** Selling one kind there. */
var sell = (kit) => ({
	kind: "sell",
	frames: ["flight"],
	listing: "all",
	gates: [fresh(kit)],
	needs: sellNeeds(kit, freshCard, "limit"),
	exact: true,
	candidates(at, out) {
		const { facts } = kit;
		const card = freshCard(at);
		const goods = facts.goods[card] ?? -1;
		if (goods === -1 || facts.sells[card] !== 1) return;
		const player = mine(at);
		const last = goods === -2 ? 4 : goods;
		for (let kind = goods === -2 ? 0 : goods; kind <= last; kind++) {
			const most = mostSold(facts, card, at.table, player, kind);
			for (let n = 1; n <= most; n++) out.add(some(SELL, kind * MOST + n - 1));
		}
	},
	any: (_, rng) => some(SELL, rng(6 * MOST)),
	play({ table }, seat, { goods, n }, tell) {
		sellAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? -1, {
			goods,
			n,
			second: -1
		}, tell);
		visited(table);
	}
});
/** SS-BAS-01, DU-TRD-10: the Merchants take two different resources at one visit. */
var sellPair = (kit) => ({
	kind: "sell-pair",
	frames: ["flight"],
	listing: "all",
	gates: [fresh(kit)],
	needs: pairNeeds(kit, freshCard, "limit"),
	candidates(at, out) {
		const { facts } = kit;
		const card = freshCard(at);
		if ((facts.goods[card] ?? -1) !== -2 || facts.sells[card] !== 1 || (facts.limit[card] ?? 0) < 2) return;
		for (let i = 0; i < SELL_PAIR_MOVES.length; i++) out.add(some(SELL_PAIR_MOVES, i));
	},
	any: (_, rng) => some(SELL_PAIR_MOVES, rng(SELL_PAIR_MOVES.length)),
	play({ table }, seat, { first, second }, tell) {
		sellAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? -1, {
			goods: first,
			n: 1,
			second
		}, tell);
		visited(table);
	}
});
//#endregion
//#region games/ship/copy.ts
function copyPlayer(from, into) {
	copyCounts(from.stock, into.stock);
	into.crest = from.crest;
	into.colonies = from.colonies;
	into.stations = from.stations;
	into.trophies = from.trophies;
	into.tasks = from.tasks;
	into.boosters = from.boosters;
	into.boosters2 = from.boosters2;
	into.cannons = from.cannons;
	into.cannons2 = from.cannons2;
	into.colonyShips = from.colonyShips;
	into.tradeShips = from.tradeShips;
	into.centres = from.centres;
	into.centres2 = from.centres2;
	into.friendship = from.friendship;
	into.medals = from.medals;
	into.points = from.points;
}
function copyTable(from, into) {
	into.options = from.options;
	for (let seat = 0; seat < from.players.length; seat++) {
		const player = from.players[seat];
		const slot = into.players[seat];
		if (player !== void 0 && slot !== void 0) copyPlayer(player, slot);
	}
	into.turn = from.turn;
	into.active = from.active;
	into.die = from.die;
	copyCounts(from.sizes, into.sizes);
	copyCounts(from.reserve, into.reserve);
	into.deck = from.deck;
	copyList(from.open, into.open);
	into.discarded = from.discarded;
	into.sector = from.sector;
	into.speed = from.speed;
	into.flown = from.flown;
	into.acts = from.acts;
	copyList(from.row, into.row);
	into.turned = from.turned;
	into.fresh = from.fresh;
	into.locked = from.locked;
	into.ahead = from.ahead;
	into.below = from.below;
	into.used = from.used;
	into.forced = from.forced;
	into.offers = from.offers;
	into.refused = from.refused;
	into.quiet = from.quiet;
	into.friend = from.friend;
	into.hero = from.hero;
	copyList(from.stack, into.stack);
}
function copyHand(from, into) {
	into.centres = from.centres;
	copyList(from.ahead, into.ahead);
	copyList(from.below, into.below);
	into.pirate = from.pirate;
}
function copyBox(from, into) {
	for (let sector = 0; sector < from.sectors.length; sector++) {
		const stack = from.sectors[sector];
		const slot = into.sectors[sector];
		if (stack !== void 0 && slot !== void 0) copyList(stack, slot);
	}
	copyList(from.reserve, into.reserve);
	copyList(from.veiled, into.veiled);
}
/** Deep where things change, shared where they do not: options, frames and refused offers are values. */
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
//#region games/ship/events.ts
/** Every event there is; in a game without barter some never come. */
var events = {
	crests: true,
	"first-rolled": true,
	starts: true,
	dealt: true,
	opened: true,
	sealed: true,
	unsealed: true,
	turn: true,
	rolled: true,
	produced: true,
	flies: true,
	looked: true,
	arranged: true,
	revealed: true,
	pirate: true,
	paid: true,
	fights: true,
	fought: true,
	trophy: true,
	"lost-cannon": true,
	"lost-booster": true,
	"lost-centre": true,
	spared: true,
	took: true,
	wasted: true,
	bought: true,
	sold: true,
	"used-station": true,
	settled: true,
	moored: true,
	refilled: true,
	exhausted: true,
	fulfilled: true,
	landed: true,
	forced: true,
	offered: true,
	traded: true,
	declined: true,
	built: true,
	centre: true,
	friend: true,
	hero: true,
	ended: true,
	stalled: true,
	won: true
};
//#endregion
//#region games/ship/actions/likely.ts
/** The actions that can be named at a glance, in the order in which they stand first in the game. */
var NAMED = [
	"end",
	"station-buy",
	"station-sell",
	"station-sell-pair",
	"force",
	"colony-ship",
	"trade-ship",
	"booster",
	"booster-2",
	"cannon",
	"cannon-2",
	"centre",
	"centre-2",
	"next",
	"stop",
	"buy",
	"sell",
	"sell-pair",
	"station",
	"colony",
	"task",
	"offer"
];
var bit = (...kinds) => kinds.reduce((set, kind) => set | 1 << NAMED.indexOf(kind), 0);
var END = bit("end");
var STATIONS = bit("station-buy", "station-sell", "station-sell-pair");
var FORCE = bit("force");
var OFFER$1 = bit("offer");
var COLONY_SHIP = bit("colony-ship");
var TRADE_SHIP = bit("trade-ship");
var BOOSTERS = bit("booster", "booster-2");
var CANNONS = bit("cannon", "cannon-2");
var CENTRES = bit("centre", "centre-2");
/** What the stores allow when trading and building; the gates say the rest. */
function likelyToBuild({ table, seat }, menu) {
	const { stock, stations, centres } = playerOf(table, seat);
	let set = END;
	if ((stations & ~table.used) !== 0) set |= STATIONS;
	if ((centres >> 3 & 1) === 1) set |= FORCE;
	if (menu > 0) set |= OFFER$1;
	const fuel = stock[1] ?? 0;
	const carbon = stock[3] ?? 0;
	const food = stock[2] ?? 0;
	if (fuel > 1) set |= BOOSTERS;
	if (carbon > 1) set |= CANNONS;
	if ((stock[0] ?? 0) === 0) return set;
	if (fuel > 0 && food > 0) set |= COLONY_SHIP;
	if (fuel > 0 && (stock[4] ?? 0) > 0) set |= TRADE_SHIP;
	if (carbon > 0 && food > 0) set |= CENTRES;
	return set;
}
var NEXT = bit("next");
var STOP = bit("stop");
var FOUND_STATION = bit("station");
var FOUND_COLONY = bit("colony");
/** What a card allows, whoever flies there. */
function allows(facts, card) {
	let set = 0;
	if (facts.buys[card] === 1) set |= bit("buy");
	if (facts.sells[card] === 1) set |= bit("sell");
	if (facts.sells[card] === 1 && facts.goods[card] === -2 && (facts.limit[card] ?? 0) >= 2) set |= bit("sell-pair");
	if (facts.station[card] !== -1) set |= FOUND_STATION;
	if (facts.cell[card] !== -1) set |= FOUND_COLONY;
	if (facts.target[card] !== -1) set |= bit("task");
	return set;
}
/** What the card just flown to allows, with the ships that are in the hangar. */
function likelyInFlight(facts) {
	const byCard = facts.group.map((_, card) => allows(facts, card));
	return ({ table, seat }) => {
		let set = canGoOn(table) ? NEXT | STOP : STOP;
		if (table.fresh === 0) return set;
		set |= byCard[table.row[table.row.length - 1] ?? 0] ?? 0;
		const { tradeShips, colonyShips } = playerOf(table, seat);
		if (tradeShips === 0) set &= ~FOUND_STATION;
		return colonyShips === 0 ? set & ~FOUND_COLONY : set;
	};
}
//#endregion
//#region games/ship/setup.ts
var inPlay = /* @__PURE__ */ new WeakMap();
/** The cards of this game that lie in sectors and reserve, in the order of the card list; found once for a game. */
function cardsInPlay(variant, settings) {
	const known = inPlay.get(settings);
	if (known !== void 0) return known;
	const found = findCards(variant, settings);
	inPlay.set(settings, found);
	return found;
}
function findCards(variant, settings) {
	const stage = stageOf(variant, settings);
	return variant.cards.flatMap((card, i) => {
		if (card.group > 0 && !stage.hasShips) return [];
		if (card.kind === "pirate" && !stage.hasGuns) return [];
		if (card.kind === "base" && !stage.hasBases) return [];
		if (variant.medianFor === null) return [i];
		return (settings.median === "on" ? card.id === variant.medianFor : card.kind === "median") ? [] : [i];
	});
}
/** The tasks of this game, one bit each. */
var tasksInPlay = ({ tasks }, stage) => tasks.reduce((set, { id }, i) => stage.tasks === "all" || stage.tasks.includes(id) ? set | 1 << i : set, 0);
function newPlayer(variant, stage, { outfit: handicap }, seat) {
	const { outfit } = variant;
	const isBeginner = handicap === (seat === 0 ? "first" : "second");
	const stock = zeros(STOCK_KINDS);
	stock[4] = outfit.goods;
	stock[5] = outfit.knowledge;
	const cannons = isBeginner ? variant.handicap.cannons : outfit.cannons;
	return {
		stock,
		crest: -1,
		colonies: 0,
		stations: 0,
		trophies: 0,
		tasks: 0,
		boosters: isBeginner ? variant.handicap.boosters : outfit.boosters,
		boosters2: 0,
		cannons: stage.hasGuns ? cannons : 0,
		cannons2: 0,
		colonyShips: stage.hasShips ? outfit.ships : 0,
		tradeShips: stage.hasShips ? outfit.ships : 0,
		centres: 0,
		centres2: 0,
		friendship: 0,
		medals: 0,
		points: 1
	};
}
var newHand = () => ({
	centres: 0,
	ahead: [],
	below: [],
	pirate: -1
});
/** The start colony of each crest: carbon and fuel, both on a 1. */
var START_CELLS = [cellOf(3, 1), cellOf(1, 1)];
/** SS-SETUP-05, DU-SET-13: the crest brings its colony. */
function crown(table, moon) {
	for (const [seat, player] of table.players.entries()) {
		player.crest = seat === moon ? 0 : 1;
		player.colonies |= 1 << (START_CELLS[player.crest] ?? 0);
	}
}
/** SS-SETUP-15, DU-SET-21 and the handicap: astro by the order of play, or by who is the beginner. */
function commence(table, variant, starter, tell) {
	const { funds } = table.options;
	const { beginner, expert } = variant.handicap;
	table.active = starter;
	for (const [seat, { stock }] of table.players.entries()) {
		const isBeginner = funds === (seat === 0 ? "first" : "second");
		const plain = variant.outfit.astro[seat === starter ? 0 : 1];
		stock[6] = funds === "none" ? plain : isBeginner ? beginner : expert;
	}
	tell?.all({
		kind: "starts",
		seat: starter,
		astro: table.players.map(({ stock }) => stock[6] ?? 0)
	});
}
var moonOf = ({ players }) => players.findIndex(({ crest }) => crest === 0);
/** The crests are known: with the rule of 2001 that decides who begins (SS-TURN-01). */
function startByCrest(table, variant, tell) {
	if (table.options.start === "moon") commence(table, variant, moonOf(table), tell);
}
/** Everything that is settled before anybody draws or rolls. */
function settle(table, variant) {
	const { crest, start } = table.options;
	if (crest === "drawn") table.stack.push(CRESTS);
	else {
		crown(table, crest === "first-moon" ? 0 : 1);
		startByCrest(table, variant, null);
	}
	if (start === "first") commence(table, variant, 0, null);
	if (start === "second") commence(table, variant, 1, null);
}
function setup(variant, options) {
	const stage = stageOf(variant, options);
	const cards = cardsInPlay(variant, options);
	const groupAt = (card) => variant.cards[card]?.group ?? 0;
	const table = {
		options,
		players: Array.from({ length: 2 }, (_, seat) => newPlayer(variant, stage, options, seat)),
		turn: 0,
		active: -1,
		die: 0,
		sizes: zeros(4),
		reserve: [
			1,
			2,
			3,
			4
		].map((group) => cards.filter((card) => groupAt(card) === group).length),
		deck: tasksInPlay(variant, stage),
		open: [],
		discarded: 0,
		sector: -1,
		speed: 0,
		flown: 0,
		acts: 0,
		row: [],
		turned: 0,
		fresh: 0,
		locked: 0,
		ahead: 0,
		below: 0,
		used: 0,
		forced: 0,
		offers: 0,
		refused: NONE_REFUSED,
		quiet: 0,
		friend: -1,
		hero: -1,
		stack: [BEGIN]
	};
	if (stage.hasCentres) table.stack.push(sealing(0));
	for (let i = 0; i < 3; i++) table.stack.push(OPEN);
	table.stack.push(DEAL);
	if (options.start === "rolled") table.stack.push(FIRST);
	settle(table, variant);
	return {
		table,
		hands: Array.from({ length: 2 }, newHand),
		box: {
			sectors: Array.from({ length: 4 }, () => []),
			reserve: cards.filter((card) => groupAt(card) > 0),
			veiled: []
		}
	};
}
/** How many base cards there are, and so how the deal is drawn. */
function dealBounds(variant, settings) {
	return permutationBounds(baseCards(variant, settings).length);
}
var baseCards = (variant, settings) => cardsInPlay(variant, settings).filter((card) => variant.cards[card]?.group === 0);
/** SS-SETUP-07, DU-SET-15: the base cards go face down into four stacks, as evenly as can be. */
function deal({ table, box }, variant, outcome) {
	const cards = permuted(baseCards(variant, table.options), outcome);
	for (const [i, card] of cards.entries()) {
		const sector = i % 4;
		putIn(box.sectors[sector] ?? [], card);
		table.sizes[sector] = (table.sizes[sector] ?? 0) + 1;
	}
}
/** How many base cards lie in each stack after the deal. */
function dealtSizes(variant, settings) {
	const n = baseCards(variant, settings).length;
	return Array.from({ length: 4 }, (_, sector) => Math.ceil((n - sector) / 4));
}
//#endregion
//#region games/ship/frames.ts
var FACES = 6;
var crestChance = chance("crests", [2], "open");
var firstChance = chance("first", [FACES, FACES], "open");
var dieChance = chance("die", [FACES], "open");
var fightChance = chance("fight", [FACES, FACES], "open");
var openOf = drawing("open", "open");
var revealOf = drawing("reveal", "secret");
var refillOpen = drawing("refill", "open");
var refillSecret = drawing("refill", "secret");
/** By how many cards are looked at, and by how many there are. */
var looks = LOOK.map((_, level) => Array.from({ length: 13 }, (__, size) => {
	const n = Math.min(LOOK[level] ?? 0, size);
	return chance("look", Array.from({ length: n }, (___, i) => size - i), "secret");
}));
var ask = {
	centres: asking("centres", "open"),
	produce: asking("produce", "open"),
	sector: asking("sector", "open"),
	arrange: asking("arrange", "open"),
	flight: asking("flight", "open"),
	pirate: asking("pirate", "open"),
	reward: asking("reward", "open"),
	lose: asking("lose", "open"),
	build: asking("build", "open"),
	offer: asking("offer", "open")
};
var dealChances = /* @__PURE__ */ new WeakMap();
function setUpFrames({ variant, rules }) {
	return {
		crests: {
			rule: rules.crests,
			awaits: () => crestChance,
			resolve({ table }, _, [moon = 0], tell) {
				crown(table, moon);
				tell?.all({
					kind: "crests",
					crests: table.players.map(({ crest }) => crest)
				});
				startByCrest(table, variant, tell);
			}
		},
		first: {
			rule: rules.first,
			awaits: () => firstChance,
			resolve({ table }, _, outcome, tell) {
				const rolls = outcome.map((face) => DRIVE_DIE[face] ?? 1);
				const [one = 0, two = 0] = rolls;
				tell?.all({
					kind: "first-rolled",
					rolls
				});
				if (one === two) table.stack.push(FIRST);
				else commence(table, variant, one > two ? 0 : 1, tell);
			}
		},
		deal: {
			rule: rules.stacks,
			awaits({ options }) {
				const known = dealChances.get(options);
				if (known !== void 0) return known;
				const made = chance("deal", dealBounds(variant, options), "secret");
				dealChances.set(options, made);
				return made;
			},
			resolve(state, _, outcome, tell) {
				deal(state, variant, outcome);
				tell?.all({
					kind: "dealt",
					sizes: [...state.table.sizes]
				});
			}
		},
		centres: {
			rule: rules.centres,
			awaits: (_, { done }) => sealedChoice(ask.centres, BOTH, done)
		},
		begin: {
			rule: rules.turn,
			run: ({ table }, _, tell) => beginTurn(table, stageOf(variant, table.options), tell)
		}
	};
}
/** SS-MOD-03, DU-CEN-07: the sensor centre shows what comes next, to the flyer alone. */
function look(state, outcome, tell) {
	const { table, box } = state;
	const { active: seat, sector } = table;
	const stack = box.sectors[sector] ?? [];
	const { ahead } = handOf(state, seat);
	for (let i = 0; i < outcome.length; i++) ahead.push(takeAt(stack, outcome[i] ?? 0));
	ahead.reverse();
	table.ahead = ahead.length;
	table.stack.push(ARRANGE);
	const n = ahead.length;
	tell?.to(only(seat), {
		kind: "looked",
		seat,
		sector,
		n,
		cards: [...ahead].reverse()
	}, {
		kind: "looked",
		seat,
		sector,
		n,
		cards: null
	});
}
/** SS-RES-01, DU-REF-02: the top card of the reserve; by option nobody sees it. */
function refill(state, mark, k, tell) {
	const { table, box } = state;
	const { sector, row, reserve, options } = table;
	const group = nextGroup(reserve);
	const card = takeAt(box.reserve, k);
	reserve[group] = (reserve[group] ?? 0) - 1;
	if (mark === "turned") table.turned |= 1 << row.length;
	const isOpen = options.refill === "open";
	row.push(isOpen ? card : faceDown(group + 1));
	if (!isOpen) box.veiled.push(card);
	if (box.veiled.length > 1) box.veiled.sort((a, b) => a - b);
	tell?.all({
		kind: "refilled",
		sector,
		card: isOpen ? card : null,
		group: group + 1
	});
}
var refillChance = ({ reserve, options }) => (options.refill === "open" ? refillOpen : refillSecret)(reserve[nextGroup(reserve)] ?? 0);
function flightFrames(kit) {
	const { facts, rules } = kit;
	return {
		look: {
			rule: rules.sensor,
			awaits: (table) => looks[levelOf(playerOf(table, table.active), 2)]?.[table.sizes[table.sector] ?? 0] ?? dieChance,
			resolve: (state, _, outcome, tell) => look(state, outcome, tell)
		},
		arrange: {
			rule: rules.sensor,
			awaits: ({ active }) => ask.arrange(only(active))
		},
		flight: {
			rule: rules.flight,
			awaits: ({ active }) => ask.flight(only(active)),
			likely: likelyInFlight(facts)
		},
		reveal: {
			rule: rules.flight,
			awaits: (table) => revealOf(unseenIn(table)),
			resolve(state, _, [k = 0], tell) {
				arrive(state, facts, takeAt(state.box.sectors[state.table.sector] ?? [], k), tell);
			}
		},
		refill: {
			rule: rules.refill,
			awaits: refillChance,
			resolve: (state, { isTurned }, [k = 0], tell) => refill(state, isTurned ? "turned" : "straight", k, tell)
		},
		land: {
			rule: rules.actions,
			run: (state, { why }, tell) => land(state, why, tell)
		}
	};
}
/** A task is opened; one that replaces a task for the same planet waits for another flight (SS-ACT-E5, DU-ORD-08). */
function openTask({ table }, { variant }, after, k, tell) {
	const task = nthBit(nextTasks(variant.tasks, table.deck), k);
	const isLocked = after !== -1 && variant.tasks[task]?.target === after;
	table.deck &= ~(1 << task);
	table.open.push(task);
	if (isLocked) table.locked |= 1 << task;
	tell?.all({
		kind: "opened",
		task,
		isLocked
	});
}
/** What each frame waits for or does. */
function framesOf(kit) {
	const { variant, rules } = kit;
	return {
		...setUpFrames(kit),
		...flightFrames(kit),
		open: {
			rule: rules.newTask,
			awaits: ({ deck }) => openOf(bitCount(nextTasks(variant.tasks, deck))),
			resolve: (state, { after }, [k = 0], tell) => openTask(state, kit, after, k, tell)
		},
		die: {
			rule: rules.die,
			awaits: () => dieChance,
			resolve({ table }, _, [face = 0], tell) {
				table.die = DRIVE_DIE[face] ?? 1;
				tell?.all({
					kind: "rolled",
					seat: table.active,
					die: table.die
				});
				produce(table, variant, tell);
			}
		},
		produce: {
			rule: rules.produce,
			awaits: (_, { seat }) => ask.produce(only(seat))
		},
		sector: {
			rule: rules.sector,
			awaits: ({ active }) => ask.sector(only(active))
		},
		pirate: {
			rule: rules.pirate,
			awaits: ({ active }) => ask.pirate(only(active))
		},
		fight: {
			rule: rules.fight,
			awaits: () => fightChance,
			resolve({ table }, { card }, [own = 0, other = 0], tell) {
				fight$1(table, kit, card, {
					own: COMBAT_DIE[own] ?? 1,
					other: COMBAT_DIE[other] ?? 1
				}, tell);
			}
		},
		reward: {
			rule: rules.reward,
			awaits: ({ active }) => ask.reward(only(active))
		},
		lose: {
			rule: rules.loseCentre,
			awaits: ({ active }) => ask.lose(only(active))
		},
		build: {
			rule: rules.build,
			awaits: ({ active }) => ask.build(only(active)),
			likely: likelyToBuild
		},
		offer: {
			rule: rules.barter,
			awaits: ({ active }) => ask.offer(only(1 - active))
		},
		next: {
			rule: rules.turn,
			run: (state, _, tell) => nextTurn(state, stageOf(variant, state.table.options), tell)
		},
		over: {
			rule: rules.over,
			awaits: (_, { places }) => over(places)
		}
	};
}
/** A card is known to be in a sector. */
function learn({ where, unknown }, groups, card, sector) {
	if (where[card] !== -1) return;
	where[card] = sector;
	const place = sector * 5 + (groups[card] ?? 0);
	unknown[place] = (unknown[place] ?? 0) - 1;
}
/** A fold over what was told: every card that was shown, by sector. Stacks are shuffled, but never mixed. */
function memoryOf({ variant, facts }) {
	return {
		blank({ seat, table: { options } }) {
			const inPlay = new Set(cardsInPlay(variant, options));
			const unknown = zeros(20);
			for (const [sector, size] of dealtSizes(variant, options).entries()) unknown[sector * 5] = size;
			return {
				me: seat,
				where: variant.cards.map((_, card) => inPlay.has(card) ? -1 : 4),
				unknown
			};
		},
		hear(known, event) {
			switch (event.kind) {
				case "looked":
					for (const card of event.cards ?? []) learn(known, facts.group, card, event.sector);
					return;
				case "revealed":
				case "paid":
				case "fights": return learn(known, facts.group, event.card, event.sector);
				case "pirate": return event.card === null ? void 0 : learn(known, facts.group, event.card, event.sector);
				case "settled":
				case "moored":
				case "trophy":
					known.where[event.card] = 4;
					return;
				case "refilled": {
					const place = event.sector * 5 + event.group;
					if (event.card === null) known.unknown[place] = (known.unknown[place] ?? 0) + 1;
					else known.where[event.card] = event.sector;
				}
			}
		}
	};
}
//#endregion
//#region games/ship/imagine.ts
var RESERVE = 4;
var VEILED = 5;
var PLACES = 6;
var where = zeros(80);
var free = zeros(5 * PLACES);
var left = zeros(5);
function put(place, into, card) {
	if (place < 4) into.box.sectors[place]?.push(card);
	else if (place === RESERVE) into.box.reserve.push(card);
	else into.box.veiled.push(card);
}
/** What is missing where: the unknown cards of each group, as the memory counts them and the table shows them. */
function countFree({ table }, { unknown }) {
	free.fill(0);
	for (let sector = 0; sector < 4; sector++) for (let group = 0; group < 5; group++) free[group * PLACES + sector] = unknown[sector * 5 + group] ?? 0;
	for (let group = 1; group < 5; group++) free[group * PLACES + RESERVE] = table.reserve[group - 1] ?? 0;
	for (let i = 0; i < table.row.length; i++) {
		const entry = table.row[i] ?? 0;
		if (entry >= 0) continue;
		const at = groupUnder(entry) * PLACES;
		free[at + VEILED] = (free[at + VEILED] ?? 0) + 1;
		free[at + table.sector] = (free[at + table.sector] ?? 0) - 1;
	}
	for (let group = 0; group < 5; group++) {
		left[group] = 0;
		for (let place = 0; place < PLACES; place++) left[group] = (left[group] ?? 0) + (free[group * PLACES + place] ?? 0);
	}
}
/** Where every known card is; those in sight, in the own hand or with a player are dealt already. */
function mark({ table, hand }, known, cards) {
	for (let card = 0; card < cards; card++) where[card] = known.where[card] ?? 4;
	for (let i = 0; i < table.row.length; i++) {
		const entry = table.row[i] ?? 0;
		if (entry >= 0) where[entry] = 4;
	}
	for (let i = 0; i < hand.ahead.length; i++) where[hand.ahead[i] ?? 0] = 4;
	for (let i = 0; i < hand.below.length; i++) where[hand.below[i] ?? 0] = 4;
	if (hand.pirate !== -1) where[hand.pirate] = 4;
}
/** How likely a pirate is the one that came up: 1 when it is known to be here, else its share of the unknown cards. */
function chanceOf(card, sector, group) {
	const place = where[card] ?? 4;
	if (place !== -1) return place === sector ? SCALE : 0;
	return Math.floor(SCALE * (free[group * PLACES + sector] ?? 0) / Math.max(1, left[group] ?? 0));
}
var SCALE = 1024;
/** A pirate with this demand that may lie in the sector, for one who was only told the demand. */
function somePirate({ table }, { facts }, demand, rng) {
	const { sector } = table;
	const { pirates } = facts;
	let all = 0;
	for (let i = 0; i < pirates.length; i++) {
		const card = pirates[i] ?? 0;
		if (facts.demand[card] === demand) all += chanceOf(card, sector, facts.group[card] ?? 0);
	}
	let rest = rng(all);
	for (let i = 0; i < pirates.length; i++) {
		const card = pirates[i] ?? 0;
		if (facts.demand[card] !== demand) continue;
		rest -= chanceOf(card, sector, facts.group[card] ?? 0);
		if (rest >= 0) continue;
		if (where[card] === -1) {
			const group = facts.group[card] ?? 0;
			free[group * PLACES + sector] = (free[group * PLACES + sector] ?? 0) - 1;
			left[group] = (left[group] ?? 0) - 1;
		}
		where[card] = 4;
		return card;
	}
	throw new Error(`no pirate demands ${demand}`);
}
/** Any place where a card of this group is missing; each missing card is as likely. */
function somePlace(group, rng) {
	const at = group * PLACES;
	let k = rng(left[group] ?? 1);
	for (let place = 0; place < PLACES; place++) {
		k -= free[at + place] ?? 0;
		if (k >= 0) continue;
		free[at + place] = (free[at + place] ?? 0) - 1;
		left[group] = (left[group] ?? 0) - 1;
		return place;
	}
	throw new Error(`no place for a card of group ${group}`);
}
function empty(list) {
	while (list.length > 0) list.pop();
}
/** Deals all cards in the order of the card list, so that every list comes out in it. */
function dealCards(into, { facts }, rng) {
	for (let sector = 0; sector < 4; sector++) empty(into.box.sectors[sector] ?? []);
	empty(into.box.reserve);
	empty(into.box.veiled);
	const { group } = facts;
	for (let card = 0; card < group.length; card++) {
		const place = where[card] ?? 4;
		if (place === 4) continue;
		put(place === -1 ? somePlace(group[card] ?? 0, rng) : place, into, card);
	}
}
/** Before the deal nobody has anything. */
var isDealt = ({ table: { sizes } }) => {
	for (let sector = 0; sector < sizes.length; sector++) if ((sizes[sector] ?? 0) > 0) return true;
	return false;
};
/** What the other seat may have peeked at: any cards of the stack. */
function imaginePeek({ table, seat }, rng, into) {
	const other = handOf(into, opponentOf(seat));
	empty(other.ahead);
	empty(other.below);
	if (table.active === seat || table.sector === -1) return;
	const stack = into.box.sectors[table.sector] ?? [];
	for (let n = table.ahead; n > 0; n--) other.ahead.push(takeAt(stack, rng(stack.length)));
	for (let n = table.below; n > 0; n--) other.below.push(takeAt(stack, rng(stack.length)));
}
/** The pirate as the other seat sees it: to the opponent it is shown, to the flyer only if it was peeked at. */
function imaginePirate(view, kit, rng, into) {
	const frame = top(view.table);
	const other = handOf(into, opponentOf(view.seat));
	other.pirate = -1;
	if (frame.kind !== "pirate") return;
	if (view.hand.pirate !== -1) {
		if (view.table.active === view.seat || frame.isPeeked) other.pirate = view.hand.pirate;
	} else other.pirate = somePirate(view, kit, frame.demand, rng);
}
/** A choice of centres that the other seat may have sealed. */
function imagineCentres({ table, seat }, { variant }, rng, into) {
	const frame = top(table);
	const other = opponentOf(seat);
	const moves = some(CHOOSE_MOVES, variant.outfit.centres);
	const isSealed = frame.kind === "centres" && has$1(frame.done, other);
	handOf(into, other).centres = isSealed ? some(moves, rng(moves.length)).centres : 0;
}
/** A whole state that this seat, by what it sees and remembers, cannot tell from the real one. */
var imagineWith = (kit) => (view, known, rng, into) => {
	copyTable(view.table, into.table);
	copyHand(view.hand, handOf(into, view.seat));
	mark(view, known, kit.facts.group.length);
	countFree(view, known);
	if (!isDealt(view)) undealt(kit);
	imaginePirate(view, kit, rng, into);
	dealCards(into, kit, rng);
	imaginePeek(view, rng, into);
	imagineCentres(view, kit, rng, into);
};
/** The base cards lie nowhere yet. */
function undealt({ facts }) {
	for (let card = 0; card < facts.group.length; card++) if (facts.group[card] === 0) where[card] = 4;
}
//#endregion
//#region games/ship/notation.ts
var stock = (kind) => STOCKS[kind] ?? "";
var counts = (bundle) => bundle.join(",");
var centresIn = (set) => CENTRES$1.filter((_, i) => (set >> i & 1) === 1).join(" ");
function printer({ variant }) {
	return (move) => {
		switch (move.kind) {
			case "produce":
			case "take":
			case "force": return `${move.kind} ${stock(move.resource)}`;
			case "centre":
			case "centre-2":
			case "give-up": return `${move.kind} ${CENTRES$1[move.centre]}`;
			case "buy":
			case "sell": return `${move.kind} ${move.n} ${stock(move.goods)}`;
			case "sell-pair": return `sell ${stock(move.first)} and ${stock(move.second)}`;
			case "station-buy":
			case "station-sell": return `${move.kind === "station-buy" ? "buy" : "sell"} ${move.n} ${stock(move.goods)} at ${STATIONS$1[move.station]}`;
			case "station-sell-pair": return `sell ${stock(move.first)} and ${stock(move.second)} at ${STATIONS$1[move.station]}`;
			case "fly": return `fly ${move.sector}`;
			case "task": return `task ${variant.tasks[move.task]?.id ?? ""}`;
			case "choose": return `choose ${centresIn(move.centres)}`;
			case "arrange": return `arrange ${move.top.join("")}/${move.below.join("")}`;
			case "offer": return `offer ${counts(move.give)} for ${counts(move.take)}`;
			default: return move.kind;
		}
	};
}
var BUNDLE = `(\\d{1,2}(?:,\\d{1,2}){${STOCK_KINDS - 1}})`;
var OFFER = new RegExp(`^offer ${BUNDLE} for ${BUNDLE}$`);
/** Moves as text. A text that says a move in another way than `print` would is no move: one form for each. */
function notationOf(kit) {
	const print = printer(kit);
	const closed = new Map([
		...PLAIN_KINDS.map((kind) => plainMove(kind)),
		...RESOURCE_KINDS.flatMap((kind) => resourceMoves(kind)),
		...CENTRE_KINDS.flatMap((kind) => centreMoves(kind)),
		...TRADE_KINDS.flatMap((kind) => tradeMoves(kind)),
		...STATION_TRADE_KINDS.flatMap((kind) => stationTradeMoves(kind)),
		...SELL_PAIR_MOVES,
		...STATION_PAIR_MOVES,
		...FLY_MOVES,
		...TASK_MOVES.slice(0, kit.variant.tasks.length),
		...CHOOSE_MOVES.slice(1).flat(),
		...ARRANGE_MOVES.slice(1).flat()
	].map((move) => [print(move), move]));
	return {
		print,
		parse(text) {
			const known = closed.get(text);
			if (known !== void 0) return known;
			const terms = kit.variant.hasBarter ? OFFER.exec(text) : null;
			if (terms === null) return null;
			const [give = [], take = []] = terms.slice(1).map((side) => side.split(",").map(Number));
			const move = {
				kind: "offer",
				give,
				take
			};
			return print(move) === text ? move : null;
		}
	};
}
//#endregion
//#region games/ship/game.ts
/** What can be done; what frames name at a glance stands first, in the order of `NAMED` (likely.ts). */
function actionsOf(kit) {
	const building = [
		end$1(kit),
		stationBuy(kit),
		stationSell(kit),
		stationSellPair(kit),
		force(kit),
		colonyShip(kit),
		tradeShip(kit),
		booster(kit),
		booster2(kit),
		cannon(kit),
		cannon2(kit),
		centre(kit),
		centre2(kit)
	];
	const flying = [
		next(kit),
		stop,
		buy(kit),
		sell(kit),
		sellPair(kit),
		station(kit),
		colony(kit),
		fulfil(kit)
	];
	const elsewhere = [
		fly,
		arrange(kit),
		pay(kit),
		fight,
		giveUp(kit),
		choose(kit),
		chooseColony(kit),
		take(kit)
	];
	const barter = kit.variant.hasBarter ? [
		offer(kit),
		accept,
		decline
	] : [];
	return [
		...building,
		...flying,
		...barter,
		...elsewhere
	];
}
/** The game that this data makes. */
function shipGame(variant, { edition, options, settings }) {
	const kit = kitOf(variant);
	return makeGame({
		id: variant.id,
		edition,
		seats: [2, 2],
		options,
		setup: (chosen) => setup(variant, settings(chosen)),
		actions: actionsOf(kit),
		frames: framesOf(kit),
		events,
		memory: memoryOf(kit),
		notation: notationOf(kit),
		copy,
		imagine: imagineWith(kit)
	});
}
//#endregion
//#region games/ship/tasks.ts
/** What a card says, the rest being nothing. */
function task(place, says, keeping, provenance) {
	return {
		...place,
		pay: priced(says.pay ?? {}),
		cannons: says.cannons ?? 0,
		boosters: says.boosters ?? 0,
		astro: says.astro ?? 0,
		resources: says.resources ?? 0,
		points: says.points ?? 0,
		medals: says.medals ?? 0,
		friendship: says.friendship ?? 0,
		barred: says.barred === void 0 ? -1 : STOCKS.indexOf(says.barred),
		isKept: keeping === "kept",
		provenance
	};
}
//#endregion
//#region games/duel/rule-ids.ts
/** Where each subject of the engine stands in the almanac. */
var RULES = {
	crests: "DU-SET-08",
	first: "DU-SET-20",
	stacks: "DU-SET-15",
	centres: "DU-SET-09",
	die: "DU-PROD-01",
	produce: "DU-PROD-04",
	hold: "DU-PROD-06",
	sector: "DU-FLT-01",
	sensor: "DU-CEN-07",
	flight: "DU-FLT-06",
	passed: "DU-FLT-09",
	speed: "DU-FLT-10",
	actions: "DU-FLT-11",
	pirate: "DU-PIR-01",
	mustFight: "DU-PIR-04",
	fight: "DU-FGT-01",
	reward: "DU-WIN-01",
	exclude: "DU-ORD-05",
	refill: "DU-REF-02",
	loseCentre: "DU-LOS-04",
	trade: "DU-TRD-01",
	buy: "DU-TRD-02",
	sell: "DU-TRD-03",
	limit: "DU-TRD-05",
	bank: "DU-OPT-BANK",
	station: "DU-STA-02",
	colony: "DU-COL-02",
	target: "DU-ORD-01",
	task: "DU-ORD-03",
	newTask: "DU-ORD-07",
	locked: "DU-ORD-08",
	build: "DU-HND-01",
	uses: "DU-HND-02",
	once: "DU-HND-05",
	stationLimit: "DU-HND-04",
	force: "DU-CEN-06",
	barter: "DU-HND-06",
	offers: "DU-HND-06",
	colonyShip: "DU-BLD-01",
	tradeShip: "DU-BLD-01",
	hangar: "DU-BLD-02",
	booster: "DU-BLD-03",
	booster2: "DU-BLD-04",
	cannon: "DU-BLD-05",
	cannon2: "DU-BLD-06",
	three: "DU-OPT-UPGRADE",
	centre: "DU-CEN-01",
	centre2: "DU-CEN-02",
	unique: "DU-CEN-04",
	mission: "DU-MIS-01",
	turn: "DU-TURN-02",
	over: "DU-END-01"
};
//#endregion
//#region games/duel/data.ts
/** The 36 cards of the sectors, the four reserve groups of seven, and the Median that an option puts in. */
var CARDS = [
	planet({
		id: "B01",
		group: 0,
		provenance: "public"
	}, "Rigel X", "ore", 3, "rigel"),
	planet({
		id: "B02",
		group: 0,
		provenance: "public"
	}, "Mintaka II", "fuel", 3, "mintaka"),
	planet({
		id: "B03",
		group: 0,
		provenance: "public"
	}, "Beteigeuze VI", "carbon", 3, "beteigeuze"),
	planet({
		id: "B04",
		group: 0,
		provenance: "public"
	}, "Saiph VI", "food", 3, "saiph"),
	planet({
		id: "B05",
		group: 0,
		provenance: "inferred"
	}, "Alnitak IX", "goods", 3, "alnitak"),
	planet({
		id: "B06",
		group: 0,
		provenance: "reconstructed"
	}, "Ireoni VII", "ore", 1),
	planet({
		id: "B07",
		group: 0,
		provenance: "public"
	}, "Leedsi X", "ore", 4),
	planet({
		id: "B08",
		group: 0,
		provenance: "reconstructed"
	}, "Bazaltide IV", "ore", 5),
	planet({
		id: "B09",
		group: 0,
		provenance: "public"
	}, "Litigus IX", "fuel", 1),
	planet({
		id: "B10",
		group: 0,
		provenance: "reconstructed"
	}, "Gonsarium II", "fuel", 2),
	planet({
		id: "B11",
		group: 0,
		provenance: "reconstructed"
	}, "Phlatiarum V", "fuel", 5),
	planet({
		id: "B12",
		group: 0,
		provenance: "reconstructed"
	}, "Corendium VII", "carbon", 1),
	planet({
		id: "B13",
		group: 0,
		provenance: "reconstructed"
	}, "Tostoku I", "carbon", 2),
	planet({
		id: "B14",
		group: 0,
		provenance: "reconstructed"
	}, "Quartzee X", "carbon", 5),
	planet({
		id: "B15",
		group: 0,
		provenance: "reconstructed"
	}, "Planctoinis VII", "food", 1),
	planet({
		id: "B16",
		group: 0,
		provenance: "reconstructed"
	}, "Pobeckifiked VI", "food", 4),
	planet({
		id: "B17",
		group: 0,
		provenance: "reconstructed"
	}, "Califasperum V", "food", 5),
	planet({
		id: "B18",
		group: 0,
		provenance: "reconstructed"
	}, "Martkwal VIII", "goods", 1),
	planet({
		id: "B19",
		group: 0,
		provenance: "reconstructed"
	}, "Beowulf's Bane", "goods", 2),
	planet({
		id: "B20",
		group: 0,
		provenance: "reconstructed"
	}, "Parapeckis VII", "goods", 4),
	planet({
		id: "B21",
		group: 0,
		provenance: "reconstructed"
	}, "Martiin-Tempest II", "goods", 5),
	planet({
		id: "B22",
		group: 0,
		provenance: "book"
	}, "Kopernikus II", "knowledge", 3),
	consulate({
		id: "B23",
		group: 0,
		provenance: "book"
	}, "both"),
	consulate({
		id: "B24",
		group: 0,
		provenance: "reconstructed"
	}, "both"),
	colony$1({
		id: "B25",
		group: 0,
		provenance: "public"
	}, "Dubhe IV", "carbon", 2),
	colony$1({
		id: "B26",
		group: 0,
		provenance: "public"
	}, "Phekda VI", "food", 1),
	colony$1({
		id: "B27",
		group: 0,
		provenance: "inferred"
	}, "Merak V", "food", 3),
	colony$1({
		id: "B28",
		group: 0,
		provenance: "inferred"
	}, "Alkor III", "fuel", 3),
	colony$1({
		id: "B29",
		group: 0,
		provenance: "inferred"
	}, "Bellatrix I", "ore", 1),
	colony$1({
		id: "B30",
		group: 0,
		provenance: "public"
	}, "Heka II", "ore", 2),
	pirate({
		id: "B31",
		group: 0,
		provenance: "public"
	}, 2, 3, "nothing"),
	pirate({
		id: "B32",
		group: 0,
		provenance: "reconstructed"
	}, 3, 3, "nothing"),
	target({
		id: "B33",
		group: 0,
		provenance: "book"
	}, "Andromeda", 0),
	target({
		id: "B34",
		group: 0,
		provenance: "book"
	}, "Kassiopeia", 1),
	target({
		id: "B35",
		group: 0,
		provenance: "book"
	}, "Perseus", 2),
	target({
		id: "B36",
		group: 0,
		provenance: "book"
	}, "Mestor", 3),
	empty$1({
		id: "R11",
		group: 1,
		provenance: "reconstructed"
	}, ""),
	empty$1({
		id: "R12",
		group: 1,
		provenance: "reconstructed"
	}, ""),
	greenFolk({
		id: "R13",
		group: 1,
		provenance: "book"
	}),
	diplomats({
		id: "R14",
		group: 1,
		provenance: "inferred"
	}),
	pirate({
		id: "R15",
		group: 1,
		provenance: "reconstructed"
	}, 2, 3, "nothing"),
	pirate({
		id: "R16",
		group: 1,
		provenance: "reconstructed"
	}, 3, 3, "nothing"),
	pirate({
		id: "R17",
		group: 1,
		provenance: "reconstructed"
	}, 4, 3, "nothing"),
	empty$1({
		id: "R21",
		group: 2,
		provenance: "reconstructed"
	}, ""),
	empty$1({
		id: "R22",
		group: 2,
		provenance: "reconstructed"
	}, ""),
	scientists({
		id: "R23",
		group: 2,
		provenance: "inferred"
	}),
	colony$1({
		id: "R24",
		group: 2,
		provenance: "inferred"
	}, "Benetnasch IX", "carbon", 3),
	colony$1({
		id: "R25",
		group: 2,
		provenance: "inferred"
	}, "Mizar X", "food", 2),
	pirate({
		id: "R26",
		group: 2,
		provenance: "reconstructed"
	}, 4, 3, "cannon"),
	pirate({
		id: "R27",
		group: 2,
		provenance: "reconstructed"
	}, 5, 3, "booster"),
	empty$1({
		id: "R31",
		group: 3,
		provenance: "reconstructed"
	}, ""),
	empty$1({
		id: "R32",
		group: 3,
		provenance: "reconstructed"
	}, ""),
	merchants({
		id: "R33",
		group: 3,
		provenance: "public"
	}),
	colony$1({
		id: "R34",
		group: 3,
		provenance: "inferred"
	}, "Enif I", "fuel", 2),
	colony$1({
		id: "R35",
		group: 3,
		provenance: "inferred"
	}, "Theta Pegasi II", "ore", 3),
	pirate({
		id: "R36",
		group: 3,
		provenance: "reconstructed"
	}, 5, 3, "centre"),
	pirate({
		id: "R37",
		group: 3,
		provenance: "reconstructed"
	}, 6, 3, "centre"),
	empty$1({
		id: "R41",
		group: 4,
		provenance: "reconstructed"
	}, ""),
	empty$1({
		id: "R42",
		group: 4,
		provenance: "reconstructed"
	}, ""),
	empty$1({
		id: "R43",
		group: 4,
		provenance: "reconstructed"
	}, ""),
	empty$1({
		id: "R44",
		group: 4,
		provenance: "reconstructed"
	}, ""),
	empty$1({
		id: "R45",
		group: 4,
		provenance: "reconstructed"
	}, ""),
	pirate({
		id: "R46",
		group: 4,
		provenance: "reconstructed"
	}, 6, 3, "centre"),
	pirate({
		id: "R47",
		group: 4,
		provenance: "reconstructed"
	}, 7, 3, "centre"),
	median({
		id: "MEDIAN",
		group: 4,
		provenance: "unknown"
	})
];
/** The orders; 4a and 6a belong to the missions alone. */
var TASKS = [
	task({
		id: "1",
		word: "order",
		group: 1,
		target: 1
	}, {
		pay: {
			carbon: 1,
			astro: 5
		},
		points: 1
	}, "kept", "public"),
	task({
		id: "2",
		word: "order",
		group: 1,
		target: 3
	}, {
		pay: {
			fuel: 1,
			ore: 1,
			astro: 2
		},
		points: 1
	}, "kept", "public"),
	task({
		id: "3",
		word: "order",
		group: 1,
		target: 0
	}, {
		pay: {
			food: 1,
			goods: 1,
			astro: 2
		},
		points: 1
	}, "kept", "reconstructed"),
	task({
		id: "4",
		word: "order",
		group: 1,
		target: 2
	}, {
		pay: {
			ore: 1,
			food: 1,
			astro: 2
		},
		resources: 1,
		friendship: 1
	}, "kept", "reconstructed"),
	task({
		id: "5",
		word: "order",
		group: 1,
		target: 3
	}, {
		pay: {
			knowledge: 2,
			astro: 2
		},
		points: 1
	}, "kept", "public"),
	task({
		id: "6",
		word: "order",
		group: 1,
		target: 1
	}, {
		pay: {
			fuel: 1,
			goods: 1,
			astro: 2
		},
		astro: 6,
		medals: 1
	}, "kept", "reconstructed"),
	task({
		id: "7",
		word: "order",
		group: 1,
		target: 2
	}, {
		pay: {
			carbon: 1,
			ore: 1,
			knowledge: 1
		},
		astro: 4,
		friendship: 1
	}, "kept", "reconstructed"),
	task({
		id: "8",
		word: "order",
		group: 1,
		target: 0
	}, {
		pay: {
			carbon: 2,
			astro: 2
		},
		resources: 1,
		friendship: 1
	}, "kept", "public"),
	task({
		id: "9",
		word: "order",
		group: 1,
		target: 1
	}, {
		pay: {
			food: 2,
			astro: 2
		},
		resources: 1,
		friendship: 1
	}, "kept", "reconstructed"),
	task({
		id: "10",
		word: "order",
		group: 1,
		target: 2
	}, {
		pay: {
			fuel: 1,
			astro: 2
		},
		resources: 1,
		medals: 1
	}, "kept", "reconstructed"),
	task({
		id: "11",
		word: "order",
		group: 1,
		target: 0
	}, {
		pay: {
			fuel: 1,
			knowledge: 1
		},
		astro: 4,
		medals: 1
	}, "kept", "reconstructed"),
	task({
		id: "12",
		word: "order",
		group: 1,
		target: 1
	}, {
		pay: { goods: 2 },
		resources: 1,
		medals: 1
	}, "kept", "reconstructed"),
	task({
		id: "13",
		word: "order",
		group: 1,
		target: 2
	}, {
		pay: {
			ore: 2,
			knowledge: 1
		},
		astro: 7,
		medals: 1
	}, "kept", "book"),
	task({
		id: "14",
		word: "order",
		group: 1,
		target: 0
	}, {
		pay: {
			ore: 1,
			carbon: 1,
			food: 1
		},
		points: 1
	}, "kept", "reconstructed"),
	task({
		id: "15",
		word: "order",
		group: 1,
		target: 3
	}, {
		pay: {
			goods: 1,
			knowledge: 1,
			astro: 2
		},
		friendship: 1,
		medals: 1
	}, "kept", "reconstructed"),
	task({
		id: "4a",
		word: "order",
		group: 1,
		target: 2
	}, {
		pay: {
			ore: 1,
			food: 1,
			astro: 2
		},
		points: 1
	}, "kept", "reconstructed"),
	task({
		id: "6a",
		word: "order",
		group: 1,
		target: 1
	}, {
		pay: {
			fuel: 1,
			goods: 1,
			astro: 2
		},
		points: 1
	}, "kept", "reconstructed")
];
var FULL = {
	target: 10,
	hasShips: true,
	hasGuns: true,
	hasCentres: true,
	hasLevels: true,
	hasBases: true,
	tasks: Array.from({ length: 15 }, (_, i) => String(i + 1))
};
/** Sternenfahrer – Das Duell, 2023: where it differs from the game of 2001, and nothing else. */
var DUEL = {
	id: "duel",
	cards: CARDS,
	tasks: TASKS,
	targets: [
		"Andromeda",
		"Kassiopeia",
		"Perseus",
		"Mestor"
	],
	outfit: {
		goods: 1,
		knowledge: 1,
		boosters: 2,
		cannons: 2,
		ships: 1,
		centres: 2,
		astro: [22, 25]
	},
	handicap: {
		beginner: 30,
		expert: 20,
		boosters: 3,
		cannons: 2
	},
	numbers: {
		science: [2, 3],
		production: [3, 2]
	},
	provenance: [
		{
			key: "base-set",
			provenance: "reconstructed"
		},
		{
			key: "reserve-size",
			provenance: "reconstructed"
		},
		{
			key: "median",
			provenance: "unknown"
		},
		{
			key: "numbers-of-centres",
			provenance: "inferred"
		},
		{
			key: "trade-and-sensor",
			provenance: "inferred"
		},
		{
			key: "production-two",
			provenance: "inferred"
		},
		{
			key: "dice",
			provenance: "inferred"
		},
		{
			key: "missions",
			provenance: "reconstructed"
		},
		{
			key: "bank",
			provenance: "unknown"
		}
	],
	stages: [FULL, ...[
		{
			target: 3,
			hasShips: false,
			hasGuns: false,
			hasCentres: false,
			hasLevels: false,
			hasBases: false,
			tasks: [
				"1",
				"2",
				"3",
				"4a",
				"5",
				"6a"
			]
		},
		{
			target: 5,
			hasShips: true,
			hasGuns: false,
			hasCentres: false,
			hasLevels: false,
			hasBases: true,
			tasks: [
				"1",
				"2",
				"3",
				"4",
				"5",
				"6a",
				"7",
				"8",
				"9"
			]
		},
		{
			...FULL,
			target: 6,
			hasCentres: false,
			hasLevels: false
		},
		{
			...FULL,
			target: 7,
			hasLevels: false
		},
		FULL
	]],
	hasBarter: false,
	medianFor: "R45",
	rules: RULES
};
//#endregion
//#region games/duel/options.ts
var options = {
	target: {
		of: [
			6,
			8,
			10,
			12,
			15
		],
		standard: 10,
		rule: "DU-OPT-TARGET"
	},
	crest: {
		of: [
			"drawn",
			"first-moon",
			"first-sun"
		],
		standard: "first-moon",
		rule: "DU-OPT-CREST"
	},
	start: {
		of: [
			"rolled",
			"moon",
			"first",
			"second"
		],
		standard: "rolled",
		rule: "DU-OPT-START"
	},
	funds: {
		of: [
			"none",
			"first",
			"second"
		],
		standard: "none",
		rule: "DU-HCP-01"
	},
	outfit: {
		of: [
			"none",
			"first",
			"second"
		],
		standard: "none",
		rule: "DU-HCP-02"
	},
	refill: {
		of: ["open", "hidden"],
		standard: "open",
		rule: "DU-VAR-01"
	},
	aid: {
		of: ["off", "on"],
		standard: "off",
		rule: "DU-GEN-03"
	},
	upgrade: {
		of: ["any", "three"],
		standard: "any",
		rule: "DU-OPT-UPGRADE"
	},
	bank: {
		of: ["endless", "counted"],
		standard: "endless",
		rule: "DU-OPT-BANK"
	},
	median: {
		of: ["off", "on"],
		standard: "off",
		rule: "DU-OPT-MEDIAN"
	},
	mission: {
		of: [
			0,
			1,
			2,
			3,
			4,
			5
		],
		standard: 0,
		rule: "DU-MIS-01"
	}
};
/** A mission has a goal of its own. */
function settings(chosen) {
	const target = chosen.mission === 0 ? chosen.target : DUEL.stages[chosen.mission]?.target ?? chosen.target;
	return {
		...chosen,
		target,
		reward: "any",
		offers: 0
	};
}
//#endregion
export { HOLD as C, some as D, STOCK_KINDS as E, bitCount as O, FORCED as S, STOCKS as T, STATIONS$1 as _, actionsLeft as a, COMBAT_DIE as b, factsOf as c, opponentOf as d, playerOf as f, roomFor as g, levelOf as h, shipGame as i, total as k, groupUnder as l, cannonPoints as m, settings as n, matching as o, boosterPoints as p, DUEL as r, kitOf as s, options as t, hereOf as u, ACTIONS as v, LOOK as w, COST as x, CENTRES$1 as y };
