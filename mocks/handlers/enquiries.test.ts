import { setupServer } from 'msw/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  sendContactMessage,
  sendRestorationPhotos,
  sendRestorationRequest,
  subscribe,
} from '#contract/inbox/endpoints';
import { contactThanks, requestThanks } from '#contract/inbox/messages';
import { listMediaFiles } from '#contract/media/endpoints';
import { openMockedShop } from '../node';
import { pictureBytes } from '../testing/picture-bytes';

const origin = 'http://shop.test';

const elena = { name: 'Elena', email: 'elena@example.com' };
const message = { ...elena, message: '  A board for twelve.\n' };
const request = { ...elena, description: 'A chipped blue plate.' };
const createdAt = '2026-05-01T18:30:00.000Z';

/** What a shop of its own receives from now on. */
function listening() {
  const { handlers, database } = openMockedShop();
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  return database.enquiries;
}

const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

async function sendPhotos(...names: readonly string[]): Promise<string[]> {
  const body = new FormData();
  for (const name of names) body.append('photos', new File([pictureBytes, name], name));
  const answer = await fetch(origin + sendRestorationPhotos.path, { method: 'POST', body });
  expect(answer.status).toBe(201);
  const { photoUrls } = await answer.json();
  return photoUrls;
}

describe('a message', () => {
  test('is kept as it was typed, with when it was sent and when it arrived', async () => {
    const { messages } = listening();
    const answer = await send(sendContactMessage.path, { ...message, language: 'es', createdAt });
    expect(await answer.json()).toEqual({ success: true, message: contactThanks.es });
    expect(messages).toEqual([
      {
        ...message,
        id: 1,
        phone: null,
        subject: null,
        language: 'es',
        createdAt,
        receivedAt: expect.stringMatching(/^20\d\d-.*Z$/),
        readAt: null,
      },
    ]);
  });

  test('that arrives twice with its key is one, also at the same moment', async () => {
    const { messages } = listening();
    const key = { 'Idempotency-Key': '0f0e2b9c-3a52-4c8e-9a53-5a4b1f1d6f11' };
    const answers = await Promise.all(
      [1, 2].map(() => send(sendContactMessage.path, message, key)),
    );
    answers.push(await send(sendContactMessage.path, message, key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(messages).toHaveLength(1);
  });

  test('that was refused may be mended and sent with the same key', async () => {
    const { messages } = listening();
    const key = { 'Idempotency-Key': '0f0e2b9c-3a52-4c8e-9a53-5a4b1f1d6f12' };
    expect((await send(sendContactMessage.path, { ...message, name: '' }, key)).status).toBe(400);
    expect((await send(sendContactMessage.path, message, key)).status).toBe(200);
    expect(messages).toHaveLength(1);
  });
});

test('an address signs up once, whatever its letters', async () => {
  const { subscribers } = listening();
  const answers = [];
  for (const email of ['Ana@Example.com', 'ana@example.com', 'elena@example.com']) {
    answers.push(await (await send(subscribe.path, { email })).json());
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(subscribers.map(({ email }) => email)).toEqual(['Ana@Example.com', 'elena@example.com']);
});

describe('a request', () => {
  test('is pending, and brings the photographs that were sent before it', async () => {
    const { requests, photos } = listening();
    const photoUrls = await sendPhotos('front.jpg', 'back.jpg');
    await sendPhotos('somebody-else.jpg');
    const answer = await send(sendRestorationRequest.path, {
      ...request,
      kind: 'restoration',
      photoUrls,
    });
    expect(await answer.json()).toMatchObject({ message: requestThanks.restoration.en });
    expect(requests).toEqual([
      expect.objectContaining({ ...request, id: 1, kind: 'restoration', status: 'Pending' }),
    ]);
    expect(photos.map(({ requestId }) => requestId)).toEqual([1, 1, null]);
  });

  test('is not kept with a photograph of another request, which stays where it is', async () => {
    const { requests, photos } = listening();
    const [first = '', second = ''] = await sendPhotos('front.jpg', 'back.jpg');
    await send(sendRestorationRequest.path, { ...request, photoUrls: [first] });
    const answer = await send(sendRestorationRequest.path, {
      ...request,
      photoUrls: [second, first],
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path: 'photoUrls' }] });
    expect(requests).toHaveLength(1);
    expect(photos.map(({ requestId }) => requestId)).toEqual([1, null]);
  });
});

test('a photograph of a request is neither served nor listed', async () => {
  listening();
  const [address = ''] = await sendPhotos('front.jpg');
  expect((await fetch(origin + address)).status).toBe(404);
  const list = await fetch(`${origin}${listMediaFiles.path}?folder=Restoration`);
  expect(await list.json()).toEqual({ files: [] });
});
