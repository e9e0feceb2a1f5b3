import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainFacts } from '../../testing/library-file';
import { temporaryFolder } from '../../testing/temporary-folder';
import { diskProvider } from './disk';
import { providerSuite } from './provider.suite';

providerSuite('createDiskProvider', () => diskProvider(temporaryFolder()));

test('createDiskProvider() leaves only the stored files in its folder', async () => {
  const folder = temporaryFolder();
  const provider = diskProvider(folder);
  const storedName = await provider.store(Buffer.from('kept'), plainFacts);
  await provider.remove(await provider.store(Buffer.from('removed'), plainFacts));
  expect(readdirSync(folder)).toEqual([storedName]);
});

test('createDiskProvider() neither reads nor removes files outside its folder', async () => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'note'), 'stays');
  const provider = diskProvider(temporaryFolder());
  await provider.remove(join(outside, 'note'));
  expect(await provider.read(join(outside, 'note'))).toBeUndefined();
  expect(readdirSync(outside)).toEqual(['note']);
});
