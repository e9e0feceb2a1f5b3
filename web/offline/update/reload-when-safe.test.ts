import { beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenSafe } from './reload-when-safe';

const longEnoughMs = 10_000;

function renderField(text: string): HTMLInputElement {
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

test('reloadWhenSafe reloads a page without form input at once', () => {
  renderField('');
  const reload = vi.fn();
  reloadWhenSafe(reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloadWhenSafe does not reload while a form has text', () => {
  renderField('Dear Elena');
  const reload = vi.fn();
  reloadWhenSafe(reload);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(reload).not.toHaveBeenCalled();
});

test('reloadWhenSafe reloads a few seconds after the form was submitted', () => {
  const field = renderField('Dear Elena');
  const reload = vi.fn();
  reloadWhenSafe(reload);
  field.value = '';
  vi.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(longEnoughMs);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloadWhenSafe does not reload when text is entered again before the delay ends', () => {
  const field = renderField('Dear Elena');
  const reload = vi.fn();
  reloadWhenSafe(reload);
  field.value = '';
  vi.advanceTimersByTime(5000);
  field.value = 'Dear Marisol';
  vi.advanceTimersByTime(longEnoughMs);
  expect(reload).not.toHaveBeenCalled();
  field.value = '';
  vi.advanceTimersByTime(longEnoughMs);
  expect(reload).toHaveBeenCalledOnce();
});
