import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unsavedInput } from './unsaved-input';

function setMarkup(markup: string): void {
  document.body.innerHTML = markup;
}

function typeInto(value: string, selector = 'form :is(input, textarea)'): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error('There is nothing to type into.');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

afterEach(() => setMarkup(''));

describe('unsavedInput is present', () => {
  test.each([
    ['a text field', '<form><input></form>'],
    ['an e-mail address', '<form><input type="email"></form>'],
    ['a textarea', '<form><textarea></textarea></form>'],
    ['a field with a default value', '<form><input value="Marisol"></form>'],
  ])('when the user changes %s', (_, markup) => {
    setMarkup(markup);
    expect(unsavedInput.isPresent()).toBe(false);
    typeInto('Elena');
    expect(unsavedInput.isPresent()).toBe(true);
  });

  test('when images were selected and not submitted', () => {
    setMarkup('<form><img src="blob:http://localhost/1" alt=""></form>');
    expect(unsavedInput.isPresent()).toBe(true);
  });
});

describe('unsavedInput is not present', () => {
  test.each([
    ['a search field', '<form role="search"><input type="search"></form>'],
    ['a checked checkbox', '<form><input type="checkbox"></form>'],
    ['a field outside a form', '<p><input></p>'],
  ])('for %s', (_, markup) => {
    setMarkup(markup);
    typeInto('figs', 'input');
    expect(unsavedInput.isPresent()).toBe(false);
  });

  test('for whitespace and default values', () => {
    setMarkup('<form><input value="Marisol"><textarea></textarea></form>');
    typeInto('   ', 'textarea');
    expect(unsavedInput.isPresent()).toBe(false);
  });
});

describe('unsavedInput.subscribe', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('notifies on the first character only', () => {
    setMarkup('<form><input></form>');
    const listener = vi.fn();
    const unsubscribe = unsavedInput.subscribe(listener);
    typeInto('E');
    expect(listener).toHaveBeenCalledOnce();
    typeInto('Elena');
    vi.advanceTimersByTime(5000);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
  });

  test('notifies when code clears the form, until unsubscribed', () => {
    setMarkup('<form><input></form>');
    typeInto('Elena');
    const listener = vi.fn();
    const unsubscribe = unsavedInput.subscribe(listener);
    document.querySelector('form')?.reset();
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    typeInto('Elena');
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledOnce();
  });
});
