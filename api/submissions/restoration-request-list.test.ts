import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { alreadyDeleted } from '#contract/core/messages';
import {
  listRestorationRequests,
  markRestorationRequest,
  setRequestStatus,
} from '#contract/inbox/admin-endpoints';
import { restorationRequestStatusInvalid } from '#contract/inbox/admin-schema';
import { sendRestorationRequest, sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { statusChangedMeanwhile } from '#contract/inbox/messages';
import { restorationRequestStatuses } from '#contract/inbox/rules';
import { createAdminClient, setSessionStart } from '../testing/admin-client';
import { createPlainImage } from '../testing/images';
import { createListClient } from '../testing/list-client';
import { postFiles, postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

const noon = '2026-11-20T12:00:00.000Z';
let now = new Date(noon);
const server = await startTestServer({ trustedProxies: 1, clock: () => now });
afterAll(server.close);
const { sendRequest, sendJson } = await createAdminClient(server);
const list = createListClient(sendRequest, listRestorationRequests);

const ana = { name: 'Ana', email: 'ana@example.com', description: 'A plate in three pieces.' };

/** Returns the id. */
async function createRequest(fields: object = {}): Promise<number> {
  expect((await postJson(server, sendRestorationRequest.path, { ...ana, ...fields })).status).toBe(
    200,
  );
  const { id } = await server.database('restoration_requests').orderBy('id', 'desc').first();
  return id;
}

async function uploadPhotos(count: number): Promise<string[]> {
  const bytes = await createPlainImage(30, 20).jpeg().toBuffer();
  const files = Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, bytes }));
  const { json } = await postFiles(server, sendSubmissionPhotos.path, files);
  return v.parse(sendSubmissionPhotos.response, json).photoUrls;
}

const setStatus = (id: number | string, body: object) =>
  sendJson('PUT', buildUrl(setRequestStatus, { params: { id } }), body);

beforeEach(async () => {
  now = new Date(noon);
  await setSessionStart(server, noon);
  await server.database('restoration_requests').delete();
});

describe('GET /api/restoration-requests', () => {
  test('answers all fields and searches them', async () => {
    const id = await createRequest({
      kind: 'restoration',
      phone: '(323) 555-0142',
      language: 'es',
    });
    await createRequest({
      name: 'Eva',
      email: 'eva@example.com',
      description: 'A board for twelve, please.',
    });
    expect(await list({ q: 'plate ANÁ 555' })).toEqual({
      rows: [
        {
          id,
          ...ana,
          kind: 'restoration',
          phone: '(323) 555-0142',
          language: 'es',
          photoUrls: [],
          status: 'Pending',
          createdAt: noon,
          receivedAt: noon,
          updatedAt: noon,
          readAt: null,
          archivedAt: null,
        },
      ],
      total: 1,
    });
  });

  test('answers photo URLs in order, which only admins can open', async () => {
    const photoUrls = (await uploadPhotos(3)).toReversed();
    await createRequest({ photoUrls });
    await createRequest({ photoUrls: await uploadPhotos(1) });
    const { rows } = await list({ sort: 'date:asc' });
    expect(rows.map((row) => row.photoUrls.length)).toEqual([3, 1]);
    expect(rows[0]?.photoUrls).toEqual(photoUrls);
    const [first = ''] = photoUrls;
    expect(await sendRequest(first)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, no-cache' },
    });
    expect((await server.sendRequest(first)).status).toBe(404);
  });

  test('filters and sorts by status', async () => {
    const done = await createRequest();
    await setStatus(done, { status: 'Completed' });
    const pending = await createRequest();
    expect((await list({ status: 'Completed' })).rows.map(({ id }) => id)).toEqual([done]);
    expect((await list({ status: 'Completed' })).total).toBe(1);
    expect((await list({ sort: 'status:desc' })).rows.map(({ id }) => id)).toEqual([pending, done]);
    expect((await sendRequest(`${listRestorationRequests.path}?status=On%20Hold`)).status).toBe(
      400,
    );
  });

  test('answers a status that no longer exists', async () => {
    const id = await createRequest();
    await server.database('restoration_requests').where({ id }).update({ status: 'On Hold' });
    expect((await list()).rows).toMatchObject([{ status: 'On Hold' }]);
  });
});

describe('PUT /api/restoration-requests/:id', () => {
  test.each(restorationRequestStatuses)('status sets %s and updatedAt', async (status) => {
    const photoUrls = await uploadPhotos(2);
    const id = await createRequest({ photoUrls });
    now = new Date('2026-11-20T13:00:00.000Z');
    const { status: responseStatus, json } = await setStatus(id, { status });
    expect(responseStatus).toBe(200);
    expect(json).toMatchObject({ id, status, photoUrls, updatedAt: now.toISOString() });
    expect((await list()).rows).toEqual([json]);
  });

  test('status answers 409 and the request if it is no longer the expected one', async () => {
    const id = await createRequest();
    const change = { status: 'Completed', expectedStatus: 'Pending' };
    const { json: completed } = await setStatus(id, change);
    expect(await setStatus(id, { ...change, status: 'Declined' })).toMatchObject({
      status: 409,
      json: { message: statusChangedMeanwhile.en, current: completed },
    });
    expect((await list()).rows).toEqual([completed]);
  });

  test('read does not change updatedAt', async () => {
    const id = await createRequest();
    now = new Date('2026-11-20T13:00:00.000Z');
    const path = buildUrl(markRestorationRequest, { params: { id } });
    expect((await sendJson('PUT', path, { read: true })).json).toMatchObject({
      readAt: now.toISOString(),
      updatedAt: noon,
    });
    expect((await list({ unread: '1' })).total).toBe(0);
    expect((await sendJson('PUT', path, { read: false })).json).toMatchObject({ readAt: null });
  });

  test.each(languages)('status answers 400 for an unknown status, in %s', async (language) => {
    const id = await createRequest();
    for (const status of ['On Hold', 'completed', '', undefined, 7]) {
      const response = await setStatus(id, { status, language });
      expect(response).toMatchObject({
        status: 400,
        json: { issues: [{ path: 'status', message: restorationRequestStatusInvalid[language] }] },
      });
    }
    expect((await list()).rows).toMatchObject([{ status: 'Pending', updatedAt: noon }]);
  });

  test.each(languages)('status answers 404 for a deleted request, in %s', async (language) => {
    const response = await setStatus(2 ** 40, { status: 'Completed', language });
    expect(response).toMatchObject({ status: 404, json: { message: alreadyDeleted[language] } });
  });
});
