import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // The server's policy allows neither inlined files nor the polyfill's inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
