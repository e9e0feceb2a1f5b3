import { expect, test, vi } from 'vitest';
import { getCachedPromise } from './cached-promise';

test('getCachedPromise starts once, and again only after a failure', async () => {
  const cache = new Map<string, Promise<string>>();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('EMFILE'))
    .mockResolvedValue('fig');
  const get = () => getCachedPromise(cache, 'tree', load);
  await expect(Promise.all([get(), get()])).rejects.toThrow('EMFILE');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([get(), get()])).toEqual(['fig', 'fig']);
  expect(await get()).toBe('fig');
  expect(load).toHaveBeenCalledTimes(2);
});
