import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultMetadata } from '../../testing/insert-library-file';
import { createTemporaryFolder } from '../../testing/temporary-folder';
import { createDiskProvider } from './disk-provider';
import { describeProvider } from './provider.suite';

describeProvider('createDiskProvider', () => createDiskProvider(createTemporaryFolder()));

test('createDiskProvider() leaves only the stored files in its folder', async () => {
  const folder = createTemporaryFolder();
  const provider = createDiskProvider(folder);
  const storedName = await provider.store(Buffer.from('kept'), defaultMetadata);
  await provider.remove(await provider.store(Buffer.from('removed'), defaultMetadata));
  expect(readdirSync(folder)).toEqual([storedName]);
});

test('createDiskProvider() neither reads nor removes files outside its folder', async () => {
  const outside = createTemporaryFolder();
  writeFileSync(join(outside, 'note'), 'stays');
  const provider = createDiskProvider(createTemporaryFolder());
  await provider.remove(join(outside, 'note'));
  expect(await provider.read(join(outside, 'note'))).toBeUndefined();
  expect(readdirSync(outside)).toEqual(['note']);
});
