import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Bots load the engine of their game when they sit down: a worker in one piece could not.
  worker: { format: 'es' },
  build: {
    // The server's policy allows neither inlined files nor the polyfill's inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
