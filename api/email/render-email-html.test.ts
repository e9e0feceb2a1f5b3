import { describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { makeOrder, makeOrderItem } from '#contract/testing/order';
import { buildOrderEmail } from './order-email';
import { renderEmailHtml } from './render-email-html';
import { buildContactEmail, buildNewOrderEmail } from './shop-email';

const render = (text: string) => renderEmailHtml(text, 'en');

/** Tags, without attributes. */
const listTags = (html: string) => [...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag);

describe('renderEmailHtml', () => {
  test('separates paragraphs at blank lines and keeps single line breaks', () => {
    expect(render('One\nTwo\r\n\r\n\r\nThree')).toMatch(
      /<p [^>]+>One<br>\nTwo<\/p>\n<p [^>]+>Three<\/p>/,
    );
  });

  test('turns several lines with labels into a table', () => {
    expect(render('2 × Fig Board: $176.00\nTotal: $176.00')).toMatch(
      /<th [^>]+>2 × Fig Board<\/th><td [^>]+>\$176\.00<\/td><\/tr>\n<tr><th [^>]+>Total<\/th>/,
    );
    expect(render('Note: one line is a paragraph')).toMatch(/<p [^>]+>Note: one line/);
  });

  test('links a line that has only an HTTPS URL', () => {
    const url = 'https://shop.example/order/LH-1?key=a&x="<b>';
    const escaped = 'https://shop.example/order/LH-1?key=a&amp;x=&quot;&lt;b&gt;';
    expect(render(url)).toContain(`<a href="${escaped}"`);
    expect(render('javascript:alert(1)')).not.toContain('<a ');
    expect(render('http://shop.example')).not.toContain('<a ');
    expect(render('see https://shop.example')).not.toContain('<a ');
  });

  test('declares the language', () => {
    for (const language of languages)
      expect(renderEmailHtml('Hi', language)).toContain(`<html lang="${language}">`);
  });

  const markup = `<img src=x onerror="alert('1')"> & </td><script>`;
  const plainTags = listTags(
    render(buildOrderEmail('changed', makeOrder(), { publicOrigin: undefined }).text),
  );

  test.each([
    ['the name', { name: markup }],
    ['a product', { items: [makeOrderItem({ productName: markup })] }],
    ['the street', { street: markup }],
    ['the ZIP code', { zip: markup }],
  ])('escapes markup in %s of an order', (_field, change) => {
    const { text } = buildOrderEmail('changed', makeOrder(change), { publicOrigin: undefined });
    expect(text).toContain('<img');
    expect(listTags(render(text))).toEqual(plainTags);
  });

  test('escapes markup in a card message', () => {
    const order = makeOrder({ cardMessage: markup });
    const { text } = buildNewOrderEmail(order, { publicOrigin: undefined });
    expect(text).toContain('<img');
    expect(render(text)).not.toMatch(/<(img|script)/);
  });

  test('escapes and quotes a message to the shop, so that it cannot imitate the e-mail', () => {
    const message = `${markup}\n\nhttps://elsewhere.example\n\nName: Elena\nEmail: elena@example.com`;
    const { text } = buildContactEmail(
      { name: markup, email: 'ana@example.com', message },
      { publicOrigin: 'https://shop.example' },
    );
    const html = render(text);
    expect(html).not.toMatch(/<(img|script)/);
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      'https://shop.example/admin?tab=messages',
    ]);
    expect(html).toMatch(/<blockquote [^>]+>&lt;img/);
    expect(listTags(html).filter((tag) => tag === 'th')).toHaveLength(3);
  });
});
