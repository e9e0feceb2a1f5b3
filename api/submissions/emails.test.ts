import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { business } from '#contract/business';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import { sendContactMessage, sendRestorationRequest, subscribe } from '#contract/inbox/endpoints';
import { orderThanks, orderThanksWithoutEmail } from '#contract/orders/messages';
import { emailNotConfigured, noEmailAddress } from '#contract/orders/order-email';
import { minimalInquiry } from '#contract/testing/event-inquiry';
import { createAdminClient, setSessionStart } from '../testing/admin-client';
import { saturday, startOrderServer } from '../testing/order-server';
import { postJson } from '../testing/post-requests';

const publicOrigin = 'https://shop.example';
const server = await startOrderServer({ publicOrigin });
const serverWithoutMail = await startOrderServer({ canSendEmail: false });
afterAll(async () => {
  await server.close();
  await serverWithoutMail.close();
});
const { database } = server;
const admin = await createAdminClient({ ...server, origin: publicOrigin });

const shopHeaders = { Origin: publicOrigin };

beforeEach(async () => {
  await server.reset();
  await database('email_queue').delete();
  await database('newsletter_subscribers').delete();
});

const findEmails = (): Promise<Record<string, string>[]> => database('email_queue').orderBy('id');

const post = (path: string, body: object) => postJson(server, path, body, shopHeaders);

async function sendOrder(changes: object = {}) {
  const { json, status } = await server.sendOrder(changes, shopHeaders);
  expect(status).toBe(201);
  const [order] = await server.findOrders();
  if (!order) throw new Error('The order was not stored.');
  return { order, json };
}

const sender = { name: 'Ana\r\nBcc: x@example.com', email: 'ana@example.com', language: 'es' };

describe('e-mails to the shop', () => {
  test('a contact message is mailed to the shop with the sender as Reply-To', async () => {
    const message = { ...sender, subject: 'Nuts', message: 'Do you have\nboards without nuts?' };
    expect((await post(sendContactMessage.path, message)).status).toBe(200);
    expect(await findEmails()).toMatchObject([
      {
        kind: 'contact-message',
        recipient: business.email,
        reply_to: 'ana@example.com',
        subject: 'Message from Ana Bcc: x@example.com',
        text: expect.stringContaining('> Do you have\n> boards without nuts?'),
        html: expect.stringContaining(`<a href="${publicOrigin}/admin?tab=messages"`),
        language: 'en',
        sent_at: null,
      },
    ]);
  });

  test('a restoration request is mailed to the shop', async () => {
    const request = { ...sender, kind: 'restoration', description: 'A plate in three pieces.' };
    expect((await post(sendRestorationRequest.path, request)).status).toBe(200);
    expect(await findEmails()).toMatchObject([
      {
        kind: 'restoration-request',
        recipient: business.email,
        reply_to: 'ana@example.com',
        subject: 'Restoration request from Ana Bcc: x@example.com',
        text: expect.stringContaining('> A plate in three pieces.'),
      },
    ]);
  });

  test('an event inquiry is mailed to the shop with everything in it', async () => {
    const inquiry = {
      ...minimalInquiry,
      ...sender,
      eventDate: '2026-12-12',
      placeNotes: 'Patio,\nno stairs',
      budgetBand: '1000-2000',
      diets: ['vegetarian'],
      allergens: ['tree-nuts'],
      notes: 'Lilac and\nsilver',
      proposal: { items: [{ productId: 1, optionKey: null, quantity: 2 }], total: 1650.5 },
    };
    expect((await post(sendEventInquiry.path, inquiry)).status).toBe(200);
    const [email] = await findEmails();
    expect(email).toMatchObject({
      kind: 'event-inquiry',
      recipient: business.email,
      reply_to: 'ana@example.com',
      subject:
        'Event inquiry from Ana Bcc: x@example.com: Wedding, 60 guests, Saturday, December 12, 2026',
      html: expect.stringContaining(`<a href="${publicOrigin}/admin?tab=events"`),
      language: 'en',
    });
    for (const line of [
      'Place: Greater LA, Patio, no stairs',
      'Budget: $1,000 to $2,000',
      'Diets: Vegetarian',
      'ALLERGIES: Tree nuts',
      '> Lilac and\n> silver',
      'Total shown: $1,650.50',
    ])
      expect(email?.text).toContain(line);
    expect(email?.text).toMatch(/^2 × \S/m);
  });

  test('a rejected message is not mailed', async () => {
    expect((await post(sendContactMessage.path, { ...sender, message: 'Hi' })).status).toBe(400);
    expect((await server.sendOrder({ items: [] }, shopHeaders)).status).toBe(400);
    expect(await findEmails()).toEqual([]);
  });
});

describe('e-mails about an order', () => {
  test('an order is mailed to the shop in English and to the customer in her language', async () => {
    const { order } = await sendOrder({ language: 'es', notes: 'Sin nueces,\npor favor' });
    expect(await findEmails()).toMatchObject([
      {
        kind: 'order-request',
        order_id: order.id,
        recipient: business.email,
        reply_to: 'ana@example.com',
        subject: expect.stringMatching(/^Order LH-\d+ from Ana: Wednesday, November 25, 2026, \$/),
        text: expect.stringContaining('> Sin nueces,\n> por favor'),
        language: 'en',
      },
      {
        kind: 'order-received',
        order_id: order.id,
        recipient: 'ana@example.com',
        reply_to: business.email,
        subject: expect.stringMatching(/^Ya tenemos tu pedido LH-\d+$/),
        text: expect.stringContaining(`${publicOrigin}/es/order/LH-`),
        html: expect.stringContaining('<html lang="es">'),
        language: 'es',
        headers: '{"Auto-Submitted":"auto-generated"}',
      },
    ]);
  });

  test('a repeated order is mailed once', async () => {
    const headers = { ...shopHeaders, 'Idempotency-Key': '7d0c2f3a-94b6-4c39-8a51-2f0d1a1c9b11' };
    await server.sendOrder({}, headers);
    await server.sendOrder({}, headers);
    expect(await findEmails()).toHaveLength(2);
  });

  test('products have the names of the customer’s language', async () => {
    const productId = await server.insertBoard({ name: 'Posada Board' });
    await database('product_translations').insert({
      product_id: productId,
      language: 'es',
      name: 'Tabla posada',
    });
    server.cacheVersion.increment();
    await sendOrder({ language: 'es', items: [{ productId, quantity: 1, price: 88.5 }] });
    const [toShop, toCustomer] = await findEmails();
    expect(toShop?.text).toContain('1 × Posada Board: $88.50');
    expect(toCustomer?.text).toContain('1 × Tabla posada: $88.50');
  });

  test('the response promises an e-mail only if the server can send one', async () => {
    const { json } = await sendOrder();
    expect(json).toMatchObject({ message: orderThanks.en });
    const response = await serverWithoutMail.sendOrder({ language: 'es' });
    expect(response.json).toMatchObject({ message: orderThanksWithoutEmail.es });
    expect(await serverWithoutMail.database('email_queue').whereNull('sent_at')).toHaveLength(2);
  });

  test('a customer’s response is mailed to the shop', async () => {
    const { order } = await sendOrder({ eventDate: '2026-12-12' });
    await database('email_queue').delete();
    const number = `LH-${1000 + order.id}`;
    const body = { key: order.access_key, action: 'cancel' };
    expect((await post(`/api/orders/${number}/response`, body)).status).toBe(200);
    expect(await findEmails()).toMatchObject([
      {
        kind: 'order-response',
        recipient: business.email,
        reply_to: 'ana@example.com',
        subject: `Order ${number} from Ana: canceled`,
      },
    ]);
  });
});

describe('POST /api/order-requests/:id/email', () => {
  const written = { kind: 'confirmed', subject: 'Yes!', text: 'Hi Ana,\n\n<b>See you</b>' };

  test('queues the text as edited, with HTML made from it, and records it in the timeline', async () => {
    const { order } = await sendOrder({ language: 'es' });
    await database('email_queue').delete();
    const path = `/api/order-requests/${order.id}/email`;
    const { status, json } = await admin.sendJson('POST', path, written);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      events: [
        { kind: 'received' },
        { kind: 'emailed', admin: 'elena', details: { kind: 'confirmed', subject: 'Yes!' } },
      ],
    });
    expect(await findEmails()).toMatchObject([
      {
        kind: 'order-confirmed',
        order_id: order.id,
        recipient: 'ana@example.com',
        reply_to: business.email,
        subject: 'Yes!',
        text: written.text,
        html: expect.stringContaining('&lt;b&gt;See you&lt;/b&gt;'),
        language: 'es',
        headers: '{}',
      },
    ]);
  });

  test('the preview has recipient, subject and text in the customer’s language', async () => {
    const { order } = await sendOrder({ language: 'es' });
    const path = `/api/order-requests/${order.id}/email-preview`;
    const { json } = await admin.sendJson('POST', path, { kind: 'confirmed' });
    expect(json).toEqual({
      to: 'ana@example.com',
      subject: `Tu pedido LH-${1000 + order.id} está confirmado`,
      text: expect.stringContaining('Hola, Ana:'),
    });
  });

  test('answers 409 if the order has no e-mail address', async () => {
    const { order } = await sendOrder();
    await database('email_queue').delete();
    await database('order_requests').where({ id: order.id }).update({ email: '' });
    const path = `/api/order-requests/${order.id}/email`;
    const { status, json } = await admin.sendJson('POST', path, { ...written, language: 'es' });
    expect([status, json]).toEqual([409, { message: noEmailAddress.es }]);
    expect(await findEmails()).toEqual([]);
  });

  test('answers 409 and queues nothing if the server cannot send e-mail', async () => {
    await serverWithoutMail.sendOrder();
    const [order] = await serverWithoutMail.findOrders();
    await serverWithoutMail.database('email_queue').delete();
    const client = await createAdminClient(serverWithoutMail);
    await setSessionStart(serverWithoutMail, saturday.toISOString());
    const path = `/api/order-requests/${order?.id}/email`;
    const { status, json } = await client.sendJson('POST', path, written);
    expect([status, json]).toEqual([409, { message: emailNotConfigured.en }]);
    expect(await serverWithoutMail.database('email_queue')).toEqual([]);
  });
});

describe('newsletter e-mails', () => {
  const signUp = (email: string, language = 'en') => post(subscribe.path, { email, language });

  test('a sign-up is mailed to the shop, and a welcome to the subscriber', async () => {
    await signUp('ana@example.com', 'es');
    const [{ unsubscribe_token: token }] = await database('newsletter_subscribers');
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const url = `${publicOrigin}/es/unsubscribe?token=${token}`;
    const [toShop, toSubscriber] = await findEmails();
    expect(toShop).toMatchObject({
      kind: 'newsletter-signup',
      recipient: business.email,
      reply_to: 'ana@example.com',
    });
    expect(toSubscriber).toMatchObject({
      kind: 'newsletter-welcome',
      recipient: 'ana@example.com',
      reply_to: business.email,
      subject: 'Te damos la bienvenida a La Higuera',
      text: expect.stringContaining(url),
    });
    expect(JSON.parse(toSubscriber?.headers ?? '')).toEqual({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    });
  });

  test('a repeated sign-up is not mailed again', async () => {
    await signUp('ana@example.com');
    await signUp('ANA@example.com');
    expect(await findEmails()).toHaveLength(2);
  });

  test('without a public origin, a subscriber unsubscribes by e-mail', async () => {
    await postJson(serverWithoutMail, subscribe.path, { email: 'ana@example.com' });
    const [welcome] = await serverWithoutMail
      .database('email_queue')
      .where({ kind: 'newsletter-welcome' });
    expect(JSON.parse(welcome.headers)).toMatchObject({
      'List-Unsubscribe': `<mailto:${business.email}?subject=unsubscribe>`,
    });
  });
});
