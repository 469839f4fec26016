//#region kernel/sha256.ts
var K = /* @__PURE__ */ new Uint32Array(64);
var START = /* @__PURE__ */ new Uint32Array(8);
/** The first 32 bits of the fraction of a root, as FIPS 180-4 defines its constants. */
var fraction = (root) => (root - Math.floor(root)) * 4294967296 >>> 0;
for (let n = 2, found = 0; found < 64; n++) {
	let prime = true;
	for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
	if (!prime) continue;
	if (found < 8) START[found] = fraction(Math.sqrt(n));
	K[found++] = fraction(Math.cbrt(n));
}
//#endregion
//#region kernel/seats.ts
/** The set of this seat alone. */
var only = (seat) => 1 << seat;
/** All seats of a table of `seats`. */
var allSeats = (seats) => (1 << seats) - 1;
/** Whether the seat is in the set. */
var has = (set, seat) => (set >> seat & 1) === 1;
/** The set without this seat. */
var without = (set, seat) => set & ~(1 << seat);
/** The lowest seat of a set that is not empty. */
var first = (set) => 31 - Math.clz32(set & -set);
/** How many seats a set of real seats holds. */
function count(set) {
	let n = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) n++;
	return n;
}
/** The seats of a set, lowest first. Makes an array: not for the hot path. */
function list(set) {
	const seats = [];
	for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(first(rest));
	return seats;
}
/** What belongs to a seat, of a list with one for each. */
function seated(list, seat) {
	const found = list[seat];
	if (found === void 0) throw new RangeError(`there is no seat ${seat}`);
	return found;
}
//#endregion
//#region kernel/fields.ts
/** A field with these values. Two values never share a text. */
function among(values, print) {
	const byText = new Map(values.map((value) => [print(value), value]));
	if (byText.size !== values.length) throw new Error(`two values are written alike: ${values.map(print).join(" ")}`);
	return {
		values,
		print,
		parse: (text) => byText.get(text) ?? null,
		any: (rng) => anyOf(values, rng)
	};
}
/** One of a list that is not empty. */
function anyOf(list, rng) {
	const found = list[rng(list.length)];
	if (found === void 0) throw new RangeError("there is nothing to choose from");
	return found;
}
/** A whole number from `least` to `most`, written as a number. */
var between = (least, most) => among(Array.from({ length: most - least + 1 }, (_, i) => least + i), String);
/** A whole number below `n`: an edge, a seat, a card by its place. */
var below = (n) => between(0, n - 1);
/** The place of one of these names, written by name. */
var oneOf = (names) => among(names.map((_, place) => place), (place) => names[place] ?? "");
/** The same field with one value more, which comes last. The text may be empty: its blank is then left out too. */
var orElse = (field, value, text) => among([...field.values ?? [], value], (each) => each === value ? text : field.print(each));
/** A set of these names as bits, written as a list in their order. */
var setOf = (names, separator, empty) => among(Array.from({ length: 1 << names.length }, (_, set) => set), (set) => names.filter((_, place) => (set >> place & 1) === 1).join(separator) || empty);
//#endregion
//#region kernel/moves.ts
/** Every choice of one value a field, the last field running fastest. */
function choices(fields) {
	let found = [{}];
	for (const [name, { values }] of Object.entries(fields)) found = found.flatMap((chosen) => (values ?? []).map((value) => ({
		...chosen,
		[name]: value
	})));
	return found;
}
/** A text with named fields in braces, ready to print and to read. */
var Template = class {
	#words;
	#names;
	#fields;
	#pattern;
	constructor(text, fields) {
		const parts = text.split(/\{(.+?)\}/);
		this.#words = parts.filter((_, i) => i % 2 === 0);
		this.#names = parts.filter((_, i) => i % 2 === 1);
		this.#fields = fields;
		if ([...this.#names].sort().join() !== Object.keys(fields).sort().join()) throw new Error(`"${text}" does not name each of its fields once`);
		this.#pattern = new RegExp(`^${this.#words.join("(\\S+)")}$`);
	}
	print(values) {
		let text = this.#words[0] ?? "";
		for (let i = 0; i < this.#names.length; i++) {
			const name = this.#names[i] ?? "";
			const said = this.#fields[name]?.print(values[name]) ?? "";
			text = (said === "" ? text.trimEnd() : text + said) + (this.#words[i + 1] ?? "");
		}
		return text;
	}
	parse(text) {
		const found = this.#pattern.exec(text);
		if (found === null) return null;
		const values = {};
		for (const [name, field] of Object.entries(this.#fields)) {
			const value = field.parse(found[this.#names.indexOf(name) + 1] ?? "");
			if (value === null) return null;
			values[name] = value;
		}
		return values;
	}
	any(rng) {
		return Object.fromEntries(Object.entries(this.#fields).map(([name, field]) => [name, field.any(rng)]));
	}
};
function move(text, fields = {}, only) {
	const template = new Template(text, fields);
	const isListed = Object.values(fields).every(({ values }) => values !== null);
	const all = isListed ? choices(fields) : [];
	return { writing: {
		listed: only === void 0 ? all : all.filter(only),
		print: (values) => template.print(values),
		open: isListed ? null : template
	} };
}
/** A kind whose moves are listed one by one, each with a text of its own: where no template fits. */
var listed = (values, print) => ({ writing: {
	listed: values,
	print,
	open: null
} });
/** Every move is built here, key by key in the order of its fields: those of a kind then have one shape in memory. */
function build(kind, values) {
	return Object.freeze(Object.assign({}, { kind }, values));
}
function schemaOf(kind, { listed, print, open }) {
	const all = listed.map((values) => build(kind, values));
	return {
		kind,
		all,
		make: (values) => build(kind, values),
		print,
		read(text) {
			const values = open?.parse(text) ?? null;
			return values !== null && print(values) === text ? build(kind, values) : null;
		},
		any: (rng) => open === null ? anyOf(all, rng) : build(kind, open.any(rng))
	};
}
/** Gives each kind its name. */
function declareMoves(forms) {
	const schemas = Object.entries(forms).map(([kind, { writing }]) => [kind, schemaOf(kind, writing)]);
	return Object.fromEntries(schemas);
}
/** Moves as text: one text for each move, and one move for each text. Listed moves are found, the others read. */
function notationOf(schemas) {
	const byKind = new Map(schemas.map((schema) => [schema.kind, schema]));
	const open = schemas.filter(({ all }) => all.length === 0);
	const print = (move) => {
		const schema = byKind.get(move.kind);
		if (schema === void 0) throw new Error(`no move of kind ${move.kind} is declared`);
		return schema.print(move);
	};
	let byText = null;
	const texts = () => {
		const found = /* @__PURE__ */ new Map();
		for (const { all } of schemas) for (const each of all) {
			const text = print(each);
			if (found.has(text)) throw new Error(`two moves are written "${text}"`);
			found.set(text, each);
		}
		return found;
	};
	return {
		print,
		parse(text) {
			byText ??= texts();
			const known = byText.get(text);
			if (known !== void 0) return known;
			for (const schema of open) {
				const read = schema.read(text);
				if (read !== null) return read;
			}
			return null;
		}
	};
}
//#endregion
//#region kernel/room.ts
/** How the actions of a room are written: `act(MOVES.end, { frames: ['main'], play({ table }) { … } })`. */
var actionMaker = () => (move, rules) => ({
	kind: move.kind,
	move,
	listing: "all",
	gates: [],
	needs: [],
	candidates: rules.candidates ?? everyMove(move),
	any: (_, rng) => move.any(rng),
	...rules
});
/** Candidates of an action that names none: each move of its kind. */
function everyMove({ all, kind }) {
	const [lone] = all;
	if (lone === void 0) throw new Error(`the moves of kind ${kind} are not listed: its action must name candidates`);
	if (all.length === 1) return (_, out) => out.add(lone);
	return (_, out) => {
		for (let i = 0; i < all.length; i++) out.add(all[i] ?? lone);
	};
}
/** More frames than any chain of consequences has: a rule that pushes itself for ever fails loudly. */
var RUN_LIMIT = 1e4;
/** Actions that `likely` can name: bits of a small integer. */
var NAMEABLE = 30;
var LEGAL = Object.freeze([]);
var NO_NUMBERS = Object.freeze({});
/** The code of a move that exists, but not while this frame is on top. */
var notNow = (frame) => `not-now.${frame}`;
/** The code of any move by a seat that is not asked. */
var NOT_ASKED = "not-asked";
/** The frame on top. */
function top(table) {
	const frame = table.stack[table.stack.length - 1];
	if (frame === void 0) throw new Error("the stack of frames is empty");
	return frame;
}
function collect(action, view, out) {
	const { gates, needs } = action;
	for (let i = 0; i < gates.length; i++) if (!gates[i]?.ok(view)) return;
	const from = out.n;
	action.candidates(view, out);
	if (action.exact === true || needs.length === 0) return;
	const { at } = out;
	let kept = from;
	for (let i = from; i < out.n; i++) {
		const move = at[i];
		if (move !== void 0 && meets(needs, view, move)) at[kept++] = move;
	}
	out.n = kept;
}
function meets(needs, view, move) {
	for (let i = 0; i < needs.length; i++) if (!needs[i]?.ok(view, move)) return false;
	return true;
}
/** Every gate and need that fails; of those with one code the first speaks. */
function failures(action, view, move) {
	const found = [];
	const add = (code, rule, numbers) => {
		if (!found.some((refusal) => refusal.code === code)) found.push({
			code,
			rule,
			numbers: numbers ?? NO_NUMBERS
		});
	};
	for (const gate of action.gates) if (!gate.ok(view)) add(gate.code, gate.rule, gate.numbers?.(view));
	for (const need of action.needs) if (!need.ok(view, move)) add(need.code, need.rule, need.numbers?.(view, move));
	return found.length === 0 ? LEGAL : found;
}
function vocabularyOf(room) {
	const frames = Object.keys(room.frames);
	const codes = /* @__PURE__ */ new Set([NOT_ASKED]);
	for (const action of room.actions) {
		for (const { code } of action.gates) codes.add(code);
		for (const { code } of action.needs) codes.add(code);
	}
	for (const kind of frames) {
		const here = room.actions.filter((action) => action.frames.includes(kind));
		if (here.length > 0 && here.length < room.actions.length) codes.add(notNow(kind));
	}
	return {
		moves: room.actions,
		frames,
		events: Object.keys(room.events),
		refusals: [...codes]
	};
}
/** The notation that the declared moves of the actions make. */
function notationIn({ actions }) {
	return notationOf(actions.map(({ kind, move }) => {
		if (move === void 0) throw new Error(`the move of action ${kind} is not declared`);
		return move;
	}));
}
/** A room's tables put together into the game that everybody else knows. Faults in the tables throw here, at once. */
function makeGame(room, onFrame = null) {
	const notation = room.notation ?? notationIn(room);
	const rules = room.frames;
	const byKind = {};
	const places = {};
	for (const [kind, rule] of Object.entries(rules)) places[kind] = {
		rule,
		actions: [],
		named: 0
	};
	for (const [index, action] of room.actions.entries()) {
		if (byKind[action.kind]) throw new Error(`two actions of kind ${action.kind}`);
		byKind[action.kind] = action;
		for (const frame of action.frames) {
			const place = places[frame];
			if (place === void 0) throw new Error(`action ${action.kind} names a frame ${frame} that has no rule`);
			place.actions.push(action);
			if (place.rule.likely === void 0) continue;
			if (index >= NAMEABLE) throw new Error(`action ${action.kind} stands too far back for frame ${frame} to name it`);
			place.named |= 1 << index;
		}
	}
	let lastFrame = null;
	let lastPlace = null;
	const placeOf = (frame) => {
		if (frame === lastFrame && lastPlace !== null) return lastPlace;
		const place = places[frame.kind];
		if (place === void 0) throw new Error(`no rule for frame ${frame.kind}`);
		lastFrame = frame;
		lastPlace = place;
		return place;
	};
	const awaiting = (table) => {
		const frame = top(table);
		const { rule } = placeOf(frame);
		if (rule.awaits === void 0) throw new Error(`frame ${frame.kind} came to rest but waits for nobody`);
		return rule.awaits(table, frame);
	};
	const settle = (state, tell) => {
		const { stack } = state.table;
		for (let ran = 0; ran < RUN_LIMIT; ran++) {
			const frame = top(state.table);
			const { rule } = placeOf(frame);
			onFrame?.(frame.kind);
			if (rule.run === void 0) return;
			stack.pop();
			rule.run(state, frame, tell);
		}
		throw new Error(`frames keep running: ${top(state.table).kind} is still on top`);
	};
	return {
		id: room.id,
		edition: room.edition,
		seats: room.seats,
		options: room.options,
		vocabulary: vocabularyOf(room),
		memory: room.memory,
		notation,
		copy: room.copy,
		imagine: room.imagine,
		...room.derive ? { derive: room.derive } : {},
		awaiting,
		setup(options, seats) {
			const state = room.setup(options, seats);
			settle(state, null);
			return state;
		},
		moves(view, out) {
			out.n = 0;
			const frame = top(view.table);
			const { rule, actions, named } = placeOf(frame);
			const asked = rule.awaits?.(view.table, frame);
			if (asked?.who !== "seats" || !has(asked.must | asked.may, view.seat)) return;
			if (rule.likely !== void 0) {
				for (let rest = named & rule.likely(view, out.menu); rest !== 0; rest &= rest - 1) {
					const action = room.actions[first(rest)];
					if (action !== void 0) collect(action, view, out);
				}
				return;
			}
			for (let i = 0; i < actions.length; i++) {
				const action = actions[i];
				if (action !== void 0) collect(action, view, out);
			}
		},
		refuse(view, move) {
			const frame = top(view.table);
			const { rule } = placeOf(frame);
			const asked = rule.awaits?.(view.table, frame);
			if (asked?.who !== "seats" || !has(asked.must | asked.may, view.seat)) return [{
				code: NOT_ASKED,
				rule: rule.rule,
				numbers: NO_NUMBERS
			}];
			const action = byKind[move.kind];
			if (action === void 0 || !action.frames.includes(frame.kind)) return [{
				code: notNow(frame.kind),
				rule: rule.rule,
				numbers: NO_NUMBERS
			}];
			return failures(action, view, move);
		},
		play(state, seat, move, tell) {
			const action = byKind[move.kind];
			if (action === void 0) throw new Error(`no action of kind ${move.kind}`);
			action.play(state, seat, move, tell);
			settle(state, tell);
		},
		resolve(state, outcome, tell) {
			const { stack } = state.table;
			const frame = top(state.table);
			const { rule } = placeOf(frame);
			if (rule.resolve === void 0) throw new Error(`frame ${frame.kind} does not wait for chance`);
			stack.pop();
			rule.resolve(state, frame, outcome, tell);
			settle(state, tell);
		},
		traced: (report) => makeGame({
			...room,
			notation
		}, report)
	};
}
//#endregion
export { seated as _, listed as a, oneOf as c, allSeats as d, count as f, only as g, list as h, declareMoves as i, orElse as l, has as m, makeGame as n, move as o, first as p, top as r, below as s, actionMaker as t, setOf as u, without as v };
