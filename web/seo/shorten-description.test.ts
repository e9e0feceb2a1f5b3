import { describe, expect, test } from 'vitest';
import { shortenDescription } from './shorten-description';

const sentence = 'Brie, salami, figs and walnuts on a board of oiled walnut wood.';

describe('summarize', () => {
  test('keeps a text that fits in a search result', () => {
    expect(shortenDescription(sentence)).toBe(sentence);
  });

  test('keeps the whole sentences that fit', () => {
    const text = `${sentence} ${sentence}`;
    expect(shortenDescription(`${text} ${sentence}`)).toBe(text);
  });

  test('cuts a first sentence that is too long at a word', () => {
    const long = `Brie, ${'salami and figs, '.repeat(20)}walnuts.`;
    const short = shortenDescription(long);
    expect(short).toMatch(/^Brie, .* (salami|and|figs)…$/);
    expect(short.length).toBeLessThanOrEqual(155);
  });

  test('does not make a description of a first sentence of a few words', () => {
    const text = `Our largest. ${'Brie and salami with figs, '.repeat(20)}`;
    expect(shortenDescription(text)).toMatch(/^Our largest\. Brie .*…$/);
  });
});
