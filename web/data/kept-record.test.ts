import * as v from 'valibot';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPersistedStore } from './kept-record';
import { parseWith } from './parse-with';

interface Note {
  version: 1;
  text: string;
}

const empty: Note = { version: 1, text: '' };
const hello: Note = { version: 1, text: 'hello' };

const noteRecord = () =>
  createPersistedStore(
    'note',
    parseWith(v.object({ version: v.literal(1), text: v.string() })),
    empty,
  );

const setStoredText = (text: string) => localStorage.setItem('note', text);
const getStoredText = (key = 'note') => localStorage.getItem(key);

function inAnotherTab(key: string | null, text?: string): void {
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
    const record = noteRecord();
    expect(record.read()).toBe(empty);
    expect(record.write(hello)).toBe(true);
    expect(record.read()).toEqual(hello);
    expect(noteRecord().read()).toEqual(hello);
    expect(record.isPersisted()).toBe(true);
  });

  test('returns the same object until the value changes', () => {
    const record = noteRecord();
    record.write(hello);
    expect(record.read()).toBe(record.read());
    record.write({ ...hello, text: 'again' });
    expect(record.read()).toEqual({ ...hello, text: 'again' });
  });

  test('returns the default value after clear', () => {
    const record = noteRecord();
    record.write(hello);
    record.forget();
    expect(record.read()).toBe(empty);
    expect(getStoredText()).toBeNull();
  });

  test('notifies subscribers of changes in this tab and in others', () => {
    const record = noteRecord();
    const listener = vi.fn();
    const stop = record.subscribe(listener);
    record.write(hello);
    expect(listener).toHaveBeenCalledTimes(1);
    inAnotherTab('note', JSON.stringify({ version: 1, text: 'from there' }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(record.read().text).toBe('from there');
    inAnotherTab('another', '1');
    expect(listener).toHaveBeenCalledTimes(2);
    inAnotherTab(null);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(record.read()).toBe(empty);
    stop();
    inAnotherTab('note', JSON.stringify(hello));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('createPersistedStore with an unreadable value', () => {
  const future = '{"version":2,"text":"from tomorrow"}';

  test.each(['not JSON', '"a text"', 'null', future, ''])(
    'returns the default value for %s',
    (text) => {
      setStoredText(text);
      expect(noteRecord().read()).toBe(empty);
      expect(getStoredText()).toBe(text);
    },
  );

  test('backs the value up before it is overwritten', () => {
    setStoredText(future);
    noteRecord().write(hello);
    expect(getStoredText('note:unreadable')).toBe(future);
    expect(getStoredText()).toBe(JSON.stringify(hello));
  });

  test('backs the value up before it is cleared', () => {
    setStoredText(future);
    noteRecord().forget();
    expect(getStoredText('note:unreadable')).toBe(future);
    expect(getStoredText()).toBeNull();
  });

  test('keeps earlier backups', () => {
    for (const text of ['the first', 'the second', 'the second', 'the third']) {
      setStoredText(text);
      noteRecord().write(hello);
    }
    expect(getStoredText('note:unreadable')).toBe('the first');
    expect(getStoredText('note:unreadable:2')).toBe('the second');
    expect(getStoredText('note:unreadable:3')).toBe('the third');
    expect(localStorage).toHaveLength(4);
  });

  test('does not overwrite the value when the backup fails', () => {
    setStoredText(future);
    const record = noteRecord();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(
      throwDomException('QuotaExceededError'),
    );
    expect(record.write(hello)).toBe(false);
    expect(record.read()).toEqual(hello);
    expect(getStoredText()).toBe(future);
  });
});

describe('createPersistedStore', () => {
  test('keeps the value in memory when the browser denies storage', () => {
    const forbidden = vi
      .spyOn(window, 'localStorage', 'get')
      .mockImplementation(throwDomException('SecurityError'));
    const record = noteRecord();
    const listener = vi.fn();
    onTestFinished(record.subscribe(listener));
    expect(record.read()).toBe(empty);
    expect(record.isPersisted()).toBe(true);
    expect(record.write(hello)).toBe(false);
    expect(record.read()).toEqual(hello);
    expect(record.isPersisted()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
    record.forget();
    expect(record.read()).toBe(empty);
    forbidden.mockRestore();
    expect(getStoredText()).toBeNull();
  });

  test('keeps the stored value when the quota is exceeded, and stores the next one that fits', () => {
    const record = noteRecord();
    record.write(hello);
    const full = vi
      .spyOn(Storage.prototype, 'setItem')
      .mockImplementation(throwDomException('QuotaExceededError'));
    expect(record.write({ ...hello, text: 'too long' })).toBe(false);
    expect(record.read().text).toBe('too long');
    expect(getStoredText()).toBe(JSON.stringify(hello));
    full.mockRestore();
    expect(record.write({ ...hello, text: 'shorter' })).toBe(true);
    expect(record.isPersisted()).toBe(true);
    expect(noteRecord().read().text).toBe('shorter');
  });

  test('throws errors other than DOMException', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new TypeError('failed');
    });
    expect(() => noteRecord().read()).toThrow(TypeError);
  });
});
