import '@fontsource/marcellus/latin-400.css';
import '@fontsource/marcellus/latin-ext-400.css';
import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './tokens.css';
import './base.css';
import { App } from './app.tsx';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no element #app');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
