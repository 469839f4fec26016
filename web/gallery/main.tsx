import '@fontsource/marcellus/400.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../art/fonts/inter.css';
import '../art/tokens.css';
import '../art/base.css';
import { GalleryPage } from './gallery.tsx';

const place = document.getElementById('gallery');
if (place === null) throw new Error('gallery.html has no element #gallery');
createRoot(place).render(
  <StrictMode>
    <GalleryPage />
  </StrictMode>,
);
