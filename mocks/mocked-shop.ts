import type { RequestHandler } from 'msw';
import { createDatabase } from './db';
import { implementations } from './handlers/index';
import { conditions } from './http/conditions';
import type { PhotographBytes } from './http/implementation';
import { mount } from './http/mount';
import type { Scenarios } from './scenarios';

/** The handlers of a whole shop of its own, as the scenarios want it. */
export function mockedShop(
  scenarios: Scenarios,
  photographBytes: PhotographBytes,
): RequestHandler[] {
  const database = createDatabase(scenarios);
  return [...conditions(scenarios), ...mount(implementations, { database, photographBytes })];
}
