import { findGame } from '@orrery/catalog';
import { localeOf } from '@orrery/kernel';
import { use, useCallback, useState } from 'react';
import { useListFormat } from '../../app/formats.ts';
import { Link } from '../../app/link.tsx';
import { useLoaded } from '../../app/loaded.ts';
import { NoticePage } from '../../app/notice-page.tsx';
import { Page } from '../../app/page.tsx';
import { SeatColours } from '../../art/paint.tsx';
import type { GameSummary } from '../../session/library.ts';
import { coloursAt, lonePerson } from '../../session/sitters.ts';
import { problemText } from '../../session/texts.ts';
import { requestWinChances } from '../../session/win-chances.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { PlayOnDialog } from '../replay/play-on-dialog.tsx';
import { NextActions } from './actions.tsx';
import { ContestsSection } from './contests.tsx';
import { CountTables } from './count-tables.tsx';
import { MeasureCurves } from './curves.tsx';
import { DiceSection } from './dice.tsx';
import { FairnessCheck } from './fairness-check.tsx';
import { GoodsSection } from './goods.tsx';
import { type FoundResult, findResult } from './load.ts';
import { LuckSection } from './luck.tsx';
import { PointsOverTime } from './points-over-time.tsx';
import { type ResultView, seatNameOf } from './result-view.ts';
import { Standings } from './standings.tsx';
import { RESULT_TEXTS } from './texts.ts';
import { TradesSection } from './trades.tsx';
import { WinChances } from './win-chances.tsx';
import './result.css';

/** The page after a game: the winner and why, how it came about, and next actions. */
export function ResultPage({ id }: { id: string }) {
  const say = useTranslate(RESULT_TEXTS);
  const language = use(LanguageContext);
  const load = useCallback(() => findResult(id, language), [id, language]);
  const found = useLoaded(load);
  if (found.state === 'loading') {
    return (
      <Page title={say('title')} heading={say('title')}>
        <p role="status" className="muted">
          {say('loading')}
        </p>
      </Page>
    );
  }
  if (found.state === 'failed') {
    return (
      <NoticePage heading={say('title')} text={say('failed')}>
        <button type="button" className="btn primary" onClick={found.again}>
          {say('again')}
        </button>
      </NoticePage>
    );
  }
  if (!found.value.ok) {
    const why = problemText(found.value.problem, language);
    return <NoticePage heading={say('title')} text={say('broken', { why })} />;
  }
  return <ResultContent id={id} found={found.value.value} />;
}

function ResultContent({ id, found }: { id: string; found: FoundResult }) {
  const say = useTranslate(RESULT_TEXTS);
  switch (found.is) {
    case 'lost':
      return <NoticePage heading={say('lost')} text={say('lost.help')} />;
    case 'at-table':
      return (
        <NoticePage heading={say('title')} text={say('running')}>
          <Link to={{ page: 'join', id }} className="btn primary">
            {say('table')}
          </Link>
        </NoticePage>
      );
    case 'running':
      return (
        <NoticePage heading={say('title')} text={say('running')}>
          <Link to={{ page: 'table', id: found.kept.id }} className="btn primary">
            {say('continue')}
          </Link>
        </NoticePage>
      );
    case 'plain':
      return (
        <Page title={say('title')} heading={say('title')}>
          <p>{say('no-report')}</p>
          <NextActions kept={found.kept} options={null} />
        </Page>
      );
    case 'told':
      return <FullResult kept={found.kept} look={found.look} />;
  }
}

function FullResult({ kept, look }: { kept: GameSummary; look: ResultView }) {
  const [whatIf, ask] = useState<number | null>(null);
  const { tally, options } = look.review;
  const heading = useHeading(kept, look);
  return (
    <Page title={heading} heading={heading}>
      <About kept={kept} turns={tally.turns.length} />
      <NextActions kept={kept} options={options} />
      <SeatColours colours={coloursAt(kept.sitters)}>
        <div className="result">
          <Standings view={look} />
          <PointsOverTime view={look} onWhatIf={ask} />
          <DiceSection view={look} />
          <WinChances view={look} ask={requestWinChances} onWhatIf={ask} />
          <MeasureCurves view={look} />
          <ContestsSection view={look} />
          <CountTables view={look} />
          <GoodsSection view={look} />
          <TradesSection view={look} />
          <LuckSection view={look} />
          <FairnessCheck view={look} />
        </div>
        {whatIf !== null && (
          <PlayOnDialog id={kept.id} seq={whatIf} sitters={kept.sitters} isOver onClose={() => ask(null)} />
        )}
      </SeatColours>
    </Page>
  );
}

/** The winner, as the page's heading. */
function useHeading(kept: GameSummary, look: ResultView): string {
  const say = useTranslate(RESULT_TEXTS);
  const list = useListFormat();
  const { places, points } = look.review.tally;
  const winners = (places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner = 0] = winners;
  if (winners.length > 1) return say('winners', { names: list(winners.map((seat) => seatNameOf(look, seat))) });
  const mine = lonePerson(kept.sitters) === winner ? 'yes' : 'no';
  const isLeft = look.forfeited.length === kept.sitters.length - 1; // the only seat that did not give up has won
  if (isLeft) return say('winner.left', { mine, name: seatNameOf(look, winner), others: look.forfeited.length });
  return say('winner', { mine, name: seatNameOf(look, winner), points: points[winner] ?? 0 });
}

function About({ kept, turns }: { kept: GameSummary; turns: number }) {
  const say = useTranslate(RESULT_TEXTS);
  const language = use(LanguageContext);
  const game = findGame(kept.game)?.name[language] ?? kept.game;
  const locale = localeOf(language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(kept.touched);
  return <p className="muted result-about">{say('about', { game, turns, date })}</p>;
}
