import { a as listed, c as oneOf, d as first, f as has, g as without, h as seated, i as declareMoves, l as setOf, m as only, o as move, p as list, s as below, t as actionMaker, u as allSeats } from "./kernel-DEv7RXeA.js";
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
/** Cards of one resource go from hand to hand. */
function moveCards({ table, hands }, from, to, resource, n) {
	add(seated(hands, from).resources, resource, -n);
	add(seated(hands, to).resources, resource, n);
	seated(table.players, from).cards -= n;
	seated(table.players, to).cards += n;
}
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
//#region games/starfarers/data.ts
/** The five resources, in the order in which counts stand in every bundle. */
var RESOURCES = [
	"ore",
	"fuel",
	"carbon",
	"food",
	"goods"
];
var KINDS = RESOURCES.length;
var bundle = (...counts) => counts;
/** Nothing at all. */
var FREE = bundle(0, 0, 0, 0, 0);
/** What a ship carries. */
var CARGOES = ["colony", "trade"];
/** What is fitted to a mothership. */
var UPGRADES = [
	"booster",
	"cannon",
	"pod"
];
/** SF-BUILD-04 to 06: the most of each on one mothership (book). */
var MOST_UPGRADES = [
	6,
	6,
	5
];
/** SF-BUILD-01 to 06: the printed costs (book). */
var SHIP_COST = [bundle(1, 1, 1, 1, 0), bundle(1, 1, 0, 0, 2)];
var PORT_COST = bundle(0, 0, 3, 2, 0);
var UPGRADE_COST = [
	bundle(0, 2, 0, 0, 0),
	bundle(0, 0, 2, 0, 0),
	bundle(2, 0, 0, 0, 0)
];
var FAME_COST = bundle(0, 0, 0, 0, 1);
/** Pieces of a colour (book). */
var PIECES = {
	colonies: 9,
	stations: 7,
	ships: 3,
	shipyards: 3
};
var SHIPS = PIECES.ships;
/** SF-SETUP-04, SF-SETUP-05 (book; the cards of each kind are public). */
var BASE = {
	each: 20,
	pile: 8,
	refill: 8,
	upgrades: [
		24,
		24,
		20
	],
	fame: 40,
	peoples: 4,
	pilots: 1,
	startFame: 1,
	startColonies: 3,
	laidOut: [
		2,
		1,
		1
	]
};
/** SF-FOUND-04: with three there are but three to choose from; which three is our own ruling. */
var BASE_THREE = {
	...BASE,
	laidOut: [
		1,
		1,
		1
	]
};
/** SF56-SETUP-04, SF56-SETUP-05, SF56-FOUND-04, SF56-FOUND-05 (book). */
var EXTENSION = {
	each: 28,
	pile: 12,
	refill: 10,
	upgrades: [
		32,
		32,
		28
	],
	fame: 60,
	peoples: 5,
	pilots: 2,
	startFame: 3,
	startColonies: 2,
	laidOut: [
		2,
		2,
		2
	]
};
var BASE_SEATS = 4;
var isExtended = (seats) => seats > BASE_SEATS;
function materialFor(seats) {
	if (isExtended(seats)) return EXTENSION;
	return seats === BASE_SEATS ? BASE : BASE_THREE;
}
var POINTS = {
	colony: 1,
	port: 1,
	marker: 2,
	token: 1
};
/** SF-PROD-04: cards drawn from the reserve pile by victory points. */
function stipend(points) {
	if (points >= 10) return 0;
	return points >= 8 ? 1 : 2;
}
/** The ten ways in which two of five balls fall (section 1.3): what they add up to, and whether the black one is there. */
var SHAKES = [
	{
		sum: 3,
		black: false
	},
	{
		sum: 3,
		black: false
	},
	{
		sum: 4,
		black: false
	},
	{
		sum: 4,
		black: false
	},
	{
		sum: 5,
		black: false
	},
	{
		sum: 5,
		black: false
	},
	{
		sum: 2,
		black: true
	},
	{
		sum: 2,
		black: true
	},
	{
		sum: 1,
		black: true
	},
	{
		sum: 3,
		black: true
	}
];
var speedOf = (shake) => {
	const { sum, black } = SHAKES[shake] ?? {
		sum: 0,
		black: false
	};
	return black ? 3 : sum;
};
var slot = (stars, ...hexes) => ({
	stars,
	hexes
});
/** The fifteen slots (book, measured; stars public) and behind them the four home systems (book). */
var SYSTEM_DATA = [
	slot(2, [0, 0], [1, 0], [0, 1]),
	slot(2, [4, -2], [5, -2], [4, -1]),
	slot(2, [7, -3], [8, -4], [8, -3]),
	slot(2, [3, 1], [4, 1], [3, 2]),
	slot(2, [6, -1], [7, -1], [6, 0]),
	slot(2, [0, 3], [1, 2], [1, 3]),
	slot(1, [0, 5], [1, 5], [0, 6]),
	slot(2, [4, 3], [5, 2], [5, 3]),
	slot(1, [7, 1], [8, 0], [8, 1]),
	slot(1, [1, 7], [2, 6], [2, 7]),
	slot(1, [4, 6], [5, 5], [5, 6]),
	slot(1, [7, 3], [8, 3], [7, 4]),
	slot(1, [0, 9], [1, 9], [0, 10]),
	slot(1, [3, 8], [4, 8], [3, 9]),
	slot(1, [7, 6], [8, 5], [8, 6]),
	slot(1, [-1, 14], [0, 13], [0, 14]),
	slot(1, [2, 12], [3, 12], [2, 13]),
	slot(1, [5, 11], [6, 10], [6, 11]),
	slot(1, [8, 9], [9, 9], [8, 10])
];
var SLOT_STARS = SYSTEM_DATA.slice(0, 15).map(({ stars }) => stars);
/** Hexes of a column and the doubled row of the first (section 2.1). */
function column(q) {
	const isOuter = q === -1 || q === 9;
	const first = isOuter ? 25 : Math.abs(q) % 2;
	const count = isOuter ? 2 : 15 - Math.abs(q) % 2;
	return Array.from({ length: count }, (_, i) => [q, (first + 2 * i - q) / 2]);
}
var HEX_LIST = Array.from({ length: 11 }, (_, i) => column(i - 1)).flat();
HEX_LIST.length;
var CORNERS = [
	[1, -1],
	[2, 0],
	[1, 1],
	[-1, 1],
	[-2, 0],
	[-1, -1]
];
/** The centre of a hex in the measure of intersections. */
var hexCentre = ([q, r]) => [3 * q, 2 * r + q];
var cornersOf = (hex) => {
	const [x, y] = hexCentre(hex);
	return CORNERS.map(([dx, dy]) => [x + dx, y + dy]);
};
var keyOf = ([x, y]) => `${x}:${y}`;
/** Where each intersection lies, from top to bottom and left to right. */
var POINTS_AT = [...new Map(HEX_LIST.flatMap(cornersOf).map((point) => [keyOf(point), point])).values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
var VERTICES = POINTS_AT.length;
var IDS = new Map(POINTS_AT.map((point, id) => [keyOf(point), id]));
/** The intersection of that name, as in 10:20. */
function vertexAt(name) {
	const id = IDS.get(name);
	if (id === void 0) throw new RangeError(`no intersection ${name}`);
	return id;
}
/** The corners of a hex as numbers, clockwise from the upper right one. */
var cornerIds = (hex) => cornersOf(hex).map((point) => IDS.get(keyOf(point)) ?? -1);
var linked = POINTS_AT.map(() => /* @__PURE__ */ new Set());
for (const hex of HEX_LIST) {
	const ids = cornerIds(hex);
	for (const [i, a] of ids.entries()) {
		const b = ids[(i + 1) % ids.length] ?? a;
		linked[a]?.add(b);
		linked[b]?.add(a);
	}
}
linked.reduce((sum, set) => sum + set.size, 0) / 2;
/** Three an intersection; NONE fills up. */
var NEIGHBOURS = linked.flatMap((set) => {
	const ids = [...set].sort((a, b) => a - b);
	return Array.from({ length: 3 }, (_, i) => ids[i] ?? -1);
});
var SYSTEM_HEXES = SYSTEM_DATA.map(({ hexes }) => hexes);
var hexCorners = SYSTEM_HEXES.map((hexes) => hexes.map(cornerIds));
/** The intersection in the middle of each system. */
var CENTRES = hexCorners.map(([a = [], b = [], c = []]) => a.find((id) => b.includes(id) && c.includes(id)) ?? -1);
/** Site 3s + j lies between planets j and j + 1 of system s. */
var SITE_VERTEX = hexCorners.flatMap((corners, system) => corners.map((own, j) => {
	const next = corners[(j + 1) % 3] ?? [];
	return own.find((id) => id !== CENTRES[system] && next.includes(id)) ?? -1;
}));
var table$1 = () => POINTS_AT.map(() => -1);
/** The site at an intersection, NONE elsewhere. */
var VERTEX_SITE = (() => {
	const at = table$1();
	for (const [site, vertex] of SITE_VERTEX.entries()) at[vertex] = site;
	return at;
})();
/** The system at whose planets or in whose middle an intersection lies, NONE in open space. */
var VERTEX_SYSTEM = (() => {
	const at = table$1();
	for (const [system, corners] of hexCorners.entries()) for (const id of corners.flat()) at[id] = system;
	return at;
})();
/** The one or two planets that an intersection touches, two an intersection; none in the middle (SF-SPEC-04). */
var VERTEX_PLANETS = (() => {
	const at = POINTS_AT.flatMap(() => [-1, -1]);
	for (const [system, corners] of hexCorners.entries()) for (const [j, ids] of corners.entries()) for (const id of ids) {
		if (id === CENTRES[system]) continue;
		at[at[id * 2] === -1 ? id * 2 : id * 2 + 1] = system * 3 + j;
	}
	return at;
})();
/** The two spaceport sites of a site: its neighbours but the middle. Two a site. */
var PORT_SITES = SITE_VERTEX.flatMap((vertex, site) => NEIGHBOURS.slice(vertex * 3, vertex * 3 + 3).filter((id) => id !== CENTRES[Math.floor(site / 3)]));
/** The site whose spaceport site an intersection is, NONE for others. */
var PORT_OF$1 = (() => {
	const at = table$1();
	for (const [i, vertex] of PORT_SITES.entries()) at[vertex] = i >> 1;
	return at;
})();
var systemOfSite = (site) => Math.floor(site / 3);
var isHome = (system) => system >= 15;
//#endregion
//#region games/starfarers/sectors.ts
/** The peoples, in the order of their cards. */
var PEOPLES = [
	"greenFolk",
	"scientists",
	"merchants",
	"diplomats",
	"travelers"
];
/** The shapes on the backs of number discs. */
var TRIANGLE = 0;
var RECTANGLE = 1;
var HEXAGON = 2;
var system = (word, stars, resources, shapes, provenance = "book") => ({
	word,
	stars,
	resources,
	shapes,
	people: -1,
	isExtension: provenance === "single",
	provenance
});
var outpost = (people, stars, provenance = "book") => ({
	word: PEOPLES[people] ?? "",
	stars,
	resources: [],
	shapes: [],
	people,
	isExtension: provenance === "single",
	provenance
});
var empty = (stars) => ({
	...outpost(-1, stars),
	word: "empty"
});
var [T, R, H] = [
	TRIANGLE,
	RECTANGLE,
	HEXAGON
];
/** All sectors of the base game and the extension (section 2.3). */
var SECTORS = [
	system("system-1", 1, [
		2,
		3,
		1
	], [
		R,
		T,
		H
	]),
	system("system-2", 1, [
		2,
		0,
		4
	], [
		T,
		H,
		R
	]),
	system("system-3", 1, [
		1,
		0,
		4
	], [
		R,
		T,
		H
	]),
	system("system-4", 1, [
		1,
		3,
		0
	], [
		T,
		H,
		R
	]),
	system("system-5", 1, [
		3,
		2,
		4
	], [
		R,
		H,
		T
	]),
	system("system-6", 2, [
		2,
		1,
		4
	], [
		R,
		T,
		H
	]),
	system("system-7", 2, [
		4,
		3,
		0
	], [
		T,
		R,
		H
	]),
	system("system-8", 2, [
		0,
		2,
		4
	], [
		H,
		T,
		R
	]),
	outpost(0, 1),
	outpost(2, 1),
	outpost(1, 2),
	outpost(3, 2),
	empty(1),
	empty(1),
	empty(2),
	empty(2),
	system("system-9", 1, [
		3,
		1,
		4
	], [
		T,
		H,
		R
	], "single"),
	system("system-10", 2, [
		2,
		0,
		1
	], [
		H,
		R,
		T
	], "single"),
	outpost(4, 2, "single")
];
var setWhere = (test) => SECTORS.reduce((set, sector, i) => test(sector) ? set | 1 << i : set, 0);
var isEmpty = ({ word }) => word === "empty";
/** Sectors of each number of stars, one bit each. */
var STARRED = [
	0,
	setWhere(({ stars }) => stars === 1),
	setWhere(({ stars }) => stars === 2)
];
var BASE_SECTORS = setWhere(({ isExtension }) => !isExtension);
var ALL_SECTORS = setWhere(() => true);
var FULL_SECTORS = setWhere((sector) => !isEmpty(sector));
/** SF56-SETUP-02, A-03: what is shuffled; the extension leaves the empty sectors out but in wild space. */
function shuffledSectors(seats, isWild) {
	if (!isExtended(seats)) return BASE_SECTORS;
	return isWild ? ALL_SECTORS : FULL_SECTORS;
}
/** SF-VAR-01: the sectors of the slots in the beginners' figure (book). */
var BEGINNERS = [
	10,
	5,
	11,
	6,
	7,
	14,
	8,
	15,
	3,
	2,
	12,
	9,
	1,
	0,
	4
];
/** the same with the three new sectors in the empty places (our reconstruction). */
var BEGINNERS_EXTENDED = [
	10,
	5,
	11,
	6,
	7,
	17,
	8,
	18,
	3,
	2,
	16,
	9,
	1,
	0,
	4
];
/** Number discs as bits: 2 to 12 for the numbers, then the tokens in the order of TOKENS. */
var number = (...numbers) => numbers.reduce((set, n) => set | 1 << n, 0);
var TOKENS = [
	{
		word: "pirates-4",
		sort: "pirates",
		needs: 4
	},
	{
		word: "pirates-5",
		sort: "pirates",
		needs: 5
	},
	{
		word: "pirates-6",
		sort: "pirates",
		needs: 6
	},
	{
		word: "ice-3",
		sort: "ice",
		needs: 3
	},
	{
		word: "ice-4",
		sort: "ice",
		needs: 4
	},
	{
		word: "artefact-2",
		sort: "artefact",
		needs: 2
	},
	{
		word: "artefact-3",
		sort: "artefact",
		needs: 3
	}
];
var TOKEN_BIT = 13;
var token = (i) => 1 << TOKEN_BIT + i;
/** A disc from here on is a token: nothing is yielded, nothing is founded beside it. */
var TOKEN_LEAST = 8192;
/** The token that a disc of that value stands for. */
var tokenOf = (disc) => 31 - Math.clz32(disc) - TOKEN_BIT;
var each = (...numbers) => numbers.map((n) => number(n));
var [P4, P5, P6, I3, I4, A2, A3] = [
	token(0),
	token(1),
	token(2),
	token(3),
	token(4),
	token(5),
	token(6)
];
/** The discs by pool: three shapes with one star, three with two, and last the reserve (section 2.6). */
var BASE_POOLS = [
	each(3, 4, 4, 11, 12),
	each(2, 5, 5, 6, 9),
	[
		...each(10, 10),
		P4,
		P5,
		I3
	],
	each(3, 4, 11),
	each(5, 8, 9),
	[
		...each(10),
		P6,
		I4
	],
	each(3, 9, 10, 11, 11)
];
/** What the extension adds (one source). */
var MORE_DISCS = [
	each(3),
	each(8),
	[A2],
	each(4),
	each(12),
	[A3],
	each(5, 10)
];
var EXTENDED_POOLS = BASE_POOLS.map((discs, pool) => [...discs, ...MORE_DISCS[pool] ?? []]);
var poolsFor = (seats) => isExtended(seats) ? EXTENDED_POOLS : BASE_POOLS;
/** The resources of the twelve home planets, three a system (book). */
var HOME_RESOURCES = [
	3,
	1,
	2,
	1,
	4,
	0,
	0,
	2,
	3,
	4,
	0,
	1
];
var HOME_DISCS = [
	...each(11, 4, 8, 10),
	number(3, 12),
	...each(8, 5, 6, 3),
	number(2, 11),
	...each(9, 6)
];
/** SF56-SETUP-01, A-01: a disc of each letter gives way to one of two numbers, in the same place. */
var REPLACED = /* @__PURE__ */ new Map([
	[0, number(10, 11)],
	[4, number(9, 12)],
	[8, number(3, 4)],
	[9, number(2, 5)]
]);
var homeDiscsFor = (seats) => isExtended(seats) ? HOME_DISCS.map((disc, planet) => REPLACED.get(planet) ?? disc) : HOME_DISCS;
var HOME_PLANETS = 12;
/** Yellow, red, white, blue. */
var STARTS = [
	{
		port: "1:27",
		colonies: ["16:28", "23:27"],
		ship: "2:26"
	},
	{
		port: "8:26",
		colonies: ["-2:28", "26:28"],
		ship: "10:26"
	},
	{
		port: "16:26",
		colonies: ["-2:26", "8:28"],
		ship: "17:25"
	},
	{
		port: "26:26",
		colonies: ["5:27", "19:27"],
		ship: "25:25"
	}
];
//#endregion
//#region games/starfarers/friendship.ts
var card$1 = (word, people, effect, provenance) => ({
	word,
	people,
	effect,
	speed: 0,
	combat: 0,
	provenance
});
var upgrade$1 = (word, speed, combat) => ({
	...card$1(word, 1, "upgrades", "public"),
	speed,
	combat
});
/** Five cards a people, in the order of the peoples (section 4). */
var CARDS = [
	...RESOURCES.map((name, kind) => card$1(`production-${name}`, 0, "production", kind === 1 ? "book" : "public")),
	upgrade$1("upgrades-1", 1, 1),
	upgrade$1("upgrades-2", 1, 1),
	upgrade$1("upgrades-3", 1, 1),
	upgrade$1("boosters", 2, 0),
	upgrade$1("cannons", 0, 2),
	...RESOURCES.map((name, kind) => card$1(`rate-${name}`, 2, "rate", kind === 3 ? "book" : "public")),
	card$1("tribute", 3, "tribute", "book"),
	card$1("fame-1", 3, "fame", "book"),
	card$1("fame-2", 3, "fame", "book"),
	card$1("helping-hand", 3, "helping-hand", "book"),
	card$1("relief", 3, "relief", "book"),
	card$1("space-jump-1", 4, "space-jump", "book"),
	card$1("space-jump-2", 4, "space-jump", "book"),
	card$1("targeted-encounter", 4, "targeted-encounter", "book"),
	card$1("donation", 4, "donation", "book"),
	card$1("conversion", 4, "conversion", "book")
];
var CARDS_EACH = 5;
/** The cards of a people, one bit each. */
var cardsOf = (people) => 31 << people * CARDS_EACH;
var allCards = (peoples) => (1 << peoples * CARDS_EACH) - 1;
var bitOf = (effect, nth = 0) => {
	const found = CARDS.flatMap((each, i) => each.effect === effect ? [i] : [])[nth];
	if (found === void 0) throw new RangeError(`no card ${effect}`);
	return 1 << found;
};
/** The card by resource. */
var productionBit = (resource) => 1 << resource;
var FIRST_RATE = bitOf("rate");
var rateBit = (resource) => FIRST_RATE << resource;
var TRIBUTE = bitOf("tribute");
var FAME_FOR_SALE = bitOf("fame") | bitOf("fame", 1);
var HELPING_HAND = bitOf("helping-hand");
var RELIEF = bitOf("relief");
var SPACE_JUMPS = bitOf("space-jump") | bitOf("space-jump", 1);
var TARGETED_ENCOUNTER = bitOf("targeted-encounter");
var DONATION = bitOf("donation");
var CONVERSION = bitOf("conversion");
var SUBSETS = 32;
var scientists = (figure) => Array.from({ length: SUBSETS }, (_, set) => CARDS.slice(1 * CARDS_EACH, 1 * CARDS_EACH + CARDS_EACH).reduce((sum, each, i) => sum + ((set >> i & 1) === 1 ? each[figure] : 0), 0));
var SPEED = scientists("speed");
var COMBAT = scientists("combat");
var setOfScientists = (friends) => friends >> 1 * CARDS_EACH & 31;
/** What the Scientists' cards add; no part of the mothership (section 1.4). */
var speedBonus = (friends) => SPEED[setOfScientists(friends)] ?? 0;
var combatBonus = (friends) => COMBAT[setOfScientists(friends)] ?? 0;
/** SF56-ART-02: of how many peoples somebody has cards. */
function peoplesAmong(friends) {
	let n = 0;
	for (let people = 0; people < PEOPLES.length; people++) if ((friends & cardsOf(people)) !== 0) n++;
	return n;
}
//#endregion
//#region games/starfarers/moves.ts
var site = below(57);
var vertex = below(VERTICES);
var ship$1 = below(SHIPS);
var seat = below(6);
var cargo = oneOf(CARGOES);
var upgrade = oneOf(UPGRADES);
var resource = oneOf(RESOURCES);
var bounds = {
	kinds: KINDS,
	each: materialFor(6).each,
	seats: 6
};
/** Any two seats. */
var PAIRS = Array.from({ length: 6 }, (_, one) => Array.from({ length: 5 - one }, (__, i) => ({ from: 1 << one | 1 << one + 1 + i }))).flat();
/** How many cards can go with each answer: none with a no, up to two with a yes, or as many as are offered. */
var ANSWER_SIZES = [
	[0],
	[
		0,
		1,
		2
	],
	[2],
	[3]
];
var MOST_GIFTS = ANSWER_SIZES.length - 1;
function bundlesOf(size) {
	const found = [];
	eachChoice(RESOURCES.map(() => MOST_GIFTS), size, (cards) => found.push([...cards]));
	return found;
}
/** The choice is how many cards, or 0 for no and 1 for yes; the cards are put down with it. */
var ANSWERS = ANSWER_SIZES.flatMap((sizes, choice) => sizes.flatMap(bundlesOf).map((cards) => ({
	choice,
	cards
})));
var MOVES = declareMoves({
	roll: move("roll"),
	done: move("done"),
	pass: move("pass"),
	settle: move("settle {site}", { site }),
	harbour: move("harbour {site}", { site }),
	spaceport: move("spaceport {site}", { site }),
	build: move("build {cargo} {vertex}", {
		cargo,
		vertex
	}),
	launch: move("launch {cargo} {vertex}", {
		cargo,
		vertex
	}),
	upgrade: move("upgrade {upgrade}", { upgrade }),
	fit: move("fit {upgrade}", { upgrade }),
	drop: move("drop {upgrade}", { upgrade }),
	fly: move("fly {ship} to {vertex}", {
		ship: ship$1,
		vertex
	}),
	jump: move("jump {ship} to {vertex}", {
		ship: ship$1,
		vertex
	}),
	found: move("found {ship}", { ship: ship$1 }),
	ground: move("ground {ship}", { ship: ship$1 }),
	convert: move("convert {ship}", { ship: ship$1 }),
	take: move("take {resource}", { resource }),
	give: move("give {resource}", { resource }),
	supply: move("supply {give} for {take}", {
		give: resource,
		take: resource
	}),
	steal: move("steal {seat}", { seat }),
	befriend: move("befriend {card}", { card: oneOf(CARDS.map(({ word }) => word)) }),
	fame: move("fame"),
	help: listed(PAIRS, ({ from }) => `help ${list(from).join(",")}`),
	ask: move("ask {seat} for {resource}", {
		seat,
		resource
	}),
	donate: move("donate"),
	keep: move("keep"),
	seek: move("seek"),
	avoid: move("avoid"),
	answer: listed(ANSWERS, ({ choice, cards }) => `answer ${choice} with ${cards.join(",")}`),
	...discardMoves(bounds),
	...bargainMoves(bounds)
});
//#endregion
//#region games/starfarers/state.ts
var act = actionMaker();
/** What a seat has in front of it. */
var playerOf = (table, seat) => seated(table.players, seat);
/** What a seat holds. */
var handOf = (state, seat) => seated(state.hands, seat);
var COLONY_OF = 1;
var PORT_OF = 7;
var colonyOf = (seat) => COLONY_OF + seat;
var portOf = (seat) => PORT_OF + seat;
/** Whose colony or spaceport; of sites that are neither free nor closed. */
var ownerOf = (site) => site >= PORT_OF ? site - PORT_OF : site - COLONY_OF;
var isOwned = (site) => site > 0 && site < 13;
var isPort = (site) => site >= PORT_OF && site < 13;
/** What a seat has used up in this turn. */
var USED = {
	help: 1,
	donation: 2,
	conversion: 4,
	goods: 8,
	fame: 16,
	fameAgain: 32,
	jump: 64,
	jumpAgain: 128
};
//#endregion
//#region games/starfarers/supply.ts
/** A seat pays into the supply. */
function pay$1(state, seat, price) {
	transfer(handOf(state, seat).resources, state.table.supply, price);
	playerOf(state.table, seat).cards -= total(price);
}
/** A seat takes one card from the supply. */
function gainOne(state, seat, resource) {
	add(state.table.supply, resource, -1);
	add(handOf(state, seat).resources, resource, 1);
	playerOf(state.table, seat).cards++;
}
/** cards are put down with an answer, out of hand but not in the supply yet. */
function putDown(state, seat, cards) {
	transfer(handOf(state, seat).resources, state.table.stake, cards);
	playerOf(state.table, seat).cards -= total(cards);
}
function takeBack(state, seat, cards) {
	transfer(state.table.stake, handOf(state, seat).resources, cards);
	playerOf(state.table, seat).cards += total(cards);
}
/** SF-PROD-05, SF56-SETUP-04, A-04: a new pile when the last card is gone, of what the supply has. */
function refill({ table, box }, tell) {
	if (table.reserve > 0) return;
	const { refill: each } = materialFor(table.players.length);
	const cards = zeros(KINDS);
	for (let kind = 0; kind < KINDS; kind++) {
		const n = Math.min(each, table.supply[kind] ?? 0);
		cards[kind] = n;
		add(table.supply, kind, -n);
		add(box.reserve, kind, n);
		table.reserve += n;
	}
	if (table.reserve > 0) tell?.all({
		kind: "refilled",
		cards
	});
}
/** Resources of which the supply has a card, one bit each. */
function stocked({ table }) {
	let set = 0;
	for (let kind = 0; kind < KINDS; kind++) if ((table.supply[kind] ?? 0) > 0) set |= 1 << kind;
	return set;
}
/** From here on a bit for each seat: it is a spaceport site of theirs. */
var PORT_BIT = 4;
var SEATS = 63;
function raise({ marks }, vertex, bit) {
	marks[vertex] = (marks[vertex] ?? 0) | bit;
}
function lower({ marks }, vertex, bit) {
	marks[vertex] = (marks[vertex] ?? 0) & ~bit;
}
var isMarked = ({ marks }, vertex, bits) => ((marks[vertex] ?? 0) & bits) !== 0;
var isTaken = (derived, vertex) => isMarked(derived, vertex, 1);
var isClosed = (derived, vertex) => isMarked(derived, vertex, 2);
var isDock = (derived, vertex) => isMarked(derived, vertex, 4);
var isColonySite = (derived, vertex) => isMarked(derived, vertex, 8);
/** The marks of spaceport sites of everybody else (SF-BLOCK-01). */
var foreignTo = (seat) => (SEATS & ~(1 << seat)) << PORT_BIT;
var isForeign = (derived, seat, vertex) => isMarked(derived, vertex, foreignTo(seat));
var take = (derived, vertex) => raise(derived, vertex, 1);
var vacate = (derived, vertex) => lower(derived, vertex, 1);
var BARE = (() => {
	const marks = zeros(VERTICES);
	for (const vertex of CENTRES) marks[vertex] = 2;
	for (const vertex of SITE_VERTEX.slice(45)) marks[vertex] = 8;
	return marks;
})();
/** What a board implies on which all sectors lie face down. */
var bareDerived = () => ({
	open: 0,
	marks: [...BARE],
	outposts: PEOPLES.map(() => -1)
});
/** SF-FLIGHT-08, SF-FLIGHT-09: a sector lies open: its middle is closed, an ordinary point or a docking point. */
function markSector(derived, slot, sector) {
	const { resources, people } = SECTORS[sector] ?? {
		resources: [],
		people: -1
	};
	const centre = CENTRES[slot] ?? 0;
	if (resources.length > 0) {
		for (let i = slot * 3; i < slot * 3 + 3; i++) raise(derived, SITE_VERTEX[i] ?? 0, 8);
		return;
	}
	lower(derived, centre, 2);
	derived.open |= 1 << slot;
	if (people === -1) return;
	raise(derived, centre, 4);
	derived.outposts[people] = slot;
}
/** SF-BLOCK-01: the two spaceport sites are barred to everybody else. */
function markPort(derived, seat, site) {
	for (let i = site * 2; i < site * 2 + 2; i++) raise(derived, PORT_SITES[i] ?? 0, 1 << PORT_BIT + seat);
}
/** What the table implies, from scratch. */
function derive(table) {
	const derived = bareDerived();
	for (const [slot, laid] of table.layout.entries()) if (laid !== -1) markSector(derived, slot, Math.floor(laid / 3));
	for (const [site, piece] of table.sites.entries()) {
		if (piece === 0) continue;
		take(derived, SITE_VERTEX[site] ?? 0);
		if (isPort(piece)) markPort(derived, ownerOf(piece), site);
	}
	for (const ship of table.ships) if (ship !== -1) take(derived, ship >> 1);
	return derived;
}
//#endregion
//#region games/starfarers/board.ts
var shipAt = (table, seat, ship) => table.ships[seat * SHIPS + ship] ?? -1;
var vertexOf = (code) => code >> 1;
var cargoOf = (code) => code & 1;
function hasShips(table, seat) {
	for (let i = seat * SHIPS; i < seat * SHIPS + SHIPS; i++) if (table.ships[i] !== -1) return true;
	return false;
}
/** A transport in the stock, NONE when all are on the board. */
function freeShip(table, seat) {
	for (let ship = 0; ship < SHIPS; ship++) if (shipAt(table, seat, ship) === -1) return ship;
	return -1;
}
/** Somebody's ship other than this one stands there. */
function isShared(table, seat, ship, vertex) {
	const own = seat * SHIPS + ship;
	for (let i = 0; i < table.ships.length; i++) {
		const code = table.ships[i] ?? -1;
		if (i !== own && code !== -1 && vertexOf(code) === vertex) return true;
	}
	const site = VERTEX_SITE[vertex] ?? -1;
	return site !== -1 && table.sites[site] !== 0;
}
function putShip(table, seat, ship, cargo, vertex) {
	table.ships[seat * SHIPS + ship] = vertex * 2 + cargo;
	take(table.derived, vertex);
}
function liftShip(table, seat, ship) {
	const vertex = vertexOf(shipAt(table, seat, ship));
	table.ships[seat * SHIPS + ship] = -1;
	if (!isShared(table, seat, ship, vertex)) vacate(table.derived, vertex);
}
/** A ship comes on the board with a piece of the stock. */
function addShip(table, seat, ship, cargo, vertex) {
	const player = playerOf(table, seat);
	if (cargo === 0) player.colonies--;
	else player.stations--;
	putShip(table, seat, ship, cargo, vertex);
}
function moveShip(table, seat, ship, vertex) {
	const cargo = cargoOf(shipAt(table, seat, ship));
	liftShip(table, seat, ship);
	putShip(table, seat, ship, cargo, vertex);
}
/** A ship that has founded something goes back to the stock, ready for another flight. */
function removeShip(table, seat, ship) {
	const player = playerOf(table, seat);
	liftShip(table, seat, ship);
	player.stuck &= ~(1 << ship);
	player.flown &= ~(1 << ship);
	player.due &= ~(1 << ship);
	if (table.flying !== ship || table.pilot !== seat) return;
	table.flying = -1;
	table.adrift = 0;
}
function placeColony(table, seat, site) {
	table.sites[site] = colonyOf(seat);
	take(table.derived, SITE_VERTEX[site] ?? 0);
}
/** SF-BUILD-03: a shipyard around the colony. */
function placePort(table, seat, site) {
	table.sites[site] = portOf(seat);
	playerOf(table, seat).shipyards--;
	markPort(table.derived, seat, site);
}
function blockSite(table, site) {
	table.sites[site] = 13;
	take(table.derived, SITE_VERTEX[site] ?? 0);
}
/** A sector lies open in a slot, turned so many times. */
function laySector(table, slot, sector, rotation) {
	table.layout[slot] = sector * 3 + rotation;
	table.sectors &= ~(1 << sector);
	const resources = SECTORS[sector]?.resources ?? [];
	for (const [i, resource] of resources.entries()) table.planets[slot * 3 + (i + rotation) % 3] = resource;
	markSector(table.derived, slot, sector);
}
/** Stations of all players at the outpost of a people. */
function stationsAt(table, people) {
	let n = 0;
	for (let q = 0; q < table.players.length; q++) n += playerOf(table, q).docked[people] ?? 0;
	return n;
}
/** The people whose docking point this is, NONE elsewhere. */
function peopleAt({ derived }, vertex) {
	const { outposts } = derived;
	for (let people = 0; people < outposts.length; people++) {
		const slot = outposts[people] ?? -1;
		if (slot !== -1 && CENTRES[slot] === vertex) return people;
	}
	return -1;
}
/** SF-STAT-02: freight pods for one more station than there are. */
function mayDock(table, seat, people) {
	const there = stationsAt(table, people);
	return there < 5 && (playerOf(table, seat).fitted[2] ?? 0) > there;
}
/** SF-BLOCK-01, 02, 04: where a ship of this cargo may stand at the end of its move, whoever is there already. */
function mayStand(table, seat, cargo, vertex) {
	const { derived } = table;
	if (isClosed(derived, vertex) || isForeign(derived, seat, vertex)) return false;
	if (cargo === 1 && isColonySite(derived, vertex)) return false;
	return !isDock(derived, vertex) || cargo === 1 && mayDock(table, seat, peopleAt(table, vertex));
}
/** SF-COL-03: how many colonies and spaceports a system has. */
function coloniesIn({ sites }, system) {
	let n = 0;
	for (let i = system * 3; i < system * 3 + 3; i++) if (isOwned(sites[i] ?? 0)) n++;
	return n;
}
var isCrowded = (table, site) => table.players.length === 3 && coloniesIn(table, systemOfSite(site)) >= 2;
/** SF-COL-02: a token lies on a planet beside it. */
function isBarred({ discs }, vertex) {
	for (let i = vertex * 2; i < vertex * 2 + 2; i++) {
		const planet = VERTEX_PLANETS[i] ?? -1;
		if (planet !== -1 && (discs[planet] ?? 0) >= 8192) return true;
	}
	return false;
}
/** The colony site at an intersection of a system away from home, NONE elsewhere. */
function siteAbroad(table, vertex) {
	const site = VERTEX_SITE[vertex] ?? -1;
	if (site === -1 || isHome(systemOfSite(site)) || !isColonySite(table.derived, vertex)) return -1;
	return site;
}
/** SF-FLIGHT-02: how far each ship of a seat gets; A-32: counted anew whenever something was fitted or lost. */
function speedNow(table, seat) {
	const player = playerOf(table, seat);
	return speedOf(table.shake) + (player.fitted[0] ?? 0) + speedBonus(player.friends);
}
/** Links that a ship can still fly this turn. */
function linksLeft(table, seat, ship) {
	const player = playerOf(table, seat);
	if (((player.stuck | player.flown) >> ship & 1) === 1) return 0;
	return speedNow(table, seat) - (table.flying === ship && table.pilot === seat ? table.spent : 0);
}
var FULL_WORD = 65535;
/** Who stands against you, counted in turn order: turns pass to the left. */
var LEFT = 1;
var LEFT2 = 2;
var RIGHT = -1;
var RIGHT2 = -2;
var pay = { op: "pay" };
var refund = { op: "refund" };
var fame = (n) => ({
	op: "fame",
	n
});
var gain = (resource, n) => ({
	op: "gain",
	resource,
	n
});
var pick = (n) => ({
	op: "pick",
	n
});
var fit = { op: "fit" };
var drop = { op: "drop" };
var ground = { op: "ground" };
var jump = { op: "jump" };
var ship = { op: "ship" };
var raid = { op: "raid" };
var again = { op: "again" };
var leaf = (story, ...effects) => ({
	story,
	effects
});
/** Cards 1 to 6 and 28 to 30: what giving nothing, one, two or three brings. */
var gifts = (name, ...outcomes) => outcomes.map((effects, n) => leaf(`${name}.${n}`, ...n === 0 ? effects : [pay, ...effects]));
/** Cards 4 and 3 gifts: he hands the gift back. */
var friendly = [...gifts("friendly", [gain(4, 1)], [pick(1), fame(1)], [pick(2), fame(1)]), leaf("friendly.3", refund)];
var falseMerchant = (rival) => [
	0,
	1,
	2,
	3
].map((n) => ({ ask: {
	family: "unmasked",
	boxes: [leaf("unmasked.let-go", ...n === 0 ? [] : [pay]), { test: {
		stat: "combat",
		rival,
		pass: leaf("unmasked.won", ...n === 0 ? [] : [refund], fame(1)),
		fail: leaf("unmasked.lost", ...n === 0 ? [] : [pay], ground)
	} }]
} }));
/** No is the first box, yes the second. */
var fight = (stat, rival, pass, fail) => ({ test: {
	stat,
	rival,
	pass,
	fail
} });
var demand = (rival, won, lost, paid) => [fight("combat", rival, leaf("demand.won", ...won), leaf("demand.lost", ...lost)), leaf("demand.paid", pay, ...paid)];
var swap = (refused, low, high) => [leaf("swap.refused", ...refused), {
	effects: [pay, {
		op: "swap",
		n: 2
	}],
	shake: {
		low: leaf(low.length > 0 ? "swap.rumour" : "swap.unseen", ...low),
		middle: leaf("swap.caught", { op: "forfeit" }, fame(-1)),
		high: leaf(high.length > 0 ? "swap.rumour" : "swap.unseen", ...high)
	}
}];
var CHEATED = leaf("raid.cheated", fame(-1));
var LOOTED = leaf("raid.looted", raid);
var SEEN = leaf("raid.seen", raid, fame(-1));
var raiders = (refused, low, high) => [leaf("raid.refused", ...refused), {
	effects: [pay],
	shake: {
		low,
		middle: SEEN,
		high
	}
}];
function attack(rival, won, lost) {
	const stand = () => fight("combat", rival, leaf("attack.won", ...won), leaf("attack.lost", ...lost));
	return [stand(), fight("boosters", rival, leaf("attack.escaped"), stand())];
}
/** Cards 19 to 27: looking away, or a contest. */
var venture = (name, stat, rival, refused, won, lost) => [leaf(`${name}.refused`, ...refused), fight(stat, rival, leaf(`${name}.won`, ...won), leaf(`${name}.lost`, ...lost))];
var card = (family, boxes) => ({
	family,
	boxes
});
var prince = () => card("merchant", gifts("prince", [ground, fame(-1)], [fame(-1)], [pick(1), fame(1)], [ship]));
/** The 32 cards by their numbers less one (solid: compared branch by branch; see provenance.ts for what is inferred). */
var DECK = [
	card("merchant", gifts("talkative", [{ op: "gifts" }, fame(-2)], [gain(3, 1), fame(-1)], [pick(1), fame(1)], [pick(2), fame(1)])),
	card("merchant", gifts("shipfitter", [fame(-1)], [pick(1)], [pick(1), fame(1)], [fit, fame(1)])),
	card("merchant", gifts("stingy", [fame(-1)], [], [fame(1)], [gain(4, 1), fame(1)])),
	card("merchant", friendly),
	prince(),
	prince(),
	card("merchant", falseMerchant(RIGHT)),
	card("merchant", falseMerchant(LEFT)),
	card("demand", demand(RIGHT, [ship], [drop, fame(1)], [])),
	card("demand", demand(RIGHT2, [gain(2, 2), fame(1)], [ground, fame(1)], [])),
	card("demand", demand(LEFT, [gain(0, 2), fame(1)], [drop], [ground])),
	card("swap", swap([fame(1)], [fame(-1)], [])),
	card("swap", swap([], [], [fame(-1)])),
	card("raid", raiders([fame(1)], CHEATED, LOOTED)),
	card("raid", raiders([], LOOTED, CHEATED)),
	card("attack", attack(RIGHT, [fit, fame(1)], [drop])),
	card("attack", attack(LEFT2, [gain(0, 2), fame(1)], [drop, fame(1)])),
	card("attack", attack(LEFT, [ship], [ground])),
	card("distress", venture("distress", "speed", RIGHT2, [], [ship], [drop])),
	card("distress", venture("distress", "speed", LEFT, [fame(-1)], [fame(1), raid], [drop, fame(1)])),
	card("distress", venture("distress", "speed", RIGHT, [fame(-1)], [fit, fame(1)], [drop])),
	card("rescue", venture("rescue", "combat", RIGHT2, [], [gain(4, 2), fame(1)], [ground])),
	card("rescue", venture("rescue", "combat", RIGHT, [fame(-1)], [pick(2), fame(1)], [drop, fame(1)])),
	card("rescue", venture("rescue", "combat", LEFT, [fame(-1)], [jump, fame(1)], [ground, fame(1)])),
	card("warp", venture("warp", "speed", LEFT, [again], [jump], [ground])),
	card("warp", venture("warp", "speed", RIGHT, [again], [jump], [ground])),
	card("warp", venture("warp", "speed", RIGHT2, [again], [jump], [drop])),
	card("travelers", gifts("blessing", [drop, fame(-1)], [fame(1)], [jump], [jump])),
	card("travelers", gifts("ship-as-thanks", [], [fame(1)], [fame(1)], [ship])),
	card("travelers", gifts("jump-as-thanks", [fame(-1)], [fame(-1)], [fame(1)], [jump, fame(1)])),
	card("wear", [leaf("wear.8", {
		op: "wear",
		over: 8
	}, again)]),
	card("wear", [leaf("wear.6", {
		op: "wear",
		over: 6
	}, { op: "council" }, again)])
];
var ENCOUNTERS = DECK.length;
var nodes = [];
/** Numbers a box after those that follow from it. */
function numbered({ story = "", effects = [], test, shake, ask }) {
	const inner = {
		story,
		effects,
		test: test === void 0 ? null : {
			...test,
			pass: numbered(test.pass),
			fail: numbered(test.fail)
		},
		shake: shake === void 0 ? null : table(numbered(shake.low), numbered(shake.middle), numbered(shake.high)),
		ask: ask === void 0 ? null : ask.boxes.map(numbered)
	};
	return nodes.push(inner) - 1;
}
var table = (low, middle, high) => [
	low,
	low,
	low,
	middle,
	high,
	high
];
/** Where a contest leads: the one whose encounter it is wins ties (SF-ENC-04). */
var afterContest = ({ test }, own, other) => test === null ? 0 : own >= other ? test.pass : test.fail;
/** The one who stands against a seat; right is the one before in turn order. */
var neighbourOf = (seats, seat, offset) => (seat + offset + seats) % seats;
/** By card and answer: the box that it leads to. */
var ROOTS = DECK.map(({ boxes }) => boxes.map(numbered));
var NODES = nodes;
function nodeAt(id) {
	const node = NODES[id];
	if (node === void 0) throw new RangeError(`no box ${id}`);
	return node;
}
var rootOf = (encounter, answer) => ROOTS[encounter]?.[answer] ?? 0;
NODES.flatMap(({ story }, id) => story === "" ? [] : [id]);
var bitsOf = (test) => [0, 1].map((word) => DECK.reduce((set, each, i) => Math.floor(i / 16) === word && test(each, i) ? set | 1 << i % 16 : set, 0));
var family = (word, answers, price = 0) => ({
	word,
	answers,
	price,
	cards: bitsOf((each) => each.family === word)
});
var FAMILIES = [
	family("merchant", "number"),
	family("demand", "yes-no", 2),
	family("swap", "yes-no", 1),
	family("raid", "yes-no", 1),
	family("attack", "yes-no"),
	family("distress", "yes-no"),
	family("rescue", "yes-no"),
	family("warp", "yes-no"),
	family("travelers", "number"),
	family("wear", "none"),
	{
		...family("unmasked", "yes-no"),
		cards: bitsOf(({ boxes: [box] }) => box?.ask !== void 0)
	}
];
var UNMASKED = FAMILIES.length - 1;
var familyOf = (encounter) => FAMILIES.findIndex(({ word }) => word === DECK[encounter]?.family);
function familyAt(id) {
	const found = FAMILIES[id];
	if (found === void 0) throw new RangeError(`no family ${id}`);
	return found;
}
/** The whole pile, one bit a card. */
var FULL_DECK = [FULL_WORD, FULL_WORD];
/** SF-ENC-12: how many cards of the pile are left. */
var cardsLeft = (deck) => bits(deck[0] ?? 0) + bits(deck[1] ?? 0);
function bits(word) {
	let n = 0;
	for (let rest = word; rest !== 0; rest &= rest - 1) n++;
	return n;
}
/** The k-th card of the pile. */
function cardIn(deck, k) {
	let left = k;
	for (let i = 0; i < 32; i++) {
		if (((deck[i < 16 ? 0 : 1] ?? 0) >> i % 16 & 1) === 0) continue;
		if (left === 0) return i;
		left--;
	}
	throw new RangeError(`no encounter card ${k}`);
}
/** The pile without a card that is laid aside; after one for everybody, and when none is left, all are shuffled. */
function deckWithout(deck, card) {
	const rest = deck.map((word, i) => i === Math.floor(card / 16) ? word & ~(1 << card % 16) : word);
	return isForAll(card) || cardsLeft(rest) === 0 ? FULL_DECK : rest;
}
/** Cards 31 and 32: nobody is asked, everybody is concerned. */
var isForAll = (card) => familyAt(familyOf(card)).answers === "none";
//#endregion
//#region games/starfarers/actions/gates.ts
/** What is missing of each resource, by name. */
var missing = (hand, price) => missingOf(RESOURCES, hand, price);
/** The cards of a price are in hand. */
var affords = (price, rule) => ({
	code: "cannot-pay",
	rule,
	ok: ({ hand }) => covers(hand.resources, price),
	numbers: ({ hand }) => missing(hand, price)
});
var mine = ({ table, seat }) => table.players[seat];
/** SF-BUILD-07: one of the three transports is in the stock. */
var hasTransport = {
	code: "no-transport",
	rule: "SF-BUILD-07",
	ok: ({ table, seat }) => freeShip(table, seat) !== -1
};
/** A friendship card of this sort lies in front of the seat. */
var holds = (cards, rule) => ({
	code: "no-card",
	rule,
	ok: (at) => ((mine(at)?.friends ?? 0) & cards) !== 0
});
/** It has not been used in this turn yet. */
var unused = (use, rule) => ({
	code: "used-up",
	rule,
	ok: (at) => ((mine(at)?.used ?? 0) & use) === 0
});
/** How many cards of this sort lie in front of the seat. */
var held = (at, cards) => bitCount((mine(at)?.friends ?? 0) & cards);
/** A ship that may not stand where it was stopped goes on before anything else happens. */
var notAdrift = {
	code: "must-go-on",
	rule: "SF-FLIGHT-04",
	ok: ({ table }) => table.adrift === 0
};
//#endregion
//#region games/starfarers/actions/supply.ts
/** By give * KINDS + take. */
var { all: SUPPLY } = MOVES.supply;
/** The goods card serves once a turn at this rate. */
var BEST_RATE = 1;
/** SF-TRADE-03, SF-FRIEND-RATE, SF-FRIEND-GOODS: the best rate a seat has for a resource. */
function rateOf(table, seat, resource) {
	const { friends, used } = playerOf(table, seat);
	const hasCard = (friends & rateBit(resource)) !== 0;
	if (resource !== 4) return hasCard ? 2 : 3;
	return hasCard && (used & USED.goods) === 0 ? BEST_RATE : 2;
}
var supply = act(MOVES.supply, {
	frames: ["main"],
	gates: [{
		code: "too-few-to-swap",
		rule: "SF-TRADE-03",
		ok: (at) => (mine(at)?.cards ?? 0) >= BEST_RATE,
		numbers: (at) => ({
			rate: 2,
			have: mine(at)?.cards ?? 0
		})
	}],
	needs: [
		{
			code: "too-few-to-swap",
			rule: "SF-TRADE-03",
			ok: ({ table, seat, hand }, { give }) => (hand.resources[give] ?? 0) >= rateOf(table, seat, give),
			numbers: ({ table, seat, hand }, { give }) => ({
				rate: rateOf(table, seat, give),
				have: hand.resources[give] ?? 0
			})
		},
		{
			code: "same-resource",
			rule: "SF-TRADE-03",
			ok: (_, { give, take }) => give !== take
		},
		{
			code: "supply-out",
			rule: "SF-TRADE-04",
			ok: ({ table }, { take }) => (table.supply[take] ?? 0) > 0
		}
	],
	exact: true,
	candidates({ table, seat, hand }, out) {
		let takes = -1;
		for (let give = 0; give < KINDS; give++) {
			const have = hand.resources[give] ?? 0;
			if (have === 0 || have < rateOf(table, seat, give)) continue;
			if (takes === -1) takes = stocked({ table });
			for (let take = 0; take < KINDS; take++) if (take !== give && (takes >> take & 1) === 1) out.add(some(SUPPLY, give * KINDS + take));
		}
	},
	play(state, seat, { give, take }, tell) {
		const { table } = state;
		const player = playerOf(table, seat);
		const paid = rateOf(table, seat, give);
		const { resources } = handOf(state, seat);
		if (paid === BEST_RATE) player.used |= USED.goods;
		add(resources, give, -paid);
		add(table.supply, give, paid);
		add(resources, take, 1);
		add(table.supply, take, -1);
		player.cards += 1 - paid;
		tell?.all({
			kind: "supplied",
			seat,
			give,
			paid,
			take
		});
	}
});
//#endregion
//#region games/starfarers/options.ts
var options = {
	setup: {
		of: [
			"strategic",
			"beginner",
			"explorer",
			"wild"
		],
		standard: "strategic",
		rule: "SF-OPT-SETUP"
	},
	home: {
		of: ["fixed", "variable"],
		standard: "fixed",
		rule: "SF-OPT-HOME"
	},
	target: {
		of: [
			8,
			10,
			12,
			14,
			15,
			16,
			18
		],
		standard: 15,
		rule: "SF-OPT-TARGET"
	},
	rivals: {
		of: ["plain", "learned"],
		standard: "plain",
		rule: "SF-OPT-RIVALS"
	},
	jump: {
		of: ["replaces", "extra"],
		standard: "replaces",
		rule: "SF-OPT-JUMP"
	},
	fame: {
		of: ["once", "per-copy"],
		standard: "once",
		rule: "SF-OPT-FAME"
	},
	dice: {
		of: ["true", "deck"],
		standard: "true",
		rule: "SF-OPT-DICE"
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
		rule: "SF-OPT-OFFERS"
	}
};
//#endregion
export { isDock as $, diceBounds as $n, SITE_VERTEX as $t, freeShip as A, someDiscard as An, combatBonus as At, peopleAt as B, bargainEvents as Bn, STARRED as Bt, isForAll as C, UPGRADE_COST as Cn, HELPING_HAND as Ct, addShip as D, stipend as Dn, TRIBUTE as Dt, rootOf as E, speedOf as En, TARGETED_ENCOUNTER as Et, laySector as F, discardEvents as Fn, BEGINNERS_EXTENDED as Ft, siteAbroad as G, bitCount as Gn, poolsFor as Gt, placePort as H, addSet as Hn, TOKENS as Ht, linksLeft as I, discarding as In, HOME_PLANETS as It, bareDerived as J, copyCounts as Jn, CENTRES as Jt, stationsAt as K, nthBit as Kn, shuffledSectors as Kt, mayDock as L, owed as Ln, HOME_RESOURCES as Lt, isBarred as M, duesOf as Mn, productionBit as Mt, isCrowded as N, payOut as Nn, speedBonus as Nt, blockSite as O, dealRest as On, allCards as Ot, isShared as P, withhold as Pn, BEGINNERS as Pt, isColonySite as Q, event as Qn, PORT_SITES as Qt, mayStand as R, bargaining as Rn, PEOPLES as Rt, familyOf as S, UPGRADES as Sn, FAME_FOR_SALE as St, nodeAt as T, materialFor as Tn, SPACE_JUMPS as Tt, removeShip as U, shared$1 as Un, TOKEN_LEAST as Ut, placeColony as V, termsWith as Vn, STARTS as Vt, shipAt as W, some as Wn, homeDiscsFor as Wt, foreignTo as X, transfer as Xn, POINTS_AT as Xt, derive as Y, covers as Yn, NEIGHBOURS as Yt, isClosed as Z, zeros as Zn, PORT_OF$1 as Zt, afterContest as _, PORT_COST as _n, ANSWER_SIZES as _t, hasTransport as a, VERTICES as an, refill as at, deckWithout as b, SHIPS as bn, CONVERSION as bt, mine as c, systemOfSite as cn, USED as ct, unused as d, FAME_COST as dn, handOf as dt, SLOT_STARS as en, nth as er, isForeign as et, ENCOUNTERS as f, FREE as fn, isOwned as ft, UNMASKED as g, POINTS as gn, portOf as gt, FULL_WORD as h, PIECES as hn, playerOf as ht, affords as i, VERTEX_SYSTEM as in, putDown as it, hasShips as j, addDue as jn, peoplesAmong as jt, cargoOf as k, leastHeld as kn, cardsOf as kt, missing as l, vertexAt as ln, act as lt, FULL_DECK as m, MOST_UPGRADES as mn, ownerOf as mt, rateOf as n, VERTEX_PLANETS as nn, permuted as nr, gainOne as nt, held as o, hexCentre as on, stocked as ot, FAMILIES as p, KINDS as pn, isPort as pt, vertexOf as q, add as qn, tokenOf as qt, supply as r, VERTEX_SITE as rn, total as rr, pay$1 as rt, holds as s, isHome as sn, takeBack as st, options as t, SYSTEM_HEXES as tn, permutationBounds as tr, isTaken as tt, notAdrift as u, CARGOES as un, colonyOf as ut, cardIn as v, RESOURCES as vn, MOVES as vt, neighbourOf as w, isExtended as wn, RELIEF as wt, familyAt as x, SHIP_COST as xn, DONATION as xt, cardsLeft as y, SHAKES as yn, CARDS as yt, moveShip as z, moveCards as zn, SECTORS as zt };
