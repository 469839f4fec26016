import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type ZipEntry, zipArchive } from './zip.ts';

async function* each(files: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* files;
}
async function archiveOf(files: readonly ZipEntry[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of zipArchive(each(files))) parts.push(part);
  return Buffer.concat(parts);
}

/** Reads an archive by its directory, as every program does. */
function filesIn(archive: Buffer): readonly ZipEntry[] {
  const end = archive.lastIndexOf('PK\x05\x06');
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const [checksum, packed] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20)];
    const [nameLength, start] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength;
    const data = start + 30 + nameLength;
    const plain = inflateRawSync(archive.subarray(data, data + packed));
    expect(crc32(plain)).toBe(checksum);
    return { name, text: plain.toString() };
  });
}

test('an archive gives back every file, with names and texts of any language', async () => {
  const files = [
    { name: 'account.json', text: '{"name":"Zoë"}' },
    { name: 'games/1.log', text: 'orrery log 1\n'.repeat(500) },
    { name: 'empty', text: '' },
  ];
  const archive = await archiveOf(files);
  expect(filesIn(archive)).toEqual(files);
  expect(archive.length).toBeLessThan(1000);
  expect(filesIn(await archiveOf([]))).toEqual([]);
});
