import { okResult } from '@orrery/kernel';
import { usePreferences } from '../../../app/preferences.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { Form } from '../parts/form.tsx';
import { doAsGuest } from '../parts/guest.ts';
import { NameField } from '../parts/name-field.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** An anonymous spectator needs a name to talk. */
export function SpectatorName() {
  const say = useTranslate(ONLINE_TEXTS);
  const { preferences } = usePreferences();
  const { isBusy, problem, run } = useServerAction();
  return (
    <Form onSend={() => run(() => doAsGuest(null, preferences.name, async () => okResult(null)))}>
      <NameField />
      <ProblemText problem={problem} />
      <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
        {say('chat.spectators.join')}
      </button>
    </Form>
  );
}
