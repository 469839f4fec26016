#!/usr/bin/env node
import { freshen } from '../../scripts/bundles.mjs';

if (freshen(['cli'])) await import(new URL('../../dist/cli/main.js', import.meta.url).href);
else process.exitCode = 1;
