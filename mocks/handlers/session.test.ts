import { setupServer } from 'msw/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getSession, signIn, signOut } from '#contract/session/endpoints';
import { wrongPair } from '#contract/session/messages';
import { openMockedShop } from '../node';
import type { Scenario } from '../scenarios';
import { mockAdministrator } from '../tables/session';

/** A shop of its own in these scenarios, as its one browser sees it. */
function opened(...scenarios: Scenario[]) {
  const { handlers, database } = openMockedShop(scenarios);
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  return database.session;
}

const ask = (path: string, body?: object) =>
  fetch(`http://shop.test${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });

const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;

test('the pair of the mocks signs in until it signs out, and no other pair does', async () => {
  opened();
  expect(await statusOf(getSession.path)).toBe(401);
  const wrong = await ask(signIn.path, { ...mockAdministrator, password: 'wrong' });
  expect([wrong.status, await wrong.json()]).toEqual([401, { message: wrongPair.en }]);
  expect(await statusOf(getSession.path)).toBe(401);

  expect(await statusOf(signIn.path, mockAdministrator)).toBe(200);
  const answer = await ask(getSession.path);
  expect(await answer.json()).toEqual({ username: mockAdministrator.username });
  expect(await statusOf(signOut.path, {})).toBe(204);
  expect(await statusOf(getSession.path)).toBe(401);
});

describe('in the scenario', () => {
  test('signed-in somebody is signed in from the start', async () => {
    opened('signed-in');
    expect(await statusOf(getSession.path)).toBe(200);
  });

  test('expired-session whoever opened the back office may sign in anew', async () => {
    const session = opened('expired-session');
    expect(await statusOf(getSession.path)).toBe(200);
    expect(session.endsAtNextCall).toBe(true);
    expect(await statusOf(signIn.path, mockAdministrator)).toBe(200);
    expect(session.endsAtNextCall).toBe(false);
  });
});
