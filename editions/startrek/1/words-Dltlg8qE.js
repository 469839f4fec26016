import { d as allSeats, h as list, m as has, r as top, v as without } from "./kernel-BB3YjZLI.js";
import { A as BEGINNERS, D as playerOf, Dt as total, E as ownerOf, G as RETIRED_COST, L as COST, M as CLASSIC_BEGINNERS, T as isBase, W as RESOURCES, X as hexPlace, Z as hexagon, a as options, b as MAP, ft as some, g as characterWith, h as CHARACTERS, it as owed, n as rateOf, st as termsWith, v as EDGES, x as VERTICES, y as HEXES, z as DEVELOPMENTS } from "./bank-ClBknkjY.js";
//#region kernel/words.ts
/** The seat as part of a sentence. */
var who = (seat) => ({ seat });
//#endregion
//#region games/startrek/drawing.ts
var [ACROSS, DOWN] = [5, 2];
var [WIDTH, HEIGHT] = [75, 41];
var LETTERS = [
	"T",
	"D",
	"F",
	"O",
	"W",
	"-"
];
var CENTRES = hexagon(2).map(hexPlace);
/** Lines of characters with the middle of the board in their middle. */
var Canvas = class {
	#lines = Array.from({ length: HEIGHT }, () => new Array(WIDTH).fill(" "));
	/** Writes words with their middle at a place, given in half widths and quarter heights. */
	write(x, y, words) {
		const line = this.#lines[Math.round(y * DOWN) + (HEIGHT - 1) / 2];
		const from = Math.round(x * ACROSS) + (WIDTH - 1) / 2 - Math.floor((words.length - 1) / 2);
		for (const [i, letter] of [...words].entries()) if (line !== void 0) line[from + i] = letter;
	}
	toString() {
		const lines = this.#lines.map((line) => line.join("").trimEnd());
		const first = lines.findIndex((line) => line !== "");
		return lines.slice(first, lines.findLastIndex((line) => line !== "") + 1).join("\n");
	}
};
var placeOf$1 = (vertex) => [MAP.vertexPlaces[vertex * 2] ?? 0, MAP.vertexPlaces[vertex * 2 + 1] ?? 0];
var middleOf = (edge) => {
	const [ax, ay] = placeOf$1(MAP.edgeVertices[edge * 2] ?? 0);
	const [bx, by] = placeOf$1(MAP.edgeVertices[edge * 2 + 1] ?? 0);
	return [(ax + bx) / 2, (ay + by) / 2];
};
/** The stroke of a lane without a ship. */
function stroke(edge) {
	const [ax] = placeOf$1(MAP.edgeVertices[edge * 2] ?? 0);
	const [bx] = placeOf$1(MAP.edgeVertices[edge * 2 + 1] ?? 0);
	if (ax === bx) return "|";
	return bx > ax ? "\\" : "/";
}
function drawHexes(canvas, { board, cruiser }) {
	for (let hex = 0; hex < HEXES; hex++) {
		const [x, y] = CENTRES[hex] ?? [0, 0];
		const number = board.numbers[hex] ?? 0;
		canvas.write(x, y, `${LETTERS[board.planets[hex] ?? 5]}${number === 0 ? "" : ` ${number}`}`);
		if (hex === cruiser) canvas.write(x, y + 1, "<K>");
	}
}
/** Posts lie outside the border, a little further from the middle than their lane. */
function drawPosts(canvas, { board: { posts } }) {
	for (let i = 0; i < posts.length; i += 2) {
		const [x, y] = middleOf(posts[i] ?? 0);
		const takes = posts[i + 1] ?? 5;
		canvas.write(x * 1.28, y * 1.2, takes === 5 ? "3:1" : `${LETTERS[takes]}2:1`);
	}
}
function drawPieces(canvas, { edges, vertices }) {
	for (let edge = 0; edge < EDGES; edge++) {
		const ship = edges[edge] ?? 0;
		canvas.write(...middleOf(edge), ship === 0 ? stroke(edge) : `=${ship - 1}`);
	}
	for (let vertex = 0; vertex < VERTICES; vertex++) {
		const building = vertices[vertex] ?? 0;
		const sign = building === 0 ? "." : `${isBase(building) ? "B" : "s"}${ownerOf(building)}`;
		canvas.write(...placeOf$1(vertex), sign);
	}
}
/** The board in text; what stands beside it is said in words. */
function drawing({ table }) {
	const canvas = new Canvas();
	drawHexes(canvas, table);
	drawPosts(canvas, table);
	drawPieces(canvas, table);
	return `${canvas.toString()}\n`;
}
//#endregion
//#region games/startrek/words/say.ts
/** Words of this room; the compiler knows its keys. */
var words = (key, values = {}) => ({
	key,
	values
});
//#endregion
//#region games/startrek/words/things.ts
/** A resource by its name: water. */
var resource = (kind) => words(`resource.${some(RESOURCES, kind)}`);
/** So many cards of a resource: 2 water. */
var amount = (kind, n) => words(`amount.${some(RESOURCES, kind)}`, { n });
/** All that is in a bundle: 2 water and 1 food. */
function amounts(bundle) {
	const named = bundle.flatMap((n, kind) => n > 0 ? [amount(kind, n)] : []);
	return named.length === 0 ? words("amount.none") : named;
}
/** A development card by its name. */
var development = (card) => words(`development.${some(DEVELOPMENTS, card)}`);
/** What a development card does. */
var developmentHelp = (card) => words(`development.${some(DEVELOPMENTS, card)}.help`);
/** Several development cards. */
var developments = (cards) => cards.flatMap((n, card) => n > 0 ? [words(`cards.${some(DEVELOPMENTS, card)}`, { n })] : []);
/** A support card by the name of its character. */
var character = (card) => ({
	key: `character.${some(CHARACTERS, card).word}`,
	values: {}
});
/** Whoever has this effect, as sentences about it name its character first. */
var by = (effect) => ({ character: character(characterWith(effect)) });
/** What a support card does. */
var effectHelp = (effect) => words(`effect.${effect}`);
/** Several seats, as those who do something or are waited for. */
var seats = (set) => list(set).map((seat) => words("seat.name", { seat: who(seat) }));
/** Several seats, as those who are offered something. */
var addressed = (set) => list(set).map((seat) => words("seat.to", { seat: who(seat) }));
/** Several seats, as those to whom an offer goes. */
var approached = (set) => set === 0 ? words("seat.nobody") : list(set).map((seat) => words("seat.addressee", { seat: who(seat) }));
/** Whether these are all the others. */
var isEverybodyElse = (set, seat, of) => set === without(allSeats(of), seat);
//#endregion
//#region games/startrek/words/places.ts
/** Corners of a hex, clockwise from the top. */
var CORNERS = [
	"top",
	"upper-right",
	"lower-right",
	"bottom",
	"lower-left",
	"upper-left"
];
/** Sides of a hex, clockwise from the upper right one. */
var SIDES = [
	"upper-right",
	"right",
	"lower-right",
	"lower-left",
	"left",
	"upper-left"
];
/** Planets in each row of the board. */
var ROWS = [
	3,
	4,
	5,
	4,
	3
];
/** The asteroid field, where the cruiser is at home. */
var isHome = ({ planets }, hex) => (planets[hex] ?? 5) === 5;
/** Whether another planet has the same resource and the same number, so that the two do not tell it apart. */
var hasTwin = ({ planets, numbers }, hex) => planets.some((kind, other) => other !== hex && kind === planets[hex] && numbers[other] === numbers[hex]);
/** Row and place in it, counted from 1. */
function gridPlace(hex) {
	let before = 0;
	for (const [i, length] of ROWS.entries()) {
		if (hex < before + length) return {
			row: i + 1,
			place: hex - before + 1
		};
		before += length;
	}
	throw new RangeError(`no hex ${hex} of ${HEXES}`);
}
/** A planet by what tells it apart: water 8. */
function planet(board, hex) {
	if (isHome(board, hex)) return words("planet.asteroid");
	const name = {
		resource: resource(board.planets[hex] ?? 5),
		number: board.numbers[hex] ?? 0
	};
	return hasTwin(board, hex) ? words("planet.twin", {
		...name,
		...gridPlace(hex)
	}) : words("planet", name);
}
var around = (all, at, n) => all.slice(at * n, at * n + n).filter((each) => each !== -1);
/** Between these planets; the border fills what is missing of `most`. */
function between(board, hexes, most) {
	const planets = hexes.map((hex) => planet(board, hex));
	return words("place.between", { planets: hexes.length < most ? [...planets, words("place.border")] : planets });
}
/** Beside a single planet a direction is needed: it has several such places. */
function beside(board, hex, directions, i) {
	const side = directions[i];
	if (side === void 0) throw new RangeError(`no direction ${i}`);
	return words("place.edge", {
		planet: planet(board, hex),
		side: words(`side.${side}`)
	});
}
/** Where a lane is: between water 8 and food 5. */
function lane({ board }, edge) {
	const [first = -1, second] = around(MAP.edgeHexes, edge, 2);
	if (second !== void 0) return between(board, [first, second], 2);
	return beside(board, first, SIDES, around(MAP.hexEdges, first, 6).indexOf(edge));
}
function placeOf({ board }, vertex) {
	const hexes = around(MAP.vertexHexes, vertex, 3);
	const [first = -1] = hexes;
	if (hexes.length > 1) return between(board, hexes, 3);
	return beside(board, first, CORNERS, around(MAP.hexVertices, first, 6).indexOf(vertex));
}
/** Where a point is: between water 8, food 5 and the border, at the 3:1 post. */
function point(table, vertex) {
	const place = placeOf(table, vertex);
	const post = table.derived.postAt[vertex] ?? -1;
	if (post === -1) return place;
	return words("place.post", {
		place,
		post: post === 5 ? words("post.general") : words("post.special", { resource: resource(post) })
	});
}
/** A point with what stands on it, for those who do not see the board. */
function pointLabel(table, vertex) {
	const building = table.vertices[vertex] ?? 0;
	const place = point(table, vertex);
	if (building === 0) return words("point.free", { place });
	return words(isBase(building) ? "point.base" : "point.station", {
		place,
		seat: who(ownerOf(building))
	});
}
/** A lane with what is on it. */
function laneLabel(table, edge) {
	const ship = table.edges[edge] ?? 0;
	const place = lane(table, edge);
	return ship === 0 ? words("lane.free", { place }) : words("lane.ship", {
		place,
		seat: who(ship - 1)
	});
}
/** A planet with what is on it. */
function planetLabel({ board, cruiser }, hex) {
	const isHere = hex === cruiser;
	if (isHome(board, hex)) return words(isHere ? "sector.home" : "sector.asteroid");
	return words(isHere ? "sector.cruiser" : "sector.planet", { planet: planet(board, hex) });
}
//#endregion
//#region games/startrek/words/supportevents.ts
function demanded({ seat, from, resource: kind, got }) {
	const values = {
		...by("forced-trade"),
		seat: who(seat),
		from: who(from),
		resource: resource(kind)
	};
	return words(got > 0 ? "event.demanded" : "event.demanded.none", values);
}
function repaid({ seat, to, resource: kind }) {
	const values = {
		seat: who(seat),
		to: who(to)
	};
	return kind === null ? words("event.repaid", values) : words("event.repaid.known", {
		...values,
		card: amount(kind, 1)
	});
}
function shielded({ seat, resource: kind }) {
	const values = {
		...by("seven-shield"),
		seat: who(seat)
	};
	if (kind === -1) return words("event.shielded.hand", values);
	return words("event.shielded", {
		...values,
		card: amount(kind, 1)
	});
}
function chased({ seat, from, resource: kind }, { board }) {
	const card = kind === -1 ? words("amount.none") : amount(kind, 1);
	return words("event.chased", {
		...by("chase"),
		seat: who(seat),
		planet: planet(board, from),
		card
	});
}
function looked({ seat, cards }) {
	const values = {
		...by("development-choice"),
		seat: who(seat)
	};
	if (cards === null) return words("event.looked", values);
	return words("event.looked.known", {
		...values,
		cards: developments(cards)
	});
}
function kept({ seat, card }) {
	if (card === null) return words("event.kept", { seat: who(seat) });
	return words("event.kept.known", {
		seat: who(seat),
		card: development(card)
	});
}
function inspected({ seat, from, cards }) {
	const values = {
		...by("take-from-leader"),
		seat: who(seat),
		from: who(from)
	};
	if (cards === null) return words("event.inspected", values);
	return words("event.inspected.known", {
		...values,
		cards: amounts(cards)
	});
}
function took({ seat, from, resource: kind }) {
	const values = {
		seat: who(seat),
		from: who(from)
	};
	return kind === null ? words("event.took", values) : words("event.took.known", {
		...values,
		card: amount(kind, 1)
	});
}
/** What the events of support cards say. */
function supportEventWords(event, table) {
	const seat = who(event.seat);
	switch (event.kind) {
		case "demanded": return demanded(event);
		case "repaid": return repaid(event);
		case "substituted": return words("event.substituted", {
			...by("ship-substitute"),
			seat,
			paid: amounts(event.paid)
		});
		case "compensated": return words("event.compensated", {
			...by("compensation"),
			seat,
			card: amount(event.resource, 1)
		});
		case "shielded": return shielded(event);
		case "lifted": return words("event.lifted", {
			...by("move-ship"),
			seat,
			lane: lane(table, event.edge)
		});
		case "moved": return words("event.moved", {
			seat,
			lane: lane(table, event.to)
		});
		case "doubled": return words("event.doubled", {
			...by("two-for-one"),
			seat,
			resource: resource(event.resource)
		});
		case "chased": return chased(event, table);
		case "looked": return looked(event);
		case "kept": return kept(event);
		case "inspected": return inspected(event);
		case "took": return took(event);
		case "retired": return words("event.retired", {
			...by("retire-sfi"),
			seat,
			fleet: event.fleet
		});
		case "exchanged": return words("event.exchanged", {
			seat,
			gave: character(event.gave),
			took: character(event.took)
		});
		case "support":
		case "passed":
		case "flipped": return words(`event.${event.kind}`, {
			seat,
			character: character(event.character)
		});
	}
}
//#endregion
//#region games/startrek/words/events.ts
function startRolled({ rolls }) {
	return words("event.start-rolled", { rolls: rolls.flatMap((n, seat) => n > 0 ? [words("start.roll", {
		seat: who(seat),
		n
	})] : []) });
}
function founded({ seat, vertex, round, gains }, table) {
	const values = {
		seat: who(seat),
		point: point(table, vertex)
	};
	if (round === 1) return words("event.founded", values);
	return words(table.options.setup === "variable" ? "event.founded.second" : "event.founded.figure", {
		...values,
		gains: amounts(gains)
	});
}
function sealed({ seat, cards }) {
	if (cards === null) return words("event.sealed", { seat: who(seat) });
	return words("event.sealed.known", {
		seat: who(seat),
		cards: amounts(cards)
	});
}
function cruiser$1({ seat, to }, { board }) {
	if (isHome(board, to)) return words("event.cruiser.home", { seat: who(seat) });
	return words("event.cruiser", {
		seat: who(seat),
		planet: planet(board, to)
	});
}
function stole({ seat, from, resource: kind }) {
	const values = {
		seat: who(seat),
		from: who(from)
	};
	return kind === null ? words("event.stole", values) : words("event.stole.known", {
		...values,
		card: amount(kind, 1)
	});
}
/** A ship that was not paid for is placed, one that was is built. */
var ship = ({ seat, edge, paid }, table) => words(total(paid) === 0 ? "event.ship.free" : "event.ship", {
	seat: who(seat),
	lane: lane(table, edge)
});
function base({ seat, vertex, returned }, table) {
	return words(returned > 0 ? "event.base.returned" : "event.base", {
		seat: who(seat),
		point: point(table, vertex)
	});
}
var isPlain = (paid) => paid.every((n, kind) => n === COST.development[kind]);
/** What was paid is worth a word only when it is not what everybody pays. */
function bought({ seat, paid }) {
	if (isPlain(paid)) return words("event.bought", { seat: who(seat) });
	return words("event.bought.other", {
		seat: who(seat),
		paid: amounts(paid)
	});
}
function monopoly({ seat, resource: kind, lost }) {
	const values = {
		seat: who(seat),
		resource: resource(kind)
	};
	if (total(lost) === 0) return words("event.monopoly.none", values);
	const from = lost.flatMap((n, q) => n > 0 ? [words("lost.from", {
		n,
		seat: who(q)
	})] : []);
	return words("event.monopoly", {
		...values,
		lost: from
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
function traded(event) {
	const { seat, with: partner, gave, got } = event;
	return words("event.traded", {
		seat: who(seat),
		with: who(partner),
		gave: amounts(gave),
		got: amounts(got)
	});
}
/**
* What an event says to one who heard it, seen on the table after its step. A secret comes as an event of two forms,
* one for those who may know and one for the rest, and so do its words. Null where what was told before says it all.
*/
function eventWords(event, { table }) {
	switch (event.kind) {
		case "laid": return words("event.laid");
		case "start-rolled": return startRolled(event);
		case "founded": return founded(event, table);
		case "turn": return words("event.turn", {
			seat: who(event.seat),
			turn: event.turn
		});
		case "ended": return words("event.ended", {
			seat: who(event.seat),
			points: event.points
		});
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
		case "cruiser": return cruiser$1(event, table);
		case "stole": return stole(event);
		case "ship": return ship(event, table);
		case "station": return words("event.station", {
			seat: who(event.seat),
			point: point(table, event.vertex)
		});
		case "base": return base(event, table);
		case "bought": return bought(event);
		case "drew":
			if (event.card === null) return null;
			return words("event.drew.known", {
				seat: who(event.seat),
				card: development(event.card)
			});
		case "intervened": return words("event.intervened", {
			seat: who(event.seat),
			fleet: event.fleet
		});
		case "science": return words("event.science", {
			seat: who(event.seat),
			gains: amounts(event.gains)
		});
		case "monopoly": return monopoly(event);
		case "banked": {
			const { seat, give, paid, take } = event;
			return words("event.banked", {
				seat: who(seat),
				paid: amount(give, paid),
				take: amount(take, 1)
			});
		}
		case "offered": return offered(event, table);
		case "countered": {
			const { seat, give, take } = event;
			return words("event.countered", {
				seat: who(seat),
				give: amounts(give),
				take: amounts(take)
			});
		}
		case "traded": return traded(event);
		case "route":
			if (event.seat === -1) return words("event.route.aside");
			return words("event.route", {
				seat: who(event.seat),
				length: event.length
			});
		case "fleet":
			if (event.seat === -1) return words("event.fleet.aside");
			return words("event.fleet", {
				seat: who(event.seat),
				size: event.size
			});
		case "stalled": return words("event.stalled", { turns: event.turns });
		case "won": return words("event.won", {
			seat: who(event.seat),
			points: event.points,
			cards: event.cards
		});
		case "starts":
		case "building":
		case "spared":
		case "utopia":
		case "enough":
		case "accepted":
		case "declined":
		case "withdrawn": return words(`event.${event.kind}`, { seat: who(event.seat) });
		default: return supportEventWords(event, table);
	}
}
//#endregion
//#region games/startrek/provenance.ts
/** What is reconstructed, inferred or unknown, for everybody who wants to know how sure a rule is. */
var provenance = [
	{
		key: "beginners-set-up",
		provenance: BEGINNERS.provenance
	},
	{
		key: "classic-beginners-set-up",
		provenance: CLASSIC_BEGINNERS.provenance
	},
	{
		key: "posts-on-the-frame-pieces",
		provenance: "inferred"
	},
	{
		key: "letters-on-the-number-chips",
		provenance: "inferred"
	},
	{
		key: "bank-shortage",
		provenance: "public"
	},
	{
		key: "reduced-prices-of-sarek",
		provenance: "public"
	},
	{
		key: "number-of-resource-cards",
		provenance: "unknown"
	},
	{
		key: "largest-fleet-after-a-card-is-retired",
		provenance: "unknown"
	},
	...CHARACTERS.map(({ word, provenance }) => ({
		key: word,
		provenance
	}))
];
//#endregion
//#region games/startrek/words/marks.ts
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
//#region games/startrek/words/moves.ts
/** NONE stands for a card that the bank does not have. */
var taken = (kinds) => {
	const counts = [];
	for (const kind of kinds) if (kind !== -1) counts[kind] = (counts[kind] ?? 0) + 1;
	return amounts(Array.from(counts, (n) => n ?? 0));
};
function offer$1({ give, take, to }, { active, players }) {
	const values = {
		give: amounts(give),
		take: amounts(take)
	};
	if (isEverybodyElse(to, active, players.length)) return words("move.offer.all", values);
	return words("move.offer", {
		...values,
		to: approached(to)
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
function cruiser(hex, { board }) {
	return isHome(board, hex) ? words("move.cruiser.home") : words("move.cruiser", { planet: planet(board, hex) });
}
function shield(kind) {
	if (kind === -1) return words("move.shield.hand", by("seven-shield"));
	return words("move.shield", {
		...by("seven-shield"),
		card: amount(kind, 1)
	});
}
function choose({ without, by: other }) {
	if (without === -1) return words("move.choose", by("development-choice"));
	const values = {
		by: resource(other),
		without: resource(without)
	};
	return words("move.choose.other", {
		...by("development-choice"),
		...values
	});
}
/** A move as a button or a list names it, with the place or the cards it is about. */
function moveWords(move, table) {
	switch (move.kind) {
		case "found":
		case "station":
		case "base": return words(`move.${move.kind}`, { point: point(table, move.vertex) });
		case "found-ship":
		case "ship":
		case "place": return words(`move.${move.kind}`, { lane: lane(table, move.edge) });
		case "lift": return words("move.lift", {
			...by("move-ship"),
			lane: lane(table, move.edge)
		});
		case "retire-station":
		case "retire-base": {
			const price = amounts(move.kind === "retire-base" ? RETIRED_COST.base : RETIRED_COST.station);
			return words(`move.${move.kind}`, {
				...by("retire-sfi"),
				price,
				point: point(table, move.vertex)
			});
		}
		case "science": return words("move.science", { cards: taken([move.first, move.second]) });
		case "monopoly": return words("move.monopoly", { resource: resource(move.resource) });
		case "bank": return words("move.bank", {
			give: amount(move.give, rateOf(table, table.active, move.give)),
			take: amount(move.take, 1)
		});
		case "double": return words("move.double", {
			...by("two-for-one"),
			resource: resource(move.give),
			take: amount(move.take, 1)
		});
		case "offer": return offer$1(move, table);
		case "counter": return words("move.counter", {
			give: amounts(move.give),
			take: amounts(move.take)
		});
		case "deal": return deal(move.seat, table);
		case "discard": return words("move.discard", { cards: amounts(move.cards) });
		case "cruiser": return cruiser(move.hex, table);
		case "steal": return words("move.steal", { from: who(move.seat) });
		case "inspect": return words("move.inspect", {
			...by("take-from-leader"),
			from: who(move.seat)
		});
		case "demand": return words("move.demand", {
			...by("forced-trade"),
			from: who(move.from),
			resource: resource(move.resource)
		});
		case "repay":
		case "take": return words(`move.${move.kind}`, { card: amount(move.resource, 1) });
		case "compensate": return words("move.compensate", {
			...by("compensation"),
			card: amount(move.resource, 1)
		});
		case "shield": return shield(move.resource);
		case "substitute": {
			const values = {
				by: resource(move.by),
				without: resource(move.without)
			};
			return words("move.substitute", {
				...by("ship-substitute"),
				...values
			});
		}
		case "choose": return choose(move);
		case "keep": return words("move.keep", { card: development(move.card) });
		case "exchange": return words("move.exchange", { character: character(move.character) });
		case "chase": return words("move.chase", by("chase"));
		default: return words(`move.${move.kind}`);
	}
}
//#endregion
//#region games/startrek/words/options.ts
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
	phases: spoken("phases"),
	target: spoken("target"),
	dice: spoken("dice"),
	claim: spoken("claim"),
	counts: spoken("counts"),
	steal: spoken("steal"),
	support: spoken("support"),
	offers: spoken("offers"),
	start: spoken("start"),
	classic: spoken("classic")
};
//#endregion
//#region games/startrek/words/questions.ts
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
function decide(seat, table) {
	const { support, side } = playerOf(table, seat);
	return words("question.decide", {
		seat: who(seat),
		character: character(support),
		side: side === 0 ? "a" : "b"
	});
}
function about(frame, asking, view) {
	const seat = who(view.table.active);
	switch (frame.kind) {
		case "found-station": return words("question.found-station", {
			seat: who(frame.seat),
			round: frame.round
		});
		case "found-ship": return words("question.found-ship", { seat: who(frame.seat) });
		case "before":
		case "trade":
		case "build":
		case "main":
		case "cruiser":
		case "steal":
		case "substitute":
		case "relaunch":
		case "keep": return words(`question.${frame.kind}`, { seat });
		case "shield": return words("question.shield", {
			seat: who(frame.seat),
			...by("seven-shield")
		});
		case "compensation": return words("question.compensation", {
			seat: who(frame.seat),
			...by("compensation")
		});
		case "discard": return discard(asking, view);
		case "utopia": return words("question.utopia", {
			seat,
			left: frame.left
		});
		case "demand": return words("question.demand", {
			seat,
			resource: resource(frame.resource)
		});
		case "repay": return words("question.repay", {
			seat,
			to: who(frame.to)
		});
		case "inspect": return words("question.inspect", {
			seat,
			from: who(frame.from)
		});
		case "decide": return decide(frame.seat, view.table);
		case "offer": return offer(asking, frame, view);
		default: throw new Error(`nobody is asked in ${frame.kind}`);
	}
}
/** What is asked and of whom: the one who has to answer is told what to do, the others who does it. */
var questionWords = (asking, view) => about(top(view.table), asking, view);
//#endregion
//#region games/startrek/words/refusals.ts
/** What is missing, when it is known of which resource how much. */
function lacking(numbers) {
	const lacks = RESOURCES.map((name) => numbers[name] ?? 0);
	return lacks.some((n) => n > 0) ? lacks : null;
}
function notHeld(numbers) {
	const lacks = lacking(numbers);
	return lacks === null ? words("refusal.not-held.some") : words("refusal.not-held", { lacks: amounts(lacks) });
}
function otherSupport({ character: wanted = 0, held = -1 }) {
	if (held === -1) return words("refusal.other-support.none", { character: character(wanted) });
	return words("refusal.other-support", {
		character: character(wanted),
		held: character(held)
	});
}
function shieldHand({ cards = 0, safe = 0 }) {
	return words(cards > safe ? "refusal.shield-hand.full" : "refusal.shield-hand", {
		cards,
		safe
	});
}
/** Why a move is refused, in one sentence to the one who tried it, with the figures. */
function refusalWords({ code, numbers }) {
	switch (code) {
		case "cannot-pay": return words("refusal.cannot-pay", { lacks: amounts(lacking(numbers) ?? []) });
		case "not-held": return notHeld(numbers);
		case "other-support": return otherSupport(numbers);
		case "shield-hand": return shieldHand(numbers);
		default: return {
			key: `refusal.${code}`,
			values: numbers
		};
	}
}
//#endregion
//#region games/startrek/words/standing.ts
/** What a seat has in front of it, for everybody to see. */
function having(table, seat) {
	const { points, cards, developments: held, route, fleet, support, side } = playerOf(table, seat);
	return [
		words("standing.points", { n: points }),
		words("standing.cards", { n: cards }),
		...table.options.counts === "open" ? [words("standing.developments", { n: held })] : [],
		words(table.routeHolder === seat ? "standing.route.longest" : "standing.route", { n: route }),
		words(table.fleetHolder === seat ? "standing.fleet.largest" : "standing.fleet", { n: fleet }),
		...support === -1 ? [] : [words("standing.support", supportOf(support, side))]
	];
}
var supportOf = (support, side) => ({
	character: character(support),
	side: side === 0 ? "A" : "B"
});
/** How everybody stands, a line each, then the bank, then the hand of whoever looks. */
function standing(view) {
	const { table } = view;
	const lines = table.players.map((_, seat) => words(table.active === seat ? "standing.active" : "standing.seat", {
		seat: who(seat),
		has: having(table, seat)
	}));
	const bank = words("standing.bank", {
		cards: amounts(table.bank),
		n: table.deck
	});
	return view.seat === null ? [...lines, bank] : [
		...lines,
		bank,
		...ownHand(view.hand)
	];
}
function ownHand({ resources, developments: held }) {
	const hand = words("standing.hand", { cards: amounts(resources) });
	return total(held) === 0 ? [hand] : [hand, words("standing.hidden", { cards: developments(held) })];
}
//#endregion
//#region games/startrek/words/index.ts
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
export { amount, amounts, character, development, developmentHelp, effectHelp, laneLabel, planetLabel, pointLabel, resource, wording };
