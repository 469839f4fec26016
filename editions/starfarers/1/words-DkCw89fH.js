import { f as has, g as without, p as list, r as top, u as allSeats } from "./kernel-DEv7RXeA.js";
import { $ as isDock, $t as SITE_VERTEX, B as peopleAt, En as speedOf, Ht as TOKENS, Jt as CENTRES, Ln as owed, Q as isColonySite, Rt as PEOPLES, Sn as UPGRADES, T as nodeAt, Vn as termsWith, W as shipAt, Wn as some, Xt as POINTS_AT, bn as SHIPS, ht as playerOf, k as cargoOf, mt as ownerOf, n as rateOf, nn as VERTEX_PLANETS, on as hexCentre, pt as isPort, q as vertexOf, qt as tokenOf, rn as VERTEX_SITE, rr as total, t as options, tn as SYSTEM_HEXES, un as CARGOES, vn as RESOURCES, x as familyAt, yn as SHAKES, yt as CARDS, zt as SECTORS } from "./options-BvYTiA6T.js";
//#region kernel/words.ts
/** The seat as part of a sentence. */
var who = (seat) => ({ seat });
//#endregion
//#region games/starfarers/drawing.ts
var [LEFT, TOP] = [5, 2];
var [WIDTH, HEIGHT] = [102, 34];
/** Ore, fuel, carbon, food, goods. */
var LETTERS = [
	"O",
	"F",
	"C",
	"N",
	"G"
];
var NUMBERS$1 = [
	2,
	3,
	4,
	5,
	6,
	8,
	9,
	10,
	11,
	12
];
/** Lines of characters; a place is given as intersections are, three columns to each of theirs. */
var Canvas = class {
	#lines = Array.from({ length: HEIGHT }, () => new Array(WIDTH).fill(" "));
	write(x, y, words) {
		const line = this.#lines[y + TOP];
		const from = (x + LEFT) * 3 - Math.floor((words.length - 1) / 2);
		for (const [i, letter] of [...words].entries()) if (line !== void 0) line[from + i] = letter;
	}
	toString() {
		return this.#lines.map((line) => line.join("").trimEnd()).join("\n");
	}
};
function discOf(disc) {
	if (disc === 0) return "?";
	return disc >= 8192 ? "!" : NUMBERS$1.filter((n) => (disc >> n & 1) === 1).join("/");
}
function drawPlanets(canvas, { planets, discs, layout }) {
	for (let at = 0; at < 57; at++) {
		const system = Math.floor(at / 3);
		const [x, y] = hexCentre(SYSTEM_HEXES[system]?.[at % 3] ?? [0, 0]);
		const kind = planets[at] ?? -1;
		if (system < 15 && layout[system] === -1) canvas.write(x, y, "#");
		else if (kind !== -1) canvas.write(x, y, `${LETTERS[kind]}${discOf(discs[at] ?? 0)}`);
	}
}
function drawPieces(canvas, { sites, ships, derived }) {
	for (const [x, y] of POINTS_AT) canvas.write(x, y, ".");
	for (const vertex of CENTRES) canvas.write(...place(vertex), " ");
	for (const slot of derived.outposts) if (slot !== -1) canvas.write(...place(CENTRES[slot] ?? 0), "D");
	for (const [site, piece] of sites.entries()) {
		const at = place(SITE_VERTEX[site] ?? 0);
		if (piece === 13) canvas.write(...at, "x");
		else if (piece > 0) canvas.write(...at, `${isPort(piece) ? "P" : "c"}${ownerOf(piece)}`);
	}
	for (const [i, code] of ships.entries()) {
		if (code === -1) continue;
		canvas.write(...place(vertexOf(code)), `${cargoOf(code) === 0 ? ">" : "="}${Math.floor(i / SHIPS)}`);
	}
}
var place = (vertex) => POINTS_AT[vertex] ?? [0, 0];
/** The board in text; what stands beside it is said in words. */
function drawing({ table }) {
	const canvas = new Canvas();
	drawPieces(canvas, table);
	drawPlanets(canvas, table);
	return `${canvas.toString()}\n`;
}
//#endregion
//#region games/starfarers/words/say.ts
/** Words of this room; the compiler knows its keys. */
var words = (key, values = {}) => ({
	key,
	values
});
//#endregion
//#region games/starfarers/words/things.ts
/** A resource by its name: food. */
var resource = (kind) => words(`resource.${some(RESOURCES, kind)}`);
/** So many cards of a resource: 2 food. */
var amount = (kind, n) => words(`amount.${some(RESOURCES, kind)}`, { n });
/** All that is in a bundle: 2 ore and 1 food. */
function amounts(bundle) {
	const named = bundle.flatMap((n, kind) => n > 0 ? [amount(kind, n)] : []);
	return named.length === 0 ? words("amount.none") : named;
}
var upgrade = (kind) => words(`upgrade.${some(UPGRADES, kind)}`);
var cargo = (kind) => words(`cargo.${some(CARGOES, kind)}`);
var people = (kind) => words(`people.${some(PEOPLES, kind)}`);
var token = (kind) => ({
	key: `token.${some(TOKENS, kind).word}`,
	values: {}
});
/** A friendship card by its name, and what it does. */
var card = (kind) => ({
	key: `card.${some(CARDS, kind).word}`,
	values: {}
});
var cardHelp = (kind) => ({
	key: `card.${some(CARDS, kind).word}.help`,
	values: {}
});
/** What the open part of an encounter card tells. */
var situation = (family) => ({
	key: `situation.${familyAt(family).word}`,
	values: {}
});
/** How an encounter ends at a box of its card. */
var story = (node) => ({
	key: `story.${nodeAt(node).story}`,
	values: {}
});
/** An answer to it, with the cards put down. */
function answer(family, choice, cards) {
	if (family < 0) return words("answer.plain", { choice });
	const { word, answers } = familyAt(family);
	if (answers === "number") return choice === 0 ? words("answer.gift.none") : words("answer.gift", { cards: amounts(cards) });
	if (answers === "none" || choice > 1) return words("answer.plain", { choice });
	return {
		key: `answer.${word}.${choice === 0 ? "no" : "yes"}`,
		values: familyAt(family).price > 0 && choice === 1 ? { cards: amounts(cards) } : {}
	};
}
/** Several seats, as those who do something or are waited for. */
var seats = (set) => list(set).map((seat) => words("seat.name", { seat: who(seat) }));
/** Several seats, as those who are offered something or from whom something comes. */
var addressed = (set) => set === 0 ? words("seat.nobody") : list(set).map((seat) => words("seat.to", { seat: who(seat) }));
var sources = (set) => list(set).map((seat) => words("seat.from", { seat: who(seat) }));
/** Whether these are all the others. */
var isEverybodyElse = (set, seat, of) => set === without(allSeats(of), seat);
//#endregion
//#region games/starfarers/words/encounterevents.ts
function met({ reader, seats: set, family, card }) {
	const values = {
		reader: who(reader),
		seats: seats(set),
		situation: situation(family)
	};
	return card === null ? words("event.met", values) : words("event.met.known", {
		...values,
		card: card + 1
	});
}
function answered({ seat, family, choice, cards }) {
	return words("event.answered", {
		seat: who(seat),
		answer: answer(family, choice, cards)
	});
}
function contest({ seat, rival, node, own, other }) {
	return words(`event.contest.${nodeAt(node).test?.stat ?? "combat"}`, {
		seat: who(seat),
		rival: who(rival),
		own,
		other
	});
}
function fame({ seat, n, paid }) {
	if (total(paid) > 0) return words("event.fame.bought", { seat: who(seat) });
	return words(n > 0 ? "event.fame" : "event.fame.lost", {
		seat: who(seat),
		n: Math.abs(n)
	});
}
function gave({ seat, to, resource: kind }) {
	const values = {
		seat: who(seat),
		to: who(to)
	};
	return kind === null ? words("event.gave", values) : words("event.gave.known", {
		...values,
		resource: resource(kind)
	});
}
/** What an encounter says. */
function encounterWords(event) {
	switch (event.kind) {
		case "met": return met(event);
		case "answered": return answered(event);
		case "read":
		case "filed": return words(`event.${event.kind}`, { card: event.card + 1 });
		case "outcome": return words("event.outcome", {
			seat: who(event.seat),
			story: story(event.node)
		});
		case "contest": return contest(event);
		case "fate": return words("event.fate", {
			seat: who(event.seat),
			sum: event.sum
		});
		case "paid":
		case "refunded":
		case "forfeited": return words(`event.${event.kind}`, {
			seat: who(event.seat),
			cards: amounts(event.cards)
		});
		case "gained": return words("event.gained", {
			seat: who(event.seat),
			gains: amounts(event.gains)
		});
		case "fame": return fame(event);
		case "gave": return gave(event);
		case "waiting": return words("event.waiting", { seat: who(event.seat) });
		default: return words(`event.${event.kind}`);
	}
}
//#endregion
//#region games/starfarers/words/places.ts
var NUMBERS = [
	2,
	3,
	4,
	5,
	6,
	8,
	9,
	10,
	11,
	12
];
/** The numbers of a disc: 3/12. */
var numbers = (disc) => NUMBERS.filter((n) => (disc >> n & 1) === 1).join("/");
/** A planet by its resource and its disc: food 5. */
function planet({ planets, discs }, at) {
	const kind = planets[at] ?? -1;
	const disc = discs[at] ?? 0;
	if (disc === 0) return words("planet.hidden", { resource: resource(kind) });
	if (disc >= 8192) return words("planet.token", {
		resource: resource(kind),
		token: token(tokenOf(disc))
	});
	return words("planet", {
		resource: resource(kind),
		numbers: numbers(disc)
	});
}
/** Columns and rows count from 1 at the upper left. */
function grid(vertex) {
	const [x, y] = POINTS_AT[vertex] ?? [0, 0];
	return {
		column: x + 5,
		row: y + 2
	};
}
/** Where an intersection is: a colony site by its planets, a docking point by its people, others by column and row. */
function point(table, vertex) {
	if (isDock(table.derived, vertex)) return words("point.dock", { people: people(peopleAt(table, vertex)) });
	if (!isColonySite(table.derived, vertex)) return words("point", grid(vertex));
	const beside = VERTEX_PLANETS.slice(vertex * 2, vertex * 2 + 2).filter((at) => at !== -1);
	return words("point.site", {
		...grid(vertex),
		planets: beside.map((at) => planet(table, at))
	});
}
var site = (table, at) => point(table, SITE_VERTEX[at] ?? 0);
/** A slot with what lies in it. */
function sector(table, slot) {
	const laid = table.layout[slot] ?? -1;
	const n = slot + 1;
	if (laid === -1) return words("sector.hidden", { n });
	const { people: of, resources } = SECTORS[Math.floor(laid / 3)] ?? {
		people: -1,
		resources: []
	};
	if (of !== -1) return words("sector.outpost", {
		n,
		people: people(of)
	});
	if (resources.length === 0) return words("sector.empty", { n });
	return words("sector.system", {
		n,
		planets: [
			0,
			1,
			2
		].map((i) => planet(table, slot * 3 + i))
	});
}
/** An intersection with what stands on it, for those who do not see the board. */
function pointLabel(table, vertex) {
	const place = point(table, vertex);
	const ship = table.ships.findIndex((code) => code !== -1 && vertexOf(code) === vertex);
	if (ship >= 0) {
		const code = table.ships[ship] ?? 0;
		return words("point.ship", {
			place,
			cargo: cargo(cargoOf(code)),
			seat: who(Math.floor(ship / SHIPS))
		});
	}
	const piece = table.sites[VERTEX_SITE[vertex] ?? -1] ?? 0;
	if (piece === 0) return words("point.free", { place });
	if (piece === 13) return words("point.blocked", { place });
	return words(isPort(piece) ? "point.port" : "point.colony", {
		place,
		seat: who(ownerOf(piece))
	});
}
//#endregion
//#region games/starfarers/words/events.ts
function startRolled({ rolls }) {
	return words("event.start-rolled", { rolls: rolls.flatMap((n, seat) => n > 0 ? [words("start.roll", {
		seat: who(seat),
		n
	})] : []) });
}
function starts({ seat, second }) {
	if (second === -1) return words("event.starts", { seat: who(seat) });
	return words("event.starts.pilots", {
		seat: who(seat),
		second: who(second)
	});
}
function turn({ seat, second, turn: n }) {
	if (second === -1) return words("event.turn", {
		seat: who(seat),
		turn: n
	});
	return words("event.turn.pilots", {
		seat: who(seat),
		second: who(second),
		turn: n
	});
}
/** A ship that was not paid for is placed, one that was is built; upgrades alike. */
function ship$1({ seat, cargo: kind, vertex, paid }, table) {
	return words(total(paid) === 0 ? "event.ship.free" : "event.ship", {
		seat: who(seat),
		cargo: cargo(kind),
		point: point(table, vertex)
	});
}
function fitted({ seat, upgrade: kind, paid }) {
	return words(total(paid) === 0 ? "event.fitted.free" : "event.fitted", {
		seat: who(seat),
		upgrade: upgrade(kind)
	});
}
function drew({ seat, n, cards }) {
	if (cards === null) return words("event.drew", {
		seat: who(seat),
		n
	});
	return words("event.drew.known", {
		seat: who(seat),
		cards: amounts(cards)
	});
}
function sealed({ seat, cards }) {
	if (cards === null) return words("event.sealed", { seat: who(seat) });
	return words("event.sealed.known", {
		seat: who(seat),
		cards: amounts(cards)
	});
}
function stole({ seat, from, resource: kind }) {
	const values = {
		seat: who(seat),
		from: who(from)
	};
	return kind === null ? words("event.stole", values) : words("event.stole.known", {
		...values,
		resource: resource(kind)
	});
}
function offered({ seat, to, give, take }, { players }) {
	const values = {
		seat: who(seat),
		give: amounts(give),
		take: amounts(take)
	};
	if (isEverybodyElse(to, seat, players.length)) return words("event.offered.all", values);
	return words("event.offered", {
		...values,
		to: addressed(to)
	});
}
function shaken({ seat, shake }) {
	if (SHAKES[shake]?.black === true) return words("event.shaken.black", { seat: who(seat) });
	return words("event.shaken", {
		seat: who(seat),
		speed: speedOf(shake)
	});
}
function grounded({ seat, ship: i }, table) {
	const code = shipAt(table, seat, i);
	return words("event.grounded", {
		seat: who(seat),
		cargo: cargo(code === -1 ? 0 : cargoOf(code))
	});
}
function explored({ slot }, table) {
	return words("event.explored", { planets: [
		0,
		1,
		2
	].map((i) => planet(table, slot * 3 + i)) });
}
/** What ships and stations do. */
function flightWords(event, table) {
	switch (event.kind) {
		case "flew": return words("event.flew", {
			seat: who(event.seat),
			links: event.links,
			point: point(table, event.to)
		});
		case "jumped":
		case "returned": return words(`event.${event.kind}`, {
			seat: who(event.seat),
			point: point(table, event.to)
		});
		case "discovered": return words("event.discovered", { sector: sector(table, event.slot) });
		case "explored": return explored(event, table);
		case "cleared": return words("event.cleared", {
			seat: who(event.seat),
			token: token(event.token),
			planet: planet(table, event.planet)
		});
		case "founded": return words("event.founded", {
			seat: who(event.seat),
			point: site(table, event.site)
		});
		default: return words(`event.${event.kind}`, {
			seat: who(event.seat),
			people: people(event.people)
		});
	}
}
/** What cards of friends do. */
function friendWords(event) {
	const seat = who(event.seat);
	switch (event.kind) {
		case "befriended": return words("event.befriended", {
			seat,
			card: card(event.card)
		});
		case "asked": return words("event.asked", {
			seat,
			of: who(event.of),
			resource: resource(event.resource)
		});
		case "donated": return words("event.donated", {
			seat,
			to: who(event.to),
			resource: resource(event.resource)
		});
		case "converted": return words("event.converted", {
			seat,
			cargo: cargo(event.cargo)
		});
		case "helped": return words("event.helped", {
			seat,
			from: sources(event.from)
		});
		default: return words("event.relieved", {
			seat,
			resource: resource(event.resource)
		});
	}
}
/** What an event says to one who heard it, seen on the table after its step. */
function eventWords(event, { table }) {
	switch (event.kind) {
		case "laid":
		case "home": return words(`event.${event.kind}`);
		case "start-rolled": return startRolled(event);
		case "starts": return starts(event);
		case "settled":
		case "spaceport": return words(`event.${event.kind}`, {
			seat: who(event.seat),
			point: site(table, event.site)
		});
		case "ship": return ship$1(event, table);
		case "fitted": return fitted(event);
		case "dropped": return words("event.dropped", {
			seat: who(event.seat),
			upgrade: upgrade(event.upgrade)
		});
		case "blocked": return words("event.blocked", { n: event.sites.length });
		case "drew": return drew(event);
		case "refilled": return words("event.refilled", { cards: amounts(event.cards) });
		case "turn": return turn(event);
		case "rolled": {
			const { seat, first, second, sum } = event;
			return words("event.rolled", {
				seat: who(seat),
				first,
				second,
				sum
			});
		}
		case "produced": return words("event.produced", {
			seat: who(event.seat),
			gains: amounts(event.gains)
		});
		case "short": return words("event.short", {
			resource: resource(event.resource),
			due: event.due,
			left: event.left
		});
		case "seven": return event.owing === 0 ? words("event.seven.none") : words("event.seven", { owing: seats(event.owing) });
		case "sealed": return sealed(event);
		case "discarded": return words("event.discarded", {
			seat: who(event.seat),
			cards: amounts(event.cards)
		});
		case "stole": return stole(event);
		case "traded": {
			const { seat, with: partner, gave, got } = event;
			return words("event.traded", {
				seat: who(seat),
				with: who(partner),
				gave: amounts(gave),
				got: amounts(got)
			});
		}
		case "supplied": {
			const { seat, give, paid, take } = event;
			return words("event.supplied", {
				seat: who(seat),
				paid: amount(give, paid),
				take: amount(take, 1)
			});
		}
		case "offered": return offered(event, table);
		case "countered": return words("event.countered", {
			seat: who(event.seat),
			give: amounts(event.give),
			take: amounts(event.take)
		});
		case "grounded": return grounded(event, table);
		case "shaken": return shaken(event);
		case "targeted": return words("event.targeted", {
			seat: who(event.seat),
			wants: event.wants
		});
		case "stalled": return words("event.stalled", { turns: event.turns });
		case "won": return words("event.won", {
			seat: who(event.seat),
			points: event.points
		});
		case "accepted":
		case "declined":
		case "withdrawn":
		case "passed":
		case "built":
		case "kept":
		case "landed":
		case "ended": return words(`event.${event.kind}`, { seat: who(event.seat) });
		case "flew":
		case "jumped":
		case "returned":
		case "discovered":
		case "explored":
		case "cleared":
		case "founded":
		case "docked":
		case "marker": return flightWords(event, table);
		case "befriended":
		case "asked":
		case "donated":
		case "converted":
		case "helped":
		case "relieved": return friendWords(event);
		default: return encounterWords(event);
	}
}
//#endregion
//#region games/starfarers/provenance.ts
/** What rests on one source, is reconstructed, inferred or unknown, for everybody who wants to know how sure a rule is. */
var provenance = [
	{
		key: "beginners-extended",
		provenance: "reconstructed"
	},
	{
		key: "home-discs-extended",
		provenance: "single"
	},
	{
		key: "extension-sectors",
		provenance: "single"
	},
	{
		key: "extension-discs",
		provenance: "single"
	},
	{
		key: "resource-cards",
		provenance: "public"
	},
	{
		key: "founding-rounds",
		provenance: "public"
	},
	{
		key: "upgrades-of-three",
		provenance: "unknown"
	},
	{
		key: "shortage",
		provenance: "public"
	},
	{
		key: "open-discards",
		provenance: "unknown"
	},
	{
		key: "answers-needing-cards",
		provenance: "inferred"
	},
	{
		key: "other-kinds",
		provenance: "inferred"
	},
	{
		key: "council-of-none",
		provenance: "inferred"
	},
	{
		key: "rivals-bonus",
		provenance: "unknown"
	},
	{
		key: "encounter-jump",
		provenance: "unknown"
	},
	{
		key: "fame-copies",
		provenance: "unknown"
	},
	{
		key: "scientists-titles",
		provenance: "unknown"
	},
	{
		key: "ball-odds",
		provenance: "inferred"
	},
	{
		key: "turned-back",
		provenance: "unknown"
	},
	{
		key: "stall",
		provenance: "unknown"
	}
];
//#endregion
//#region games/starfarers/words/marks.ts
var markOf = (origin) => {
	const key = `origin.${origin.key}`;
	return {
		subject: {
			key,
			values: {}
		},
		provenance: words(`provenance.${origin.provenance}`),
		note: {
			key: `${key}.note`,
			values: {}
		}
	};
};
/** What does not come straight from the books, and how sure it is. */
var marks = provenance.map(markOf);
//#endregion
//#region games/starfarers/words/moves.ts
function offer$1({ give, take, to }, { active, players }) {
	const values = {
		give: amounts(give),
		take: amounts(take)
	};
	if (isEverybodyElse(to, active, players.length)) return words("move.offer.all", values);
	return words("move.offer", {
		...values,
		to: addressed(to)
	});
}
/** The terms on which this seat has agreed belong to the move: several may have agreed on different ones. */
function deal(seat, { stack }) {
	const frame = stack.at(-1);
	const terms = frame?.kind === "offer" ? termsWith(frame, seat) : null;
	if (terms === null) return words("move.deal", { with: who(seat) });
	return words("move.deal.terms", {
		with: who(seat),
		give: amounts(terms.give),
		take: amounts(terms.take)
	});
}
/** Whose ships a move about one speaks of. */
function mover({ stack, pilot }) {
	const frame = stack.at(-1);
	return frame !== void 0 && "seat" in frame ? frame.seat : pilot;
}
function ship({ kind, ship: i }, table) {
	const code = shipAt(table, mover(table), i);
	if (code === -1) return words("move.ship.none", { n: i + 1 });
	const values = { point: point(table, vertexOf(code)) };
	return kind === "found" ? words("move.found", values) : words(`move.${kind}`, {
		...values,
		cargo: cargo(cargoOf(code))
	});
}
/** A move as a button or a list names it, with the place or the cards it is about. */
function moveWords(move, table) {
	switch (move.kind) {
		case "settle":
		case "harbour":
		case "spaceport": return words(`move.${move.kind}`, { point: site(table, move.site) });
		case "build":
		case "launch": return words(`move.${move.kind}`, {
			cargo: cargo(move.cargo),
			point: point(table, move.vertex)
		});
		case "upgrade":
		case "fit":
		case "drop": return words(`move.${move.kind}`, { upgrade: upgrade(move.upgrade) });
		case "found":
		case "ground":
		case "convert": return ship(move, table);
		case "fly":
		case "jump": return words(`move.${move.kind}`, {
			n: move.ship + 1,
			point: point(table, move.vertex)
		});
		case "take":
		case "give": return words(`move.${move.kind}`, { resource: resource(move.resource) });
		case "steal": return words("move.steal", { from: who(move.seat) });
		case "deal": return deal(move.seat, table);
		case "supply": return words("move.supply", {
			give: amount(move.give, rateOf(table, table.pilot, move.give)),
			take: amount(move.take, 1)
		});
		case "befriend": return words("move.befriend", { card: card(move.card) });
		case "ask": return words("move.ask", {
			of: who(move.seat),
			resource: resource(move.resource)
		});
		case "help": return words("move.help", { from: sources(move.from) });
		case "answer": return words("move.answer", { answer: answer(table.family, move.choice, move.cards) });
		case "discard": return words("move.discard", { cards: amounts(move.cards) });
		case "offer": return offer$1(move, table);
		case "counter": return words("move.counter", {
			give: amounts(move.give),
			take: amounts(move.take)
		});
		default: return words(`move.${move.kind}`);
	}
}
//#endregion
//#region games/starfarers/words/options.ts
/** A value by its name; a figure is the same in every language but for what it counts. */
function valueWords(name, value) {
	if (name === "target") return words("option.target.points", { value });
	if (name === "offers") return words("option.offers.most", { value });
	return {
		key: `option.${name}.${value}`,
		values: {}
	};
}
var spoken = (name) => ({
	name: words(`option.${name}`),
	help: words(`option.${name}.help`),
	values: options[name].of.map((value) => valueWords(name, value))
});
/** Name, help and values of every option. */
var optionWords = {
	setup: spoken("setup"),
	home: spoken("home"),
	target: spoken("target"),
	rivals: spoken("rivals"),
	jump: spoken("jump"),
	fame: spoken("fame"),
	dice: spoken("dice"),
	offers: spoken("offers")
};
//#endregion
//#region games/starfarers/words/questions.ts
var isIn = (set, { seat }) => seat !== null && has(set, seat);
/** Those who still choose are told how many cards, the others who is waited for. */
function discard({ must, may }, view) {
	if (view.seat !== null && has(must, view.seat)) return words("question.discard", { owed: owed(view.table, view.seat) });
	return words(isIn(may, view) ? "question.discard.done" : "question.discard.others", { waiting: seats(must) });
}
function offer({ must }, { give, take }, view) {
	const { active } = view.table;
	const values = {
		seat: who(active),
		give: amounts(give),
		take: amounts(take)
	};
	if (has(must, active)) return words("question.offer.choose", { seat: who(active) });
	return isIn(must, view) ? words("question.offer", values) : words("question.offer.waiting", {
		...values,
		waiting: seats(must)
	});
}
var answer$1 = ({ seats: asked, choices }, { family }) => words("question.answer", {
	seat: who(asked[choices.length] ?? 0),
	situation: situation(family)
});
function about(frame, asking, view) {
	const { table } = view;
	switch (frame.kind) {
		case "settle":
		case "harbour":
		case "berth":
		case "fit":
		case "relief":
		case "target":
		case "drop":
		case "ground":
		case "jump":
		case "launch": return words(`question.${frame.kind}`, { seat: who(frame.seat) });
		case "before":
		case "steal": return words(`question.${frame.kind}`, { seat: who(table.active) });
		case "main": return words("question.main", { seat: who(table.pilot) });
		case "flight": return words(table.adrift === 1 ? "question.flight.adrift" : "question.flight", { seat: who(table.pilot) });
		case "discard": return discard(asking, view);
		case "answer": return answer$1(frame, table);
		case "pick": return words("question.pick", {
			seat: who(frame.seat),
			left: frame.left
		});
		case "give": return words("question.give", {
			seat: who(frame.from),
			to: who(frame.to)
		});
		case "befriend": return words("question.befriend", {
			seat: who(frame.seat),
			people: people(frame.people)
		});
		case "donation": return words("question.donation", {
			seat: who(frame.of),
			asker: who(frame.seat),
			resource: resource(frame.resource)
		});
		case "offer": return offer(asking, frame, view);
		default: throw new Error(`nobody is asked in ${frame.kind}`);
	}
}
/** What is asked and of whom: the one who has to answer is told what to do, the others who does it. */
var questionWords = (asking, view) => about(top(view.table), asking, view);
//#endregion
//#region games/starfarers/words/refusals.ts
/** What is missing, when it is known of which resource how much. */
function lacking(numbers) {
	const lacks = RESOURCES.map((name) => numbers[name] ?? 0);
	return lacks.some((n) => n > 0) ? lacks : null;
}
function notHeld(numbers) {
	const lacks = lacking(numbers);
	return lacks === null ? words("refusal.not-held.some") : words("refusal.not-held", { lacks: amounts(lacks) });
}
/** Why a move is refused, in one sentence to the one who tried it, with the figures. */
function refusalWords({ code, numbers }) {
	switch (code) {
		case "cannot-pay": return words("refusal.cannot-pay", { lacks: amounts(lacking(numbers) ?? []) });
		case "not-held": return notHeld(numbers);
		default: return {
			key: `refusal.${code}`,
			values: numbers
		};
	}
}
//#endregion
//#region games/starfarers/words/standing.ts
/** What a seat has in front of it, for everybody to see. */
function having(table, seat) {
	const { points, cards, fitted, fame, friends } = playerOf(table, seat);
	const named = list(friends).map((friend) => words("standing.friend", { card: card(friend) }));
	return [
		words("standing.points", { n: points }),
		words("standing.cards", { n: cards }),
		words("standing.fitted", {
			boosters: fitted[0] ?? 0,
			cannons: fitted[1] ?? 0,
			pods: fitted[2] ?? 0
		}),
		words("standing.fame", { n: fame }),
		...named.length === 0 ? [] : [words("standing.friends", { cards: named })]
	];
}
/** How everybody stands, a line each, then the supply, then the hand of whoever looks. */
function standing(view) {
	const { table } = view;
	const lines = table.players.map((_, seat) => words(table.active === seat || table.second === seat ? "standing.active" : "standing.seat", {
		sign: seat,
		seat: who(seat),
		has: having(table, seat)
	}));
	const supply = words("standing.supply", {
		cards: amounts(table.supply),
		n: table.reserve
	});
	if (view.seat === null) return [...lines, supply];
	return [
		...lines,
		supply,
		words("standing.hand", { cards: amounts(view.hand.resources) })
	];
}
//#endregion
//#region games/starfarers/words/index.ts
/** Turns between two looks at the board in a game told in text. */
var CHAPTER = 24;
var wording = {
	event: eventWords,
	move: moveWords,
	refusal: refusalWords,
	question: questionWords,
	options: optionWords,
	marks,
	isChapter: (event) => event.kind === "starts" || event.kind === "turn" && event.turn % CHAPTER === 1,
	drawing,
	legend: words("drawing.legend"),
	standing
};
//#endregion
export { amounts, answer, card, cardHelp, people, planet, pointLabel, resource, sector, site, situation, story, token, upgrade, wording };
