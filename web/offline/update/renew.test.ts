import { beforeEach, expect, test, vi } from 'vitest';
import { renew } from './renew';

const longEnough = 10_000;

function fieldWith(text: string): HTMLInputElement {
  document.body.innerHTML = '<form><input></form>';
  const field = document.querySelector('input');
  if (!field) throw new Error('There is no field.');
  field.value = text;
  return field;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    document.body.innerHTML = '';
    vi.useRealTimers();
  };
});

test('a page with nothing in its forms is opened anew at once', () => {
  fieldWith('');
  const reload = vi.fn();
  renew(reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page whose form holds text is left alone for as long as it does', () => {
  fieldWith('Dear Elena');
  const reload = vi.fn();
  renew(reload);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose form was sent is opened anew, after what it says could be read', () => {
  const field = fieldWith('Dear Elena');
  const reload = vi.fn();
  renew(reload);
  field.value = '';
  vi.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(longEnough);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page is left alone when somebody begins to write again', () => {
  const field = fieldWith('Dear Elena');
  const reload = vi.fn();
  renew(reload);
  field.value = '';
  vi.advanceTimersByTime(5000);
  field.value = 'Dear Marisol';
  vi.advanceTimersByTime(longEnough);
  expect(reload).not.toHaveBeenCalled();
  field.value = '';
  vi.advanceTimersByTime(longEnough);
  expect(reload).toHaveBeenCalledOnce();
});
