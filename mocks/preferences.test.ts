import { expect, test, vi } from 'vitest';
import { applyLinkedPreferences, type Preferences } from './preferences';

function createPreferences() {
  return {
    getTheme: () => 'system',
    setTheme: vi.fn(),
    subscribeToTheme: () => () => undefined,
    setLanguage: vi.fn(),
    localizePath: () => undefined,
  } satisfies Preferences;
}

test('applyLinkedPreferences saves theme and language of a link and removes them from the query', () => {
  const preferences = createPreferences();
  const search = '?scenario=slow,empty&theme=dark&q=a%20b&language=es';
  expect(applyLinkedPreferences(search, preferences)).toBe('?scenario=slow,empty&q=a%20b');
  expect(preferences.setTheme).toHaveBeenCalledWith('dark');
  expect(preferences.setLanguage).toHaveBeenCalledWith('es');
});

test('applyLinkedPreferences leaves the preferences alone without such parameters', () => {
  const preferences = createPreferences();
  expect(applyLinkedPreferences('', preferences)).toBe('');
  expect(preferences.setTheme).not.toHaveBeenCalled();
  expect(preferences.setLanguage).not.toHaveBeenCalled();
});

test.each(['?theme=purple', '?language=fr'])('applyLinkedPreferences throws on %s', (search) => {
  expect(() => applyLinkedPreferences(search, createPreferences())).toThrow('has to be one of');
});
