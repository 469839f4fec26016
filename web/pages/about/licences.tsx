import { useLoaded } from '../../app/loaded.ts';
import type { Licence } from '../../offline/licence.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { ABOUT_TEXTS } from './texts.ts';

async function loadLicences(): Promise<readonly Licence[]> {
  const answer = await fetch('/licences.json');
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return answer.json();
}

/** The packages in the build and their licences. */
export function Licences() {
  const say = useTranslate(ABOUT_TEXTS);
  const licences = useLoaded(loadLicences);
  if (licences.state === 'loading') return <p role="status">{say('loading')}</p>;
  if (licences.state === 'failed') {
    return (
      <p role="alert">
        {say('failed')}{' '}
        <button type="button" className="btn small" onClick={licences.again}>
          {say('again')}
        </button>
      </p>
    );
  }
  if (licences.value.length === 0) return <p>{say('licences.none')}</p>;
  return (
    <>
      <p>{say('licences.others')}</p>
      <ul className="licences">
        {licences.value.map(({ name, version, licence, text }) => (
          <li key={name}>
            <details>
              <summary>
                {name} <span className="muted">{version}</span> <span className="tag">{licence}</span>
              </summary>
              {text && <pre>{text}</pre>}
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
