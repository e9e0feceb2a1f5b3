import { describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { orderEmailKinds } from '#contract/orders/order-email';
import { makeOrder, makeOrderItem } from '#contract/testing/order';
import { buildOrderEmail } from './order-email';

const context = { publicOrigin: 'https://shop.example' };

const order = makeOrder({
  language: 'en',
  eventDate: '2026-11-28',
  area: 'northeast-la',
  street: '100 Main St',
  unit: 'B',
  zip: '90041',
  window: '11:00',
  allergies: ['milk', 'tree-nuts'],
  allergyNotes: 'kiwi',
  items: [
    makeOrderItem({ quantity: 2, optionName: { en: 'Large', es: 'Grande' } }),
    makeOrderItem({ productName: 'Class seat', price: 0.1, quantity: 3 }),
  ],
  fee: 15,
  discount: 10.5,
  total: 180.8,
  deposit: 90,
  paymentUrl: 'https://pay.example/lh',
  customerNote: 'With our new fig jam.',
  accessKey: '0123456789abcdef0123456789abcdef',
});

describe('buildOrderEmail', () => {
  test('has greeting, terms, prices, deposit and the link to the status page', () => {
    const { subject, text } = buildOrderEmail(
      'confirmed',
      { ...order, status: 'Confirmed' },
      context,
    );
    expect(subject).toBe('Your order LH-1004 is confirmed');
    expect(text).toBe(`Hi Ana Núñez,

Your order is confirmed. Thank you for letting us make it for you.

With our new fig jam.

Order: LH-1004
Day: Saturday, November 28, 2026
Time: 11:00 AM to 1:00 PM
Delivery: 100 Main St, B, 90041, Northeast LA
Guests: 12
Allergies: Milk, Tree nuts, kiwi

2 × Fig Board, Large: $176.00
3 × Class seat: $0.30
Delivery: $15.00
Discount: -$10.50
Total: $180.80
Deposit: $90.00

You can pay the deposit here:

https://pay.example/lh

Here you can always see how your order is doing:

https://shop.example/order/LH-1004?key=0123456789abcdef0123456789abcdef

Questions? Reply to this email or call us at (323) 555-0142.

Elena and Marisol
La Higuera, Highland Park, Los Angeles`);
  });

  test('is in Spanish for an order in Spanish', () => {
    const { subject, text } = buildOrderEmail('received', { ...order, language: 'es' }, context);
    expect(subject).toBe('Ya tenemos tu pedido LH-1004');
    for (const line of [
      'Hola, Ana Núñez:',
      'Día: sábado, 28 de noviembre de 2026',
      'Hora: de 11:00 a.m. a 1:00 p.m.',
      'Alergias: Leche, Nueces de árbol, kiwi',
      '2 × Fig Board, Grande: $176.00',
      'Total estimado: $180.80',
      'https://shop.example/es/order/LH-1004?key=0123456789abcdef0123456789abcdef',
      'Elena y Marisol',
    ])
      expect(text.split('\n')).toContain(line);
  });

  test.each(
    languages.flatMap((language) => orderEmailKinds.map((kind) => [kind, language] as const)),
  )('of kind %s in %s names the order and has a status link', (kind, language) => {
    const { subject, text } = buildOrderEmail(kind, { ...order, language }, context);
    expect(subject).toContain('LH-1004');
    expect(text).toContain('https://shop.example/');
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  test.each([
    ['pickup', 'Your order LH-1004 is ready', 'Pickup: York Boulevard, Highland Park, Los Angeles'],
    [
      'delivery',
      'Your order LH-1004 is on its way',
      'Delivery: 100 Main St, B, 90041, Northeast LA',
    ],
    ['shipping', 'Your order LH-1004 has shipped', 'Shipping: 0 addresses'],
  ] as const)(
    'of kind ready tells the customer what happens for %s',
    (fulfilment, expected, line) => {
      const { subject, text } = buildOrderEmail('ready', { ...order, fulfilment }, context);
      expect(subject).toBe(expected);
      expect(text.split('\n')).toContain(line);
    },
  );

  test('calls the total an estimate until the order is confirmed', () => {
    expect(buildOrderEmail('changed', order, context).text).toContain('Estimated total: $180.80');
    expect(buildOrderEmail('confirmed', order, context).text).toContain('\nTotal: $180.80');
  });

  test('has no prices and no request for a deposit when the order is declined', () => {
    expect(buildOrderEmail('declined', order, context).text).not.toMatch(/\$|pay\.example/);
  });

  test('has no link without a public origin, and for orders of earlier versions', () => {
    expect(buildOrderEmail('received', order, { publicOrigin: undefined }).text).not.toContain(
      '/order/',
    );
    expect(buildOrderEmail('received', { ...order, accessKey: null }, context).text).not.toContain(
      '/order/',
    );
  });

  test('keeps a name with line breaks on one line and shortens it', () => {
    const name = `Ana\r\nTotal: $0.00\u2028${'x'.repeat(100)}`;
    const [greeting = ''] = buildOrderEmail('received', { ...order, name }, context).text.split(
      '\n',
    );
    expect(greeting).toMatch(/^Hi Ana Total: \$0\.00 x+,$/);
    expect(greeting.length).toBeLessThan(70);
  });
});
