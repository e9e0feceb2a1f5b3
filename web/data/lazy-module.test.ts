import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyModule } from './lazy-module';

function goOffline(): () => void {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  return () => network.mockReturnValue(true);
}

test('code is fetched once, however often it is asked for', async () => {
  const fetchIt = vi.fn(async () => 'code');
  const load = lazyModule(fetchIt);
  expect(await Promise.all([load(), load()])).toEqual(['code', 'code']);
  goOffline();
  expect(await load()).toBe('code');
  expect(fetchIt).toHaveBeenCalledOnce();
});

test('without a network it is not asked for, and had once there is one', async () => {
  const fetchIt = vi.fn(async () => 'code');
  const load = lazyModule(fetchIt);
  const goOnline = goOffline();
  await expect(load()).rejects.toThrow('There is no network');
  expect(fetchIt).not.toHaveBeenCalled();
  goOnline();
  expect(await load()).toBe('code');
});

test('code that could not be had is asked for again', async () => {
  const fetchIt = vi.fn().mockRejectedValueOnce(new TypeError('Failed')).mockResolvedValue('code');
  const load = lazyModule(fetchIt);
  await expect(load()).rejects.toThrow('Failed');
  expect(await load()).toBe('code');
});
