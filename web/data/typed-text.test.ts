import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { typedText } from './typed-text';

function page(markup: string): void {
  document.body.innerHTML = markup;
}

function type(value: string, selector = 'form :is(input, textarea)'): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error('There is nothing to type into.');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

afterEach(() => page(''));

describe('unsavedInput is present', () => {
  test.each([
    ['a text field', '<form><input></form>'],
    ['an e-mail address', '<form><input type="email"></form>'],
    ['a textarea', '<form><textarea></textarea></form>'],
    ['a field with a default value', '<form><input value="Marisol"></form>'],
  ])('when the user changes %s', (_, markup) => {
    page(markup);
    expect(typedText.isThere()).toBe(false);
    type('Elena');
    expect(typedText.isThere()).toBe(true);
  });

  test('when images were selected and not submitted', () => {
    page('<form><img src="blob:http://localhost/1" alt=""></form>');
    expect(typedText.isThere()).toBe(true);
  });
});

describe('unsavedInput is not present', () => {
  test.each([
    ['a search field', '<form role="search"><input type="search"></form>'],
    ['a checked checkbox', '<form><input type="checkbox"></form>'],
    ['a field outside a form', '<p><input></p>'],
  ])('for %s', (_, markup) => {
    page(markup);
    type('figs', 'input');
    expect(typedText.isThere()).toBe(false);
  });

  test('for whitespace and default values', () => {
    page('<form><input value="Marisol"><textarea></textarea></form>');
    type('   ', 'textarea');
    expect(typedText.isThere()).toBe(false);
  });
});

describe('unsavedInput.subscribe', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('notifies on the first character only', () => {
    page('<form><input></form>');
    const listener = vi.fn();
    const stop = typedText.subscribe(listener);
    type('E');
    expect(listener).toHaveBeenCalledOnce();
    type('Elena');
    vi.advanceTimersByTime(5000);
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  test('notifies when code clears the form, until unsubscribed', () => {
    page('<form><input></form>');
    type('Elena');
    const listener = vi.fn();
    const stop = typedText.subscribe(listener);
    document.querySelector('form')?.reset();
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    type('Elena');
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledOnce();
  });
});
