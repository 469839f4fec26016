import { localeOf } from '@orrery/kernel';
import type { TournamentResponse } from '@orrery/protocol/api';
import { use, useId } from 'react';
import { Link } from '../../../app/link.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { entrantName } from './entrant-name.ts';
import { TOURNAMENT_TEXTS } from './texts.ts';

type Tournament = TournamentResponse['tournament'];
type Board = Tournament['boards'][number];

/** All rounds with their tables, the last one first and open. */
export function Rounds({ shown }: { readonly shown: TournamentResponse }) {
  const { tournament, number } = shown;
  const say = useTranslate(TOURNAMENT_TEXTS);
  const heading = useId();
  const rounds = [...new Set(tournament.boards.map(({ round }) => round))].toSorted((a, b) => b - a);
  if (rounds.length === 0) return null;
  if (tournament.system === 'arena') return <ArenaGames shown={shown} heading={heading} />;
  return (
    <section className="panel online-part" aria-labelledby={heading}>
      <h2 id={heading}>{say('rounds')}</h2>
      {rounds.map((round) => (
        <details key={round} open={round === tournament.round}>
          <summary>{say('round', { round, rounds: tournament.rounds })}</summary>
          <ul className="online-rows">
            {tournament.boards
              .filter((board) => board.round === round)
              .map((board) => (
                <BoardLine key={board.board} tournament={tournament} board={board} number={number} />
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** More games of an arena are not listed. */
const MAX_GAMES_SHOWN = 40;

/** The games of an arena, the last ones first. */
function ArenaGames({ shown, heading }: { readonly shown: TournamentResponse; readonly heading: string }) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const { tournament, number } = shown;
  const games = tournament.boards
    .toReversed()
    .toSorted((a, b) => b.round - a.round)
    .slice(0, MAX_GAMES_SHOWN);
  return (
    <section className="panel online-part" aria-labelledby={heading}>
      <h2 id={heading}>{say('games')}</h2>
      <ul className="online-rows">
        {games.map((board) => (
          <BoardLine key={`${board.round} ${board.board}`} tournament={tournament} board={board} number={number} />
        ))}
      </ul>
    </section>
  );
}

interface BoardLineProps {
  readonly tournament: Tournament;
  readonly board: Board;
  /** The user's number. */
  readonly number: number | null;
}

/** A table of a round: its players, the points, and a link to the game. */
function BoardLine({ tournament, board, number }: BoardLineProps) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const figure = new Intl.NumberFormat(localeOf(use(LanguageContext)));
  const { entrants, points, outcome, table } = board;
  return (
    <li>
      <span>
        {entrants.map((entrant, seat) => (
          <span key={entrant} className="tournament-seat">
            {entrant === number ? <b>{entrantName(tournament, entrant)}</b> : entrantName(tournament, entrant)}
            {points !== null && <b className="tournament-points"> {figure.format(points[seat] ?? 0)}</b>}
          </span>
        ))}
      </span>
      {outcome === 'pending' || outcome === 'played' || outcome === 'broken-off' ? (
        table !== null && (
          <Link className="btn small" to={{ page: 'join', id: table }}>
            {say(outcome === 'pending' ? (number !== null && entrants.includes(number) ? 'play' : 'watch') : 'see')}
            <span className="unseen"> {entrants.map((each) => entrantName(tournament, each)).join(', ')}</span>
          </Link>
        )
      ) : (
        <span className="muted tournament-outcome">{say(`outcome.${outcome}`)}</span>
      )}
    </li>
  );
}
