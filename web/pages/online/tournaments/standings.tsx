import { localeOf } from '@orrery/kernel';
import type { TournamentResponse } from '@orrery/protocol/api';
import { use, useId } from 'react';
import { Link } from '../../../app/link.tsx';
import { LEVEL_TEXTS } from '../../../bots/texts.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { entrantName } from './entrant-name.ts';
import { TOURNAMENT_TEXTS } from './texts.ts';

type Tournament = TournamentResponse['tournament'];

/** The standings of the tournament, the best first. */
export function StandingsPart({ shown }: { readonly shown: TournamentResponse }) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const figure = new Intl.NumberFormat(localeOf(use(LanguageContext)));
  const heading = useId();
  const { tournament, number } = shown;
  const { standings, tieBreaks, entrants } = tournament;
  if (entrants.length === 0) return <p className="muted">{say('nobody')}</p>;
  return (
    <section className="panel online-part" aria-labelledby={heading}>
      <h2 id={heading}>{say(tournament.state === 'open' ? 'entrants' : 'standings')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard */}
      <div className="tournament-table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('place')}</th>
              <th scope="col">{say('name')}</th>
              {tournament.state !== 'open' && (
                <>
                  <th scope="col">{say('points')}</th>
                  {tieBreaks.map((each) => (
                    <th key={each} scope="col">
                      <abbr title={say(`tie-break.${each}`)}>{say(`tie-break.${each}.short`)}</abbr>
                    </th>
                  ))}
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {standings.map((line) => (
              <tr key={line.entrant} className={line.entrant === number ? 'mine' : undefined}>
                <td>{tournament.state === 'open' ? line.entrant : line.place}</td>
                <th scope="row">
                  <EntrantCell tournament={tournament} number={line.entrant} />
                </th>
                {tournament.state !== 'open' && (
                  <>
                    <td>
                      <b>{figure.format(line.points)}</b>
                    </td>
                    {line.tieBreaks.map((value, i) => (
                      <td key={tieBreaks[i]}>{figure.format(value)}</td>
                    ))}
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {tournament.state !== 'open' && (
        <p className="muted">
          {say(`rules.${tournament.system}`)}{' '}
          {say(tournament.system === 'round-robin' ? 'rules.absent.round-robin' : 'rules.absent')}
        </p>
      )}
    </section>
  );
}

function EntrantCell({ tournament, number }: { readonly tournament: Tournament; readonly number: number }) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const levels = useTranslate(LEVEL_TEXTS);
  const entrant = tournament.entrants.find((each) => each.number === number);
  const name = entrantName(tournament, number);
  if (entrant === undefined || entrant.name === '') return name;
  return (
    <>
      {entrant.person === null ? name : <Link to={{ page: 'person', id: entrant.person, table: null }}>{name}</Link>}
      {entrant.level !== null && <span className="muted"> {levels(`level.${entrant.level}`)}</span>}
      {!entrant.isActive && entrant.person !== null && <span className="muted"> {say('withdrawn')}</span>}
    </>
  );
}
