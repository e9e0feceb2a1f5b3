import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyModule } from './lazy-module';

function goOffline(): () => void {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  return () => network.mockReturnValue(true);
}

test('lazyModule imports the module once', async () => {
  const importModule = vi.fn(async () => 'code');
  const load = lazyModule(importModule);
  expect(await Promise.all([load(), load()])).toEqual(['code', 'code']);
  goOffline();
  expect(await load()).toBe('code');
  expect(importModule).toHaveBeenCalledOnce();
});

test('lazyModule rejects offline without importing, and imports once online', async () => {
  const importModule = vi.fn(async () => 'code');
  const load = lazyModule(importModule);
  const goOnline = goOffline();
  await expect(load()).rejects.toThrow('No network');
  expect(importModule).not.toHaveBeenCalled();
  goOnline();
  expect(await load()).toBe('code');
});

test('lazyModule imports again after an error', async () => {
  const importModule = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed'))
    .mockResolvedValue('code');
  const load = lazyModule(importModule);
  await expect(load()).rejects.toThrow('Failed');
  expect(await load()).toBe('code');
});
