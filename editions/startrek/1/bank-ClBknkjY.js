import { _ as seated, a as listed, c as oneOf, d as allSeats, g as only, h as list, i as declareMoves, l as orElse, m as has, o as move, p as first, s as below, t as actionMaker, u as setOf, v as without } from "./kernel-BB3YjZLI.js";
//#region kernel/draws.ts
/** What uniform integers mean: dice, cards of a multiset, permutations. The bounds go into a Chance, the rest reads its outcome. */
/** The bounds of `count` dice with `faces` sides. */
var diceBounds = (count, faces = 6) => new Array(count).fill(faces);
/** The bounds that draw a permutation of n things: n, n-1, … 2. */
var permutationBounds = (n) => Array.from({ length: Math.max(0, n - 1) }, (_, i) => n - i);
/** `items` in the order that an outcome of `permutationBounds(items.length)`, read from `from` on, stands for. */
function permuted(items, outcome, from = 0) {
	const rest = [...items];
	const order = [];
	for (let i = 0; rest.length > 1; i++) order.push(...rest.splice(outcome[from + i] ?? 0, 1));
	return [...order, ...rest];
}
/** The kind of the k-th card of a multiset given as counts by kind, counting in the order of kinds. */
function nth(counts, k) {
	let left = k;
	for (let kind = 0; kind < counts.length; kind++) {
		left -= counts[kind] ?? 0;
		if (left < 0) return kind;
	}
	throw new RangeError(`card ${k} of a multiset of ${total(counts)}`);
}
/** How many cards a multiset holds. */
function total(counts) {
	let sum = 0;
	for (let kind = 0; kind < counts.length; kind++) sum += counts[kind] ?? 0;
	return sum;
}
//#endregion
//#region kernel/events.ts
/** One kind of event: `const EVENTS = { turn: event<{ seat: Seat }>() }` is both the list of kinds and their types. */
var event = () => ({});
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
/** One more or less of a kind. */
function add(counts, kind, n) {
	counts[kind] = (counts[kind] ?? 0) + n;
}
/** Whether `counts` holds all of `price`. */
function covers(counts, price) {
	for (let kind = 0; kind < price.length; kind++) if ((counts[kind] ?? 0) < (price[kind] ?? 0)) return false;
	return true;
}
/** Moves a bundle from one multiset to another. */
function transfer(from, to, bundle) {
	for (let kind = 0; kind < bundle.length; kind++) {
		const n = bundle[kind] ?? 0;
		if (n === 0) continue;
		add(from, kind, -n);
		add(to, kind, n);
	}
}
/** What `counts` lacks of `price`. */
var shortfall = (counts, price) => price.map((n, kind) => Math.max(0, n - (counts[kind] ?? 0)));
/** A price in which one card of a kind may be paid with one of another. */
var substituted = (price, without, by) => price.map((n, kind) => n - (kind === without ? 1 : 0) + (kind === by ? 1 : 0));
/** Every way to choose `size` cards from `counts`, each handed over in the same array: copy what you keep. */
function eachChoice(counts, size, visit) {
	const choice = counts.map(() => 0);
	const choose = (kind, left, rest) => {
		if (kind === counts.length) {
			visit(choice);
			return;
		}
		const here = counts[kind] ?? 0;
		const after = rest - here;
		for (let n = Math.max(0, left - after); n <= here && n <= left; n++) {
			choice[kind] = n;
			choose(kind + 1, left - n, after);
		}
	};
	const all = total(counts);
	if (size <= all) choose(0, size, all);
}
/** A bundle as part of a move, written as 1,0,2. There are too many to list them; `any` says how many of a kind. */
function bundles({ kinds, each }, any) {
	const form = new RegExp(`^\\d{1,2}(?:,\\d{1,2}){${kinds - 1}}$`);
	return {
		values: null,
		print: (bundle) => bundle.join(","),
		parse(text) {
			const counts = form.test(text) ? text.split(",").map(Number) : [];
			return counts.length === kinds && counts.every((n) => n <= each) ? counts : null;
		},
		any: (rng) => Array.from({ length: kinds }, () => any(rng))
	};
}
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
function shared$1(n, make) {
	const list = made(n, make);
	return (i) => some(list, i);
}
/** Adds the moves of a set given as bits, counted from `from` on. */
function addBits(out, moves, word, from) {
	for (let rest = word; rest !== 0; rest &= rest - 1) {
		const move = moves[from + lowestBit(rest)];
		if (move !== void 0) out.add(move);
	}
}
/** Adds the moves of a small set: of seats, cards or resources. */
var addSet = (out, moves, set) => addBits(out, moves, set, 0);
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
function amounts(kinds, kind, n) {
	const bundle = zeros(kinds);
	add(bundle, kind, n);
	return bundle;
}
/** So many of one kind for so many of another: what a menu of offers shows. Plain swaps first, then two for one. */
function plainTerms(kinds) {
	const terms = [];
	for (const [gives, takes] of [
		[1, 1],
		[2, 1],
		[1, 2]
	]) for (let give = 0; give < kinds; give++) for (let take = 0; take < kinds; take++) {
		if (give === take) continue;
		terms.push(Object.freeze({
			give: amounts(kinds, give, gives),
			take: amounts(kinds, take, takes)
		}));
	}
	return terms;
}
//#endregion
//#region games/common/bargain/table.ts
/** What the player on turn would give and get in a deal with this seat, null when there is none. */
function termsWith(frame, seat) {
	if (has(frame.yes, seat)) return frame;
	const other = frame.counters[seat] ?? null;
	return other === null ? null : {
		give: other.take,
		take: other.give
	};
}
/** What bargaining tells. */
var bargainEvents = {
	offered: event(),
	accepted: event(),
	declined: event(),
	countered: event(),
	withdrawn: event(),
	traded: event()
};
/** What is missing of each resource, by name. */
function missingOf(names, { resources }, price) {
	const lacks = shortfall(resources, price);
	return Object.fromEntries(names.map((name, kind) => [name, lacks[kind] ?? 0]));
}
//#endregion
//#region games/common/bargain/fair.ts
/** What any deal must keep: no gifts, nothing on both sides, nothing that is not there. */
function fairNeeds({ rules, resources }) {
	return [
		{
			code: "gift",
			rule: rules.gift,
			ok: (_, { give, take }) => something(give) && something(take)
		},
		{
			code: "both-sides",
			rule: rules.bothSides,
			ok: (_, terms) => !overlap(terms)
		},
		{
			code: "not-held",
			rule: rules.offer,
			ok: ({ hand }, { give }) => covers(hand.resources, give),
			numbers: ({ hand }, { give }) => missingOf(resources, hand, give)
		}
	];
}
//#endregion
//#region games/common/bargain/offer.ts
var opponents = (seats, seat) => without(allSeats(seats), seat);
/** Offers in a menu begin elsewhere each time, so that a short menu does not always show the same. */
var STRIDE = 7;
/** The player on turn says what they give and what they want, to all or to some. */
function offering(bargain) {
	const { resources, rules, moves } = bargain;
	/** The menu for every set of opponents, by the set. */
	const menus = Array.from({ length: 1 << moves.deal.all.length }, (_, to) => plainTerms(resources.length).map(({ give, take }) => moves.offer.make({
		give,
		take,
		to
	})));
	return actionMaker()(moves.offer, {
		frames: bargain.frames,
		listing: "menu",
		gates: [...bargain.gates, {
			code: "offers-spent",
			rule: rules.offers,
			ok: ({ table }) => table.offers < table.options.offers,
			numbers: ({ table }) => ({
				made: table.offers,
				most: table.options.offers
			})
		}],
		needs: [...fairNeeds(bargain), {
			code: "no-opponent",
			rule: rules.offer,
			ok: ({ table, seat }, { to }) => to !== 0 && (to & ~opponents(table.players.length, seat)) === 0
		}],
		candidates({ table, seat, hand }, out) {
			if (out.menu === 0) return;
			const menu = some(menus, opponents(table.players.length, seat));
			const from = (table.turn + table.offers) * STRIDE;
			const until = out.n + out.menu;
			for (let i = 0; i < menu.length && out.n < until; i++) {
				const move = some(menu, (from + i) % menu.length);
				if (covers(hand.resources, move.give)) out.add(move);
			}
		},
		play({ table }, seat, { give, take, to }, tell) {
			table.offers++;
			const frame = {
				kind: "offer",
				give,
				take,
				to,
				yes: 0,
				no: 0,
				counters: table.players.map(() => null)
			};
			table.stack.push(frame);
			tell?.all({
				kind: "offered",
				seat,
				to,
				give,
				take
			});
		}
	});
}
//#endregion
//#region games/common/holders.ts
/** A bundle goes from hand to hand. */
function handOver({ table, hands }, from, to, bundle) {
	transfer(seated(hands, from).resources, seated(hands, to).resources, bundle);
	const n = total(bundle);
	seated(table.players, from).cards -= n;
	seated(table.players, to).cards += n;
}
//#endregion
//#region games/common/bargain/replies.ts
var isOffer = (frame) => frame?.kind === "offer";
/** The offer on the table. Whoever may reply is asked for it, so there is one; before that, law 2 may look. */
function offerNow({ stack }) {
	const frame = stack[stack.length - 1];
	return isOffer(frame) ? frame : NO_OFFER;
}
var NOTHING = zeros(0);
var NO_OFFER = {
	kind: "offer",
	give: NOTHING,
	take: NOTHING,
	to: 0,
	yes: 0,
	no: 0,
	counters: []
};
/** Puts a reply on record. When all have said no, the offer is off the table. */
function record(table, frame) {
	table.stack.pop();
	if (frame.no !== frame.to) table.stack.push(frame);
}
var onTurn = (rule) => ({
	code: "not-on-turn",
	rule,
	ok: ({ table, seat }) => table.active === seat
});
var notOwn = (rule) => ({
	code: "own-offer",
	rule,
	ok: ({ table, seat }) => table.active !== seat
});
/** Whoever lacks the cards cannot say yes; to say it proves to have them. */
var accepting = ({ moves, rules, resources }) => actionMaker()(moves.accept, {
	frames: ["offer"],
	gates: [notOwn(rules.offer), {
		code: "not-held",
		rule: rules.offer,
		ok: ({ table, hand }) => covers(hand.resources, offerNow(table).take),
		numbers: ({ table, hand }) => missingOf(resources, hand, offerNow(table).take)
	}],
	play({ table }, seat, _, tell) {
		const frame = offerNow(table);
		record(table, {
			...frame,
			yes: frame.yes | only(seat)
		});
		tell?.all({
			kind: "accepted",
			seat,
			take: frame.take
		});
	}
});
var declining = ({ moves, rules }) => actionMaker()(moves.decline, {
	frames: ["offer"],
	gates: [notOwn(rules.offer)],
	play({ table }, seat, _, tell) {
		const frame = offerNow(table);
		record(table, {
			...frame,
			no: frame.no | only(seat)
		});
		tell?.all({
			kind: "declined",
			seat
		});
	}
});
/** Other terms instead, as the answering seat sees them. */
function countering(bargain) {
	const menu = plainTerms(bargain.resources.length).map((terms) => bargain.moves.counter.make(terms));
	return actionMaker()(bargain.moves.counter, {
		frames: ["offer"],
		listing: "menu",
		gates: [notOwn(bargain.rules.offer)],
		needs: fairNeeds(bargain),
		candidates({ table, hand }, out) {
			const until = out.n + out.menu;
			for (let i = 0; i < menu.length && out.n < until; i++) {
				const move = some(menu, (table.turn + i) % menu.length);
				if (covers(hand.resources, move.give)) out.add(move);
			}
		},
		play({ table }, seat, { give, take }, tell) {
			const frame = offerNow(table);
			const counters = frame.counters.map((terms, q) => q === seat ? {
				give,
				take
			} : terms);
			record(table, {
				...frame,
				counters
			});
			tell?.all({
				kind: "countered",
				seat,
				give,
				take
			});
		}
	});
}
var withdrawing = ({ moves, rules }) => actionMaker()(moves.withdraw, {
	frames: ["offer"],
	gates: [onTurn(rules.offer)],
	play({ table }, seat, _, tell) {
		table.stack.pop();
		tell?.all({
			kind: "withdrawn",
			seat
		});
	}
});
/** Among those who agree the player on turn picks one; nobody has precedence. */
function dealing({ moves, rules, resources }) {
	const deals = moves.deal.all;
	const price = (table, seat) => termsWith(offerNow(table), seat)?.give ?? NOTHING;
	return actionMaker()(moves.deal, {
		frames: ["offer"],
		gates: [onTurn(rules.offer)],
		needs: [{
			code: "no-agreement",
			rule: rules.deal,
			ok: ({ table }, { seat }) => termsWith(offerNow(table), seat) !== null
		}, {
			code: "not-held",
			rule: rules.offer,
			ok: ({ table, hand }, { seat }) => covers(hand.resources, price(table, seat)),
			numbers: ({ table, hand }, { seat }) => missingOf(resources, hand, price(table, seat))
		}],
		candidates({ table }, out) {
			const frame = offerNow(table);
			for (let q = 0; q < table.players.length; q++) if (termsWith(frame, q) !== null) out.add(some(deals, q));
		},
		play(state, seat, { seat: partner }, tell) {
			const terms = termsWith(offerNow(state.table), partner);
			state.table.stack.pop();
			if (terms === null) return;
			handOver(state, seat, partner, terms.give);
			handOver(state, partner, seat, terms.take);
			tell?.all({
				kind: "traded",
				seat,
				with: partner,
				gave: terms.give,
				got: terms.take
			});
		}
	});
}
//#endregion
//#region games/common/bargain/moves.ts
/** The moves of bargaining, to be declared with the others of a game. */
function bargainMoves({ kinds, each, seats }) {
	const side = bundles({
		kinds,
		each
	}, (rng) => rng(3) === 0 ? 1 + rng(2) : 0);
	const everybody = Array.from({ length: seats }, (_, seat) => String(seat));
	return {
		offer: move("offer {give} for {take} to {to}", {
			give: side,
			take: side,
			to: setOf(everybody, ",", "nobody")
		}),
		accept: move("accept"),
		decline: move("decline"),
		counter: move("counter {give} for {take}", {
			give: side,
			take: side
		}),
		withdraw: move("withdraw"),
		deal: move("deal {seat}", { seat: below(seats) })
	};
}
//#endregion
//#region games/common/bargain/index.ts
/** The actions of bargaining. */
var bargaining = (bargain) => ({
	offer: offering(bargain),
	accept: accepting(bargain),
	decline: declining(bargain),
	counter: countering(bargain),
	withdraw: withdrawing(bargain),
	deal: dealing(bargain)
});
//#endregion
//#region games/common/discarding.ts
/** The move of discarding, to be declared with the others of a game. */
var discardMoves = (bounds) => ({ discard: move("discard {cards}", { cards: bundles(bounds, (rng) => rng(2) === 0 ? 0 : rng(4)) }) });
/** What discarding tells. */
var discardEvents = {
	sealed: event(),
	discarded: event()
};
/** Half of the hand, rounded down. */
var owed = ({ players }, seat) => some(players, seat).cards >> 1;
var isDiscard = (frame) => frame?.kind === "discard";
var NOBODY = {
	kind: "discard",
	owing: 0,
	done: 0
};
function frameNow({ stack }) {
	const frame = stack[stack.length - 1];
	return isDiscard(frame) ? frame : NOBODY;
}
/** Discards of fewer than this of each kind are kept and shared. */
var SHARED = 8;
/** Makes discards, those of small counts once and for all. */
function shared({ discard }, kinds) {
	const made = new Array(SHARED ** kinds);
	return (cards) => {
		let place = 0;
		for (let kind = 0; kind < kinds; kind++) {
			const n = cards[kind] ?? 0;
			if (n >= SHARED) return discard.make({ cards: cards.slice() });
			place = place * SHARED + n;
		}
		const known = made[place];
		if (known !== void 0) return known;
		const move = discard.make({ cards: cards.slice() });
		made[place] = move;
		return move;
	};
}
/** Whoever has too many cards after a seven gives back half of them; all choose in secret, and uncover together. */
function discarding({ moves, kinds, rule, frameOf, pay }) {
	const nothing = zeros(kinds);
	const discardOf = shared(moves, kinds);
	function uncover(state, owing, tell) {
		const { table, hands } = state;
		table.discards = hands.map(({ discard }) => discard ?? nothing);
		for (const seat of list(owing)) {
			const hand = some(hands, seat);
			const cards = hand.discard ?? nothing;
			hand.discard = null;
			pay(state, seat, cards);
			tell?.all({
				kind: "discarded",
				seat,
				cards
			});
		}
		tell?.reveals(allSeats(table.players.length));
	}
	return actionMaker()(moves.discard, {
		frames: ["discard"],
		needs: [{
			code: "not-half",
			rule,
			ok: ({ table, seat }, { cards }) => total(cards) === owed(table, seat),
			numbers: ({ table, seat }, { cards }) => ({
				owed: owed(table, seat),
				chosen: total(cards)
			})
		}, {
			code: "not-held",
			rule,
			ok: ({ hand }, { cards }) => covers(hand.resources, cards)
		}],
		exact: true,
		candidates: ({ table, seat, hand }, out) => eachChoice(hand.resources, owed(table, seat), (cards) => out.add(discardOf(cards))),
		play(state, seat, { cards }, tell) {
			const { table } = state;
			const { owing, done } = frameNow(table);
			const now = done | only(seat);
			some(state.hands, seat).discard = cards;
			table.stack.pop();
			if (now === owing) return uncover(state, owing, tell);
			table.stack.push(frameOf(owing, now));
			tell?.to(only(seat), {
				kind: "sealed",
				seat,
				cards
			}, has(done, seat) ? null : {
				kind: "sealed",
				seat,
				cards: null
			});
		}
	});
}
//#endregion
//#region games/common/dues.ts
var duesOf = (seats, kinds) => ({
	kinds,
	each: new Int32Array(seats * kinds),
	all: new Int32Array(kinds)
});
/** A seat is due so many more cards of a resource. */
function addDue({ kinds, each, all }, seat, resource, n) {
	const at = seat * kinds + resource;
	each[at] = (each[at] ?? 0) + n;
	all[resource] = (all[resource] ?? 0) + n;
	return only(seat);
}
/** Nobody gets any of a resource. */
function withhold({ kinds, each }, resource) {
	for (let at = resource; at < each.length; at += kinds) each[at] = 0;
}
function ration(dues, stack, shortage, tell) {
	const { kinds, all } = dues;
	for (let resource = 0; resource < kinds; resource++) {
		const left = stack[resource] ?? 0;
		const due = all[resource] ?? 0;
		all[resource] = 0;
		if (due <= left) continue;
		tell?.all({
			kind: "short",
			resource,
			due,
			left
		});
		shortage(dues, resource, left);
	}
}
function serve({ kinds, each }, seat, stack, hand) {
	const from = seat * kinds;
	let cards = 0;
	for (let kind = 0; kind < kinds; kind++) {
		const n = each[from + kind] ?? 0;
		if (n === 0) continue;
		each[from + kind] = 0;
		hand[kind] = (hand[kind] ?? 0) + n;
		stack[kind] = (stack[kind] ?? 0) - n;
		cards += n;
	}
	return cards;
}
/** Pays out of a stack what the claimants are due, and says which seats got something. */
function payOut({ table, hands }, dues, claimants, stack, shortage, tell) {
	if (claimants === 0) return 0;
	ration(dues, stack, shortage, tell);
	const { kinds, each } = dues;
	let served = 0;
	for (let rest = claimants; rest !== 0; rest &= rest - 1) {
		const seat = first(rest);
		const gains = tell === null ? null : [...each.subarray(seat * kinds, seat * kinds + kinds)];
		const cards = serve(dues, seat, stack, seated(hands, seat).resources);
		if (cards === 0) continue;
		seated(table.players, seat).cards += cards;
		served |= only(seat);
		if (gains !== null) tell?.all({
			kind: "produced",
			seat,
			gains
		});
	}
	return served;
}
var SIDES = 6;
/** Corners from the centre, clockwise from the top. */
var CORNERS = [
	[0, -2],
	[1, -1],
	[1, 1],
	[0, 2],
	[-1, 1],
	[-1, -1]
];
/** Neighbours by side: NE, E, SE, SW, W, NW. */
var STEPS = [
	[1, -1],
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1]
];
/** The hexes of a hexagon of this radius, row by row from the top. */
function hexagon(radius) {
	const hexes = [];
	for (let r = -radius; r <= radius; r++) for (let q = -radius; q <= radius; q++) if (Math.abs(q + r) <= radius) hexes.push([q, r]);
	return hexes;
}
var keyOf = (x, y) => `${x},${y}`;
var byPlace = (a, b) => a[1] - b[1] || a[0] - b[0];
/** The centre of a hex in half widths and quarter heights. */
var hexPlace = ([q, r]) => [2 * q + r, 3 * r];
function cornersOf(hex) {
	const [x, y] = hexPlace(hex);
	return CORNERS.map(([dx, dy]) => [x + dx, y + dy]);
}
var find = (ids, key) => ids.get(key) ?? -1;
/** Rows of `width`, filled up with NONE, one after the other. */
var flat = (rows, width) => rows.flatMap((row) => Array.from({ length: width }, (_, i) => row[i] ?? -1));
var pairsOf = (corners) => corners.map((a, i) => {
	const b = corners[(i + 1) % SIDES] ?? -1;
	return [Math.min(a, b), Math.max(a, b)];
});
/** Numbers the corners and sides of these hexes: corners from top to bottom and left to right, sides by their corners. */
function hexBoard(hexes) {
	const vertices = [...new Map(hexes.flatMap(cornersOf).map((place) => [keyOf(...place), place])).values()].sort(byPlace);
	const vertexIds = new Map(vertices.map(([x, y], id) => [keyOf(x, y), id]));
	const corners = hexes.map((hex) => cornersOf(hex).map(([x, y]) => find(vertexIds, keyOf(x, y))));
	const edges = [...new Map(corners.flatMap(pairsOf).map((pair) => [keyOf(...pair), pair])).values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
	const edgeIds = new Map(edges.map(([a, b], id) => [keyOf(a, b), id]));
	const sides = corners.map((row) => pairsOf(row).map(([a, b]) => find(edgeIds, keyOf(a, b))));
	const hexIds = new Map(hexes.map(([q, r], id) => [keyOf(q, r), id]));
	const at = vertices.map((_, v) => edges.flatMap(([a, b], e) => a === v || b === v ? [e] : []));
	const edgeVertices = edges.flat();
	const edgeHexes = flat(edges.map((_, e) => sides.flatMap((row, hex) => row.includes(e) ? [hex] : [])), 2);
	return {
		hexCount: hexes.length,
		vertexCount: vertices.length,
		edgeCount: edges.length,
		hexVertices: corners.flat(),
		hexEdges: sides.flat(),
		hexNeighbours: hexes.flatMap(([q, r]) => STEPS.map(([dq, dr]) => find(hexIds, keyOf(q + dq, r + dr)))),
		vertexHexes: flat(vertices.map((_, v) => corners.flatMap((row, hex) => row.includes(v) ? [hex] : [])), 3),
		vertexEdges: flat(at, 3),
		vertexNeighbours: flat(at.map((row, v) => row.map((e) => otherEnd(edgeVertices, e, v))), 3),
		edgeVertices,
		edgeHexes,
		vertexPlaces: vertices.flat(),
		border: borderOf(corners, sides, at, edgeVertices, edgeHexes)
	};
}
/** The end of an edge that is not this vertex. */
function otherEnd(edgeVertices, edge, vertex) {
	const a = edgeVertices[edge * 2] ?? -1;
	return a === vertex ? edgeVertices[edge * 2 + 1] ?? -1 : a;
}
function borderOf(corners, sides, at, edgeVertices, edgeHexes) {
	const start = sides[0]?.[5] ?? -1;
	const border = [];
	let vertex = corners[0]?.[0] ?? -1;
	let edge = start;
	do {
		border.push(edge);
		const last = edge;
		edge = at[vertex]?.find((e) => e !== last && edgeHexes[e * 2 + 1] === -1) ?? start;
		vertex = otherEnd(edgeVertices, edge, vertex);
	} while (edge !== start);
	return border;
}
//#endregion
//#region games/common/imagining.ts
/** A seat that offered or agreed owns what it would give. */
function proven(frame, active, seat, kind) {
	if (seat === active) return frame.give[kind] ?? 0;
	if (has(frame.yes, seat)) return frame.take[kind] ?? 0;
	return frame.counters[seat]?.give[kind] ?? 0;
}
/** At least so many of a resource are in that hand: by memory, and by what an offer on the table proves. */
function leastHeld({ active }, offer, known, seat, kind) {
	const remembered = known.least[seat]?.[kind] ?? 0;
	return offer === null ? remembered : Math.max(remembered, proven(offer, active, seat, kind));
}
/** Takes a card out of a multiset of `n`, each as likely. */
function draw(counts, n, rng) {
	const kind = nth(counts, rng(n));
	counts[kind] = (counts[kind] ?? 0) - 1;
	return kind;
}
/** Fills the hands of the others, which hold what is known of them already, up to their size from a pool of cards. */
function dealRest({ players }, me, pool, rng, hands) {
	let left = total(pool);
	for (let q = 0; q < players.length; q++) {
		const resources = hands[q]?.resources;
		if (q === me || resources === void 0) continue;
		const cards = players[q]?.cards ?? 0;
		for (let n = total(resources); n < cards; n++) add(resources, draw(pool, left--, rng), 1);
	}
}
/** Any choice of so many cards that a hand could have sealed. */
function someDiscard(resources, size, rng) {
	const rest = [...resources];
	const chosen = resources.map(() => 0);
	for (let left = total(rest), n = size; n > 0; n--, left--) add(chosen, draw(rest, left, rng), 1);
	return chosen;
}
//#endregion
//#region games/startrek/data.ts
/** The five resources, in the order in which counts stand in every bundle. */
var RESOURCES = [
	"tritanium",
	"dilithium",
	"food",
	"oxygen",
	"water"
];
var KINDS = RESOURCES.length;
var bundle = (...counts) => counts;
/** Nothing at all. */
var FREE = bundle(0, 0, 0, 0, 0);
/** ST-BUILD-01, the printed cost card (book). */
var COST = {
	ship: bundle(1, 1, 0, 0, 0),
	station: bundle(1, 1, 1, 1, 0),
	base: bundle(0, 0, 0, 2, 3),
	development: bundle(0, 0, 1, 1, 1)
};
/** What retiring a fleet card makes of two prices (public: the helpers' scenario). */
var RETIRED_COST = {
	station: bundle(1, 1, 0, 0, 0),
	base: bundle(0, 0, 0, 1, 2)
};
/** Pieces of a colour (book): the reserve comes into the supply with the first two bases. */
var PIECES = {
	ships: 15,
	stations: 5,
	reserve: 2,
	bases: 4
};
/** The development cards, in the order in which counts stand in every multiset of them. */
var DEVELOPMENTS = [
	"sfi",
	"utopia",
	"science",
	"monopoly",
	"victory"
];
/** How many there are of each (book). */
var DECK = bundle(14, 2, 2, 2, 5);
var POINTS = {
	station: 1,
	base: 2,
	route: 2,
	fleet: 2
};
var [T, D, F, O, W, A] = [
	0,
	1,
	2,
	3,
	4,
	5
];
var star = (vertex, edge) => ({
	vertex,
	edge,
	star: true
});
var plain = (vertex, edge) => ({
	vertex,
	edge,
	star: false
});
var NUMBERS = [
	10,
	2,
	9,
	12,
	6,
	4,
	10,
	9,
	11,
	0,
	3,
	8,
	8,
	3,
	4,
	5,
	5,
	6,
	11
];
var POSTS = [
	0,
	5,
	3,
	O,
	17,
	W,
	38,
	5,
	61,
	F,
	69,
	5,
	66,
	5,
	49,
	D,
	18,
	T
];
/** Our own reconstruction: it fits the six facts known of the lost figure (ST-SETB-01). */
var BEGINNERS = {
	provenance: "reconstructed",
	planets: [
		T,
		W,
		T,
		D,
		F,
		O,
		F,
		W,
		O,
		A,
		T,
		D,
		T,
		F,
		D,
		W,
		O,
		O,
		F
	],
	numbers: NUMBERS,
	posts: POSTS,
	starts: [
		[star(17, 25), plain(31, 47)],
		[star(14, 15), plain(41, 52)],
		[star(28, 40), plain(20, 32)],
		[star(8, 12), plain(40, 58)]
	]
};
/** The first map of the basic game with the planets of this one; white's star is contested. */
var CLASSIC_BEGINNERS = {
	provenance: "public",
	planets: [
		W,
		F,
		T,
		O,
		D,
		F,
		D,
		O,
		T,
		A,
		T,
		W,
		T,
		W,
		O,
		F,
		D,
		O,
		F
	],
	numbers: NUMBERS,
	posts: POSTS,
	starts: [
		[plain(8, 13), star(28, 41)],
		[plain(14, 15), star(40, 58)],
		[plain(17, 25), star(31, 37)],
		[plain(41, 52), star(39, 56)]
	]
};
/** The hexes of the variable set-up (book). */
var TILES = [
	T,
	T,
	T,
	T,
	F,
	F,
	F,
	F,
	O,
	O,
	O,
	O,
	D,
	D,
	D,
	W,
	W,
	W,
	A
];
/** The chips by their letters A to R (inferred: the classic order). */
var CHIPS = [
	5,
	2,
	6,
	3,
	8,
	10,
	9,
	12,
	11,
	4,
	8,
	10,
	9,
	4,
	5,
	6,
	3,
	11
];
/** The six frame pieces: pairs of a place on the piece, clockwise, and what the post takes (inferred). */
var FRAME_PIECES = [
	[
		0,
		5,
		3,
		O
	],
	[2, W],
	[
		0,
		5,
		3,
		F
	],
	[2, 5],
	[
		0,
		5,
		3,
		D
	],
	[2, T]
];
/** The hexes of the rings, counter-clockwise from the top left corner; every second of the outer ring is a corner. */
var OUTER_RING = [
	0,
	3,
	7,
	12,
	16,
	17,
	18,
	15,
	11,
	6,
	2,
	1
];
var INNER_RING = [
	4,
	8,
	13,
	14,
	10,
	5
];
//#endregion
//#region games/startrek/state.ts
/** Writes an action of this room: its move, then what the rules say of it. */
var act = actionMaker();
/** What a seat has in front of it. */
var playerOf = (table, seat) => seated(table.players, seat);
/** What a seat holds. */
var handOf = (state, seat) => seated(state.hands, seat);
var STATION = 1;
var BASE = 5;
var SEAT_BITS = 3;
/** Who owns what stands on a vertex that is not empty. */
var ownerOf = (building) => building - STATION & SEAT_BITS;
var isBase = (building) => building >= BASE;
var stationOf = (seat) => STATION + seat;
var baseOf = (seat) => BASE + seat;
var shipOf = (seat) => 1 + seat;
//#endregion
//#region games/startrek/topology.ts
/** The nineteen sectors with their 54 points and 72 lanes (ST-DEF-02, ST-DEF-03). */
var MAP = hexBoard(hexagon(2));
var HEXES = MAP.hexCount;
var VERTICES = MAP.vertexCount;
var EDGES = MAP.edgeCount;
//#endregion
//#region games/startrek/characters.ts
/**
* Who does what: the one place to mend when a card turns up. The first four are A1 to A4 and are dealt in this order;
* a card is known by its place in this list.
*/
var CHARACTERS = [
	{
		name: "Nyota Uhura",
		word: "uhura",
		effect: "forced-trade",
		provenance: "inferred",
		rule: "ST-CARD-UHURA"
	},
	{
		name: "Montgomery Scott",
		word: "scott",
		effect: "ship-substitute",
		provenance: "public",
		rule: "ST-CARD-SCOTT"
	},
	{
		name: "Spock",
		word: "spock",
		effect: "compensation",
		provenance: "inferred",
		rule: "ST-CARD-SPOCK"
	},
	{
		name: "Hikaru Sulu",
		word: "sulu",
		effect: "move-ship",
		provenance: "book",
		rule: "ST-CARD-SULU"
	},
	{
		name: "James T. Kirk",
		word: "kirk",
		effect: "seven-shield",
		provenance: "inferred",
		rule: "ST-CARD-KIRK"
	},
	{
		name: "Janice Rand",
		word: "rand",
		effect: "two-for-one",
		provenance: "book",
		rule: "ST-CARD-RAND"
	},
	{
		name: "Pavel Chekov",
		word: "chekov",
		effect: "chase",
		provenance: "reconstructed",
		rule: "ST-CARD-CHEKOV"
	},
	{
		name: "Christine Chapel",
		word: "chapel",
		effect: "development-choice",
		provenance: "reconstructed",
		rule: "ST-CARD-CHAPEL"
	},
	{
		name: "Leonard McCoy",
		word: "mccoy",
		effect: "take-from-leader",
		provenance: "reconstructed",
		rule: "ST-CARD-MCCOY"
	},
	{
		name: "Sarek",
		word: "sarek",
		effect: "retire-sfi",
		provenance: "reconstructed",
		rule: "ST-CARD-SAREK"
	}
];
/** The card with this effect, by its place in the list. */
function characterWith(effect) {
	const character = CHARACTERS.findIndex((card) => card.effect === effect);
	if (character < 0) throw new Error(`nobody has the effect ${effect}`);
	return character;
}
/** The rule of the card with this effect. */
var ruleOfEffect = (effect) => CHARACTERS[characterWith(effect)]?.rule ?? "";
//#endregion
//#region games/startrek/moves.ts
/** Most seats there can be: interned moves exist for all of them. */
var edge = below(EDGES);
var vertex = below(VERTICES);
var seat = below(4);
var resource = oneOf(RESOURCES);
var named = (kind) => RESOURCES[kind] ?? "";
var places = RESOURCES.map((_, kind) => kind);
var sciences = [...places.flatMap((first) => places.slice(first).map((second) => ({
	first,
	second
}))), ...[-1, ...places].map((first) => ({
	first,
	second: -1
}))];
var substitutions = (price) => places.flatMap((without) => (price[without] ?? 0) === 0 ? [] : places.filter((by) => by !== without).map((by) => ({
	without,
	by
})));
var substituting = (kind, { without, by }) => without === -1 ? kind : `${kind} ${named(without)} by ${named(by)}`;
/** Every move there can be: its kind, how it is written, what it carries. */
var MOVES = declareMoves({
	roll: move("roll"),
	build: move("build"),
	end: move("end"),
	claim: move("claim"),
	found: move("found {vertex}", { vertex }),
	"found-ship": move("found-ship {edge}", { edge }),
	ship: move("ship {edge}", { edge }),
	station: move("station {vertex}", { vertex }),
	base: move("base {vertex}", { vertex }),
	buy: move("buy"),
	place: move("place {edge}", { edge }),
	enough: move("enough"),
	bank: move("bank {give} for {take}", {
		give: resource,
		take: resource
	}),
	...bargainMoves({
		kinds: KINDS,
		each: 19,
		seats: 4
	}),
	...discardMoves({
		kinds: KINDS,
		each: 19
	}),
	cruiser: move("cruiser {hex}", { hex: below(HEXES) }),
	steal: move("steal {seat}", { seat }),
	spare: move("spare"),
	sfi: move("sfi"),
	utopia: move("utopia"),
	science: listed(sciences, ({ first, second }) => [
		"science",
		named(first),
		named(second)
	].join(" ").trimEnd()),
	monopoly: move("monopoly {resource}", { resource }),
	demand: move("demand {resource} from {from}", {
		resource,
		from: seat
	}),
	repay: move("repay {resource}", { resource }),
	substitute: listed(substitutions(COST.ship), (by) => substituting("substitute", by)),
	compensate: move("compensate {resource}", { resource }),
	shield: move("shield {resource}", { resource: orElse(resource, -1, "") }),
	pass: move("pass"),
	lift: move("lift {edge}", { edge }),
	double: move("double {give} for {take}", {
		give: resource,
		take: resource
	}),
	chase: move("chase"),
	choose: listed([{
		without: -1,
		by: -1
	}, ...substitutions(COST.development)], (by) => substituting("choose", by)),
	keep: move("keep {card}", { card: oneOf(DEVELOPMENTS) }),
	inspect: move("inspect {seat}", { seat }),
	take: move("take {resource}", { resource }),
	"retire-station": move("retire-station {vertex}", { vertex }),
	"retire-base": move("retire-base {vertex}", { vertex }),
	flip: move("flip"),
	exchange: move("exchange {character}", { character: oneOf(CHARACTERS.map(({ word }) => word)) })
});
//#endregion
//#region games/startrek/actions/gates.ts
/** What is missing of each resource, by name. */
var missing = (hand, price) => missingOf(RESOURCES, hand, price);
/** ST-BUILD-01: the cards of a price are in hand. Only what is priced is looked at: this runs for every question. */
function affords(price, rule = "ST-BUILD-01") {
	const kinds = price.flatMap((n, kind) => n > 0 ? [kind] : []);
	return {
		code: "cannot-pay",
		rule,
		ok({ hand: { resources } }) {
			for (let i = 0; i < kinds.length; i++) {
				const kind = kinds[i] ?? 0;
				if ((resources[kind] ?? 0) < (price[kind] ?? 0)) return false;
			}
			return true;
		},
		numbers: ({ hand }) => missing(hand, price)
	};
}
var mine = ({ table, seat }) => table.players[seat];
/** A piece of this sort lies in the supply. */
var hasShip = (rule) => ({
	code: "no-ships",
	rule,
	ok: (at) => (mine(at)?.ships ?? 0) > 0
});
var hasStation = {
	code: "no-stations",
	rule: "ST-STN-03",
	ok: (at) => (mine(at)?.stations ?? 0) > 0
};
var hasBase = {
	code: "no-bases",
	rule: "ST-BUILD-01",
	ok: (at) => (mine(at)?.bases ?? 0) > 0
};
/** The seat's support card has this effect (ST-SUP-01). */
function holds(effect) {
	const character = characterWith(effect);
	return {
		code: "other-support",
		rule: ruleOfEffect(effect),
		ok: (at) => mine(at)?.support === character,
		numbers: (at) => ({
			character,
			held: mine(at)?.support ?? -1
		})
	};
}
/** ST-SUP-06, ST-SUP-07: not in the turn in which it came or was turned. */
var rested = {
	code: "support-resting",
	rule: "ST-SUP-06",
	ok: (at) => (mine(at)?.ready ?? 0) <= at.table.turn,
	numbers: (at) => ({ turns: (mine(at)?.ready ?? 0) - at.table.turn })
};
/** How many cards of a resource the bank has. */
var stock = ({ bank }, resource) => bank[resource] ?? 0;
//#endregion
//#region games/startrek/options.ts
var options = {
	setup: {
		of: [
			"variable",
			"beginners",
			"classic"
		],
		standard: "variable",
		rule: "ST-OPT-SETUP"
	},
	phases: {
		of: ["strict", "joined"],
		standard: "strict",
		rule: "ST-OPT-PHASES"
	},
	target: {
		of: [
			8,
			9,
			10,
			11,
			12
		],
		standard: 10,
		rule: "ST-OPT-TARGET"
	},
	dice: {
		of: ["true", "deck"],
		standard: "true",
		rule: "ST-OPT-DICE"
	},
	claim: {
		of: ["automatic", "by-hand"],
		standard: "automatic",
		rule: "ST-OPT-CLAIM"
	},
	counts: {
		of: ["open", "hidden"],
		standard: "open",
		rule: "ST-OPT-DEVCOUNT"
	},
	steal: {
		of: ["must", "may"],
		standard: "must",
		rule: "ST-OPT-STEAL"
	},
	support: {
		of: ["on", "off"],
		standard: "on",
		rule: "ST-OPT-SUPPORT"
	},
	offers: {
		of: [
			0,
			1,
			2,
			3,
			5,
			8,
			20
		],
		standard: 3,
		rule: "ST-OPT-OFFERS"
	},
	start: {
		of: [
			"rolled",
			"drawn",
			"first"
		],
		standard: "rolled",
		rule: "ST-OPT-START"
	},
	classic: {
		of: ["off", "on"],
		standard: "off",
		rule: "ST-OPT-CLASSIC"
	}
};
/** ST-OPT-CLASSIC: the basic game has no support cards, joins trade and build, and wins by itself. */
var inForce = (chosen) => chosen.classic === "off" ? chosen : {
	...chosen,
	phases: "joined",
	claim: "automatic",
	support: "off"
};
//#endregion
//#region games/startrek/actions/bank.ts
var { all: BANK } = MOVES.bank;
/** ST-BANK-01 to 04, EC-26: the best rate a seat has for a resource. */
function rateOf(table, seat, resource) {
	const posts = table.derived.posts[seat] ?? 0;
	if ((posts >> resource & 1) === 1) return 2;
	if (table.rate === resource && table.active === seat) return 2;
	return (posts >> 5 & 1) === 1 ? 3 : 4;
}
/** So many cards of one resource go to the bank, one of another comes back. */
function swap(state, seat, give, take, paid) {
	const { resources } = handOf(state, seat);
	const { bank } = state.table;
	add(resources, give, -paid);
	add(bank, give, paid);
	add(resources, take, 1);
	add(bank, take, -1);
	playerOf(state.table, seat).cards += 1 - paid;
}
/** Resources of which the bank has a card, one bit each. */
function stocked(bank) {
	let set = 0;
	for (let kind = 0; kind < KINDS; kind++) if ((bank[kind] ?? 0) > 0) set |= 1 << kind;
	return set;
}
var bank = act(MOVES.bank, {
	frames: ["trade", "main"],
	gates: [{
		code: "too-few-to-swap",
		rule: "ST-BANK-01",
		ok: ({ table, seat }) => (table.players[seat]?.cards ?? 0) >= 2,
		numbers: ({ table, seat }) => ({
			rate: 2,
			have: playerOf(table, seat).cards
		})
	}],
	needs: [
		{
			code: "too-few-to-swap",
			rule: "ST-BANK-01",
			ok: ({ table, seat, hand }, { give }) => (hand.resources[give] ?? 0) >= rateOf(table, seat, give),
			numbers: ({ table, seat, hand }, { give }) => ({
				rate: rateOf(table, seat, give),
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
	candidates({ table, seat, hand }, out) {
		let takes = -1;
		for (let give = 0; give < KINDS; give++) {
			const have = hand.resources[give] ?? 0;
			if (have < 2 || have < rateOf(table, seat, give)) continue;
			if (takes === -1) takes = stocked(table.bank);
			for (let take = 0; take < KINDS; take++) if (take !== give && (takes >> take & 1) === 1) out.add(some(BANK, give * KINDS + take));
		}
	},
	play(state, seat, { give, take }, tell) {
		const paid = rateOf(state.table, seat, give);
		swap(state, seat, give, take, paid);
		tell?.all({
			kind: "banked",
			seat,
			give,
			paid,
			take
		});
	}
});
//#endregion
export { duesOf as $, BEGINNERS as A, FREE as B, baseOf as C, diceBounds as Ct, playerOf as D, total as Dt, ownerOf as E, permuted as Et, OUTER_RING as F, RETIRED_COST as G, PIECES as H, TILES as I, leastHeld as J, dealRest as K, COST as L, CLASSIC_BEGINNERS as M, FRAME_PIECES as N, shipOf as O, INNER_RING as P, addDue as Q, DECK as R, act as S, event as St, isBase as T, permutationBounds as Tt, POINTS as U, KINDS as V, RESOURCES as W, hexPlace as X, someDiscard as Y, hexagon as Z, ruleOfEffect as _, copyCounts as _t, options as a, bargaining as at, MAP as b, transfer as bt, hasShip as c, something as ct, missing as d, shared$1 as dt, payOut as et, rested as f, some as ft, characterWith as g, add as gt, CHARACTERS as h, nthBit as ht, inForce as i, owed as it, CHIPS as j, stationOf as k, hasStation as l, addBits as lt, MOVES as m, lowestBit as mt, rateOf as n, discardEvents as nt, affords as o, bargainEvents as ot, stock as p, bitCount as pt, draw as q, swap as r, discarding as rt, hasBase as s, termsWith as st, bank as t, withhold as tt, holds as u, addSet as ut, EDGES as v, covers as vt, handOf as w, nth as wt, VERTICES as x, zeros as xt, HEXES as y, substituted as yt, DEVELOPMENTS as z };
