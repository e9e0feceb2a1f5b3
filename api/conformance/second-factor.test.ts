import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { createAccount, listSessions } from '#contract/session/admin-endpoints';
import type { ActiveSession } from '#contract/session/admin-schema';
import { getSession } from '#contract/session/endpoints';
import { continueSession, createAdminClient, postSignIn, testAdmin } from '../testing/admin-client';
import { generateCode, stepMs } from '../testing/one-time-code';
import { putSecondFactor } from '../testing/second-factor';
import { startTestServer } from '../testing/test-server';
import { allDatabases } from './databases';
import { fixedTime } from './fixed-time';
import { recordResponses } from './record-responses';

let now = fixedTime.getTime();
afterEach(() => {
  now = fixedTime.getTime();
});

describe.each(allDatabases)('second factor and sessions on %s', (name, openDatabase) => {
  const recording = recordResponses(name, 'second-factor');
  const start = async () => {
    const server = await startTestServer({
      clock: () => new Date(now),
      wait: async () => undefined,
      ...(openDatabase && { openDatabase }),
      ...recording,
    });
    onTestFinished(server.close);
    return { server, admin: await createAdminClient(server) };
  };

  test('the same code or recovery code starts one session when it is sent twice at once', async () => {
    const { server, admin } = await start();
    const enabled = await putSecondFactor(admin, now);
    const { recoveryCodes }: { recoveryCodes: string[] } = JSON.parse(enabled.text);
    now += stepMs;
    for (const code of [generateCode(now), recoveryCodes[0]]) {
      const responses = await Promise.all([
        postSignIn(server, { ...testAdmin, code }),
        postSignIn(server, { ...testAdmin, code }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    }
  });

  test('the same code adds one account when it is sent twice at once', async () => {
    const { server, admin } = await start();
    const enabled = await putSecondFactor(admin, now);
    const { sendJson } = continueSession(server, enabled.headers['set-cookie']);
    now += stepMs;
    const body = {
      newPassword: 'tres tazas azules',
      currentPassword: testAdmin.password,
      code: generateCode(now),
    };
    const responses = await Promise.all(
      ['marisol', 'rosa'].map((username) =>
        sendJson('POST', createAccount.path, { ...body, username }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await server.database('administrators')).toHaveLength(2);
  });

  test('revoking a session ends it at once', async () => {
    const { server, admin } = await start();
    const otherBrowser = await createAdminClient(server);
    const response = await admin.sendRequest(listSessions.path);
    const sessions: ActiveSession[] = JSON.parse(response.text);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    const revoked = await admin.sendJson('DELETE', `${listSessions.path}/${other?.id}`);
    expect(revoked.status).toBe(204);
    expect((await otherBrowser.sendRequest(getSession.path)).status).toBe(401);
    expect((await admin.sendRequest(getSession.path)).status).toBe(200);
  });
});
