#!/usr/bin/env node
// The smallest “model”: reads a prompt and takes the first choice. It shows what a program for `orrery prompt` has to do:
//
//     npx orrery arena comet --bot "first=npx orrery prompt comet --command 'node examples/language-models/first.mjs'" --games 2
//
// docs/language-models.md describes prompts and answers.
let prompt = '';
for await (const part of process.stdin) prompt += part;
const choices = prompt.match(/^\d+\. .+$/gm) ?? [];
console.log(`There are ${choices.length} choices.\nMOVE: 1`);
