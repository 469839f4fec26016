import type { EntrantField, GameRecord } from '@orrery/bots/arena';
import { countNoun, formatDuration, formatMeasure, formatPercent, groupedDigits } from '../../format.ts';
import type { ArenaSummary } from '../summary.ts';
import { eloPlot, lengthPlot, pointsPlot, sharePlot, timePlot } from './plots.ts';
import { colourClass, element, escapeHtml } from './svg.ts';

/** Light or dark by the reader's system; bots in colours that most people can tell apart (Okabe and Ito). */
const PAGE_CSS = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22252b; --faint: #666b75; --rule: #d9d6cd; }
@media (prefers-color-scheme: dark) { :root { --paper: #14161b; --ink: #e8e6df; --faint: #9aa0ab; --rule: #343841; } }
body { margin: 0 auto; max-width: 1040px; padding: 24px 16px 48px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; margin: 0 0 4px; overflow-wrap: anywhere; } h2 { font-size: 1.05rem; margin: 32px 0 4px; }
p { margin: 4px 0 12px; color: var(--faint); } .scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.85rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 4px 7px; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere;
  min-width: 8rem; }
svg { width: 100%; height: auto; display: block; } text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.grid { stroke: var(--rule); } .fair { stroke: var(--faint); stroke-dasharray: 5 4; }
.line { fill: none; stroke: var(--c); stroke-width: 2.2; } .dot { fill: var(--c); }
.whisker { stroke: var(--c); stroke-width: 3; stroke-linecap: round; }
.key { display: inline-block; width: 12px; height: 12px; border-radius: 3px; background: var(--c); margin-right: 8px; }
.c0 { --c: #0072b2; } .c1 { --c: #d55e00; } .c2 { --c: #009e73; } .c3 { --c: #b5658f; }
.c4 { --c: #b38600; } .c5 { --c: #2b8fc4; } .c6 { --c: #7a6a00; } .c7 { --c: #666b75; }
@media (prefers-color-scheme: dark) { .c0 { --c: #56a8e0; } .c1 { --c: #f0813a; } .c2 { --c: #2cc195; }
  .c3 { --c: #e39cc4; } .c4 { --c: #e6b422; } .c5 { --c: #8cc8ee; } .c6 { --c: #d9cc4a; } .c7 { --c: #a8adb8; } }
`;

const wholeNumber = (n: number): string => n.toFixed(0).replace('-', '−');

function figuresTable({ bots }: ArenaSummary): string {
  const head = [
    'bot',
    'games',
    'wins',
    'share',
    '95 %',
    'Elo',
    '95 %',
    'points',
    'place',
    'trades',
    'ms/move',
    'longest',
    'forfeits',
  ];
  const cells = bots.map((bot, i) => [
    `${element('span', { class: `key ${colourClass(i)}` })}${escapeHtml(bot.name)}`,
    groupedDigits(bot.games),
    formatMeasure(bot.wins),
    formatPercent(bot.winRate),
    `${formatPercent(bot.low)} – ${formatPercent(bot.high)}`,
    wholeNumber(bot.elo),
    bot.eloLow === null || bot.eloHigh === null ? '' : `${wholeNumber(bot.eloLow)} – ${wholeNumber(bot.eloHigh)}`,
    bot.points === null ? '' : bot.points.toFixed(2),
    bot.place === null ? '' : bot.place.toFixed(2),
    formatMeasure(bot.tradesPerGame),
    formatMeasure(bot.msPerMove),
    formatMeasure(bot.maxMsPerMove),
    groupedDigits(bot.forfeits),
  ]);
  const row = (tag: string, list: readonly string[]): string =>
    element('tr', {}, list.map((cell) => element(tag, {}, cell)).join(''));
  return element('table', {}, row('th', head) + cells.map((list) => row('td', list)).join(''));
}

const section = (title: string, note: string, plot: string): string =>
  plot === '' ? '' : `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(note)}</p>${plot}\n`;

/** A contest as one self-contained page: no script, no font, no external image. */
export function resultsPage(
  title: string,
  summary: ArenaSummary,
  records: readonly GameRecord[],
  field: EntrantField,
): string {
  const { games, deals, cut, seconds, tradesPerGame, movesPerGame, bots, seats } = summary;
  const facts = [
    `${countNoun(games, 'game', 'games')} in ${countNoun(deals, 'deal', 'deals')}`,
    ...(cut > 0 ? [`${groupedDigits(cut)} cut`] : []),
    formatDuration(seconds),
    `${formatMeasure(movesPerGame)} moves and ${formatMeasure(tradesPerGame)} trades a game`,
  ];
  const isPlayed = records.length > 0;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`Arena: ${title}`)}</title><style>${PAGE_CSS}</style></head><body>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(facts.join(' · '))}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Figures">${figuresTable(summary)}</div>
${isPlayed ? section('Share of wins', 'With 95 % intervals by deals; dashed: a fair share of the seats.', sharePlot(bots, seats)) : ''}
${isPlayed ? section('Elo over games', 'As it was known after so many games; the mean is 0.', eloPlot(records, field)) : ''}
${isPlayed ? section('Points at the end', 'How often a bot ended with so many.', pointsPlot(records, field)) : ''}
${isPlayed ? section('Length of games', 'In turns where the game has them, else in steps.', lengthPlot(records)) : ''}
${isPlayed ? section('Time a move', 'Dot: mean; bar: longest. Each mark is ten times the one before.', timePlot(bots)) : ''}
</body></html>
`;
}
