import { lazy } from 'react';
import type { Route } from '../app/route.ts';
import { Home } from './home/home.tsx';

const Almanac = lazy(async () => ({ default: (await import('./almanac/almanac-page.tsx')).AlmanacPage }));
const Companion = lazy(async () => ({ default: (await import('./companion/companion-page.tsx')).CompanionPage }));
const Friends = lazy(async () => ({ default: (await import('./online/friends/friends-page.tsx')).FriendsPage }));
const Join = lazy(async () => ({ default: (await import('./online/gathering/join-page.tsx')).JoinPage }));
const Pairing = lazy(async () => ({ default: (await import('./online/pairing/pairing-page.tsx')).PairingPage }));
const Leaderboard = lazy(async () => ({
  default: (await import('./online/people/leaderboard-page.tsx')).LeaderboardPage,
}));
const Lobby = lazy(async () => ({ default: (await import('./online/lobby/lobby-page.tsx')).LobbyPage }));
const Tournaments = lazy(async () => ({
  default: (await import('./online/tournaments/tournaments-page.tsx')).TournamentsPage,
}));
const Tournament = lazy(async () => ({
  default: (await import('./online/tournaments/tournament-page.tsx')).TournamentPage,
}));
const NewTournament = lazy(async () => ({
  default: (await import('./online/tournaments/new-tournament-page.tsx')).NewTournamentPage,
}));
const Person = lazy(async () => ({ default: (await import('./online/people/person-page.tsx')).PersonPage }));
const People = lazy(async () => ({ default: (await import('./online/people/people-page.tsx')).PeoplePage }));
const Account = lazy(async () => ({ default: (await import('./online/account/account-page.tsx')).AccountPage }));
const Admin = lazy(async () => ({ default: (await import('./online/admin/admin-page.tsx')).AdminPage }));
const Learn = lazy(async () => ({ default: (await import('./learn/learn-page.tsx')).LearnPage }));
const Puzzles = lazy(async () => ({ default: (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage }));
const NewGame = lazy(async () => ({ default: (await import('./new-game/new-game-page.tsx')).NewGamePage }));
const Table = lazy(async () => ({ default: (await import('./table/table-page.tsx')).TablePage }));
const Replay = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));
const Embed = lazy(async () => ({ default: (await import('./replay/embed-page.tsx')).EmbedPage }));
const Review = lazy(async () => ({ default: (await import('./review/review-page.tsx')).ReviewPage }));
const Result = lazy(async () => ({ default: (await import('./result/result-page.tsx')).ResultPage }));
const Settings = lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage }));
const About = lazy(async () => ({ default: (await import('./about/about-page.tsx')).AboutPage }));
const NotFound = lazy(async () => ({ default: (await import('../app/notice-page.tsx')).NotFoundPage }));

/** The page of a route. The first screen is in the main bundle, all others are loaded on demand. */
export function PageOf({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'almanac':
      return <Almanac game={route.game} entry={route.entry} />;
    case 'new':
      return <NewGame game={route.game} />;
    case 'friends':
      return <Friends game={route.game} invite={route.invite ?? null} />;
    case 'join':
      return <Join id={route.id} />;
    case 'play':
      return <Pairing />;
    case 'leaderboard':
      return <Leaderboard game={route.game} seats={route.seats} />;
    case 'lobby':
      return <Lobby />;
    case 'tournaments':
      return <Tournaments />;
    case 'tournament':
      return <Tournament id={route.id} />;
    case 'new-tournament':
      return <NewTournament game={route.game} />;
    case 'person':
      return <Person id={route.id} table={route.table} />;
    case 'people':
      return <People />;
    case 'account':
      return <Account />;
    case 'admin':
      return <Admin />;
    case 'companion':
      return <Companion game={route.game} tool={route.tool} />;
    case 'learn':
      return <Learn game={route.game} part={route.part} />;
    case 'puzzles':
      return <Puzzles game={route.game} number={route.number} />;
    case 'table':
      return <Table id={route.id} />;
    case 'replay':
      return <Replay id={route.id} at={route.at} />;
    case 'embed':
      return <Embed id={route.id} at={route.at} />;
    case 'review':
      return <Review id={route.id} />;
    case 'result':
      return <Result id={route.id} />;
    case 'settings':
      return <Settings />;
    case 'about':
      return <About />;
    case 'lost':
      return <NotFound />;
  }
}
