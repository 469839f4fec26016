// Writes a folder as a tar archive (POSIX ustar). The same folder always becomes the same bytes, on every machine: names
// in order, no owner, one time for all files.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BLOCK = 512;
const MAX_NAME = 100;
const MAX_PREFIX = 155;
const FILE_MODE = 0o644;
const PROGRAM_MODE = 0o755;
const OCTAL = 8;

/**
 * A path is stored as a name and what stands in front of it.
 * @param {string} file
 */
function splitName(file) {
  if (Buffer.byteLength(file) <= MAX_NAME) return { prefix: '', name: file };
  for (let at = file.indexOf('/'); at >= 0; at = file.indexOf('/', at + 1)) {
    const [prefix, name] = [file.slice(0, at), file.slice(at + 1)];
    if (Buffer.byteLength(name) <= MAX_NAME && Buffer.byteLength(prefix) <= MAX_PREFIX) return { prefix, name };
  }
  throw new Error(`${file} is too long for an archive`);
}

/**
 * @param {string} file
 * @param {{bytes: number, mode: number, seconds: number}} about
 */
function header(file, { bytes, mode, seconds }) {
  const { prefix, name } = splitName(file);
  const block = Buffer.alloc(BLOCK);
  const put = (/** @type {number} */ at, /** @type {string} */ text) => void block.write(text, at);
  const number = (/** @type {number} */ at, /** @type {number} */ digits, /** @type {number} */ value) =>
    put(at, value.toString(OCTAL).padStart(digits, '0'));
  put(0, name);
  number(100, 7, mode);
  number(108, 7, 0);
  number(116, 7, 0);
  number(124, 11, bytes);
  number(136, 11, seconds);
  put(148, ' '.repeat(8));
  put(156, '0');
  put(257, 'ustar\0' + '00');
  put(345, prefix);
  number(
    148,
    6,
    block.reduce((sum, byte) => sum + byte, 0),
  );
  put(154, '\0 ');
  return block;
}

/**
 * The files below a folder, in the order of their names.
 * @param {string} folder
 * @param {string} below
 * @returns {string[]}
 */
function filesBelow(folder, below = '') {
  return readdirSync(path.join(folder, below))
    .sort()
    .flatMap((name) => {
      const file = path.posix.join(below, name);
      return lstatSync(path.join(folder, file)).isDirectory() ? filesBelow(folder, file) : [file];
    });
}

/**
 * @param {string} folder
 * @param {string} top the name of the one folder in the archive
 * @param {number} seconds the time of all files, since 1970
 * @returns {Buffer}
 */
export function tarOf(folder, top, seconds) {
  const blocks = filesBelow(folder).flatMap((file) => {
    const contents = readFileSync(path.join(folder, file));
    const isProgram = (lstatSync(path.join(folder, file)).mode & 0o100) !== 0;
    const about = { bytes: contents.length, mode: isProgram ? PROGRAM_MODE : FILE_MODE, seconds };
    return [header(`${top}/${file}`, about), contents, Buffer.alloc((BLOCK - (contents.length % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}
