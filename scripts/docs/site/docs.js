// The search, and the copy of the pages for use without a network. Pages work without this script.
const root = document.documentElement.dataset.root ?? '';
const form = document.querySelector('.search');
const input = form.querySelector('input');
const found = form.querySelector('.found');
const MAX_FOUND = 12;
const MIN_LETTERS = 2;

let index = null;
const load = () => {
  index ??= fetch(`${root}search.json`).then((response) => response.json());
  return index;
};

/** How well a page fits: all words must occur; the title counts most, then headings. */
function hitsOf({ page, title, headings, text }, words) {
  const has = (where) => words.every((word) => where.toLowerCase().includes(word));
  const fitting = headings.filter(([, heading]) => has(heading));
  const own = has(title) ? 3 : has(text) ? 1 : 0;
  const hits = fitting.map(([id, heading]) => ({ score: 2, address: `${page}#${id}`, label: `${title}: ${heading}` }));
  return own === 0 ? hits : [{ score: own, address: page, label: title }, ...hits];
}

async function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.join('').length < MIN_LETTERS) return found.replaceChildren();
  const pages = await load();
  const hits = pages.flatMap((page) => hitsOf(page, words)).sort((a, b) => b.score - a.score);
  const list = document.createElement('ul');
  for (const { address, label } of hits.slice(0, MAX_FOUND)) {
    const link = Object.assign(document.createElement('a'), { href: root + address, textContent: label });
    list.append(document.createElement('li'));
    list.lastChild.append(link);
  }
  if (hits.length === 0)
    list.append(Object.assign(document.createElement('li'), { textContent: 'Nothing was found.' }));
  found.replaceChildren(list);
}

input.addEventListener('focus', load);
input.addEventListener('input', search);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') found.replaceChildren();
});

if ('serviceWorker' in navigator) navigator.serviceWorker.register(`${root}worker.js`).catch(() => undefined);
