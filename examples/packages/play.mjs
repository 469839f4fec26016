// A game between three Captains, in a project of your own: docs/packages.md says how to install the packages.
import { BOT_LEVELS, botKitOf, seatBot } from '@orrery/bots';
import { eventFor, headerOf, Match, seatsIn, seededChance, standardOptions } from '@orrery/kernel';

(await botKitOf('startrek')).use(({ game, heuristics }) => {
  const options = standardOptions(game.options);
  const match = new Match(game, headerOf(game, { options, seats: 3 }), { chance: seededChance(1) });
  const sit = (view, seed) => seatBot(game, heuristics(), BOT_LEVELS.captain, { options, view, seats: 3, seed });
  const bots = match.views.map(sit);
  const hear = (bot, event) => event === null || bot.hear(event);
  const tell = (steps) => {
    for (const told of steps.flatMap((step) => step.told))
      for (const [seat, bot] of bots.entries()) hear(bot, eventFor(told, seat));
  };
  tell(match.drawChance());
  while (match.awaiting.who === 'seats') {
    const [seat] = seatsIn(match.awaiting.must);
    const move = bots[seat].choose(match.view(seat), { iterations: 0 });
    tell(match.choose(seat, match.request(seat).id, move).steps);
  }
  console.log(`places: ${match.awaiting.places.join(' ')}`);
});
