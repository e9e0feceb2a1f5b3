import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Theme } from '../preferences';
import { parseSettings, withScenario } from '../settings';
import { listClockPresets } from './clock-presets';
import { buildLink, listRecordings } from './panel-mocks';
import { defaultPlacement, readPlacement, savePlacement } from './placement';
import { fetchSession } from './use-session';

interface LinkOptions {
  readonly path?: string;
  readonly isSignedIn?: boolean;
  readonly theme?: Theme;
}

function link(
  search: string,
  { path = '/shop', isSignedIn = false, theme = 'system' }: LinkOptions,
) {
  const href = `http://shop.test${path}`;
  const url = buildLink(
    { href, lang: 'es' },
    {
      settings: parseSettings(search),
      isSignedIn,
      preferences: {
        getTheme: () => theme,
        localizePath: (url) => (url.includes('/admin') ? undefined : url),
      },
    },
  );
  return url.replace('http://shop.test', '');
}

describe('buildLink', () => {
  test("has the settings and the page's own parameters", () => {
    expect(link('?scenario=empty&latency=800', { path: '/shop?scenario=slow&q=figs#list' })).toBe(
      '/shop?scenario=empty&latency=800&q=figs#list',
    );
    expect(link('', {})).toBe('/shop');
  });

  test('starts with a session if there is one, unless a scenario does', () => {
    expect(link('?scenario=empty', { isSignedIn: true })).toBe('/shop?scenario=empty,signed-in');
    expect(link('?scenario=expired-session', { isSignedIn: true })).toBe(
      '/shop?scenario=expired-session',
    );
  });

  test('has a chosen theme, and the language of a page whose URL has none', () => {
    expect(link('', { theme: 'dark' })).toBe('/shop?theme=dark');
    expect(link('?latency=1', { path: '/admin?tab=orders', theme: 'light' })).toBe(
      '/admin?latency=1&tab=orders&theme=light&language=es',
    );
  });
});

describe('listClockPresets', () => {
  test('has the next Thursday, Sunday and Christmas Eve, today included', () => {
    const list = (today: string) => listClockPresets(today).map(({ now }) => now);
    expect(list('2026-11-24')).toEqual([
      '2026-11-26T18:59',
      '2026-11-29T23:59',
      '2026-12-24T09:00',
    ]);
    expect(list('2026-12-24')).toEqual([
      '2026-12-24T18:59',
      '2026-12-27T23:59',
      '2026-12-24T09:00',
    ]);
    expect(list('2026-12-25').at(-1)).toBe('2027-12-24T09:00');
  });
});

describe('readPlacement', () => {
  const createStorage = (initial: string | null = null) => {
    let saved = initial;
    return {
      getItem: () => saved,
      setItem: (_: string, value: string) => {
        saved = value;
      },
    };
  };

  test('returns what was saved', () => {
    const storage = createStorage();
    expect(readPlacement(storage)).toEqual(defaultPlacement);
    const placement = { ...defaultPlacement, edge: 'right', isOpen: true } as const;
    savePlacement(storage, placement);
    expect(readPlacement(storage)).toEqual(placement);
  });

  test.each(['{', '{"edge":"above"}'])('returns the default for %s', (saved) => {
    expect(readPlacement(createStorage(saved))).toEqual(defaultPlacement);
  });
});

test('listRecordings returns those on the disk and the one in the URL once', () => {
  const settings = parseSettings('?scenario=recorded:friday,slow,recorded:market');
  expect(listRecordings(['recorded:friday', 'recorded:june'], settings)).toEqual([
    'recorded:friday',
    'recorded:june',
    'recorded:market',
  ]);
});

test('turning a recording on turns the other one off', () => {
  const settings = parseSettings('?scenario=recorded:friday,slow');
  expect([...withScenario(settings, 'recorded:june', true).scenarios]).toEqual([
    'slow',
    'recorded:june',
  ]);
});

test('fetchSession sends no request without a cookie, which would log a 401', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetch.mockRestore());
  expect(await fetchSession(false)).toEqual({ status: 'signed-out' });
  expect(fetch).not.toHaveBeenCalled();
});
