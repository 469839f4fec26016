import { Link } from '../../app/link.tsx';
import { Page } from '../../app/page.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { SETTINGS_TEXTS } from './texts.ts';

export function SettingsPage() {
  const say = useTranslate(SETTINGS_TEXTS);
  return (
    <Page title={say('title')} heading={say('title')}>
      <p className="muted settings-intro">{say('intro')}</p>
      <section className="panel settings-sheet" aria-label={say('title')}>
        <SettingsPanel />
      </section>
      <p className="settings-more">
        <Link to={{ page: 'about' }}>{say('about')}</Link>
      </p>
    </Page>
  );
}
