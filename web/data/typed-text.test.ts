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

describe('a page holds typed text', () => {
  test.each([
    ['a line', '<form><input></form>'],
    ['an e-mail address', '<form><input type="email"></form>'],
    ['several lines', '<form><textarea></textarea></form>'],
    ['something else than was there', '<form><input value="Marisol"></form>'],
  ])('when somebody has written %s', (_, markup) => {
    page(markup);
    expect(typedText.isThere()).toBe(false);
    type('Elena');
    expect(typedText.isThere()).toBe(true);
  });

  test('when photographs were chosen and not sent', () => {
    page('<form><img src="blob:http://localhost/1" alt=""></form>');
    expect(typedText.isThere()).toBe(true);
  });
});

describe('a page holds no typed text', () => {
  test.each([
    ['what is searched for', '<form role="search"><input type="search"></form>'],
    ['a box that was ticked', '<form><input type="checkbox"></form>'],
    ['a field outside of forms', '<p><input></p>'],
  ])('for %s', (_, markup) => {
    page(markup);
    type('figs', 'input');
    expect(typedText.isThere()).toBe(false);
  });

  test('where there is nothing but blanks, or what was there from the start', () => {
    page('<form><input value="Marisol"><textarea></textarea></form>');
    type('   ', 'textarea');
    expect(typedText.isThere()).toBe(false);
  });
});

describe('whoever listens', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('hears of the first letter at once, and not of the next ones', () => {
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

  test('hears of a form that code has emptied, until they stop listening', () => {
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
