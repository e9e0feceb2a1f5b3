import type { RequestHandler } from 'msw';
import { createDatabase, type MockDatabase } from './db';
import { implementations } from './handlers/index';
import { conditions } from './http/conditions';
import type { PhotographBytes } from './http/implementation';
import { line } from './http/line';
import { mount } from './http/mount';
import type { Scenarios } from './scenarios';
import type { SentBefore } from './tables/sent-before';
import type { SessionPlace } from './tables/session';

/** A shop of its own: its handlers, and the database they answer from. */
export interface MockedShop {
  readonly handlers: RequestHandler[];
  readonly database: MockDatabase;
}

/** What a mocked shop finds where it runs. */
export interface Surroundings {
  readonly photographBytes: PhotographBytes;
  /** What time it is for the shop; that of the machine when it is not said. */
  readonly clock?: (() => Date) | undefined;
  /** Whether there is no line to the shop; as its scenario has it when it is not said. */
  readonly isOffline?: () => boolean;
  /** Where a session outlives the shop; it is over with the shop when it is not said. */
  readonly sessionPlace?: SessionPlace;
  /** What people have sent before the shop is opened; nothing when it is not said. */
  readonly sentBefore?: SentBefore;
}

/** Opens a whole shop, as the scenarios want it. */
export function mockedShop(scenarios: Scenarios, surroundings: Surroundings): MockedShop {
  const { photographBytes, clock = () => new Date() } = surroundings;
  const { isOffline = () => scenarios.has('offline') } = surroundings;
  const database = createDatabase(scenarios, {
    place: surroundings.sessionPlace,
    sentBefore: surroundings.sentBefore,
    now: clock(),
  });
  const server = [
    ...conditions(scenarios),
    ...mount(implementations, { database, photographBytes, clock }),
  ];
  return { database, handlers: [...line(scenarios, { isOffline, server }), ...server] };
}
