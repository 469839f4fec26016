import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly text: string;
}

const VERSION = 20;
const NAMES_IN_UTF8 = 0x0800;
const DEFLATED = 8;
/** Midnight of 1 January 1980: the archive says nothing about times. */
const NO_DATE = 0x0021;

/** Little-endian numbers of two bytes (`[value, 2]`) or four. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** A ZIP archive, file by file, so that only one of them is in memory at a time. */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, text } of entries) {
    const [title, plain] = [Buffer.from(name), Buffer.from(text)];
    const packed = deflateRawSync(plain);
    const about = numbers(
      ...([
        [VERSION, 2],
        [NAMES_IN_UTF8, 2],
        [DEFLATED, 2],
        [0, 2],
        [NO_DATE, 2],
        [crc32(plain), 4],
        [packed.length, 4],
        [plain.length, 4],
        [title.length, 2],
        [0, 2],
      ] as const),
    );
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), about, title, packed]);
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), numbers([VERSION, 2]), about, place, title]));
    offset += file.length;
    yield file;
  }
  const index = Buffer.concat(directory);
  const count = directory.length;
  const end = numbers([0, 2], [0, 2], [count, 2], [count, 2], [index.length, 4], [offset, 4], [0, 2]);
  yield Buffer.concat([index, Buffer.from('PK\x05\x06'), end]);
}
