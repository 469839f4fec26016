import { n as startrek } from "./game-DwYtHtQ8.js";
import { _ as seated, r as top } from "./kernel-BB3YjZLI.js";
import { E as ownerOf, L as COST, R as DECK, T as isBase, U as POINTS, V as KINDS$2, b as MAP, ft as some, h as CHARACTERS, n as rateOf, x as VERTICES, z as DEVELOPMENTS } from "./bank-ClBknkjY.js";
//#region bots/kit.ts
var defineKit = (kit) => ({
	edition: kit.game.edition,
	mind(persona) {
		const sense = kit.sense(persona);
		return { use: (f) => f(kit.game, sense) };
	},
	use: (f) => f(kit)
});
//#endregion
//#region bots/startrek/gauge.ts
var startrekGauge = {
	points: ({ players }, { developments }, seat) => {
		const player = players[seat];
		return player === void 0 ? 0 : player.points + (developments[4] ?? 0);
	},
	turns: ({ turn }) => turn,
	traders: (event) => event.kind === "traded" ? [event.seat, event.with] : null
};
//#endregion
//#region bots/crew.ts
/** Neither this nor that. */
var EVEN = {
	name: "Vega",
	keen: 1,
	strict: 1,
	envious: 1
};
//#endregion
//#region bots/trade.ts
/** The temper among the values of a game. */
var temperOf = (of) => ({
	asking: of("temper.asking"),
	giving: of("temper.giving"),
	envy: of("temper.envy")
});
/** The temper of a bot of this character. */
var tempered = ({ asking, giving, envy }, { keen, strict, envious }) => ({
	asking: asking / keen,
	giving: giving * strict,
	envy: envy * envious
});
/** The resources of every game that is traded like this. */
var KINDS$1 = 5;
/** Whoever is this near to winning gets nothing, whatever it offers. */
var DANGER = 2;
var NEVER = 10;
/** How likely somebody is to hold what is asked for: known to, with cards enough, with few. */
var CHANCE = {
	sure: .5,
	maybe: .2,
	hardly: .05
};
/** Of what an offer or a counter-offer would bring, what one can hope for. */
var HOPE = {
	offer: .5,
	counter: .3
};
var one = (kind) => Object.freeze(Array.from({ length: KINDS$1 }, (_, other) => other === kind ? 1 : 0));
var ONE = Array.from({ length: KINDS$1 }, (_, kind) => one(kind));
var single = (kind) => ONE[kind] ?? [];
var covers = (cards, price) => price.every((n, kind) => n <= (cards[kind] ?? 0));
/** Scales that ask for the worth of everything anew. The table is as before when they have weighed. */
function plainScales(worth) {
	let now = null;
	let before = 0;
	return {
		look(view) {
			now = view;
			before = worth(view.table, view.hand, view.seat);
		},
		gain(give, take) {
			if (now === null) return 0;
			const { table, hand, seat } = now;
			const player = table.players[seat];
			if (player === void 0) return 0;
			const { resources } = hand;
			let more = 0;
			for (let kind = 0; kind < KINDS$1; kind++) {
				const n = (take[kind] ?? 0) - (give[kind] ?? 0);
				resources[kind] = (resources[kind] ?? 0) + n;
				more += n;
			}
			player.cards += more;
			const after = worth(table, hand, seat);
			player.cards -= more;
			for (let kind = 0; kind < KINDS$1; kind++) resources[kind] = (resources[kind] ?? 0) - (take[kind] ?? 0) + (give[kind] ?? 0);
			return after - before;
		}
	};
}
/** How a bot trades: what a deal brings, what it costs to help a rival, what is worth proposing. */
var Trader = class {
	#scales;
	#floor;
	#temper;
	constructor(scales, floor, temper) {
		this.#scales = scales;
		this.#floor = floor;
		this.#temper = temper;
	}
	/** What it would bring this seat to give these cards and take those. */
	gain(view, give, take) {
		this.#scales.look(view);
		return this.#scales.gain(give, take);
	}
	/** What an offer can be hoped to bring. */
	offering(view, { least }, give, take) {
		let refused = 1;
		for (let q = 0; q < view.table.players.length; q++) {
			if (q === view.seat) continue;
			const cards = view.table.players[q]?.cards ?? 0;
			const size = take.reduce((a, b) => a + b, 0);
			if (covers(least[q] ?? [], take)) refused *= 1 - CHANCE.sure;
			else refused *= 1 - (cards >= 2 * size ? CHANCE.maybe : CHANCE.hardly);
		}
		return HOPE.offer * (1 - refused) * this.gain(view, give, take);
	}
	/** What a counter-offer can be hoped to bring. */
	countering(view, give, take) {
		return HOPE.counter * (this.gain(view, give, take) - this.#envy(view.table, view.table.active));
	}
	/** What it brings to say yes to the offer on the table. */
	accepting(view) {
		const offer = this.#floor.offerOn(view.table);
		if (offer === null) return 0;
		return this.gain(view, offer.take, offer.give) - this.#envy(view.table, view.table.active) - this.#temper.giving;
	}
	/** Adds the offers worth making, or the counter-offers worth answering with. */
	propose(view, memory, out) {
		const { table, seat } = view;
		const offer = this.#floor.offerOn(table);
		if (offer !== null) {
			if (((offer.to & ~(offer.yes | offer.no)) >> seat & 1) === 1 && (offer.counters[seat] ?? null) === null) this.#proposeCounters(view, memory, offer.take, out);
			return;
		}
		if (!this.#floor.isOpen(table)) return;
		if (table.active === seat && table.offers < table.options.offers) this.#proposeOffers(view, out);
	}
	#proposeOffers(view, out) {
		this.#scales.look(view);
		const to = (1 << view.table.players.length) - 1 & ~(1 << view.seat);
		for (let kind = 0; kind < KINDS$1; kind++) {
			if ((view.hand.resources[kind] ?? 0) === 0) continue;
			for (let other = 0; other < KINDS$1; other++) {
				if (other === kind) continue;
				const [give, take] = [single(kind), single(other)];
				if (this.#scales.gain(give, take) > this.#temper.asking) out.add({
					kind: "offer",
					give,
					take,
					to
				});
			}
		}
	}
	/** What is asked for, but for something that the other is known to hold. */
	#proposeCounters(view, { least }, asked, out) {
		const held = least[view.table.active] ?? [];
		if (!covers(view.hand.resources, asked)) return;
		this.#scales.look(view);
		for (let kind = 0; kind < KINDS$1; kind++) {
			if ((held[kind] ?? 0) === 0 || (asked[kind] ?? 0) > 0) continue;
			const take = single(kind);
			if (this.#scales.gain(asked, take) > this.#temper.asking) out.add({
				kind: "counter",
				give: asked,
				take
			});
		}
	}
	/** What a deal with a rival costs because it helps them: dear when they are about to win. */
	#envy({ options, players }, rival) {
		const left = options.target - (players[rival]?.points ?? 0);
		return left <= DANGER ? NEVER : this.#temper.envy * (1 + DANGER / left);
	}
};
//#endregion
//#region bots/merits.ts
/** How many of what is asked for are not there. */
var lackingFor = (cards, price) => price.reduce((sum, n, kind) => sum + Math.max(0, n - (cards[kind] ?? 0)), 0);
/** The goals that a hand comes nearer to when it changes: those it pays for now, and those it nearly does. */
function savingMerits(before, after, goals) {
	return goals.flatMap(({ what, price, weight }) => {
		const [had, has] = [lackingFor(before, price), lackingFor(after, price)];
		if (has >= had) return [];
		if (has === 0) return [{
			code: "pays",
			numbers: { what },
			weight
		}];
		if (has > NEARLY) return [];
		return [{
			code: "near",
			numbers: {
				what,
				lacking: has
			},
			weight: weight / (2 * has)
		}];
	});
}
/** What the cards that are left are still good for. */
var keptMerits = (after, goals) => savingMerits(NOTHING$1, after, goals).map((merit) => merit.code === "pays" ? {
	...merit,
	code: "keeps"
} : merit);
/** What is worth waiting for: the goals that lack but little, or else the one that lacks least. */
function waitingMerits(cards, goals) {
	const ahead = goals.map((goal) => ({
		...goal,
		lacking: lackingFor(cards, goal.price)
	})).filter(({ lacking }) => lacking > 0).sort((a, b) => a.lacking - b.lacking || b.weight - a.weight);
	const near = ahead.filter(({ lacking }) => lacking <= NEARLY);
	return (near.length > 0 ? near : ahead.slice(0, 1)).map(({ what, lacking, weight }) => ({
		code: "saving",
		numbers: {
			what,
			lacking
		},
		weight: weight / (2 * lacking)
	}));
}
/** What speaks against a trade: the goals it leads away from. */
function sparedMerits(before, after, goals) {
	return goals.flatMap(({ what, price, weight }) => {
		const [has, would] = [lackingFor(before, price), lackingFor(after, price)];
		if (would <= has || has > NEARLY) return [];
		return [{
			code: "spared",
			numbers: {
				what,
				lacking: would
			},
			weight: weight / (1 + has)
		}];
	});
}
/** What there is to draw from somebody, beside what the others have. */
function lootMerits(players, own, seat) {
	const { cards, points } = players[seat] ?? {
		cards: 0,
		points: 0
	};
	if (cards === 0) return [];
	const others = players.filter((_, each) => each !== own && each !== seat);
	const isMost = (of, n) => others.every((other) => of(other) < n);
	return [{
		code: isMost((other) => other.points, points) ? "loot.leader" : isMost((other) => other.cards, cards) ? "loot.most" : "loot",
		numbers: {
			seat,
			cards,
			points
		},
		weight: LOOT * (cards + points)
	}];
}
/** What a card drawn from somebody's hand is worth, for each it is drawn from and each point of its holder. */
var LOOT = .02;
/** Nobody looks further ahead than so many cards. */
var NEARLY = 2;
var NOTHING$1 = [];
//#endregion
//#region bots/prices.ts
function priceOf(bundle, beside = 0) {
	const kinds = [...bundle.keys()].filter((kind) => (bundle[kind] ?? 0) > 0);
	const counts = kinds.map((kind) => bundle[kind] ?? 0);
	return {
		kinds,
		counts,
		size: counts.reduce((sum, n) => sum + n, beside)
	};
}
/** How many of what is asked for are not there. */
function lackingOf(stock, { kinds, counts }) {
	let lacking = 0;
	for (let i = 0; i < kinds.length; i++) {
		const gap = (counts[i] ?? 0) - (stock[kinds[i] ?? 0] ?? 0);
		if (gap > 0) lacking += gap;
	}
	return lacking;
}
/** How near a price is when so many are lacking: 1 when nothing is, and the less the more is missing. */
function nearness(lacking, { size }) {
	if (lacking === 0) return 1;
	const done = Math.max(0, 1 - lacking / size);
	return done * done;
}
/** How far a hand pays for something: 1 when it does, less the more is missing. */
var paidFor = (stock, price) => nearness(lackingOf(stock, price), price);
//#endregion
//#region bots/startrek/sites.ts
/** What a base and a station count for where cards fall. */
var sizeOf = (building) => isBase(building) ? 2 : 1;
var lowest = (set) => 31 - Math.clz32(set & -set);
/** Whether a station could stand on the vertex, whoever has ships there. */
function isOpen({ derived }, vertex) {
	const word = vertex < 27 ? 0 : 1;
	return ((derived.open[word] ?? 0) >> vertex - word * 27 & 1) === 1;
}
/** Whether there is a free site that this seat's ships have reached. */
function hasSite({ derived }, seat) {
	for (let word = 0; word < 2; word++) if (((derived.open[word] ?? 0) & (derived.reached[seat * 2 + word] ?? 0)) !== 0) return true;
	return false;
}
/** Whether this seat has a station that could become a base. */
function hasStation({ derived }, seat) {
	for (let word = 0; word < 2; word++) if ((derived.stations[seat * 2 + word] ?? 0) !== 0) return true;
	return false;
}
/** What the best free site that this seat's ships have reached would bring. */
function bestSite({ derived }, seat, weighed) {
	let best = 0;
	for (let word = 0; word < 2; word++) {
		let set = (derived.open[word] ?? 0) & (derived.reached[seat * 2 + word] ?? 0);
		for (; set !== 0; set &= set - 1) best = Math.max(best, weighed[word * 27 + lowest(set)] ?? 0);
	}
	return best;
}
/** What a ship on this edge leads to: the best free site at its ends. */
function promise(table, weighed, edge) {
	let best = 0;
	for (let end = edge * 2; end < edge * 2 + 2; end++) {
		const vertex = MAP.edgeVertices[end] ?? 0;
		if (isOpen(table, vertex)) best = Math.max(best, weighed[vertex] ?? 0);
	}
	return best;
}
/** The best that one more ship of this seat could lead to. */
function bestPromise(table, seat, weighed) {
	let best = 0;
	for (let word = 0; word < 3; word++) {
		let set = table.derived.lanes[seat * 3 + word] ?? 0;
		for (; set !== 0; set &= set - 1) best = Math.max(best, promise(table, weighed, word * 24 + lowest(set)));
	}
	return best;
}
/** How much stands around a hex: this seat's buildings, and those of all others. */
function around({ vertices }, hex, seat) {
	const found = {
		own: 0,
		others: 0
	};
	for (let i = hex * 6; i < hex * 6 + 6; i++) {
		const building = vertices[MAP.hexVertices[i] ?? 0] ?? 0;
		if (building === 0) continue;
		if (ownerOf(building) === seat) found.own += sizeOf(building);
		else found.others += sizeOf(building);
	}
	return found;
}
/** Visits every building of a seat with what it counts for. */
function eachBuilding({ vertices }, seat, visit) {
	for (let vertex = 0; vertex < vertices.length; vertex++) {
		const building = vertices[vertex] ?? 0;
		if (building !== 0 && ownerOf(building) === seat) visit(vertex, sizeOf(building));
	}
}
/** The best free site that this seat's ships have reached, NONE without one. */
function siteReached(table, seat, weighed) {
	const { open, reached } = table.derived;
	let best = -1;
	for (let vertex = 0; vertex < weighed.length; vertex++) {
		const word = vertex < 27 ? 0 : 1;
		if ((((open[word] ?? 0) & (reached[seat * 2 + word] ?? 0)) >> vertex - word * 27 & 1) === 1 && (weighed[vertex] ?? 0) > (weighed[best] ?? 0)) best = vertex;
	}
	return best;
}
/** The best free site that one more ship of this seat would reach, NONE without one. */
function siteAhead(table, seat, weighed) {
	let best = -1;
	for (let edge = 0; edge < table.edges.length; edge++) {
		const word = Math.floor(edge / 24);
		if (((table.derived.lanes[seat * 3 + word] ?? 0) >> edge - word * 24 & 1) === 0) continue;
		for (let end = edge * 2; end < edge * 2 + 2; end++) {
			const vertex = MAP.edgeVertices[end] ?? -1;
			if (isOpen(table, vertex) && (weighed[vertex] ?? 0) > (weighed[best] ?? 0)) best = vertex;
		}
	}
	return best;
}
//#endregion
//#region bots/startrek/yields.ts
var ROLLS$2 = 36;
var CERTAIN = 6;
var SEVEN = 7;
/** In how many of 36 rolls a number falls. */
var rollsOf = (number) => number === 0 ? 0 : CERTAIN - Math.abs(SEVEN - number);
/** In which part of all rolls a number falls. */
var shareOf = (number) => rollsOf(number) / ROLLS$2;
/** In how many of 36 rolls a point yields anything, or this resource: a number that lies there twice counts once. */
function rollsAt({ planets, numbers }, vertex, resource) {
	const found = /* @__PURE__ */ new Set();
	for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const hex = MAP.vertexHexes[i] ?? -1;
		const planet = planets[hex] ?? 5;
		if (planet !== 5 && (resource === void 0 || planet === resource)) found.add(numbers[hex] ?? 0);
	}
	return [...found].reduce((sum, number) => sum + rollsOf(number), 0);
}
function reckon(board, resource) {
	const cards = new Float64Array(VERTICES * KINDS$2);
	const weighed = new Float64Array(VERTICES);
	for (let vertex = 0; vertex < VERTICES; vertex++) for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
		const hex = MAP.vertexHexes[i] ?? -1;
		const planet = board.planets[hex] ?? 5;
		if (hex < 0 || planet === 5) continue;
		const share = shareOf(board.numbers[hex] ?? 0);
		cards[vertex * KINDS$2 + planet] = (cards[vertex * KINDS$2 + planet] ?? 0) + share;
		weighed[vertex] = (weighed[vertex] ?? 0) + share * (resource[planet] ?? 1);
	}
	return {
		board,
		cards,
		weighed
	};
}
/** The yields of a board, reckoned once for each. */
function yieldsBy(resource) {
	let known = null;
	return (board) => {
		if (known?.board !== board) known = reckon(board, resource);
		return known;
	};
}
//#endregion
//#region bots/startrek/worth.ts
/** However near the end is, the future counts for something. */
var LEAST_FUTURE = .1;
/** A line longer than this brings nothing more. */
var LONG_ROUTE = 8;
/** How an unplayed card is weighed: a point as what it is, others by a weight. */
var WEIGHED = {
	sfi: "sfi",
	utopia: "progress",
	science: "progress",
	monopoly: "progress",
	victory: "point"
};
var PROGRESS = [...DEVELOPMENTS.keys()].filter((card) => WEIGHED[some(DEVELOPMENTS, card)] === "progress");
var PRICE = {
	ship: priceOf(COST.ship),
	station: priceOf(COST.station),
	base: priceOf(COST.base),
	development: priceOf(COST.development)
};
/** How much of the game is still to come, by the points of the leader. */
function future({ players, options }) {
	let leader = 0;
	for (let q = 0; q < players.length; q++) leader = Math.max(leader, players[q]?.points ?? 0);
	return Math.max(LEAST_FUTURE, 1 - leader / options.target);
}
/**
* The evaluation: points, what the board will bring, where one can still go, what the hand can pay for, and what is
* held back. Everything in victory points. What the board brings counts for less the nearer the end is.
*/
function worthOf(weights, yields) {
	const income = new Float64Array(KINDS$2);
	/** Fills `income` by resource, and returns it weighed, less what the cruiser keeps back: it will not stay for ever. */
	function flow(table, seat, { cards, weighed }) {
		income.fill(0);
		let sum = 0;
		eachBuilding(table, seat, (vertex, size) => {
			sum += size * (weighed[vertex] ?? 0);
			for (let kind = 0; kind < KINDS$2; kind++) income[kind] = (income[kind] ?? 0) + size * (cards[vertex * KINDS$2 + kind] ?? 0);
		});
		const { cruiser, board } = table;
		const planet = board.planets[cruiser] ?? 5;
		if (planet === 5) return sum;
		const { own } = around(table, cruiser, seat);
		return sum - weights.blocked * own * shareOf(board.numbers[cruiser] ?? 0) * (weights.resource[planet] ?? 1);
	}
	/** How many kinds come in, and what posts make of them: the better rate saves one card or two. */
	function exchange(posts) {
		let worth = 0;
		for (let kind = 0; kind < KINDS$2; kind++) {
			const n = income[kind] ?? 0;
			const saved = posts >> kind & 1 ? 2 : posts >> KINDS$2 & 1;
			if (n > 0) worth += weights.variety + weights.post * n * saved;
		}
		return worth;
	}
	function handWorth({ resources, developments }, player, table, site) {
		const { cards } = player;
		let worth = weights.card * Math.min(cards, 7) + weights.excess * Math.max(0, cards - 7);
		if (site > 0 && player.stations > 0) worth += weights.station * paidFor(resources, PRICE.station);
		else if (player.ships > 0) worth += weights.ship * paidFor(resources, PRICE.ship);
		if (player.bases > 0) worth += weights.base * paidFor(resources, PRICE.base);
		if (table.deck > 0) worth += weights.development * paidFor(resources, PRICE.development);
		let progress = 0;
		for (let i = 0; i < PROGRESS.length; i++) progress += developments[PROGRESS[i] ?? 0] ?? 0;
		return worth + weights.sfi * (developments[0] ?? 0) + weights.progress * progress;
	}
	return (table, hand, seat) => {
		const player = table.players[seat];
		if (player === void 0) return 0;
		const known = yields(table.board);
		const mayGrow = player.stations > 0 || player.reserve > 0;
		const site = mayGrow ? bestSite(table, seat, known.weighed) : 0;
		const further = mayGrow ? Math.max(0, bestPromise(table, seat, known.weighed) - site) : 0;
		const board = weights.income * flow(table, seat, known) + exchange(table.derived.posts[seat] ?? 0) + weights.site * site + weights.further * further;
		const fleet = table.fleetHolder === seat ? 0 : weights.fleet * Math.min(3, player.fleet);
		return player.points + (hand.developments[4] ?? 0) + future(table) * board + handWorth(hand, player, table, site) + fleet + weights.route * Math.min(player.route, LONG_ROUTE);
	};
}
//#endregion
//#region bots/startrek/cruiser-merits.ts
var ROLLS$1 = 36;
/** What it is worth to hold back somebody a point ahead of another. */
var AHEAD = .1;
/** What the cruiser on a hex costs each of the others. */
function cruiserMerits({ table, seat }, hex, weights) {
	const resource = table.board.planets[hex] ?? 5;
	if (resource === 5) return [];
	const rolls = rollsOf(table.board.numbers[hex] ?? 0);
	const worth = weights.income * weights.blocked * rolls * future(table) / ROLLS$1;
	return cardsLost(table, hex).flatMap((cards, rival) => {
		const player = table.players[rival];
		if (rival === seat || cards === 0 || player === void 0) return [];
		const { points } = player;
		const weight = worth * cards + AHEAD * points;
		return [{
			code: "block",
			numbers: {
				seat: rival,
				points,
				resource,
				cards,
				rolls
			},
			weight
		}, ...lootMerits(table.players, seat, rival)];
	});
}
/** By seat: the cards that a roll of the hex's number brings. */
function cardsLost({ players, vertices }, hex) {
	const cards = players.map(() => 0);
	for (let i = hex * 6; i < hex * 6 + 6; i++) {
		const building = vertices[MAP.hexVertices[i] ?? 0] ?? 0;
		if (building === 0) continue;
		const owner = ownerOf(building);
		cards[owner] = (cards[owner] ?? 0) + (isBase(building) ? 2 : 1);
	}
	return cards;
}
//#endregion
//#region bots/startrek/merits.ts
/** What can be built, in the order in which merits number it. */
var WHATS = [
	"ship",
	"station",
	"base",
	"development"
];
var WINNING = 100;
var ROLLS = 36;
/** What a card is worth that a 7 does not take. */
var SPARED = .1;
var SEVENS = 6 / ROLLS;
/** What a development card is worth before anybody knows which it is. */
var UNSEEN = .15;
var player = (table, seat) => seated(table.players, seat);
/** Points, and the two cards that bring them. */
function scoreMerits({ table }, after, weights) {
	const { seat } = after;
	const [then, now] = [player(after.table, seat), player(table, seat)];
	if (top(after.table).kind === "over") return [{
		code: "wins",
		numbers: {},
		weight: WINNING
	}];
	const merits = [];
	let points = then.points - now.points;
	if (after.table.routeHolder === seat && table.routeHolder !== seat) {
		merits.push({
			code: "route.won",
			numbers: {
				ships: then.route,
				points: POINTS.route
			},
			weight: POINTS.route
		});
		points -= POINTS.route;
	} else if (then.route > now.route && after.table.routeHolder !== seat) {
		const holder = after.table.routeHolder;
		const least = holder === -1 ? 5 : player(after.table, holder).route + 1;
		const lacking = Math.max(1, least - then.route);
		merits.push({
			code: "route",
			numbers: {
				ships: then.route,
				lacking
			},
			weight: weights.route / lacking
		});
	}
	if (after.table.fleetHolder === seat && table.fleetHolder !== seat) {
		merits.push({
			code: "fleet.won",
			numbers: {
				cards: then.fleet,
				points: POINTS.fleet
			},
			weight: POINTS.fleet
		});
		points -= POINTS.fleet;
	} else if (then.fleet > now.fleet && after.table.fleetHolder !== seat) {
		const holder = after.table.fleetHolder;
		const least = holder === -1 ? 3 : player(after.table, holder).fleet + 1;
		const lacking = Math.max(1, least - then.fleet);
		merits.push({
			code: "fleet",
			numbers: {
				cards: then.fleet,
				lacking
			},
			weight: weights.fleet
		});
	}
	if (points > 0) merits.push({
		code: "points",
		numbers: { points },
		weight: points
	});
	return merits;
}
/** What a building on a vertex brings that did not stand there. */
function yieldMerits({ table, seat }, vertex, weights, income) {
	const isNew = table.vertices[vertex] === 0;
	const worth = weights.income * future(table);
	const merits = [];
	for (let resource = 0; resource < KINDS$2; resource++) {
		const rolls = rollsAt(table.board, vertex, resource);
		if (rolls === 0) continue;
		const isFirst = (income[resource] ?? 0) === 0;
		const weight = worth * rolls * (weights.resource[resource] ?? 1) / ROLLS;
		const code = !isNew ? "more" : isFirst && sum(income) > 0 ? "yield.first" : "yield";
		merits.push({
			code,
			numbers: {
				resource,
				rolls
			},
			weight: weight + (isFirst ? weights.variety : 0)
		});
	}
	const post = table.derived.postAt[vertex] ?? -1;
	const posts = table.derived.posts[seat] ?? 0;
	if (!isNew || post === -1 || (posts >> post & 1) === 1) return merits;
	if (post === 5) return [...merits, {
		code: "post.any",
		numbers: {},
		weight: weights.post * sum(income)
	}];
	const some = (income[post] ?? 0) + rollsAt(table.board, vertex, post) / ROLLS;
	return [...merits, {
		code: "post",
		numbers: { resource: post },
		weight: 2 * weights.post * some
	}];
}
var sum = (numbers) => numbers.reduce((all, n) => all + n, 0);
/** Where ships lead to. */
function wayMerits(before, after, weights, weighed) {
	const { table, seat } = after;
	const worth = future(table);
	const [had, has] = [siteReached(before.table, seat, weighed), siteReached(table, seat, weighed)];
	if (has !== -1 && has !== had && (weighed[has] ?? 0) > (weighed[had] ?? 0)) {
		const gain = (weighed[has] ?? 0) - (weighed[had] ?? 0);
		return [{
			code: "site",
			numbers: { rolls: rollsAt(table.board, has) },
			weight: worth * weights.site * gain
		}];
	}
	const ahead = siteAhead(table, seat, weighed);
	const gain = (weighed[ahead] ?? 0) - (weighed[had] ?? 0);
	if (ahead === -1 || gain <= 0) return [];
	return [{
		code: "ahead",
		numbers: { rolls: rollsAt(table.board, ahead) },
		weight: worth * weights.further * gain
	}];
}
var swapped = (cards, give, take) => cards.map((n, kind) => n - (give[kind] ?? 0) + (take[kind] ?? 0));
/** The cards after a move that changes them in a way its seat foresees; null where it does not. */
function cardsAfter({ table, hand }, after, move) {
	switch (move.kind) {
		case "bank":
		case "science":
		case "take":
		case "compensate":
		case "deal":
		case "double": return after.hand.resources;
		case "offer":
		case "counter": return swapped(hand.resources, move.give, move.take);
		case "accept": {
			const frame = top(table);
			return frame.kind === "offer" ? swapped(hand.resources, frame.take, frame.give) : null;
		}
		case "demand": return hand.resources.map((n, kind) => n + (kind === move.resource ? 1 : 0));
		default: return null;
	}
}
/** What this seat could still build, as far as there are pieces and places for it. */
function goalsOf({ table, seat }, weights, weighed) {
	const { ships, stations, bases } = player(table, seat);
	const hasSite = stations > 0 && siteReached(table, seat, weighed) !== -1;
	const hasStation = table.vertices.includes(seat + 1);
	const isOpen = {
		ship: ships > 0,
		station: hasSite,
		base: bases > 0 && hasStation,
		development: table.deck > 0
	};
	return WHATS.flatMap((name, what) => isOpen[name] ? [{
		what,
		price: COST[name],
		weight: weights[name]
	}] : []);
}
/** Cards that a 7 would have taken half of. */
function safetyMerits(before, after) {
	const [had, has] = [player(before.table, before.seat).cards, player(after.table, after.seat).cards];
	if (had <= 7 || has > 7) return [];
	const lost = had >> 1;
	return [{
		code: "safe",
		numbers: {
			cards: has,
			lost
		},
		weight: SEVENS * lost * SPARED
	}];
}
/** What may lie in the deck, as far as this seat can tell. */
function deckMerits({ table, hand }) {
	const left = DECK.map((n, card) => n - (table.spent[card] ?? 0) - (hand.developments[card] ?? 0));
	const fleets = (left[0] ?? 0) - table.players.reduce((n, { fleet }) => n + fleet, 0);
	const points = (left[4] ?? 0) - table.players.reduce((n, { victory }) => n + victory, 0);
	return [{
		code: "deck",
		numbers: {
			of: left.reduce((a, b) => a + b, 0) - (left[0] ?? 0) - (left[4] ?? 0) + fleets + points,
			fleets,
			points
		},
		weight: UNSEEN
	}];
}
/** What the others have got of a resource, as far as the board tells: their cards are hidden. */
function monopolyMerits({ table, seat }, resource) {
	const others = table.players.map((each, rival) => ({
		...each,
		rival
	})).filter(({ rival }) => rival !== seat);
	let yielded = 0;
	for (const { rival } of others) eachBuilding(table, rival, (vertex, size) => {
		yielded += size * rollsAt(table.board, vertex, resource);
	});
	const cards = others.reduce((n, each) => n + each.cards, 0);
	return [{
		code: "monopoly",
		numbers: {
			resource,
			yielded,
			cards
		},
		weight: UNSEEN
	}];
}
/** The part of the own income that the cruiser keeps back now. */
function freedMerits({ table, seat }, weights) {
	const { cruiser, board } = table;
	const resource = board.planets[cruiser] ?? 5;
	const { own } = around(table, cruiser, seat);
	if (resource === 5 || own === 0) return [];
	const rolls = rollsOf(board.numbers[cruiser] ?? 0);
	const weight = weights.income * weights.blocked * own * rolls * future(table) / ROLLS;
	return [{
		code: "freed",
		numbers: {
			resource,
			rolls
		},
		weight
	}];
}
/** What speaks for moves in Star Trek, weighed as the evaluation weighs it. */
function meritsBy(weights, yields) {
	const incomeOf = ({ table, seat }) => {
		const { cards } = yields(table.board);
		const income = new Float64Array(KINDS$2);
		eachBuilding(table, seat, (vertex, size) => {
			for (let kind = 0; kind < KINDS$2; kind++) income[kind] = (income[kind] ?? 0) + size * (cards[vertex * KINDS$2 + kind] ?? 0);
		});
		return income;
	};
	const own = (before, after, move, weighed) => {
		switch (move.kind) {
			case "found":
			case "station":
			case "retire-station":
			case "base":
			case "retire-base": return yieldMerits(before, move.vertex, weights, incomeOf(before));
			case "found-ship":
			case "ship":
			case "place": return wayMerits(before, after, weights, weighed);
			case "cruiser": return [...cruiserMerits(before, move.hex, weights), ...freedMerits(before, weights)];
			case "sfi":
			case "chase": return freedMerits(before, weights);
			case "steal": return lootMerits(before.table.players, before.seat, move.seat);
			case "buy": return deckMerits(before);
			case "monopoly": return monopolyMerits(before, move.resource);
			case "discard": return keptMerits(before.hand.resources.map((n, kind) => n - (move.cards[kind] ?? 0)), goalsOf(before, weights, weighed));
			case "build": return keptMerits(before.hand.resources, goalsOf(before, weights, weighed)).map((merit) => merit.code === "keeps" ? {
				...merit,
				code: "payable"
			} : merit);
			case "decline": {
				const { resources } = before.hand;
				const cards = cardsAfter(before, after, { kind: "accept" });
				return cards === null ? [] : sparedMerits(resources, cards, goalsOf(before, weights, weighed));
			}
			case "repay": return keptMerits(before.hand.resources.map((n, kind) => n - (kind === move.resource ? 1 : 0)), goalsOf(before, weights, weighed));
			case "exchange": return [{
				code: "support",
				numbers: { character: move.character },
				weight: UNSEEN
			}];
			case "withdraw": {
				const frame = top(before.table);
				if (frame.kind !== "offer") return [];
				const cards = swapped(before.hand.resources, frame.give, frame.take);
				return sparedMerits(before.hand.resources, cards, goalsOf(before, weights, weighed));
			}
			case "end": return waitingMerits(before.hand.resources, goalsOf(before, weights, weighed));
			default: {
				const cards = cardsAfter(before, after, move);
				return cards === null ? [] : savingMerits(before.hand.resources, cards, goalsOf(before, weights, weighed));
			}
		}
	};
	return ({ before, after }, move) => {
		const { weighed } = yields(before.table.board);
		return [
			...scoreMerits(before, after, weights),
			...own(before, after, move, weighed),
			...move.kind === "discard" ? [] : safetyMerits(before, after),
			...rateMerits(before, move)
		];
	};
}
/** A better rate than the bank's plain one is worth a word. */
function rateMerits({ table, seat }, move) {
	if (move.kind !== "bank") return [];
	const rate = rateOf(table, seat, move.give);
	return [{
		code: "rate",
		numbers: {
			rate,
			resource: move.give
		},
		weight: (4 - rate) * SPARED
	}];
}
//#endregion
//#region bots/grouped.ts
/** Tells the group of each name. A name that belongs to none fails the build. */
var grouped = () => (groups) => {
	const known = groups;
	const byName = /* @__PURE__ */ new Map();
	for (const group in known) for (const name of known[group] ?? []) byName.set(name, group);
	return byName;
};
//#endregion
//#region bots/startrek/rough.ts
var NOT_FOUND = -1;
/** Of a thousand times a chance comes up, how often it is taken. */
var HABIT = {
	sfi: 500,
	progress: 700,
	buy: 600,
	ship: 600,
	accept: 300,
	support: 60
};
var OFTEN = 1e3;
/** Hexes that are looked at when the cruiser moves, and how much worse own harm is than others'. */
var GLANCES = 5;
var OWN_HARM = 3;
/** Cards to spare that make a swap at the bank sensible: surely, and when little is lacking. */
var PLENTY = 4;
var ENOUGH = 2;
var WAYS = grouped()({
	atOnce: [
		"claim",
		"base",
		"retire-base",
		"station",
		"retire-station",
		"found",
		"decline"
	],
	sfi: ["sfi"],
	progress: [
		"science",
		"monopoly",
		"utopia"
	],
	support: [
		"demand",
		"substitute",
		"lift",
		"double",
		"chase",
		"choose",
		"inspect"
	],
	accept: ["accept"],
	onward: [
		"roll",
		"build",
		"end"
	],
	ship: ["ship"],
	buy: ["buy"],
	bank: ["bank"],
	cruiser: ["cruiser"],
	best: ["found-ship", "place"],
	any: [
		"discard",
		"steal",
		"exchange"
	],
	seldom: [
		"enough",
		"spare",
		"withdraw",
		"pass",
		"flip",
		"repay",
		"take",
		"compensate",
		"deal",
		"shield",
		"keep",
		"offer",
		"counter"
	]
});
/** What a seat saves for: a station if there is a place for it, else a base, else a ship. */
function goalOf({ table, seat }) {
	const player = table.players[seat];
	if (player === void 0) return COST.ship;
	if (player.stations > 0 && hasSite(table, seat)) return COST.station;
	if (player.bases > 0 && hasStation(table, seat)) return COST.base;
	return player.ships > 0 ? COST.ship : COST.development;
}
/** The first swap at the bank that brings what the goal lacks for what it does not need. */
function usefulSwap(view, moves) {
	const goal = goalOf(view);
	const { resources } = view.hand;
	const lack = (kind) => Math.max(0, (goal[kind] ?? 0) - (resources[kind] ?? 0));
	let lacking = 0;
	for (let kind = 0; kind < KINDS$2; kind++) lacking += lack(kind);
	if (lacking === 0) return NOT_FOUND;
	const spare = lacking <= 2 ? ENOUGH : PLENTY;
	for (let i = 0; i < moves.n; i++) {
		const move = moves.at[i];
		if (move?.kind !== "bank" || lack(move.take) === 0) continue;
		if ((resources[move.give] ?? 0) - (goal[move.give] ?? 0) >= spare) return i;
	}
	return NOT_FOUND;
}
/** Of a few hexes taken at random, the one where the cruiser hurts others most and oneself least. */
function cruiserMove({ table, seat }, moves, rng) {
	let best = 0;
	let most = Number.NEGATIVE_INFINITY;
	for (let glance = 0; glance < GLANCES; glance++) {
		const i = rng(moves.n);
		const move = moves.at[i];
		if (move?.kind !== "cruiser") continue;
		const { own, others } = around(table, move.hex, seat);
		const score = others - OWN_HARM * own;
		if (score <= most) continue;
		most = score;
		best = i;
	}
	return best;
}
/** Quick, sensible choices for playouts: no look ahead, only what a hand and a glance at the board suggest. */
function roughly(yields) {
	const bestOf = ({ table }, moves, kind) => {
		const { weighed } = yields(table.board);
		let best = NOT_FOUND;
		let most = Number.NEGATIVE_INFINITY;
		for (let i = 0; i < moves.n; i++) {
			const move = moves.at[i];
			if (move?.kind !== kind) continue;
			const place = "vertex" in move ? weighed[move.vertex] ?? 0 : 0;
			const score = "edge" in move ? promise(table, weighed, move.edge) : place;
			if (score <= most) continue;
			most = score;
			best = i;
		}
		return best;
	};
	/** What somebody does with a turn, from what is seen first to what is left. */
	const inTurn = (view, moves, rng) => {
		const does = (often) => rng(OFTEN) < often;
		const first = {
			onward: NOT_FOUND,
			ship: NOT_FOUND,
			buy: NOT_FOUND,
			bank: NOT_FOUND
		};
		for (let i = 0; i < moves.n; i++) {
			const kind = moves.at[i]?.kind;
			if (kind === void 0) continue;
			const way = WAYS.get(kind);
			if (way === "atOnce") return bestOf(view, moves, kind);
			if ((way === "sfi" || way === "progress" || way === "support" || way === "accept") && does(HABIT[way])) return i;
			if (way === "onward" || way === "ship" || way === "buy" || way === "bank") first[way] = i;
		}
		const swap = first.bank === NOT_FOUND ? NOT_FOUND : usefulSwap(view, moves);
		if (swap !== NOT_FOUND) return swap;
		if (first.ship !== NOT_FOUND && !hasSite(view.table, view.seat) && does(HABIT.ship)) return bestOf(view, moves, "ship");
		if (first.buy !== NOT_FOUND && does(HABIT.buy)) return first.buy;
		return first.onward === NOT_FOUND ? rng(moves.n) : first.onward;
	};
	return (view, moves, rng) => {
		if (moves.n <= 1) return 0;
		const { kind } = some(moves.at, 0);
		const way = WAYS.get(kind);
		if (way === "cruiser") return cruiserMove(view, moves, rng);
		if (way === "any") return rng(moves.n);
		return way === "best" ? bestOf(view, moves, kind) : inTurn(view, moves, rng);
	};
}
//#endregion
//#region bots/tune/evolve.ts
/** Reads values by name. Each must be there: `orrery tune` writes them all. */
var valuesIn = (values) => (name) => {
	const value = values[name];
	if (value === void 0) throw new Error(`the weights lack ${name}`);
	return value;
};
var weights_default = {
	values: {
		"income": 5.05,
		"variety": .345,
		"blocked": .493,
		"post": .724,
		"site": 1.48,
		"further": .75,
		"card": .0249,
		"excess": -.0225,
		"ship": .145,
		"station": .601,
		"base": .254,
		"development": .103,
		"sfi": .23,
		"progress": .326,
		"fleet": .353,
		"route": .201,
		"resource.0": .971,
		"resource.1": 1.09,
		"resource.2": .666,
		"resource.3": 1.06,
		"resource.4": .933,
		"temper.asking": .025,
		"temper.giving": .0299,
		"temper.envy": .0122
	},
	evidence: {
		"method": "cross-entropy, 21 generations of 14 candidates, 48 deals played twice each",
		"against": "the first guess",
		"games": 120,
		"share": .608,
		"low": .519,
		"high": .691
	}
};
//#endregion
//#region bots/startrek/weights.ts
/** Fitted to the outcomes of 150 games between greedy players: a matter of calibration, not of taste. */
var SPREAD = 1.4;
var KINDS = 5;
/** The judgement that values stand for. */
function judgementOf(values) {
	const of = valuesIn(values);
	return {
		weights: {
			spread: SPREAD,
			income: of("income"),
			variety: of("variety"),
			blocked: of("blocked"),
			post: of("post"),
			site: of("site"),
			further: of("further"),
			card: of("card"),
			excess: of("excess"),
			ship: of("ship"),
			station: of("station"),
			base: of("base"),
			development: of("development"),
			sfi: of("sfi"),
			progress: of("progress"),
			fleet: of("fleet"),
			route: of("route"),
			resource: Array.from({ length: KINDS }, (_, kind) => of(`resource.${kind}`))
		},
		temper: temperOf(of)
	};
}
/** The values in use; the file beside holds them with the evidence for them. */
var VALUES = weights_default.values;
//#endregion
//#region bots/startrek/sense.ts
/** What moves bring that look like a loss right after them, in points: two free ships, a card picked, a choice of three. */
var LATER = {
	utopia: .05,
	inspect: .12,
	choose: .45
};
/** Which support card is worth how much more than another, in points; to keep one's own is worth what it is worth. */
var LIKING = {
	"take-from-leader": .06,
	compensation: .05,
	"development-choice": .05,
	"two-for-one": .04,
	"forced-trade": .03,
	"seven-shield": .03,
	chase: .03,
	"ship-substitute": .02,
	"move-ship": .01,
	"retire-sfi": 0
};
var LIKING_OF = CHARACTERS.map(({ effect }) => LIKING[effect]);
var liking = (character) => LIKING_OF[character] ?? 0;
var NOTHING = Object.freeze(COST.ship.map(() => 0));
var paidWith = (price, without, by) => price.map((n, kind) => n - (kind === without ? 1 : 0) + (kind === by ? 1 : 0));
var FLOOR = {
	offerOn(table) {
		const frame = top(table);
		return frame.kind === "offer" ? frame : null;
	},
	isOpen(table) {
		const { kind } = top(table);
		return kind === "trade" || kind === "main";
	}
};
/** Star Trek as a bot of this character sees it, judged by these values. */
function startrekSense(persona = EVEN, values = VALUES) {
	const { weights, temper } = judgementOf(values);
	const yields = yieldsBy(weights.resource);
	const worth = worthOf(weights, yields);
	const trader = new Trader(plainScales(worth), FLOOR, tempered(temper, persona));
	return {
		worth,
		spread: weights.spread,
		chapter: ({ turn }) => turn,
		propose: (view, memory, out) => trader.propose(view, memory, out),
		foresee(view, memory, move) {
			switch (move.kind) {
				case "roll":
				case "decline":
				case "withdraw": return 0;
				case "offer": return trader.offering(view, memory, move.give, move.take);
				case "counter": return trader.countering(view, move.give, move.take);
				case "accept": return trader.accepting(view);
				case "utopia":
				case "inspect": return LATER[move.kind];
				case "flip": return liking(view.table.players[view.seat]?.support ?? 0);
				case "exchange": return liking(move.character);
				case "choose": return LATER.choose + trader.gain(view, paidWith(COST.development, move.without, move.by), NOTHING);
				default: return null;
			}
		},
		rough: roughly(yields),
		merits: meritsBy(weights, yields)
	};
}
//#endregion
//#region \0bots
var bots = { mind: defineKit({
	game: startrek,
	sense: startrekSense,
	values: VALUES,
	gauge: startrekGauge,
	learning: () => import("./_nothing-la_KkjCS.js")
}).mind };
//#endregion
export { bots };
