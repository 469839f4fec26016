// Frozen: the yardstick beside which npm run bench measures every game. Do not edit: a ratio is comparable only as long as this file stays as it is.
'use strict';
// Minimal hand-written random-playout engine of the base hex-settling rules on one Int32Array per game.
// Full legal-action lists at every decision (road, settlement, city, dev cards, maritime trade with ports, robber with victim, discard card by card).
// usage: node playout.js players games [seconds] [repeats]
// ---- topology
const nodesByKey = new Map(), edgesByKey = new Map(), hexes = []; const NXY = [], EN = [], hexN = [], edgeHexCount = [];
for (let q = -2; q <= 2; q++) for (let r = -2; r <= 2; r++) if (Math.abs(q + r) <= 2) hexes.push([q, r]);
for (const [q, r] of hexes) {
  const cx = Math.sqrt(3) * (q + r / 2), cy = 1.5 * r, ns = [];
  for (let i = 0; i < 6; i++) { const a = Math.PI / 180 * (60 * i - 30), x = cx + Math.cos(a), y = cy + Math.sin(a), k = Math.round(x * 100) + ',' + Math.round(y * 100); if (!nodesByKey.has(k)) { nodesByKey.set(k, NXY.length); NXY.push([x, y]); } ns.push(nodesByKey.get(k)); }
  hexN.push(ns);
  for (let i = 0; i < 6; i++) { const a = ns[i], b = ns[(i + 1) % 6], k = Math.min(a, b) * 64 + Math.max(a, b); if (!edgesByKey.has(k)) { edgesByKey.set(k, EN.length); EN.push([Math.min(a, b), Math.max(a, b)]); edgeHexCount.push(0); } edgeHexCount[edgesByKey.get(k)]++; }
}
const NN = 54, NE = 72, NH = 19; if (NXY.length !== NN || EN.length !== NE) throw new Error('topology');
const EA = Int32Array.from(EN, (e) => e[0]), EB = Int32Array.from(EN, (e) => e[1]);
const NDEG = new Int32Array(NN), NADJ = new Int32Array(NN * 3).fill(-1), NEDGE = new Int32Array(NN * 3).fill(-1), HN = new Int32Array(NH * 6), NHD = new Int32Array(NN), NHX = new Int32Array(NN * 3).fill(-1);
for (let e = 0; e < NE; e++) for (const [a, b] of [[EA[e], EB[e]], [EB[e], EA[e]]]) { NADJ[a * 3 + NDEG[a]] = b; NEDGE[a * 3 + NDEG[a]] = e; NDEG[a]++; }
for (let h = 0; h < NH; h++) for (let i = 0; i < 6; i++) { const n = hexN[h][i]; HN[h * 6 + i] = n; NHX[n * 3 + NHD[n]++] = h; }
// coast ring for ports
const coast = EN.map((_, i) => i).filter((i) => edgeHexCount[i] === 1); const ring = [coast[0]]; { let at = EB[coast[0]]; const used = new Set(ring); while (ring.length < 30) { const nx = coast.find((e) => !used.has(e) && (EA[e] === at || EB[e] === at)); used.add(nx); ring.push(nx); at = EA[nx] === at ? EB[nx] : EA[nx]; } }
const portEdges = []; { let i = 0; for (const g of [3, 3, 4, 3, 3, 4, 3, 3, 4]) { portEdges.push(ring[i]); i += g; } }
// ---- state layout (Int32Array)
const O_NODE = 0, O_EDGE = O_NODE + NN, O_RES = O_EDGE + NE, O_DEV = O_RES + 20, O_NEW = O_DEV + 20, O_P = O_NEW + 20; // NODE: 0 empty, p+1 settlement, p+5 city
const P_ROADS = 0, P_SET = 1, P_CITY = 2, P_KN = 3, P_VP = 4, P_LR = 5, P_PORT = 6, P_CARDS = 7, P_DISC = 8, P_NLO = 9, P_NHI = 10, P_E0 = 11, P_E1 = 12, P_E2 = 13, P_SLO = 14, P_SHI = 15, PS = 16;
const O_BANK = O_P + 4 * PS, O_HRES = O_BANK + 5, O_HNUM = O_HRES + NH, O_NPORT = O_HNUM + NH, O_DECK = O_NPORT + NN, O_G = O_DECK + 25;
const G_PHASE = O_G, G_CUR = O_G + 1, G_TURNP = O_G + 2, G_TURNS = O_G + 3, G_ROLLED = O_G + 4, G_DEVPLAYED = O_G + 5, G_FREE = O_G + 6, G_ROB = O_G + 7, G_DECK = O_G + 8, G_LR = O_G + 9, G_LA = O_G + 10, G_INIT = O_G + 11, G_LASTN = O_G + 12, G_WIN = O_G + 13, G_NP = O_G + 14, G_BLO = O_G + 15, G_BHI = O_G + 16, G_RNG = O_G + 17, SIZE = O_G + 18;
const numStart = new Int32Array(14); // not used in state; dice table below is per state (kept outside as board data)
// board data: hexes per number
const T_ROLL = 0, T_END = 1, T_ROAD = 2, T_SET = 3, T_CITY = 4, T_BUY = 5, T_KN = 6, T_YOP = 7, T_MONO = 8, T_RB = 9, T_TRADE = 10, T_ROB = 11, T_DISC = 12;
const PH_IS = 0, PH_IR = 1, PH_TURN = 2, PH_DISC = 3, PH_ROB = 4;
const A = new Int32Array(512);
function rnd(S) { let x = S[G_RNG]; x ^= x << 13; x ^= x >>> 17; x ^= x << 5; S[G_RNG] = x; return x >>> 0; }
function rint(S, n) { return (rnd(S) * n * 2.3283064365386963e-10) | 0; }
const TILES = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5], TOK = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12], DECK = [...new Array(14).fill(0), 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4], PORTS = [0, 1, 2, 3, 4, 5, 5, 5, 5];
const ring0 = new Int32Array(32);
function shuf(S, a, n) { for (let i = n - 1; i > 0; i--) { const j = rint(S, i + 1), t = a[i]; a[i] = a[j]; a[j] = t; } }
const tmp = new Int32Array(32);
function reset(S, np, seed) {
  S.fill(0); S[G_RNG] = (seed * 2654435761 | 0) || 1; for (let i = 0; i < 5; i++) rnd(S); S[G_NP] = np;
  for (let i = 0; i < 19; i++) tmp[i] = TILES[i]; shuf(S, tmp, 19); for (let i = 0; i < 19; i++) S[O_HRES + i] = tmp[i];
  for (let i = 0; i < 18; i++) tmp[i] = TOK[i]; shuf(S, tmp, 18); let k = 0; for (let i = 0; i < 19; i++) if (S[O_HRES + i] === 5) { S[G_ROB] = i; S[O_HNUM + i] = 0; } else S[O_HNUM + i] = tmp[k++];
  for (let i = 0; i < 9; i++) tmp[i] = PORTS[i]; shuf(S, tmp, 9); for (let i = 0; i < 9; i++) { const e = portEdges[i]; S[O_NPORT + EA[e]] = S[O_NPORT + EB[e]] = tmp[i] + 1; }
  for (let i = 0; i < 25; i++) tmp[i] = DECK[i]; shuf(S, tmp, 25); for (let i = 0; i < 25; i++) S[O_DECK + i] = tmp[i];
  for (let p = 0; p < 4; p++) { const o = O_P + p * PS; S[o + P_ROADS] = 15; S[o + P_SET] = 5; S[o + P_CITY] = 4; }
  for (let r = 0; r < 5; r++) S[O_BANK + r] = 19; S[G_LR] = S[G_LA] = S[G_WIN] = -1; S[G_BLO] = S[G_BHI] = 0x7ffffff; S[G_PHASE] = PH_IS;
}
const setN = (S, lo, n) => { if (n < 27) S[lo] |= 1 << n; else S[lo + 1] |= 1 << (n - 27); };
const clrN = (S, lo, n) => { if (n < 27) S[lo] &= ~(1 << n); else S[lo + 1] &= ~(1 << (n - 27)); };
const setE = (S, o, e) => { const w = (e / 24) | 0; S[o + w] |= 1 << (e - w * 24); };
const clrE = (S, o, e) => { const w = (e / 24) | 0; S[o + w] &= ~(1 << (e - w * 24)); };
const own = (v) => (v === 0 ? -1 : (v - 1) & 3);
// ---- generation
function pushN(type, lo, hi, n) { while (lo) { const b = lo & -lo; A[n++] = type << 16 | (31 - Math.clz32(b)); lo ^= b; } while (hi) { const b = hi & -hi; A[n++] = type << 16 | (27 + 31 - Math.clz32(b)); hi ^= b; } return n; }
function pushE(S, o, n) { for (let w = 0; w < 3; w++) { let m = S[o + P_E0 + w]; while (m) { const b = m & -m; A[n++] = T_ROAD << 16 | (w * 24 + 31 - Math.clz32(b)); m ^= b; } } return n; }
function gen(S) {
  const ph = S[G_PHASE], p = S[G_CUR], o = O_P + p * PS, R = O_RES + p * 5; let n = 0;
  if (ph === PH_TURN) {
    if (S[G_FREE] > 0) return pushE(S, o, 0);
    const rolled = S[G_ROLLED];
    if (!S[G_DEVPLAYED]) {
      const D = O_DEV + p * 5, W = O_NEW + p * 5;
      if (S[D] - S[W] > 0) A[n++] = T_KN << 16;
      if (S[D + 1] - S[W + 1] > 0) for (let a = 0; a < 5; a++) for (let b = a; b < 5; b++) { if (a === b ? S[O_BANK + a] >= 2 : S[O_BANK + a] > 0 && S[O_BANK + b] > 0) A[n++] = T_YOP << 16 | a * 5 + b; }
      if (S[D + 2] - S[W + 2] > 0) for (let a = 0; a < 5; a++) A[n++] = T_MONO << 16 | a;
      if (S[D + 3] - S[W + 3] > 0 && S[o + P_ROADS] > 0 && (S[o + P_E0] | S[o + P_E1] | S[o + P_E2])) A[n++] = T_RB << 16;
    }
    if (!rolled) { A[n++] = T_ROLL << 16; return n; }
    A[n++] = T_END << 16;
    if (S[o + P_CARDS] >= 2) {
      const w = S[R], b = S[R + 1], s = S[R + 2], g = S[R + 3], r = S[R + 4];
      if (w > 0 && b > 0) { if (S[o + P_ROADS] > 0) n = pushE(S, o, n); if (s > 0 && g > 0 && S[o + P_SET] > 0) n = pushN(T_SET, S[o + P_NLO] & S[G_BLO], S[o + P_NHI] & S[G_BHI], n); }
      if (g >= 2 && r >= 3 && S[o + P_CITY] > 0) n = pushN(T_CITY, S[o + P_SLO], S[o + P_SHI], n);
      if (s > 0 && g > 0 && r > 0 && S[G_DECK] < 25) A[n++] = T_BUY << 16;
      const pm = S[o + P_PORT], base = pm & 32 ? 3 : 4;
      for (let a = 0; a < 5; a++) { const rate = pm & (1 << a) ? 2 : base; if (S[R + a] >= rate) for (let c = 0; c < 5; c++) if (c !== a && S[O_BANK + c] > 0) A[n++] = T_TRADE << 16 | rate << 8 | a * 5 + c; }
    }
    return n;
  }
  if (ph === PH_DISC) { for (let a = 0; a < 5; a++) if (S[R + a] > 0) A[n++] = T_DISC << 16 | a; return n; }
  if (ph === PH_ROB) {
    const rob = S[G_ROB];
    for (let h = 0; h < NH; h++) { if (h === rob) continue; let m = 0; for (let i = h * 6; i < h * 6 + 6; i++) { const v = S[O_NODE + HN[i]]; if (v) { const q = (v - 1) & 3; if (q !== p && S[O_P + q * PS + P_CARDS] > 0) m |= 1 << q; } } if (!m) A[n++] = T_ROB << 16 | h << 3 | 7; else for (let q = 0; q < 4; q++) if (m & (1 << q)) A[n++] = T_ROB << 16 | h << 3 | q; }
    return n;
  }
  if (ph === PH_IS) return pushN(T_SET, S[G_BLO], S[G_BHI], 0);
  const nn = S[G_LASTN]; for (let i = 0; i < NDEG[nn]; i++) { const e = NEDGE[nn * 3 + i]; if (!S[O_EDGE + e]) A[n++] = T_ROAD << 16 | e; } return n;
}
// ---- application
function expandable(S, q, n) { const v = S[O_NODE + n]; if (v) return ((v - 1) & 3) === q; for (let i = 0; i < NDEG[n]; i++) if (S[O_EDGE + NEDGE[n * 3 + i]] === q + 1) return true; return false; }
const seen = new Uint8Array(NE);
function walk(S, n, c) { let best = 0; for (let i = n * 3, end = i + NDEG[n]; i < end; i++) { const e = NEDGE[i]; if (S[O_EDGE + e] !== c || seen[e]) continue; seen[e] = 1; const m = NADJ[i], v = S[O_NODE + m]; const l = 1 + (v && ((v - 1) & 3) !== c - 1 ? 0 : walk(S, m, c)); if (l > best) best = l; seen[e] = 0; } return best; }
function roadLen(S, p) { let best = 0; const c = p + 1; for (let e = 0; e < NE; e++) if (S[O_EDGE + e] === c) { let l = walk(S, EA[e], c); if (l > best) best = l; l = walk(S, EB[e], c); if (l > best) best = l; } return best; }
function award(S) { // longest road card
  const h = S[G_LR]; let best = 4, who = -1, tie = false; for (let q = 0; q < S[G_NP]; q++) { const l = S[O_P + q * PS + P_LR]; if (l > best) { best = l; who = q; tie = false; } else if (l === best && l > 4) tie = true; }
  if (h >= 0 && S[O_P + h * PS + P_LR] === best) who = h; else if (tie) who = -1;
  if (who !== h) { if (h >= 0) S[O_P + h * PS + P_VP] -= 2; if (who >= 0) { S[O_P + who * PS + P_VP] += 2; } S[G_LR] = who; }
}
function placeRoad(S, p, e) {
  const o = O_P + p * PS; S[O_EDGE + e] = p + 1; S[o + P_ROADS]--; for (let q = 0; q < S[G_NP]; q++) clrE(S, O_P + q * PS + P_E0, e);
  for (let k = 0; k < 2; k++) { const n = k ? EB[e] : EA[e]; setN(S, o + P_NLO, n); const v = S[O_NODE + n]; if (v && ((v - 1) & 3) !== p) continue; for (let i = 0; i < NDEG[n]; i++) { const f = NEDGE[n * 3 + i]; if (!S[O_EDGE + f]) setE(S, o + P_E0, f); } }
}
function placeSet(S, p, n) {
  const o = O_P + p * PS; S[O_NODE + n] = p + 1; S[o + P_SET]--; S[o + P_VP]++; setN(S, o + P_SLO, n); clrN(S, G_BLO, n); let m = 0;
  for (let i = n * 3, end = i + NDEG[n]; i < end; i++) { clrN(S, G_BLO, NADJ[i]); const e = NEDGE[i], c = S[O_EDGE + e]; if (!c) setE(S, o + P_E0, e); else if (c !== p + 1) m |= 1 << (c - 1); }
  const pt = S[O_NPORT + n]; if (pt) S[o + P_PORT] |= 1 << (pt - 1);
  if (m) { for (let q = 0; q < S[G_NP]; q++) if (m & (1 << q)) { for (let i = n * 3, end = i + NDEG[n]; i < end; i++) { const e = NEDGE[i]; if (!S[O_EDGE + e] && !expandable(S, q, NADJ[i])) clrE(S, O_P + q * PS + P_E0, e); } const l = roadLen(S, q); S[O_P + q * PS + P_LR] = l; } award(S); }
}
function pay(S, p, w, b, s, g, r) { const R = O_RES + p * 5; S[R] -= w; S[R + 1] -= b; S[R + 2] -= s; S[R + 3] -= g; S[R + 4] -= r; S[O_BANK] += w; S[O_BANK + 1] += b; S[O_BANK + 2] += s; S[O_BANK + 3] += g; S[O_BANK + 4] += r; S[O_P + p * PS + P_CARDS] -= w + b + s + g + r; }
const need = new Int32Array(5), give = new Int32Array(20);
function produce(S, num) {
  const rob = S[G_ROB]; need.fill(0); give.fill(0); let any = false;
  for (let h = 0; h < NH; h++) { if (S[O_HNUM + h] !== num || h === rob) continue; const r = S[O_HRES + h]; for (let i = h * 6; i < h * 6 + 6; i++) { const v = S[O_NODE + HN[i]]; if (v) { const k = v > 4 ? 2 : 1, q = (v - 1) & 3; give[q * 5 + r] += k; need[r] += k; any = true; } } }
  if (!any) return;
  for (let r = 0; r < 5; r++) { if (need[r] === 0 || need[r] > S[O_BANK + r]) continue; S[O_BANK + r] -= need[r]; for (let q = 0; q < S[G_NP]; q++) { const k = give[q * 5 + r]; if (k) { S[O_RES + q * 5 + r] += k; S[O_P + q * PS + P_CARDS] += k; } } }
}
function nextDiscard(S) { for (let q = 0; q < S[G_NP]; q++) if (S[O_P + q * PS + P_DISC] > 0) { S[G_CUR] = q; S[G_PHASE] = PH_DISC; return; } S[G_CUR] = S[G_TURNP]; S[G_PHASE] = PH_ROB; }
function apply(S, act) {
  const t = act >>> 16, x = act & 0xffff, p = S[G_CUR], o = O_P + p * PS, R = O_RES + p * 5, ph = S[G_PHASE];
  switch (t) {
    case T_ROLL: { const d = 2 + rint(S, 6) + rint(S, 6); S[G_ROLLED] = 1; if (d === 7) { for (let q = 0; q < S[G_NP]; q++) { const c = S[O_P + q * PS + P_CARDS]; S[O_P + q * PS + P_DISC] = c > 7 ? c >> 1 : 0; } nextDiscard(S); } else produce(S, d); break; }
    case T_END: { const np = S[G_NP]; let q = p + 1; if (q === np) q = 0; S[G_CUR] = S[G_TURNP] = q; S[G_ROLLED] = S[G_DEVPLAYED] = 0; S[G_TURNS]++; const W = O_NEW + p * 5; S[W] = S[W + 1] = S[W + 2] = S[W + 3] = 0; break; }
    case T_ROAD: {
      placeRoad(S, p, x);
      if (ph === PH_IR) { const np = S[G_NP], k = ++S[G_INIT]; if (k === 2 * np) { S[G_PHASE] = PH_TURN; S[G_CUR] = S[G_TURNP] = 0; } else { S[G_CUR] = S[G_TURNP] = k < np ? k : 2 * np - 1 - k; S[G_PHASE] = PH_IS; } S[o + P_LR] = 1; S[G_TURNS]++; break; }
      if (S[G_FREE] > 0) { S[G_FREE]--; if (S[o + P_ROADS] === 0 || !(S[o + P_E0] | S[o + P_E1] | S[o + P_E2])) S[G_FREE] = 0; } else pay(S, p, 1, 1, 0, 0, 0);
      const l = roadLen(S, p); if (l !== S[o + P_LR]) { S[o + P_LR] = l; if (l > 4) award(S); } break; }
    case T_SET: {
      if (ph === PH_IS) { placeSet(S, p, x); S[G_LASTN] = x; S[G_PHASE] = PH_IR; if (S[G_INIT] >= S[G_NP]) for (let i = x * 3, end = i + NHD[x]; i < end; i++) { const r = S[O_HRES + NHX[i]]; if (r < 5) { S[O_BANK + r]--; S[R + r]++; S[o + P_CARDS]++; } } break; }
      pay(S, p, 1, 1, 1, 1, 0); placeSet(S, p, x); break; }
    case T_CITY: pay(S, p, 0, 0, 0, 2, 3); S[O_NODE + x] = p + 5; clrN(S, o + P_SLO, x); S[o + P_SET]++; S[o + P_CITY]--; S[o + P_VP]++; break;
    case T_BUY: { pay(S, p, 0, 0, 1, 1, 1); const c = S[O_DECK + S[G_DECK]++]; S[O_DEV + p * 5 + c]++; S[O_NEW + p * 5 + c]++; if (c === 4) S[o + P_VP]++; break; }
    case T_KN: { S[O_DEV + p * 5]--; S[G_DEVPLAYED] = 1; const k = ++S[o + P_KN]; if (k >= 3) { const h = S[G_LA]; if (h !== p && (h < 0 || k > S[O_P + h * PS + P_KN])) { if (h >= 0) S[O_P + h * PS + P_VP] -= 2; S[o + P_VP] += 2; S[G_LA] = p; } } S[G_PHASE] = PH_ROB; break; }
    case T_YOP: { S[O_DEV + p * 5 + 1]--; S[G_DEVPLAYED] = 1; const a = (x / 5) | 0, b = x - a * 5; S[O_BANK + a]--; S[R + a]++; S[O_BANK + b]--; S[R + b]++; S[o + P_CARDS] += 2; break; }
    case T_MONO: { S[O_DEV + p * 5 + 2]--; S[G_DEVPLAYED] = 1; for (let q = 0; q < S[G_NP]; q++) if (q !== p) { const k = S[O_RES + q * 5 + x]; if (k) { S[O_RES + q * 5 + x] = 0; S[O_P + q * PS + P_CARDS] -= k; S[R + x] += k; S[o + P_CARDS] += k; } } break; }
    case T_RB: S[O_DEV + p * 5 + 3]--; S[G_DEVPLAYED] = 1; S[G_FREE] = S[o + P_ROADS] < 2 ? S[o + P_ROADS] : 2; break;
    case T_TRADE: { const rate = x >> 8, k = x & 255, a = (k / 5) | 0, b = k - a * 5; S[R + a] -= rate; S[O_BANK + a] += rate; S[R + b]++; S[O_BANK + b]--; S[o + P_CARDS] -= rate - 1; break; }
    case T_ROB: { S[G_ROB] = x >> 3; const q = x & 7; if (q < 4) { let k = rint(S, S[O_P + q * PS + P_CARDS]); const Q = O_RES + q * 5; for (let r = 0; r < 5; r++) { k -= S[Q + r]; if (k < 0) { S[Q + r]--; S[R + r]++; break; } } S[O_P + q * PS + P_CARDS]--; S[o + P_CARDS]++; } S[G_PHASE] = PH_TURN; break; }
    case T_DISC: S[R + x]--; S[O_BANK + x]++; S[o + P_CARDS]--; if (--S[o + P_DISC] === 0) nextDiscard(S); break;
  }
  if (S[o + P_VP] >= 10 && ph !== PH_IS && ph !== PH_IR) S[G_WIN] = p;
}
function play(S) { let acts = 0; while (S[G_WIN] < 0 && S[G_TURNS] < 1000) { const n = gen(S); const a = A[n === 1 ? 0 : rint(S, n)]; apply(S, a); acts++; } return acts; }
function check(S) { // conservation of cards
  for (let r = 0; r < 5; r++) { let t = S[O_BANK + r]; for (let q = 0; q < S[G_NP]; q++) { if (S[O_RES + q * 5 + r] < 0) throw new Error('neg'); t += S[O_RES + q * 5 + r]; } if (t !== 19) throw new Error('res ' + r + ' ' + t); }
  for (let q = 0; q < S[G_NP]; q++) { let c = 0; for (let r = 0; r < 5; r++) c += S[O_RES + q * 5 + r]; if (c !== S[O_P + q * PS + P_CARDS]) throw new Error('cards'); const vp = 5 - S[O_P + q * PS + P_SET] + 2 * (4 - S[O_P + q * PS + P_CITY]) + S[O_DEV + q * 5 + 4] + (S[G_LR] === q ? 2 : 0) + (S[G_LA] === q ? 2 : 0); if (vp !== S[O_P + q * PS + P_VP]) throw new Error('vp ' + vp + ' ' + S[O_P + q * PS + P_VP]); }
}
module.exports = { reset, gen, apply, play, A, SIZE, G_WIN, G_TURNS };
if (require.main === module) {
  const np = +process.argv[2] || 4, games = +process.argv[3] || 20000, secs = +process.argv[4] || 20, reps = +process.argv[5] || 3; const S = new Int32Array(SIZE);
  for (let g = 0; g < 300; g++) { reset(S, np, 777 + g); while (S[G_WIN] < 0 && S[G_TURNS] < 1000) { const n = gen(S); if (!n) throw new Error('stuck'); apply(S, A[rint(S, n)]); check(S); } }
  const out = [];
  for (let k = 0; k < reps; k++) { const wins = [0, 0, 0, 0, 0]; let acts = 0, turns = 0, g = 0; const t0 = performance.now(); for (; g < games && (g & 255 || performance.now() - t0 < secs * 1000); g++) { reset(S, np, k * 1e6 + g + 1); acts += play(S); turns += S[G_TURNS]; wins[S[G_WIN] < 0 ? 4 : S[G_WIN]]++; } const dt = (performance.now() - t0) / 1000; out.push(g / dt); console.log(JSON.stringify({ bench: 'js-playout', players: np, games: g, gamesPerS: Math.round(g / dt), turnsPerGame: +(turns / g).toFixed(1), actionsPerGame: +(acts / g).toFixed(1), actionsPerS: Math.round(acts / dt), wins, stateInts: SIZE })); }
}
