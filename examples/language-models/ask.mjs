#!/usr/bin/env node
// Asks a language model for a move, by the interface of OpenAI's chat completions, which most services and local programs have:
//
//     MODEL_URL=http://localhost:11434/v1 MODEL=llama3.3 node examples/language-models/ask.mjs < prompt.txt
//
// MODEL_KEY is sent as the key of the service, if it needs one. docs/language-models.md describes prompts and answers.
const { MODEL_URL, MODEL, MODEL_KEY } = process.env;
if (!MODEL_URL || !MODEL) {
  console.error(
    'Set MODEL_URL to the address of a service, such as http://localhost:11434/v1, and MODEL to the name of its model.',
  );
  process.exit(2);
}

let prompt = '';
for await (const part of process.stdin) prompt += part;

const response = await fetch(`${MODEL_URL.replace(/\/$/, '')}/chat/completions`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...(MODEL_KEY ? { Authorization: `Bearer ${MODEL_KEY}` } : {}) },
  body: JSON.stringify({ model: MODEL, messages: [{ role: 'user', content: prompt }] }),
});
if (!response.ok) {
  console.error(`The service answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  process.exit(1);
}
const { choices } = await response.json();
console.log(choices[0].message.content);
