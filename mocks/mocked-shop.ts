import type { RequestHandler } from 'msw';
import { createDatabase, type MockDatabase } from './db';
import { implementations } from './handlers/index';
import { conditions } from './http/conditions';
import type { PhotographBytes } from './http/implementation';
import { mount } from './http/mount';
import type { Scenarios } from './scenarios';

/** A shop of its own: its handlers, and the database they answer from. */
export interface MockedShop {
  readonly handlers: RequestHandler[];
  readonly database: MockDatabase;
}

/** Opens a whole shop, as the scenarios want it. */
export function mockedShop(
  scenarios: Scenarios,
  photographBytes: PhotographBytes,
  clock = () => new Date(),
): MockedShop {
  const database = createDatabase(scenarios);
  const answering = mount(implementations, { database, photographBytes, clock });
  return { database, handlers: [...conditions(scenarios), ...answering] };
}
