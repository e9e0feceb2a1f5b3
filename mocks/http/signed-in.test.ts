import { describe, expect, test } from 'vitest';
import { administratorsMark, getSession } from '#contract/session/endpoints';
import type { Scenario } from '../scenarios';
import { type MockSession, mockAdministrator, sessionIn } from '../tables/session';
import { tabSession } from '../tables/tab-session';
import { Fault } from './fault';
import { admitAdministrator, callerIn } from './signed-in';

const sessionOf = (...scenarios: Scenario[]) =>
  sessionIn({ username: undefined }, new Set(scenarios));

const marked = { [administratorsMark.name]: administratorsMark.value };

/** The status that a call for administrators is refused with; undefined when it is let in. */
function refusal(
  session: MockSession,
  method: 'GET' | 'PUT' = 'GET',
  headers: Record<string, string> = {},
): number | undefined {
  const request = new Request('http://shop.test/api/newsletter', { headers });
  try {
    admitAdministrator(request, { ...getSession, method, path: '/api/newsletter' }, session);
    return undefined;
  } catch (fault) {
    if (fault instanceof Fault) return fault.status;
    throw fault;
  }
}

describe('a call for administrators', () => {
  test('needs somebody who is signed in', () => {
    expect(refusal(sessionOf())).toBe(401);
    expect(refusal(sessionOf('signed-in'))).toBeUndefined();
  });

  test('that writes needs the mark, signed in or not', () => {
    expect(refusal(sessionOf(), 'PUT')).toBe(403);
    expect(refusal(sessionOf('signed-in'), 'PUT')).toBe(403);
    expect(refusal(sessionOf(), 'PUT', marked)).toBe(401);
    expect(refusal(sessionOf('signed-in'), 'PUT', marked)).toBeUndefined();
  });

  test('ends an expired session, which can then be begun again', () => {
    const session = sessionOf('expired-session');
    expect(session.username).toBe(mockAdministrator.username);
    expect(refusal(session)).toBe(401);
    expect(session.username).toBeUndefined();
    session.username = mockAdministrator.username;
    expect(refusal(session)).toBeUndefined();
  });
});

test('a mock that was told of an administrator is known to have been', () => {
  const [visitor, administrator] = [callerIn(sessionOf()), callerIn(sessionOf('signed-in'))];
  expect([visitor.isAdministrator(), visitor.wasKnown()]).toEqual([false, false]);
  expect(administrator.wasKnown()).toBe(false);
  expect([administrator.isAdministrator(), administrator.wasKnown()]).toEqual([true, true]);
});

test('a session in a tab outlives the page', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  const page = () => sessionIn(tabSession(storage), new Set());
  page().username = mockAdministrator.username;
  expect(page().username).toBe(mockAdministrator.username);
  page().username = undefined;
  expect(page().username).toBeUndefined();
});
