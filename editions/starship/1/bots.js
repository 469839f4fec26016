import { n as starship } from "./game-xmZ4phaS.js";
import { C as HOLD, D as some, E as STOCK_KINDS, O as bitCount, S as FORCED, b as COMBAT_DIE, c as factsOf, d as opponentOf, f as playerOf, g as roomFor, h as levelOf, m as cannonPoints, o as matching, p as boosterPoints, r as STARSHIP, u as hereOf, v as ACTIONS, w as LOOK, x as COST, y as CENTRES } from "./options-Bp28l091.js";
import { n as top } from "./kernel-D3NNipVO.js";
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
//#region bots/ship/gauge.ts
var shipGauge = {
	points: ({ players }, _, seat) => players[seat]?.points ?? 0,
	turns: ({ turn }) => turn,
	roles: ({ players, turn, active }, seat) => [(turn % 2 === 1 ? active : opponentOf(active)) === seat ? "begins" : "follows", players[seat]?.crest === 0 ? "Moon" : "Sun"],
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
var KINDS = 5;
var one = (kind) => Object.freeze(Array.from({ length: KINDS }, (_, other) => other === kind ? 1 : 0));
Array.from({ length: KINDS }, (_, kind) => one(kind));
//#endregion
//#region bots/ship/barter.ts
/** Who needs so few points more gets nothing. */
var DANGER = 2;
/** Of ten offers that are good for both, so many tenths are accepted. */
var HOPE = .4;
var single = (kind) => Array.from({ length: STOCK_KINDS }, (_, i) => i === kind ? 1 : 0);
var SINGLES = Array.from({ length: 5 }, (_, kind) => single(kind));
/** One resource for another, where both gain: the holds of both lie open. */
var Barter = class {
	#worth;
	#temper;
	constructor(worth, temper) {
		this.#worth = worth;
		this.#temper = temper;
	}
	/** What a seat gains by giving and taking, in points; the table is left as it was. */
	#gain(table, seat, give, take) {
		const stock = table.players[seat]?.stock ?? [];
		const before = this.#worth(table, seat);
		move(stock, give, take);
		const after = this.#worth(table, seat);
		move(stock, take, give);
		return after - before;
	}
	/** A deal as this seat sees it: its own gain less what it minds of the other's. */
	value(table, seat, give, take) {
		const rival = 1 - seat;
		if (table.options.target - (table.players[rival]?.points ?? 0) <= DANGER) return Number.NEGATIVE_INFINITY;
		const theirs = this.#gain(table, rival, take, give);
		return this.#gain(table, seat, give, take) - this.#temper.envy * Math.max(0, theirs);
	}
	offering({ table, seat }, give, take) {
		return HOPE * this.value(table, seat, give, take);
	}
	/** What it brings to say yes to the offer on the table. */
	accepting({ table, seat }) {
		const frame = top(table);
		if (frame.kind !== "offer") return 0;
		return this.value(table, seat, frame.take, frame.give) - this.#temper.giving;
	}
	/** Adds the offers worth making. */
	propose({ table, seat }, out) {
		if (top(table).kind !== "build" || table.active !== seat || table.offers >= table.options.offers) return;
		const [player, rival] = [table.players[seat], table.players[1 - seat]];
		if (player === void 0 || rival === void 0) return;
		const { stock: own } = player;
		const { stock: others } = rival;
		for (let kind = 0; kind < 5; kind++) {
			if ((own[kind] ?? 0) < 2 || roomFor(rival, kind) === 0) continue;
			for (let other = 0; other < 5; other++) {
				const [give, take] = [SINGLES[kind], SINGLES[other]];
				if (other === kind || (own[other] ?? 0) > 0 || (others[other] ?? 0) < 2) continue;
				if (give === void 0 || take === void 0) continue;
				if (this.value(table, seat, give, take) > this.#temper.asking) out.add({
					kind: "offer",
					give,
					take
				});
			}
		}
	}
};
function move(stock, give, take) {
	for (let kind = 0; kind < stock.length; kind++) stock[kind] = (stock[kind] ?? 0) - (give[kind] ?? 0) + (take[kind] ?? 0);
}
//#endregion
//#region bots/ship/meetings.ts
/** More cards than any sector holds. */
var MOST_CARDS = 80;
/** Astro that are kept for pirates. */
var PURSE = 5;
/** A flight that ends early costs something. */
var FLIGHT_LOST = .1;
/** The chance to win against a strength, equal being enough; see the rule of the fight. */
function chanceToWin(cannons, strength) {
	return CHANCES[Math.max(-WIDEST, Math.min(WIDEST, cannons - strength)) + WIDEST] ?? 0;
}
/** No roll bridges more than this. */
var WIDEST = Math.max(...COMBAT_DIE);
/** By how much stronger the ship is than the pirate. */
var CHANCES = Array.from({ length: 2 * WIDEST + 1 }, (_, i) => {
	let won = 0;
	for (const own of COMBAT_DIE) for (const other of COMBAT_DIE) if (own + i - WIDEST >= other) won++;
	return won / COMBAT_DIE.length ** 2;
});
/** What it brings a ship to meet each card, and so to fly to a sector. */
var Meetings = class {
	#variant;
	#facts;
	#weights;
	#trophy;
	/** By group: how many cards are unseen, and what they can be hoped to bring together. */
	#unseen = /* @__PURE__ */ new Float64Array(5);
	#hopes = /* @__PURE__ */ new Float64Array(5);
	/** Of one sector: the worths of its cards, the best first; and its pirates together. */
	#worths = new Float64Array(MOST_CARDS);
	#danger = 0;
	/** How likely so many actions are taken. */
	#taken = new Float64Array(Math.max(...ACTIONS) + 1);
	constructor(variant, weights) {
		this.#variant = variant;
		this.#facts = factsOf(variant);
		this.#weights = weights;
		this.#trophy = weights.medal + (weights.resource[0] ?? 0);
	}
	/** What a fight against this pirate can be hoped to bring. */
	fight(player, card) {
		const win = chanceToWin(cannonPoints(player), this.#facts.strength[card] ?? 0);
		return win * this.#trophy - (1 - win) * (FLIGHT_LOST + this.#loss(card));
	}
	/** The same, of one of which only the demand and where it lies is known. */
	fightUnseen(player, { where }, sector, demand) {
		let sum = 0;
		let n = 0;
		for (const card of this.#facts.pirates) {
			const place = where[card] ?? -1;
			if (this.#facts.demand[card] !== demand || place !== -1 && place !== sector) continue;
			sum += this.fight(player, card);
			n++;
		}
		return n === 0 ? 0 : sum / n;
	}
	#loss(card) {
		const { centre, cannon } = this.#weights;
		const says = this.#variant.cards[card];
		const loss = says?.kind === "pirate" ? says.loss : "nothing";
		if (loss === "nothing") return 0;
		return loss === "centre" ? Math.min(...centre) + .5 : cannon;
	}
	/** What it brings to come to this card with this ship. */
	card(table, player, card) {
		const { cell, station, target, strength, demand } = this.#facts;
		if ((strength[card] ?? -1) !== -1) {
			const toll = (demand[card] ?? 0) * this.#weights.astro;
			const canPay = (player.stock[6] ?? 0) >= (demand[card] ?? 0);
			return Math.max(this.fight(player, card), canPay ? -toll : Number.NEGATIVE_INFINITY);
		}
		let best = 0;
		if ((cell[card] ?? -1) !== -1 && player.colonyShips > 0) best = 1 - this.#weights.colonyShip * .5;
		if ((station[card] ?? -1) !== -1 && player.tradeShips > 0) best = Math.max(best, this.#weights.friendship + this.#weights.station);
		if ((target[card] ?? -1) !== -1) best = Math.max(best, this.#delivery(table, player, target[card] ?? -1));
		return Math.max(best, this.#trade(player, card));
	}
	#delivery({ open }, player, target) {
		let best = 0;
		for (let i = 0; i < open.length; i++) {
			const task = this.#variant.tasks[open[i] ?? 0];
			if (task === void 0 || task.target !== target) continue;
			if (!(cannonPoints(player) >= task.cannons && boosterPoints(player) >= task.boosters) || task.pay.some((n, kind) => n > (player.stock[kind] ?? 0))) continue;
			best = Math.max(best, task.points + this.#weights.medal * task.medals + .08 * (task.resources + 1));
		}
		return best;
	}
	/** The better of buying and selling as much as fits, at what a unit is worth beside its price. */
	#trade(player, card) {
		const { goods, price, buys, sells, limit } = this.#facts;
		const kind = goods[card] ?? -1;
		if (kind === -1) return 0;
		const cost = (price[card] ?? 0) * this.#weights.astro;
		const most = limit[card] ?? 0;
		const [first, last] = kind === -2 ? [0, 4] : [kind, kind];
		let best = 0;
		for (let each = first; each <= last; each++) {
			const worth = each < 5 ? this.#weights.resource[each] ?? 0 : this.#weights.knowledge;
			if (buys[card] === 1) {
				const affordable = Math.floor(((player.stock[6] ?? 0) - PURSE) / Math.max(1, price[card] ?? 1));
				const n = Math.min(most, roomFor(player, each), Math.max(0, affordable));
				best = Math.max(best, n * (worth - cost));
			}
			if (sells[card] === 1) best = Math.max(best, Math.min(most, player.stock[each] ?? 0) * (cost - worth));
		}
		return best;
	}
	/**
	* What a flight through this sector can be hoped to bring: each card is met as likely as the ship is fast, and of
	* those met the best are acted on. Known cards are as they are, unknown ones like all that are unseen.
	*/
	sector(table, player, memory, sector) {
		const n = this.#collect(table, player, memory, sector);
		const reach = Math.min(1, (boosterPoints(player) + table.die) / Math.max(1, n));
		const actions = ACTIONS[levelOf(player, 1)] ?? 0;
		const taken = this.#taken.fill(0);
		taken[0] = 1;
		let sum = 0;
		for (let i = 0; i < n; i++) {
			const worth = this.#worths[i] ?? 0;
			if (worth <= 0) break;
			let free = 0;
			for (let k = 0; k < actions; k++) free += taken[k] ?? 0;
			sum += reach * free * worth;
			for (let k = actions; k > 0; k--) taken[k] = (taken[k] ?? 0) * (1 - reach) + (taken[k - 1] ?? 0) * reach;
			taken[0] = (taken[0] ?? 0) * (1 - reach);
		}
		return sum + reach * this.#danger;
	}
	/** A card of this sector on the average. */
	average(table, player, memory, sector) {
		const n = this.#collect(table, player, memory, sector);
		let sum = this.#danger;
		for (let i = 0; i < n; i++) sum += this.#worths[i] ?? 0;
		return n === 0 ? 0 : sum / n;
	}
	/** What the cards of a sector are worth, the best first, and what its pirates are; returns how many cards there are. */
	#collect(table, player, { where, unknown }, sector) {
		let n = 0;
		this.#danger = 0;
		const unseen = this.#unseen.fill(0);
		const hopes = this.#hopes.fill(0);
		for (let card = 0; card < where.length; card++) {
			const place = where[card] ?? -1;
			if (place === sector) {
				if (table.row.includes(card)) continue;
				const worth = this.card(table, player, card);
				if ((this.#facts.strength[card] ?? -1) === -1) this.#insert(n, worth);
				else {
					this.#danger += worth;
					this.#insert(n, 0);
				}
				n++;
			} else if (place === -1) {
				const group = this.#facts.group[card] ?? 0;
				unseen[group] = (unseen[group] ?? 0) + 1;
				hopes[group] = (hopes[group] ?? 0) + this.card(table, player, card);
			}
		}
		for (let group = 0; group < 5; group++) {
			const hidden = unknown[sector * 5 + group] ?? 0;
			if ((unseen[group] ?? 0) === 0) continue;
			for (let i = 0; i < hidden; i++) this.#insert(n++, (hopes[group] ?? 0) / (unseen[group] ?? 1));
		}
		return n;
	}
	/** Puts a worth where it belongs among the first so many, the best first. */
	#insert(n, worth) {
		let at = n;
		for (; at > 0 && (this.#worths[at - 1] ?? 0) < worth; at--) this.#worths[at] = this.#worths[at - 1] ?? 0;
		this.#worths[at] = worth;
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
/** Nobody looks further ahead than so many cards. */
var NEARLY = 2;
//#endregion
//#region bots/ship/flight-merits.ts
/** Ways in which the two dice of a fight fall. */
var FIGHTS = 36;
/** What it is worth to see a card for the first time, and to have a card ahead. */
var UNSEEN = .01;
var AHEAD = .05;
var TOLL = .1;
/** What a flight leads to, as far as this seat has seen the cards. */
var FlightMerits = class {
	#variant;
	#facts;
	#meetings;
	constructor(variant, meetings) {
		this.#variant = variant;
		this.#facts = factsOf(variant);
		this.#meetings = meetings;
	}
	/** A sector: what is known to lie there that this ship can make use of, and how much of it is unknown. */
	sector(table, player, memory, sector) {
		const { cell, station, target, pirate } = this.#facts;
		const here = this.#knownIn(memory, sector);
		const worth = (cards) => cards.reduce((sum, card) => sum + Math.max(0, this.#meetings.card(table, player, card)), 0);
		const merits = [];
		const colonies = player.colonyShips > 0 ? here.filter((card) => cell[card] !== -1) : [];
		const berths = player.tradeShips > 0 ? here.filter((card) => station[card] !== -1) : [];
		if (colonies.length > 0) merits.push({
			code: "sector.colonies",
			numbers: { n: colonies.length },
			weight: worth(colonies)
		});
		if (berths.length > 0) merits.push({
			code: "sector.stations",
			numbers: { n: berths.length },
			weight: worth(berths)
		});
		for (const card of here) {
			const task = table.open.find((each) => this.#isReady(player, each, target[card] ?? -1));
			if (task !== void 0) merits.push({
				code: "sector.task",
				numbers: { task },
				weight: worth([card])
			});
		}
		const pirates = here.filter((card) => pirate[card] !== -1).length;
		let n = 0;
		for (let group = 0; group < 5; group++) n += memory.unknown[sector * 5 + group] ?? 0;
		if (n > 0) merits.push({
			code: "sector.unseen",
			numbers: { n },
			weight: UNSEEN * n
		});
		if (n === 0 && pirates === 0) merits.push({
			code: "sector.safe",
			numbers: {},
			weight: TOLL
		});
		return merits;
	}
	/** Where a new ship would find a place, as far as is known. */
	knownFor(memory, kind) {
		const { cell, station } = this.#facts;
		const wanted = kind === "colony-ship" ? cell : station;
		return Array.from({ length: 4 }, (_, sector) => sector).flatMap((sector) => {
			const n = this.#knownIn(memory, sector).filter((card) => wanted[card] !== -1).length;
			return n === 0 ? [] : [{
				code: kind === "colony-ship" ? "known.colonies" : "known.stations",
				numbers: {
					sector,
					n
				},
				weight: AHEAD * n
			}];
		});
	}
	/** Whether nowhere else a better price is to be had for the same goods. */
	price(table, kind) {
		const { goods, price, buys, sells } = this.#facts;
		const here = hereOf(table);
		const [resource, paid] = [goods[here] ?? -1, price[here] ?? 0];
		if (resource < 0) return [];
		const may = kind === "buy" ? buys : sells;
		const prices = goods.flatMap((each, card) => each === resource && may[card] === 1 ? price[card] ?? 0 : []);
		return paid === (kind === "buy" ? Math.min(...prices) : Math.max(...prices)) ? [{
			code: `price.${kind}`,
			numbers: {
				resource,
				price: paid
			},
			weight: AHEAD
		}] : [];
	}
	/** What comes next in a flight, and how a fight would go. */
	underway(view, memory, move) {
		const { table, seat, hand } = view;
		const player = playerOf(table, seat);
		switch (move.kind) {
			case "next": {
				const card = hand.ahead.at(-1);
				if (card !== void 0) return [{
					code: "ahead",
					numbers: { card },
					weight: AHEAD
				}];
				const actions = (ACTIONS[levelOf(player, 1)] ?? 0) - table.acts;
				return [{
					code: "further",
					numbers: {
						cards: table.speed - table.flown,
						actions
					},
					weight: AHEAD
				}];
			}
			case "stop": {
				const actions = ACTIONS[levelOf(player, 1)] ?? 0;
				if (table.acts >= actions) return [{
					code: "spent",
					numbers: { actions },
					weight: AHEAD
				}];
				return table.flown < table.speed ? [] : [{
					code: "arrived",
					numbers: { speed: table.speed },
					weight: AHEAD
				}];
			}
			case "arrange": {
				const card = hand.ahead[hand.ahead.length - 1 - (move.top[0] ?? -1)];
				return card === void 0 ? [] : [{
					code: "first",
					numbers: { card },
					weight: AHEAD
				}];
			}
			case "fight":
			case "pay": return this.#fight(view, player, memory, move.kind);
			default: return [];
		}
	}
	#fight({ table, hand }, player, memory, kind) {
		const frame = top(table);
		if (frame.kind !== "pirate") return [];
		const cards = hand.pirate >= 0 ? [hand.pirate] : this.#possible(table, memory, frame.demand);
		if (cards.length === 0) return [];
		const sum = cards.reduce((all, card) => all + this.#chance(player, card), 0);
		const n = Math.round(FIGHTS * sum / cards.length);
		const code = cards.length === 1 ? "fight" : "fight.about";
		if (kind === "fight") {
			const prize = {
				medals: player.medals + 1,
				astro: frame.demand
			};
			return [{
				code,
				numbers: { n },
				weight: TOLL * n / FIGHTS + AHEAD
			}, {
				code: "prize",
				numbers: prize,
				weight: AHEAD
			}];
		}
		const left = (player.stock[6] ?? 0) - frame.demand;
		return [{
			code: `${code}.risk`,
			numbers: { n: FIGHTS - n },
			weight: TOLL
		}, {
			code: "toll",
			numbers: {
				astro: frame.demand,
				left
			},
			weight: AHEAD
		}];
	}
	/** Pirates that may hide behind a demand. */
	#possible({ sector }, { where }, demand) {
		const { pirates, demand: demands } = this.#facts;
		return pirates.filter((card) => demands[card] === demand && (where[card] === -1 || where[card] === sector));
	}
	#chance(player, card) {
		return chanceToWin(cannonPoints(player), this.#facts.strength[card] ?? 0);
	}
	#knownIn({ where }, sector) {
		return where.flatMap((place, card) => place === sector ? [card] : []);
	}
	#isReady(player, task, target) {
		const says = this.#variant.tasks[task];
		if (says === void 0 || says.target !== target) return false;
		return cannonPoints(player) >= says.cannons && boosterPoints(player) >= says.boosters && lackingFor(player.stock, says.pay) === 0;
	}
};
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
//#region bots/ship/worth.ts
/** However near the end is, the future counts for something. */
var LEAST_FUTURE = .15;
/** Riches beyond this bring little more. */
var PLENTY = 30;
/** More astro than this are as good as this. */
var RICHEST = 127;
var NUMBERS$1 = 3;
var ALL_CENTRES = (1 << CENTRES.length) - 1;
/** While so many places are left to found at, a ship soon finds one. */
var AMPLE_COLONIES = 5;
var AMPLE_STATIONS = 4;
var COLONY_SHIP = priceOf(COST["colony-ship"]);
var TRADE_SHIP = priceOf(COST["trade-ship"]);
var BOOSTER = priceOf(COST.booster);
var CANNON = priceOf(COST.cannon);
var CENTRE = priceOf(COST.centre);
var CENTRE_2 = priceOf(COST["centre-2"]);
/** How much of the game is still to come, by the points of the leader. */
function future({ players, options }) {
	const leader = Math.max(players[0]?.points ?? 0, players[1]?.points ?? 0);
	return Math.max(LEAST_FUTURE, 1 - leader / options.target);
}
/** Actions that the flyer has left, as far as cards are left to use them on. */
function leeway(table, player, seat) {
	if (table.active !== seat || table.stack[table.stack.length - 1]?.kind !== "flight") return 0;
	return Math.min((ACTIONS[levelOf(player, 1)] ?? 0) - table.acts, table.speed - table.flown);
}
/**
* The evaluation: points, what the ship will bring home, what it can do, what it has on board, and how far it is with
* what it wants to build or to deliver. Everything in victory points. Equipment counts for less the nearer the end is.
*/
function worthOf(variant, weights) {
	const taskPrices = variant.tasks.map(({ pay, cannons, boosters }) => priceOf(pay, cannons + boosters));
	const taskWorth = variant.tasks.map(({ points, medals, friendship, resources, astro }) => points + .5 * (medals + friendship) + .1 * resources + .03 * astro);
	const purse = Float64Array.from({ length: 128 }, (_, n) => weights.astro * PLENTY * (1 - Math.exp(-n / PLENTY)));
	const stations = factsOf(variant).station.filter((station) => station >= 0).length;
	function income(player) {
		let worth = 0;
		let kinds = 0;
		for (let number = 1; number <= NUMBERS$1; number++) {
			const set = matching(player, number);
			if (set === 0) continue;
			kinds |= set;
			worth += weights.number + weights.choice * (bitCount(set) - 1);
		}
		return worth + weights.variety * bitCount(kinds);
	}
	function equipment(player, rival) {
		let worth = weights.booster * boosterPoints(player) + weights.cannon * cannonPoints(player);
		const { centres, centres2 } = player;
		for (let centre = 0; centre < CENTRES.length; centre++) {
			if ((centres >> centre & 1) === 0) continue;
			worth += (weights.centre[centre] ?? 0) * (1 + weights.raised * (centres2 >> centre & 1));
		}
		worth += weights.prospect * bitCount(raisable(player, rival));
		return worth + weights.station * bitCount(player.stations);
	}
	function cargo({ stock }) {
		let worth = purse[Math.min(RICHEST, stock[6] ?? 0)] ?? 0;
		for (let kind = 0; kind < 5; kind++) {
			const n = stock[kind] ?? 0;
			if (n > 0) worth += (weights.resource[kind] ?? 0) * (1 + weights.more * (n - 1));
		}
		return worth + weights.knowledge * (stock[5] ?? 0);
	}
	/** Ships are worth what is left to found with them. */
	function hangar(player, rival) {
		let worth = 0;
		if (player.colonyShips > 0) {
			const left = 12 - bitCount(player.colonies | rival.colonies);
			worth += weights.colonyShip * player.colonyShips * Math.min(1, left / AMPLE_COLONIES);
		}
		if (player.tradeShips > 0) {
			const left = stations - bitCount(player.stations | rival.stations);
			worth += weights.tradeShip * player.tradeShips * Math.min(1, left / AMPLE_STATIONS);
		}
		return worth;
	}
	function plans(table, player, rival) {
		const { stock } = player;
		let worth = 0;
		if (player.colonyShips + player.tradeShips < 2) worth += paidFor(stock, COLONY_SHIP) + paidFor(stock, TRADE_SHIP);
		if (player.boosters + player.boosters2 < 3) worth += .5 * paidFor(stock, BOOSTER);
		if (player.cannons + player.cannons2 < 3) worth += .5 * paidFor(stock, CANNON);
		if (player.centres !== ALL_CENTRES) worth += paidFor(stock, CENTRE);
		if (raisable(player, rival) !== 0) worth += weights.rising * paidFor(stock, CENTRE_2);
		return weights.saved * worth + weights.task * tasks(table, player);
	}
	function tasks({ open }, player) {
		let worth = 0;
		for (let i = 0; i < open.length; i++) {
			const at = open[i] ?? 0;
			const [task, price] = [variant.tasks[at], taskPrices[at]];
			if (task === void 0 || price === void 0) continue;
			const unarmed = Math.max(0, task.cannons - cannonPoints(player)) + Math.max(0, task.boosters - boosterPoints(player));
			worth += nearness(lackingOf(player.stock, price) + unarmed, price) * (taskWorth[at] ?? 0);
		}
		return worth;
	}
	/** Symbols count while the card is not had, and a lead in them when it is. */
	function renown(table, player, rival, seat) {
		const friends = Math.min(player.friendship, 4) - (table.friend === seat ? 0 : rival.friendship / 4);
		const medals = Math.min(player.medals, 4) - (table.hero === seat ? 0 : rival.medals / 4);
		return weights.friendship * friends + weights.medal * medals;
	}
	return (table, seat) => {
		const player = table.players[seat];
		const rival = table.players[1 - seat];
		if (player === void 0 || rival === void 0) return 0;
		const left = future(table);
		const soon = hangar(player, rival) + cargo(player) + plans(table, player, rival);
		return player.points + weights.action * leeway(table, player, seat) + left * (income(player) + equipment(player, rival)) + Math.min(1, left + .5) * (soon + renown(table, player, rival, seat));
	};
}
/** The centres of level I whose level II can still be had. */
var raisable = ({ centres, centres2 }, rival) => centres & ~centres2 & ~rival.centres2;
//#endregion
//#region bots/ship/ship-merits.ts
/** What a better ship is good for. */
var ShipMerits = class {
	#variant;
	#facts;
	#weights;
	constructor(variant, weights) {
		this.#variant = variant;
		this.#facts = factsOf(variant);
		this.#weights = weights;
	}
	/** What a centre does for a ship that has it. */
	centre(table, player, centre) {
		const level = levelOf(player, centre);
		const worth = (this.#weights.centre[centre] ?? 0) * (level === 1 ? 1 : this.#weights.raised);
		const weight = future(table) * worth;
		const crest = Math.max(0, player.crest);
		const name = some(CENTRES, centre);
		switch (name) {
			case "storage": return [{
				code: "centre.storage",
				numbers: { hold: HOLD[level] ?? 0 },
				weight
			}];
			case "command": return [{
				code: "centre.command",
				numbers: { actions: ACTIONS[level] ?? 0 },
				weight
			}];
			case "sensor": return [{
				code: "centre.sensor",
				numbers: { cards: LOOK[level] ?? 0 },
				weight
			}];
			case "trade": return [{
				code: "centre.trade",
				numbers: {
					times: FORCED[level] ?? 0,
					astro: 2
				},
				weight
			}];
			case "science":
			case "production": {
				const code = `centre.${name}`;
				if (level > 1) return [{
					code: `${code}.both`,
					numbers: {},
					weight
				}];
				const number = this.#variant.numbers[name][crest];
				return number === void 0 ? [] : [{
					code,
					numbers: { number },
					weight
				}];
			}
		}
	}
	/** How far the ship flies: the die and its boosters. */
	speed(table, before, after) {
		const [had, boosters] = [boosterPoints(before), boosterPoints(after)];
		return [{
			code: "speed",
			numbers: { boosters },
			weight: future(table) * this.#weights.booster * (boosters - had)
		}];
	}
	/** How it fares against the pirates that are still about, taken together. */
	guns(table, before, after, { where }) {
		const left = this.#facts.pirates.filter((card) => where[card] !== 4);
		if (left.length === 0) return [];
		const won = (player) => left.reduce((sum, card) => sum + chanceToWin(cannonPoints(player), this.#facts.strength[card] ?? 0), 0);
		const ofHundred = (player) => Math.round(100 * won(player) / left.length);
		const gained = cannonPoints(after) - cannonPoints(before);
		return [{
			code: "guns",
			numbers: {
				before: ofHundred(before),
				after: ofHundred(after)
			},
			weight: future(table) * this.#weights.cannon * gained
		}];
	}
};
//#endregion
//#region bots/ship/merits.ts
/** What can be built, in the order in which merits number it. */
var WHATS = [
	"colony-ship",
	"trade-ship",
	"booster",
	"cannon",
	"centre",
	"centre-2"
];
var WINNING = 100;
/** The part of what a thing is worth that it counts to be able to pay for it. */
var PAID = .3;
/** What a resource of choice is worth. */
var CHOSEN = .08;
var NUMBERS = [
	1,
	2,
	3
];
/** Symbols that are still lacking for a special card. */
var lackingSymbols = (own, rival) => Math.max(3, rival + 1) - own;
/** What speaks for moves in the two starship games, weighed as the evaluation weighs it. */
function meritsBy(variant, weights, meetings) {
	const facts = factsOf(variant);
	const ship = new ShipMerits(variant, weights);
	const flight = new FlightMerits(variant, meetings);
	function goalsOf({ table, seat }) {
		const player = playerOf(table, seat);
		const { centres2: taken } = playerOf(table, opponentOf(seat));
		const isOpen = {
			"colony-ship": player.colonyShips + player.tradeShips < 2,
			"trade-ship": player.colonyShips + player.tradeShips < 2,
			booster: player.boosters + player.boosters2 < 3,
			cannon: player.cannons + player.cannons2 < 3,
			centre: bitCount(player.centres) < CENTRES.length,
			"centre-2": (player.centres & ~player.centres2 & ~taken) !== 0
		};
		const worth = {
			"colony-ship": weights.colonyShip,
			"trade-ship": weights.tradeShip,
			booster: weights.booster,
			cannon: weights.cannon,
			centre: Math.max(...weights.centre.map((each, i) => player.centres >> i & 1 ? 0 : each)) / 2,
			"centre-2": 1
		};
		return WHATS.flatMap((name, what) => isOpen[name] ? [{
			what,
			price: COST[name],
			weight: PAID * worth[name]
		}] : []);
	}
	/** Points, special cards and what leads to them. */
	function scoreMerits(before, after) {
		const { seat } = after;
		if (top(after.table).kind === "over") return [{
			code: "wins",
			numbers: {},
			weight: WINNING
		}];
		const [then, now] = [playerOf(after.table, seat), playerOf(before.table, seat)];
		const rival = playerOf(after.table, opponentOf(seat));
		const merits = [];
		let points = then.points - now.points;
		for (const [code, holder, symbols, worth] of [[
			"friend",
			"friend",
			"friendship",
			weights.friendship
		], [
			"hero",
			"hero",
			"medals",
			weights.medal
		]]) {
			if (then[symbols] <= now[symbols]) continue;
			const numbers = { symbols: then[symbols] };
			if (after.table[holder] === seat && before.table[holder] !== seat) {
				merits.push({
					code: `${code}.won`,
					numbers,
					weight: 1 + worth
				});
				points--;
			} else if (after.table[holder] !== seat) {
				const lacking = lackingSymbols(then[symbols], rival[symbols]);
				merits.push({
					code,
					numbers: {
						...numbers,
						lacking
					},
					weight: worth * (then[symbols] - now[symbols])
				});
			}
		}
		if (points > 0) merits.push({
			code: "points",
			numbers: { points },
			weight: points
		});
		return merits;
	}
	/** A colony: what it brings when its number is rolled. */
	function colonyMerits({ table, seat }) {
		const card = variant.cards[hereOf(table)];
		if (card?.kind !== "colony") return [];
		const player = playerOf(table, seat);
		const left = future(table);
		const { resource, number } = card;
		const isFirst = (NUMBERS.reduce((set, each) => set | matching(player, each), 0) >> resource & 1) === 0;
		const isIdle = matching(player, number) === 0;
		return [{
			code: isFirst ? "yield.first" : "yield",
			numbers: {
				resource,
				number
			},
			weight: left * ((isFirst ? weights.variety : 0) + weights.choice)
		}, ...isIdle ? [{
			code: "idle",
			numbers: { number },
			weight: left * weights.number
		}] : []];
	}
	/** A trade station: goods at a fixed price in every turn. */
	function stationMerits({ table }) {
		const card = hereOf(table);
		const resource = facts.goods[card] ?? -1;
		const price = facts.price[card] ?? 0;
		const weight = future(table) * weights.station;
		if (resource >= 0) return [{
			code: "station",
			numbers: {
				resource,
				price
			},
			weight
		}];
		return price > 0 ? [{
			code: "station.any",
			numbers: { price },
			weight
		}] : [];
	}
	/** What is on board afterwards: what it pays for, which tasks it fulfils, and what it fetched. */
	function stockMerits(before, stock) {
		const player = playerOf(before.table, before.seat);
		const earned = (stock[6] ?? 0) - (player.stock[6] ?? 0);
		const merits = [...savingMerits(player.stock, stock, goalsOf(before)), ...taskMerits(before.table, player, stock)];
		if (earned > 0) {
			const numbers = {
				astro: earned,
				stock: stock[6] ?? 0
			};
			merits.push({
				code: "earns",
				numbers,
				weight: earned * weights.astro
			});
		}
		for (let resource = 0; resource < 5; resource++) {
			if ((player.stock[resource] ?? 0) > 0 || (stock[resource] ?? 0) === 0) continue;
			merits.push({
				code: "none",
				numbers: { resource },
				weight: weights.resource[resource] ?? 0
			});
		}
		return merits;
	}
	function taskMerits({ open }, player, stock) {
		return open.flatMap((task) => {
			const says = variant.tasks[task];
			if (says === void 0) return [];
			const { pay, cannons, boosters, points, medals } = says;
			const isArmed = cannonPoints(player) >= cannons && boosterPoints(player) >= boosters;
			const [had, has] = [lackingFor(player.stock, pay), lackingFor(stock, pay)];
			if (!isArmed || has >= had) return [];
			const weight = PAID * (points + weights.medal * medals + CHOSEN);
			if (has > 0) return [{
				code: "task.near",
				numbers: {
					task,
					lacking: has
				},
				weight: weight / (2 * has)
			}];
			return [{
				code: "task.ready",
				numbers: { task },
				weight
			}];
		});
	}
	const swapped = (stock, give, take) => stock.map((n, kind) => n - (give[kind] ?? 0) + (take[kind] ?? 0));
	function own({ before, after, memory }, move) {
		const { table, seat } = before;
		const [player, then] = [playerOf(table, seat), playerOf(after.table, seat)];
		switch (move.kind) {
			case "colony": return colonyMerits(before);
			case "station": return stationMerits(before);
			case "centre":
			case "centre-2": return ship.centre(table, then, move.centre);
			case "choose": return CENTRES.flatMap((_, i) => (move.centres >> i & 1) === 1 ? ship.centre(table, {
				...player,
				centres: player.centres | 1 << i
			}, i) : []);
			case "booster":
			case "booster-2": return ship.speed(table, player, then);
			case "cannon":
			case "cannon-2": return ship.guns(table, player, then, memory);
			case "colony-ship":
			case "trade-ship": return flight.knownFor(memory, move.kind);
			case "fly": return flight.sector(table, player, memory, move.sector);
			case "next":
			case "stop":
			case "arrange":
			case "fight":
			case "pay": return flight.underway(before, memory, move);
			case "task": {
				const { resources = 0 } = variant.tasks[move.task] ?? {};
				const chosen = resources > 0 ? [{
					code: "chosen",
					numbers: { resources },
					weight: CHOSEN * resources
				}] : [];
				return [...stockMerits(before, then.stock), ...chosen];
			}
			case "offer": return stockMerits(before, swapped(player.stock, move.give, move.take));
			case "accept": {
				const frame = top(table);
				return frame.kind === "offer" ? stockMerits(before, swapped(player.stock, frame.take, frame.give)) : [];
			}
			case "buy":
			case "sell": return [...stockMerits(before, then.stock), ...flight.price(table, move.kind)];
			case "sell-pair":
			case "station-buy":
			case "station-sell":
			case "station-sell-pair":
			case "produce":
			case "take":
			case "force": return stockMerits(before, then.stock);
			case "decline": {
				const frame = top(table);
				if (frame.kind !== "offer") return waitingMerits(player.stock, goalsOf(before));
				return sparedMerits(player.stock, swapped(player.stock, frame.take, frame.give), goalsOf(before));
			}
			case "end": return waitingMerits(player.stock, goalsOf(before));
			default: return [];
		}
	}
	return (outlook, move) => [...scoreMerits(outlook.before, outlook.after), ...own(outlook, move)];
}
//#endregion
//#region bots/ship/rough.ts
var NOT_FOUND = -1;
var OFTEN = 1e3;
/** Of a thousand times a chance comes up, how often it is taken. */
var HABIT = {
	trade: 500,
	booster: 350,
	cannon: 350,
	sale: 400,
	force: 300
};
/** What is done whenever it can be, the first that is there. */
var AT_ONCE = [
	"task",
	"colony",
	"station",
	"centre-2",
	"colony-ship",
	"centre",
	"trade-ship"
];
var RANK = new Map(AT_ONCE.map((kind, i) => [kind, i]));
var IMPROVEMENTS = /* @__PURE__ */ new Set([
	"booster",
	"booster-2",
	"cannon",
	"cannon-2"
]);
var ONWARD = /* @__PURE__ */ new Set([
	"next",
	"end",
	"decline"
]);
/** Above it a price is good to sell at, below it good to buy at. */
var FAIR = 3;
/** Against whom nobody who is not well armed fights, by the demand. */
var RESPECT = [
	0,
	0,
	0,
	2,
	3,
	4
];
/** Quick, sensible choices for playouts: no look ahead, only what a glance at the ship suggests. */
function roughly(priceOf) {
	/** The largest deal of a kind: moves of a kind stand in the order of their amounts. */
	const last = (moves, kind) => {
		let found = NOT_FOUND;
		for (let i = 0; i < moves.n; i++) if (moves.at[i]?.kind === kind) found = i;
		return found;
	};
	const deal = ({ table, seat }, moves) => {
		const price = priceOf(table);
		const astro = table.players[seat]?.stock[6] ?? 0;
		if (price > FAIR) return last(moves, "sell");
		if (price < FAIR || price === FAIR && astro > 12) return last(moves, "buy");
		return last(moves, "sell-pair");
	};
	const inTurn = (view, moves, rng) => {
		const does = (often) => rng(OFTEN) < often;
		let best = NOT_FOUND;
		let rank = AT_ONCE.length;
		let onward = NOT_FOUND;
		let trades = 0;
		let better = NOT_FOUND;
		let forced = NOT_FOUND;
		for (let i = 0; i < moves.n; i++) {
			const { kind } = some(moves.at, i);
			const place = RANK.get(kind);
			if (place !== void 0 && place < rank) {
				rank = place;
				best = i;
			} else if (ONWARD.has(kind)) onward = i;
			else if (kind === "buy" || kind === "sell" || kind === "sell-pair") trades++;
			else if (kind === "force") forced = i;
			else if (IMPROVEMENTS.has(kind) && does(HABIT.booster)) better = i;
		}
		if (best !== NOT_FOUND) return best;
		if (trades > 0 && does(HABIT.trade)) {
			const found = deal(view, moves);
			if (found !== NOT_FOUND) return found;
		}
		if (better !== NOT_FOUND) return better;
		if (forced !== NOT_FOUND && does(HABIT.force)) return forced;
		return onward === NOT_FOUND ? rng(moves.n) : onward;
	};
	const pirate = ({ table, seat }, moves) => {
		const frame = top(table);
		const demand = frame.kind === "pirate" ? frame.demand : 0;
		const player = table.players[seat];
		const wish = player !== void 0 && cannonPoints(player) >= (RESPECT[demand] ?? 0) ? "fight" : "pay";
		for (let i = 0; i < moves.n; i++) if (moves.at[i]?.kind === wish) return i;
		return 0;
	};
	/** What there is least of. */
	const scarcest = ({ table, seat }, moves) => {
		const stock = table.players[seat]?.stock ?? [];
		let best = 0;
		let least = Number.POSITIVE_INFINITY;
		for (let i = 0; i < moves.n; i++) {
			const move = moves.at[i];
			const n = move !== void 0 && "resource" in move && move.resource < 5 ? stock[move.resource] ?? 0 : 9;
			if (n >= least) continue;
			least = n;
			best = i;
		}
		return best;
	};
	return (view, moves, rng) => {
		if (moves.n <= 1) return 0;
		const { kind } = some(moves.at, 0);
		if (kind === "pay" || kind === "fight") return pirate(view, moves);
		if (kind === "take" || kind === "produce") return scarcest(view, moves);
		if (kind === "fly" || kind === "choose" || kind === "arrange" || kind === "give-up") return rng(moves.n);
		return inTurn(view, moves, rng);
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
//#endregion
//#region bots/ship/weights.ts
var SPREAD = 1.1;
/** The judgement that values stand for. */
function judgementOf(values) {
	const of = valuesIn(values);
	return {
		weights: {
			spread: SPREAD,
			astro: of("astro"),
			resource: Array.from({ length: 5 }, (_, kind) => of(`resource.${kind}`)),
			more: of("more"),
			knowledge: of("knowledge"),
			number: of("number"),
			choice: of("choice"),
			variety: of("variety"),
			booster: of("booster"),
			cannon: of("cannon"),
			centre: CENTRES.map((name) => of(`centre.${name}`)),
			raised: of("raised"),
			prospect: of("prospect"),
			colonyShip: of("colony-ship"),
			tradeShip: of("trade-ship"),
			station: of("station"),
			friendship: of("friendship"),
			medal: of("medal"),
			saved: of("saved"),
			rising: of("rising"),
			action: of("action"),
			task: of("task")
		},
		temper: temperOf(of)
	};
}
//#endregion
//#region bots/ship/sense.ts
/** A further card costs nothing but may bring something. */
var CURIOSITY = .01;
/** A turn has many small decisions: without this a cadet plays like one who acts at random. */
var UNREST = .04;
/** How much sooner cards are met that lie further up. */
var SOONER = [
	1,
	.9,
	.8
];
/** Of two players one's loss is the other's gain: more envy than this makes no deal. */
var MOST_ENVIOUS = 1.2;
/** More than there are cards. */
var RADIX = 128;
/** What chance has brought: the die, the card just flown to, what a pirate demands or the sensor shows. */
function sceneOf({ table, hand }) {
	const frame = top(table);
	switch (frame.kind) {
		case "flight": return hereOf(table);
		case "pirate": return frame.demand * RADIX + hand.pirate;
		case "arrange": return hand.ahead.reduce((scene, card) => scene * RADIX + card, 0);
		case "produce":
		case "sector": return table.die;
		default: return 0;
	}
}
/** A game on these ships as a bot of this character sees it, judged by these values. */
function shipSense(variant, values, persona = EVEN) {
	const { weights, temper } = judgementOf(values);
	const worth = worthOf(variant, weights);
	const meetings = new Meetings(variant, weights);
	const barter = new Barter(worth, tempered(temper, {
		...persona,
		envious: Math.min(MOST_ENVIOUS, persona.envious)
	}));
	const priceOf = (table) => {
		const card = variant.cards[hereOf(table)];
		return card !== void 0 && "price" in card ? card.price : 0;
	};
	return {
		worth: (table, _, seat) => worth(table, seat),
		spread: weights.spread,
		unrest: UNREST,
		chapter: ({ turn }) => turn,
		propose: (view, _, out) => barter.propose(view, out),
		foresee({ table, hand, seat }, memory, move) {
			const player = table.players[seat];
			if (player === void 0) return null;
			switch (move.kind) {
				case "stop":
				case "end":
				case "decline": return 0;
				case "fly": return meetings.sector(table, player, memory, move.sector);
				case "next": {
					const ahead = hand.ahead.at(-1);
					const hope = ahead === void 0 ? meetings.average(table, player, memory, table.sector) : meetings.card(table, player, ahead);
					return Math.min(CURIOSITY, hope);
				}
				case "arrange": {
					let sum = 0;
					for (const [i, place] of move.top.entries()) {
						const card = hand.ahead[hand.ahead.length - 1 - place];
						if (card !== void 0) sum += (SOONER[i] ?? 0) * meetings.card(table, player, card);
					}
					return sum;
				}
				case "fight": {
					if (hand.pirate >= 0) return meetings.fight(player, hand.pirate);
					const frame = top(table);
					return meetings.fightUnseen(player, memory, table.sector, frame.kind === "pirate" ? frame.demand : 0);
				}
				case "offer": return barter.offering({
					table,
					hand,
					seat
				}, move.give, move.take);
				case "accept": return barter.accepting({
					table,
					hand,
					seat
				});
				default: return null;
			}
		},
		scene: sceneOf,
		manner: {
			chapters: 1,
			trust: 20,
			patience: 150
		},
		rough: roughly(priceOf),
		merits: meritsBy(variant, weights, meetings)
	};
}
//#endregion
//#region bots/ship/kit.ts
/** The kit of a game on these ships: the cards and the weights are its own. */
var shipKit = (game, variant, tuned) => ({
	game,
	sense: (persona, values = tuned) => shipSense(variant, values, persona),
	values: tuned,
	gauge: shipGauge,
	learning: () => import("./_nothing-la_KkjCS.js")
});
//#endregion
//#region \0bots
var bots = { mind: defineKit(shipKit(starship, STARSHIP, {
	values: {
		"astro": .0289,
		"resource.0": .082,
		"resource.1": .0464,
		"resource.2": .0696,
		"resource.3": .0486,
		"resource.4": .0343,
		"more": .729,
		"knowledge": .0328,
		"number": .434,
		"choice": .118,
		"variety": .609,
		"booster": .453,
		"cannon": .37,
		"centre.storage": .272,
		"centre.command": .405,
		"centre.sensor": .522,
		"centre.trade": 1.3,
		"centre.science": .544,
		"centre.production": .674,
		"raised": .222,
		"prospect": .127,
		"colony-ship": .628,
		"trade-ship": .266,
		"station": .504,
		"friendship": .533,
		"medal": .347,
		"saved": .0611,
		"rising": 2.87,
		"action": .0412,
		"task": .125,
		"temper.asking": .023,
		"temper.giving": .0294,
		"temper.envy": .847
	},
	evidence: {
		"method": "cross-entropy: 18 generations, each candidate on 64 deals played twice",
		"against": "the first guess",
		"games": 800,
		"share": .9,
		"low": .877,
		"high": .919
	}
}.values)).mind };
//#endregion
export { bots };
