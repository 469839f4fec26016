import { saveFile } from '../../../app/files.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** Everything that the server stores about the user, and all their games, as a file. */
export function ExportPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const { isBusy, problem, run } = useServerAction();
  const save = async () => {
    const made = await run(api.exportAccount);
    if (made) saveFile('orrery.zip', made.value);
  };
  return (
    <AccountSection title={say('export')}>
      <p className="muted">{say('export.text')}</p>
      <p>
        <button
          type="button"
          className="btn"
          aria-disabled={isBusy || undefined}
          onClick={() => void (isBusy || save())}
        >
          {say('export.do')}
        </button>
      </p>
      <ProblemText problem={problem} />
    </AccountSection>
  );
}
