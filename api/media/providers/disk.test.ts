import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { diskProvider } from './disk';

test('what is removed is gone, and removing it again does no harm', async () => {
  const folder = temporaryFolder();
  const provider = diskProvider(folder);
  const kept = await provider.store(Buffer.from('kept'));
  const name = await provider.store(Buffer.from('removed'));
  await provider.remove(name);
  await provider.remove(name);
  expect(await provider.read(name)).toBeUndefined();
  expect(await provider.read(kept)).toEqual(Buffer.from('kept'));
  expect(readdirSync(folder)).toEqual([kept]);
});

test('nothing outside the folder is read or removed', async () => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'note'), 'stays');
  const provider = diskProvider(temporaryFolder());
  await provider.remove(join(outside, 'note'));
  expect(await provider.read(join(outside, 'note'))).toBeUndefined();
  expect(readdirSync(outside)).toEqual(['note']);
});
