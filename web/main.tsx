import '@fontsource/marcellus/400.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './art/fonts/inter.css';
import './art/tokens.css';
import './art/base.css';
import { isEmbedded } from './app/route.ts';
import { App } from './app.tsx';
import { updates } from './offline/updates.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no element #app');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Only a built app can be cached; the first screen has priority; a frame in another site's page caches nothing.
if (import.meta.env.PROD && !isEmbedded()) addEventListener('load', () => void updates.start());
