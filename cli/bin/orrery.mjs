#!/usr/bin/env node
await import(new URL('../../dist/cli/main.js', import.meta.url).href);
