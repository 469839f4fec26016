import { findGame } from '@orrery/catalog';
import { use, useCallback, useState } from 'react';
import { Link } from '../../app/link.tsx';
import { useListing } from '../../app/listing.ts';
import { useLoaded } from '../../app/loaded.ts';
import { NoticePage } from '../../app/notice-page.tsx';
import { Page } from '../../app/page.tsx';
import { Painted } from '../../art/paint.tsx';
import { askInsight } from '../../session/insight.ts';
import type { Kept } from '../../session/library.ts';
import { coloursAt, lonePerson, sayProblem } from '../../session/texts.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { PlayOnDialog } from '../replay/play-on-dialog.tsx';
import { Actions } from './actions.tsx';
import { Books } from './books.tsx';
import { Curves } from './curves.tsx';
import { Dice } from './dice.tsx';
import { FairnessCheck } from './fairness-check.tsx';
import { Goods } from './goods.tsx';
import { type Found, findResult } from './load.ts';
import { type Look, nameOf } from './look.ts';
import { Luck } from './luck.tsx';
import { PointsOverTime } from './points-over-time.tsx';
import { Standings } from './standings.tsx';
import { RESULT_TEXTS } from './texts.ts';
import { Trades } from './trades.tsx';
import { Trials } from './trials.tsx';
import { WinChances } from './win-chances.tsx';
import './result.css';

/** The page after a game: who won and why, how it came about, and what next. */
export function ResultPage({ id }: { id: string }) {
  const say = useSpeak(RESULT_TEXTS);
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
    const why = sayProblem(found.value.problem, language);
    return <NoticePage heading={say('title')} text={say('broken', { why })} />;
  }
  return <Shown found={found.value.value} />;
}

function Shown({ found }: { found: Found }) {
  const say = useSpeak(RESULT_TEXTS);
  switch (found.is) {
    case 'lost':
      return <NoticePage heading={say('lost')} text={say('lost.help')} />;
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
          <p>{say('no-chronicle')}</p>
          <Actions kept={found.kept} options={null} />
        </Page>
      );
    case 'told':
      return <Told kept={found.kept} look={found.look} />;
  }
}

function Told({ kept, look }: { kept: Kept; look: Look }) {
  const [whatIf, ask] = useState<number | null>(null);
  const { tally, options } = look.retrospect;
  const heading = useHeading(kept, look);
  return (
    <Page title={heading} heading={heading}>
      <About kept={kept} turns={tally.turns.length} />
      <Actions kept={kept} options={options} />
      <Painted colours={coloursAt(kept.sitters)}>
        <div className="result">
          <Standings look={look} />
          <PointsOverTime look={look} onWhatIf={ask} />
          <Dice look={look} />
          <WinChances look={look} ask={askInsight} onWhatIf={ask} />
          <Curves look={look} />
          <Trials look={look} />
          <Books look={look} />
          <Goods look={look} />
          <Trades look={look} />
          <Luck look={look} />
          <FairnessCheck look={look} />
        </div>
        {whatIf !== null && (
          <PlayOnDialog id={kept.id} seq={whatIf} sitters={kept.sitters} isOver onClose={() => ask(null)} />
        )}
      </Painted>
    </Page>
  );
}

/** Who won, as the first words on the page. */
function useHeading(kept: Kept, look: Look): string {
  const say = useSpeak(RESULT_TEXTS);
  const list = useListing();
  const { places, points } = look.retrospect.tally;
  const winners = (places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner = 0] = winners;
  if (winners.length > 1) return say('winners', { names: list(winners.map((seat) => nameOf(look, seat))) });
  const mine = lonePerson(kept.sitters) === winner ? 'yes' : 'no';
  const isLeft = look.forfeited.length === kept.sitters.length - 1; // whoever did not give up has won
  if (isLeft) return say('winner.left', { mine, name: nameOf(look, winner), others: look.forfeited.length });
  return say('winner', { mine, name: nameOf(look, winner), points: points[winner] ?? 0 });
}

function About({ kept, turns }: { kept: Kept; turns: number }) {
  const say = useSpeak(RESULT_TEXTS);
  const language = use(LanguageContext);
  const game = findGame(kept.game)?.name[language] ?? kept.game;
  const locale = language === 'en' ? 'en-GB' : language;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(kept.touched);
  return <p className="muted result-about">{say('about', { game, turns, date })}</p>;
}
