import { D as some, O as bitCount, T as STOCKS, _ as STATIONS, a as actionsLeft, f as playerOf, h as levelOf, k as total, l as groupUnder, m as cannonPoints, p as boosterPoints, r as DUEL, s as kitOf, t as options, u as hereOf, x as COST, y as CENTRES } from "./options-BJW7onst.js";
import { i as has, n as top } from "./kernel-D3NNipVO.js";
//#region kernel/options.ts
/** The names of a game's options. */
var keysOf = (specs) => Object.keys(specs);
//#endregion
//#region kernel/words.ts
/** The seat as part of a sentence. */
var who = (seat) => ({ seat });
//#endregion
//#region games/ship/drawing.ts
var STOCK_SIGNS = [
	"O",
	"F",
	"N",
	"C",
	"G",
	"K"
];
var PEOPLE_SIGNS = {
	diplomats: "D",
	green: "G",
	scientists: "S",
	merchants: "M"
};
var GROUPS = [
	"",
	"I",
	"II",
	"III",
	"IV"
];
var CENTRE_SIGNS = [
	"S",
	"C",
	"E",
	"T",
	"K",
	"P"
];
/** A card in a few signs: its name, its good and its price or number. */
function sign(card) {
	switch (card?.kind) {
		case "planet": return `${card.name} ${STOCK_SIGNS[card.goods] ?? ""}${card.price}${card.station === -1 ? "" : "+"}`;
		case "base": return `<${PEOPLE_SIGNS[card.people]}>${card.station === -1 ? "" : "+"}`;
		case "median": return `${card.name} +`;
		case "colony": return `${card.name} ${STOCK_SIGNS[card.resource] ?? ""}#${card.number}`;
		case "pirate": return `!${card.strength}`;
		case "target": return `@${card.name}`;
		default: return "...";
	}
}
/** The flight row; a star marks an action. */
function row({ cards }, table) {
	const entries = table.row.map((entry, i) => {
		const text = entry < 0 ? `?${GROUPS[groupUnder(entry)] ?? ""}` : sign(cards[entry]);
		return (table.turned >> i & 1) === 1 ? `*${text}` : text;
	});
	return entries.length === 0 ? "" : `${table.sector + 1}> ${entries.join(" | ")}\n`;
}
var colonySigns = ({ colonies }) => Array.from({ length: 12 }, (_, cell) => cell).filter((cell) => (colonies >> cell & 1) === 1).map((cell) => `${STOCK_SIGNS[cell % 4] ?? ""}${Math.floor(cell / 4) + 1}`).join(" ");
var centreSigns = (player) => CENTRE_SIGNS.map((letter, i) => [
	".",
	letter.toLowerCase(),
	letter
][levelOf(player, i)] ?? ".").join("");
/** A ship in a line: stores, boosters and cannons, hangar, centres, colonies. */
function ship(player, seat) {
	const stores = STOCK_SIGNS.map((letter, kind) => `${letter}${player.stock[kind] ?? 0}`).join(" ");
	const hangar = `${"c".repeat(player.colonyShips)}${"t".repeat(player.tradeShips)}`.padEnd(2, "-");
	return `${seat}: ${stores} | ${`>${boosterPoints(player)} x${cannonPoints(player)}`} | [${hangar}] | ${centreSigns(player)} | ${colonySigns(player)}\n`;
}
/** The table in text: stacks and reserve, the flight row, both ships. What stands beside it is said in words. */
var drawingOf = (kit) => ({ table }) => {
	if (total(table.sizes) === 0) return "";
	const stacks = table.sizes.map((n, sector) => `[${sector + 1}: ${n}]`).join(" ");
	const reserve = table.reserve.map((n, i) => `${GROUPS[i + 1]}:${n}`).join(" ");
	const ships = table.players.map(ship).join("");
	return `${stacks}   (${reserve})\n${row(kit.variant, table)}${ships}`;
};
//#endregion
//#region games/ship/words/say.ts
/** Words of this room; the compiler knows its keys. */
var words = (key, values = {}) => ({
	key,
	values
});
//#endregion
//#region games/ship/words/things.ts
/** A kind of stock by its name: trade goods. */
var stock = (kind) => words(`stock.${some(STOCKS, kind)}`);
/** So many of a kind: 2 trade goods. */
var amount = (kind, n) => words(`amount.${some(STOCKS, kind)}`, { n });
/** All that is in a bundle: 2 ore and 3 astro. */
function amounts(bundle) {
	const named = bundle.flatMap((n, kind) => n > 0 ? [amount(kind, n)] : []);
	return named.length === 0 ? words("amount.none") : named;
}
/** A centre as its variant calls it. */
var centre = ({ variant }, number) => words(`centre.${variant.id}.${some(CENTRES, number)}`);
/** A centre with its level. */
var centreAt = (kit, number, level) => words(level === 1 ? "centre.one" : "centre.two", { centre: centre(kit, number) });
/** Several centres. */
function centres(kit, set) {
	const named = CENTRES.flatMap((_, i) => (set >> i & 1) === 1 ? [centre(kit, i)] : []);
	return named.length === 0 ? words("amount.none") : named;
}
/** A sector card by its name, or by its sort where it has none. */
function card({ variant }, number) {
	const each = some(variant.cards, number);
	switch (each.kind) {
		case "pirate": return words("card.pirate", { strength: each.strength });
		case "base": return words(`card.${each.people}`);
		case "colony": return words("card.colony", {
			name: each.name,
			resource: stock(each.resource),
			number: each.number
		});
		case "empty": return each.name === "" ? words("card.asteroids") : words("card.lost", { name: each.name });
		default: return words("card.named", { name: each.name });
	}
}
/** A card as it is met: of a planet also what it trades and for how much. */
function cardInFull(kit, number) {
	const each = some(kit.variant.cards, number);
	if (each.kind !== "planet") return card(kit, number);
	return words("card.planet", {
		name: each.name,
		goods: stock(each.goods),
		price: each.price
	});
}
/** Several cards. */
var cards = (kit, numbers) => numbers.length === 0 ? words("amount.none") : numbers.map((number) => cardInFull(kit, number));
/** The cards of the flight, from left to right. */
var flightRow = (kit, row) => row.length === 0 ? words("amount.none") : row.map((entry) => entry < 0 ? words("card.hidden") : cardInFull(kit, entry));
/** A place where a station stands. */
var stationPlace = (kit, station) => card(kit, kit.facts.berths[station] ?? 0);
/** Several stations. */
function stations(kit, set) {
	const named = STATIONS.flatMap((_, i) => (set >> i & 1) === 1 ? [stationPlace(kit, i)] : []);
	return named.length === 0 ? words("amount.none") : named;
}
/** A task by its title, or by its number where it has none. */
function task({ variant }, number) {
	const { word, id } = some(variant.tasks, number);
	return {
		key: `task.${word}`,
		values: { number: id }
	};
}
/** Where a task must be done. */
var targetOf = ({ variant }, number) => some(variant.targets, some(variant.tasks, number).target);
/** What a task asks for: things to hand in, or points to have on board. */
function asks({ variant }, number) {
	const { pay, cannons, boosters } = some(variant.tasks, number);
	if (cannons > 0) return words("task.cannons", { n: cannons });
	if (boosters > 0) return words("task.boosters", { n: boosters });
	if (total(pay) === 0) return words("task.gift");
	return amounts(pay);
}
/** What a task brings. */
function brings({ variant }, number) {
	const { astro, resources, points, medals, friendship } = some(variant.tasks, number);
	return [
		...points > 0 ? [words("gain.points", { n: points })] : [],
		...medals > 0 ? [words("gain.medals", { n: medals })] : [],
		...friendship > 0 ? [words("gain.friendship", { n: friendship })] : [],
		...astro > 0 ? [words("amount.astro", { n: astro })] : [],
		...resources > 0 ? [words("gain.resources", { n: resources })] : []
	];
}
/** Sectors as people count them. */
var sectorNumber = (sector) => sector + 1;
//#endregion
//#region games/ship/words/events.ts
function crests({ crests: by }) {
	const moon = by.indexOf(0);
	return words("event.crests", {
		moon: who(moon),
		sun: who(1 - moon)
	});
}
var firstRolled = ({ rolls }) => words("event.first-rolled", { rolls: rolls.map((n, seat) => words("first.roll", {
	seat: who(seat),
	n
})) });
function opened(kit, { task: number, isLocked }) {
	const values = {
		task: task(kit, number),
		target: targetOf(kit, number),
		price: asks(kit, number)
	};
	return words(isLocked ? "event.opened.locked" : "event.opened", values);
}
function sealed(kit, { seat, centres: set }) {
	if (set === null) return words("event.sealed", { seat: who(seat) });
	return words("event.sealed.known", {
		seat: who(seat),
		centres: centres(kit, set)
	});
}
var unsealed = (kit, { centres: by }) => words("event.unsealed", { choices: by.map((set, seat) => words("unsealed.seat", {
	seat: who(seat),
	centres: centres(kit, set)
})) });
function looked(kit, { seat, sector, n, cards: seen }) {
	const values = {
		seat: who(seat),
		sector: sectorNumber(sector),
		n
	};
	return seen === null ? words("event.looked", values) : words("event.looked.known", {
		...values,
		cards: cards(kit, seen)
	});
}
function arranged(kit, { seat, top, below, cards: seen }) {
	const values = {
		seat: who(seat),
		top,
		below
	};
	if (seen === null) return words("event.arranged", values);
	return words("event.arranged.known", {
		seat: who(seat),
		cards: cards(kit, seen.slice(0, top)),
		under: cards(kit, seen.slice(top))
	});
}
function pirate(kit, { seat, demand, card: seen }) {
	const values = {
		seat: who(seat),
		demand
	};
	return seen === null ? words("event.pirate", values) : words("event.pirate.known", {
		...values,
		card: card(kit, seen)
	});
}
function fought({ seat, own, other, cannons, strength, isWon }) {
	const values = {
		seat: who(seat),
		own,
		other,
		sum: own + cannons,
		against: other + strength
	};
	return words(isWon ? "event.fought.won" : "event.fought.lost", {
		...values,
		cannons,
		strength
	});
}
function lostPiece(kind, seat, level) {
	const forms = [
		`event.${kind}.none`,
		`event.${kind}`,
		`event.${kind}.down`
	];
	return words(forms[level] ?? forms[0], { seat: who(seat) });
}
function lostCentre(kit, { seat, centre: number, level, spilt }) {
	const values = {
		seat: who(seat),
		centre: centreAt(kit, number, level)
	};
	if (total(spilt) === 0) return words("event.lost-centre", values);
	return words("event.lost-centre.spilt", {
		...values,
		spilt: amounts(spilt)
	});
}
function refilled(kit, { sector, card: seen }) {
	const values = { sector: sectorNumber(sector) };
	return seen === null ? words("event.refilled.hidden", values) : words("event.refilled", {
		...values,
		card: cardInFull(kit, seen)
	});
}
function fulfilled(kit, { seat, task: number, paid, astro }) {
	const values = {
		seat: who(seat),
		task: task(kit, number),
		target: targetOf(kit, number)
	};
	const gave = total(paid) === 0 ? "free" : "paid";
	return words(`event.fulfilled.${gave}`, {
		...values,
		...gave === "paid" ? { paid: amounts(paid) } : {},
		astro
	});
}
function special(kind, { seat, n }) {
	return seat === -1 ? words(`event.${kind}.none`) : words(`event.${kind}`, {
		seat: who(seat),
		n
	});
}
/** What the events of the set-up and of both special cards say. */
function aside(kit, event) {
	switch (event.kind) {
		case "crests": return crests(event);
		case "first-rolled": return firstRolled(event);
		case "starts": return words("event.starts", { seat: who(event.seat) });
		case "dealt": return words("event.dealt");
		case "opened": return opened(kit, event);
		case "sealed": return sealed(kit, event);
		case "unsealed": return unsealed(kit, event);
		case "friend":
		case "hero": return special(event.kind, event);
		case "stalled": return words("event.stalled", { turns: event.turns });
		case "won": return words("event.won", {
			seat: who(event.seat),
			points: event.points
		});
		default: return null;
	}
}
/** What happens on the way. */
function inFlight$1(kit, event) {
	switch (event.kind) {
		case "flies": return words("event.flies", {
			seat: who(event.seat),
			sector: sectorNumber(event.sector),
			speed: event.speed
		});
		case "looked": return looked(kit, event);
		case "arranged": return arranged(kit, event);
		case "revealed": return words("event.revealed", { card: cardInFull(kit, event.card) });
		case "pirate": return pirate(kit, event);
		case "paid": return words("event.paid", {
			seat: who(event.seat),
			astro: event.astro,
			card: card(kit, event.card)
		});
		case "fights": return words("event.fights", {
			seat: who(event.seat),
			card: card(kit, event.card)
		});
		case "fought": return fought(event);
		case "trophy": return words("event.trophy", { seat: who(event.seat) });
		case "lost-cannon":
		case "lost-booster": return lostPiece(event.kind, event.seat, event.level);
		case "lost-centre": return lostCentre(kit, event);
		case "spared": return words("event.spared", { seat: who(event.seat) });
		case "settled": return words("event.settled", {
			seat: who(event.seat),
			card: card(kit, event.card)
		});
		case "moored": return words("event.moored", {
			seat: who(event.seat),
			card: card(kit, event.card),
			n: event.friendship
		});
		case "refilled": return refilled(kit, event);
		case "exhausted": return words("event.exhausted", { sector: sectorNumber(event.sector) });
		case "fulfilled": return fulfilled(kit, event);
		case "landed": return words(`event.landed.${event.why}`, {
			seat: who(event.seat),
			row: flightRow(kit, event.row)
		});
		default: return aside(kit, event);
	}
}
/** What happened, to one who heard it; that a station is used is said with what is traded there. */
var eventWords = (kit) => (event, _) => {
	switch (event.kind) {
		case "turn": return words("event.turn", {
			seat: who(event.seat),
			turn: event.turn
		});
		case "rolled": return words("event.rolled", {
			seat: who(event.seat),
			die: event.die
		});
		case "produced": {
			const values = {
				seat: who(event.seat),
				stock: event.isLost ? stock(event.stock) : amount(event.stock, 1)
			};
			return words(event.isLost ? "event.produced.lost" : "event.produced", values);
		}
		case "took": return words("event.took", {
			seat: who(event.seat),
			stock: amount(event.resource, 1)
		});
		case "wasted": return words("event.wasted", {
			seat: who(event.seat),
			n: event.n
		});
		case "bought": {
			const goods = amount(event.goods, event.n);
			return words("event.bought", {
				seat: who(event.seat),
				goods,
				card: card(kit, event.card),
				astro: event.astro
			});
		}
		case "sold": {
			const goods = amounts(event.goods);
			return words("event.sold", {
				seat: who(event.seat),
				goods,
				card: card(kit, event.card),
				astro: event.astro
			});
		}
		case "forced": {
			const goods = amount(event.resource, 1);
			return words("event.forced", {
				seat: who(event.seat),
				from: who(event.from),
				goods,
				astro: event.astro
			});
		}
		case "offered": return words("event.offered", {
			seat: who(event.seat),
			give: amounts(event.give),
			take: amounts(event.take)
		});
		case "traded": {
			const terms = {
				gave: amounts(event.gave),
				got: amounts(event.got)
			};
			return words("event.traded", {
				seat: who(event.seat),
				with: who(event.with),
				...terms
			});
		}
		case "declined": return words("event.declined", { seat: who(event.seat) });
		case "built": return words(`event.built.${event.what}`, { seat: who(event.seat) });
		case "centre": return words(event.level === 1 ? "event.centre" : "event.centre.two", {
			seat: who(event.seat),
			centre: centre(kit, event.centre)
		});
		case "used-station":
		case "ended": return null;
		default: return inFlight$1(kit, event);
	}
};
//#endregion
//#region games/ship/words/marks.ts
var markOf = (subject, provenance, note) => ({
	subject,
	provenance: {
		key: `provenance.${provenance}`,
		values: {}
	},
	note
});
var isMarked = ({ provenance }) => provenance !== "book";
/** What a trade card says, for a list of cards: its goods and its price. */
function noteOf({ variant }, number) {
	const each = variant.cards[number];
	if (each?.kind === "planet") return words("origin.planet", {
		goods: words(`stock.${STOCKS[each.goods] ?? "ore"}`),
		price: each.price
	});
	if (each?.kind === "pirate") return words("origin.pirate", {
		demand: each.demand,
		loss: words(`loss.${each.loss}`)
	});
	return words("origin.card");
}
var ownMarks = ({ provenance, id }) => provenance.map(({ key, provenance: word }) => markOf({
	key: `origin.${id}.${key}`,
	values: {}
}, word, {
	key: `origin.${id}.${key}.note`,
	values: {}
}));
/** What does not come straight from the books, and how sure it is: parts of the game, then cards, then tasks. */
var marksOf = (kit) => [
	...ownMarks(kit.variant),
	...kit.variant.cards.flatMap((each, i) => isMarked(each) ? [markOf(words("origin.named", {
		id: each.id,
		card: card(kit, i)
	}), each.provenance, noteOf(kit, i))] : []),
	...kit.variant.tasks.flatMap((each, i) => isMarked(each) ? [markOf(words("origin.named", {
		id: each.id,
		card: task(kit, i)
	}), each.provenance, words("origin.task"))] : [])
];
//#endregion
//#region games/ship/words/moves.ts
var PLACES = [
	"place.1",
	"place.2",
	"place.3"
];
/** Cards by their place when looked at: the first, the second. */
var places = (list) => list.length === 0 ? words("amount.none") : list.map((i) => words(PLACES[i] ?? "place.1"));
var priceAt = ({ facts }, at, n) => n * Math.max(0, facts.price[at] ?? 0);
/** The card flown to, or any when the move is only thought of. */
var cardHere = (kit, table) => {
	const here = hereOf(table);
	return here === -1 || here < 0 ? words("card.here") : card(kit, here);
};
function trade(kit, table, { kind, goods, n }) {
	const here = Math.max(0, hereOf(table));
	return words(`move.${kind}`, {
		goods: amount(goods, n),
		card: cardHere(kit, table),
		astro: priceAt(kit, here, n)
	});
}
function stationTrade(kit, { kind, station, goods, n }) {
	const at = kit.facts.berths[station] ?? 0;
	return words(`move.${kind}`, {
		goods: amount(goods, n),
		card: stationPlace(kit, station),
		astro: priceAt(kit, at, n)
	});
}
var pairOf = (first, second) => [amount(first, 1), amount(second, 1)];
function arrange({ top, below }) {
	if (below.length === 0) return words("move.arrange.top", { top: places(top) });
	if (top.length === 0) return words("move.arrange.below", { below: places(below) });
	return words("move.arrange", {
		top: places(top),
		below: places(below)
	});
}
/** A move as a button or a list names it, with its price. */
var moveWords = (kit) => (move, table) => {
	switch (move.kind) {
		case "produce":
		case "take": return words(`move.${move.kind}`, { stock: amount(move.resource, 1) });
		case "force": return words("move.force", {
			stock: amount(move.resource, 1),
			astro: 2
		});
		case "centre":
		case "centre-2": return words(`move.${move.kind}`, {
			centre: centre(kit, move.centre),
			price: amounts(COST[move.kind])
		});
		case "give-up": return words("move.give-up", { centre: centre(kit, move.centre) });
		case "buy":
		case "sell": return trade(kit, table, move);
		case "sell-pair": {
			const astro = priceAt(kit, Math.max(0, hereOf(table)), 2);
			return words("move.sell-pair", {
				goods: pairOf(move.first, move.second),
				card: cardHere(kit, table),
				astro
			});
		}
		case "station-buy":
		case "station-sell": return stationTrade(kit, move);
		case "station-sell-pair": {
			const astro = priceAt(kit, kit.facts.berths[move.station] ?? 0, 2);
			return words("move.station-sell-pair", {
				goods: pairOf(move.first, move.second),
				card: stationPlace(kit, move.station),
				astro
			});
		}
		case "fly": return words("move.fly", { sector: sectorNumber(move.sector) });
		case "task": return words("move.task", {
			task: task(kit, move.task),
			target: targetOf(kit, move.task),
			price: asks(kit, move.task),
			gains: brings(kit, move.task)
		});
		case "choose": return words("move.choose", { centres: centres(kit, move.centres) });
		case "arrange": return arrange(move);
		case "offer": return words("move.offer", {
			give: amounts(move.give),
			take: amounts(move.take)
		});
		case "station":
		case "colony": return words(`move.${move.kind}`, { card: cardHere(kit, table) });
		case "pay": {
			const frame = table.stack.at(-1);
			return words("move.pay", { astro: frame?.kind === "pirate" ? frame.demand : 0 });
		}
		case "colony-ship":
		case "trade-ship":
		case "booster":
		case "booster-2":
		case "cannon":
		case "cannon-2": return words(`move.${move.kind}`, { price: amounts(COST[move.kind]) });
		default: return words(`move.${move.kind}`);
	}
};
//#endregion
//#region games/ship/words/options.ts
/** A value by its name; of figures the name says what they count. */
function valueWords(name, value) {
	if (name === "target" || name === "offers") return {
		key: `option.${name}.n`,
		values: { n: Number(value) }
	};
	return {
		key: `option.${name}.${value}`,
		values: {}
	};
}
/** Name, help and values of every option of a game. */
function optionWordsOf(specs) {
	const spoken = {};
	for (const name of keysOf(specs)) spoken[name] = {
		name: {
			key: `option.${name}`,
			values: {}
		},
		help: {
			key: `option.${name}.help`,
			values: {}
		},
		values: specs[name].of.map((value) => valueWords(name, value))
	};
	return spoken;
}
//#endregion
//#region games/ship/words/questions.ts
function chooseCentres(kit, { must }, view) {
	const n = kit.variant.outfit.centres;
	if (view.seat !== null && has(must, view.seat)) return words("question.centres", { n });
	return words("question.centres.others", { n });
}
function inFlight(table) {
	const { active, flown, speed, fresh } = table;
	const values = {
		seat: who(active),
		left: Math.max(0, speed - flown),
		actions: actionsLeft(table)
	};
	if (flown === 0) return words("question.flight.start", values);
	return words(fresh === 1 ? "question.flight" : "question.flight.on", values);
}
function about(kit, frame, asking, view) {
	const { table } = view;
	const seat = who(table.active);
	switch (frame.kind) {
		case "centres": return chooseCentres(kit, asking, view);
		case "produce": return words("question.produce", {
			seat: who(frame.seat),
			die: table.die
		});
		case "sector": return words("question.sector", { seat });
		case "arrange": return words("question.arrange", {
			seat,
			n: table.ahead
		});
		case "flight": return inFlight(table);
		case "pirate": return words("question.pirate", {
			seat,
			demand: frame.demand
		});
		case "reward": return words("question.reward", {
			seat,
			left: frame.left
		});
		case "lose": return words("question.lose", { seat });
		case "build": return words("question.build", { seat });
		case "offer": return words("question.offer", {
			seat,
			other: who(1 - table.active),
			give: amounts(frame.give),
			take: amounts(frame.take)
		});
		default: throw new Error(`nobody is asked in ${frame.kind}`);
	}
}
/** What is asked and of whom: the one who has to answer is told what to do, the other who does it. */
var questionWords = (kit) => (asking, view) => about(kit, top(view.table), asking, view);
//#endregion
//#region games/ship/words/refusals.ts
var lacking = (numbers) => amounts(STOCKS.map((name) => numbers[name] ?? 0));
/** Why a move is refused, in one sentence to the one who tried it, with the figures. */
function refusalWords({ code, numbers }) {
	if (code === "cannot-pay") return words("refusal.cannot-pay", { lacks: lacking(numbers) });
	const { goods, resource, ...rest } = numbers;
	const kind = goods ?? resource;
	return {
		key: `refusal.${code}`,
		values: kind === void 0 ? rest : {
			...rest,
			stock: stock(kind)
		}
	};
}
//#endregion
//#region games/ship/words/standing.ts
/** The centres of a ship with their levels. */
function builtCentres(kit, { centres, centres2 }) {
	const built = [
		0,
		1,
		2,
		3,
		4,
		5
	].filter((i) => (centres >> i & 1) === 1);
	if (built.length === 0) return words("amount.none");
	return built.map((i) => centreAt(kit, i, (centres2 >> i & 1) === 1 ? 2 : 1));
}
/** What a ship has, for everybody to see. */
function having(kit, table, seat) {
	const player = playerOf(table, seat);
	const { stock, points, colonies, colonyShips, tradeShips, friendship, medals } = player;
	const special = [...table.friend === seat ? [words("standing.friend")] : [], ...table.hero === seat ? [words("standing.hero")] : []];
	return [
		words("standing.points", { n: points }),
		words("standing.astro", { n: stock[6] ?? 0 }),
		words("standing.stock", { stock: amounts(stock.slice(0, 6)) }),
		words("standing.ship", {
			boosters: boosterPoints(player),
			cannons: cannonPoints(player)
		}),
		words("standing.hangar", {
			colony: colonyShips,
			trade: tradeShips
		}),
		words("standing.colonies", { n: bitCount(colonies) }),
		words("standing.symbols", {
			friendship,
			medals
		}),
		words("standing.centres", { centres: builtCentres(kit, player) }),
		words("standing.stations", { stations: stations(kit, player.stations) }),
		...special
	];
}
function ownHand(kit, { ahead, below }) {
	if (ahead.length + below.length === 0) return [];
	return [words("standing.peeked", {
		cards: cards(kit, [...ahead].reverse()),
		under: cards(kit, [...below].reverse())
	})];
}
/** How both stand, a line each, then the open tasks and the reserve, then what the one who looks has peeked at. */
var standing = (kit) => (view) => {
	const { table } = view;
	const lines = table.players.map((_, seat) => words(table.active === seat ? "standing.active" : "standing.seat", {
		seat: who(seat),
		has: having(kit, table, seat)
	}));
	const open = table.open.map((i) => words("standing.task", {
		task: task(kit, i),
		target: targetOf(kit, i)
	}));
	const tasks = words("standing.tasks", {
		tasks: open.length === 0 ? words("amount.none") : open,
		n: bitCount(table.deck)
	});
	const reserve = words("standing.reserve", { n: total(table.reserve) });
	return [
		...lines,
		tasks,
		reserve,
		...view.seat === null ? [] : ownHand(kit, view.hand)
	];
};
//#endregion
//#region games/ship/words/index.ts
/** Turns between two looks at the table in a game told in text. */
var CHAPTER = 8;
function shipWording(variant, options) {
	const kit = kitOf(variant);
	return {
		event: eventWords(kit),
		move: moveWords(kit),
		refusal: refusalWords,
		question: questionWords(kit),
		marks: marksOf(kit),
		isChapter: (event) => event.kind === "unsealed" || event.kind === "turn" && event.turn % CHAPTER === 1,
		drawing: drawingOf(kit),
		legend: words("drawing.legend"),
		standing: standing(kit),
		options: optionWordsOf(options)
	};
}
//#endregion
//#region games/duel/words.ts
/** What is said of this game; the texts are those of the shared engine. */
var wording = shipWording(DUEL, options);
//#endregion
export { wording };
