import * as v from 'valibot';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseWith } from './parse-with';
import { createPersistedStore } from './persisted-store';

interface Note {
  version: 1;
  text: string;
}

const emptyNote: Note = { version: 1, text: '' };
const helloNote: Note = { version: 1, text: 'hello' };

const createNoteStore = () =>
  createPersistedStore(
    'note',
    parseWith(v.object({ version: v.literal(1), text: v.string() })),
    emptyNote,
  );

const setStoredText = (text: string) => localStorage.setItem('note', text);
const getStoredText = (key = 'note') => localStorage.getItem(key);

function changeInOtherTab(key: string | null, text?: string): void {
  if (key === null) localStorage.clear();
  else localStorage.setItem(key, text ?? '');
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const throwDomException = (name: 'SecurityError' | 'QuotaExceededError') => () => {
  throw new DOMException('No.', name);
};

afterEach(() => vi.restoreAllMocks());

describe('createPersistedStore', () => {
  test('returns the default value until a value is written', () => {
    const store = createNoteStore();
    expect(store.read()).toBe(emptyNote);
    expect(store.write(helloNote)).toBe(true);
    expect(store.read()).toEqual(helloNote);
    expect(createNoteStore().read()).toEqual(helloNote);
    expect(store.isPersisted()).toBe(true);
  });

  test('returns the same object until the value changes', () => {
    const store = createNoteStore();
    store.write(helloNote);
    expect(store.read()).toBe(store.read());
    store.write({ ...helloNote, text: 'again' });
    expect(store.read()).toEqual({ ...helloNote, text: 'again' });
  });

  test('returns the default value after clear', () => {
    const store = createNoteStore();
    store.write(helloNote);
    store.clear();
    expect(store.read()).toBe(emptyNote);
    expect(getStoredText()).toBeNull();
  });

  test('notifies subscribers of changes in this tab and in others', () => {
    const store = createNoteStore();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.write(helloNote);
    expect(listener).toHaveBeenCalledTimes(1);
    changeInOtherTab('note', JSON.stringify({ version: 1, text: 'from there' }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.read().text).toBe('from there');
    changeInOtherTab('another', '1');
    expect(listener).toHaveBeenCalledTimes(2);
    changeInOtherTab(null);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(store.read()).toBe(emptyNote);
    unsubscribe();
    changeInOtherTab('note', JSON.stringify(helloNote));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('createPersistedStore with an unreadable value', () => {
  const newerVersion = '{"version":2,"text":"from tomorrow"}';

  test.each(['not JSON', '"a text"', 'null', newerVersion, ''])(
    'returns the default value for %s',
    (text) => {
      setStoredText(text);
      expect(createNoteStore().read()).toBe(emptyNote);
      expect(getStoredText()).toBe(text);
    },
  );

  test('backs the value up before it is overwritten', () => {
    setStoredText(newerVersion);
    createNoteStore().write(helloNote);
    expect(getStoredText('note:unreadable')).toBe(newerVersion);
    expect(getStoredText()).toBe(JSON.stringify(helloNote));
  });

  test('backs the value up before it is cleared', () => {
    setStoredText(newerVersion);
    createNoteStore().clear();
    expect(getStoredText('note:unreadable')).toBe(newerVersion);
    expect(getStoredText()).toBeNull();
  });

  test('keeps earlier backups', () => {
    for (const text of ['the first', 'the second', 'the second', 'the third']) {
      setStoredText(text);
      createNoteStore().write(helloNote);
    }
    expect(getStoredText('note:unreadable')).toBe('the first');
    expect(getStoredText('note:unreadable:2')).toBe('the second');
    expect(getStoredText('note:unreadable:3')).toBe('the third');
    expect(localStorage).toHaveLength(4);
  });

  test('does not overwrite the value when the backup fails', () => {
    setStoredText(newerVersion);
    const store = createNoteStore();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(
      throwDomException('QuotaExceededError'),
    );
    expect(store.write(helloNote)).toBe(false);
    expect(store.read()).toEqual(helloNote);
    expect(getStoredText()).toBe(newerVersion);
  });
});

describe('createPersistedStore', () => {
  test('keeps the value in memory when the browser denies storage', () => {
    const forbidden = vi
      .spyOn(window, 'localStorage', 'get')
      .mockImplementation(throwDomException('SecurityError'));
    const store = createNoteStore();
    const listener = vi.fn();
    onTestFinished(store.subscribe(listener));
    expect(store.read()).toBe(emptyNote);
    expect(store.isPersisted()).toBe(true);
    expect(store.write(helloNote)).toBe(false);
    expect(store.read()).toEqual(helloNote);
    expect(store.isPersisted()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
    store.clear();
    expect(store.read()).toBe(emptyNote);
    forbidden.mockRestore();
    expect(getStoredText()).toBeNull();
  });

  test('keeps the stored value when the quota is exceeded, and stores the next one that fits', () => {
    const store = createNoteStore();
    store.write(helloNote);
    const full = vi
      .spyOn(Storage.prototype, 'setItem')
      .mockImplementation(throwDomException('QuotaExceededError'));
    expect(store.write({ ...helloNote, text: 'too long' })).toBe(false);
    expect(store.read().text).toBe('too long');
    expect(getStoredText()).toBe(JSON.stringify(helloNote));
    full.mockRestore();
    expect(store.write({ ...helloNote, text: 'shorter' })).toBe(true);
    expect(store.isPersisted()).toBe(true);
    expect(createNoteStore().read().text).toBe('shorter');
  });

  test('throws errors other than DOMException', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new TypeError('failed');
    });
    expect(() => createNoteStore().read()).toThrow(TypeError);
  });
});
