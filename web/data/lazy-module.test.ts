import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyModule } from './lazy-module';

function goOffline(): () => void {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  return () => network.mockReturnValue(true);
}

test('lazyModule imports the module once', async () => {
  const fetchIt = vi.fn(async () => 'code');
  const load = lazyModule(fetchIt);
  expect(await Promise.all([load(), load()])).toEqual(['code', 'code']);
  goOffline();
  expect(await load()).toBe('code');
  expect(fetchIt).toHaveBeenCalledOnce();
});

test('lazyModule rejects offline without importing, and imports once online', async () => {
  const fetchIt = vi.fn(async () => 'code');
  const load = lazyModule(fetchIt);
  const goOnline = goOffline();
  await expect(load()).rejects.toThrow('No network');
  expect(fetchIt).not.toHaveBeenCalled();
  goOnline();
  expect(await load()).toBe('code');
});

test('lazyModule imports again after an error', async () => {
  const fetchIt = vi.fn().mockRejectedValueOnce(new TypeError('Failed')).mockResolvedValue('code');
  const load = lazyModule(fetchIt);
  await expect(load()).rejects.toThrow('Failed');
  expect(await load()).toBe('code');
});
