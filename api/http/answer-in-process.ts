import type { Endpoint, ResponseOf } from '#contract/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import type { Answer } from '#contract/page';
import { notSignedIn } from '#contract/refusals';
import type { Asked, Implementations } from './implementations';
import { refused } from './problem';
import { validRequest } from './validation';

const neverWrites = (): never => {
  throw new Error('Nothing is written in process.');
};

/** A caller in this very process is a visitor, takes the most common of everything, and only reads. */
export const inProcess: Asked = {
  accepts: () => false,
  isAdministrator: async () => false,
  session: {
    administrator: async () => undefined,
    requireAdministrator: async () => {
      throw refused(401, notSignedIn);
    },
    begin: neverWrites,
    end: neverWrites,
  },
  address: 'in process',
  signal: new AbortController().signal,
  once: neverWrites,
};

/**
 * Asks the same handlers as the network does, without one. Endpoints are told apart by method and path:
 * a renderer built apart from this code has copies of its own. Rejects with an `HttpProblem`.
 */
export function answerInProcess(implementations: Implementations): Answer {
  const names = Object.keys(endpoints) as EndpointName[];

  async function ask<Name extends EndpointName>(name: Name, input: object): Promise<unknown> {
    const { [name]: handler } = implementations;
    return handler(validRequest(endpoints[name], input), inProcess);
  }

  return async <E extends Endpoint>({ method, path }: E, input: object) => {
    const name = names.find(
      (known) => endpoints[known].method === method && endpoints[known].path === path,
    );
    if (!name) throw new Error(`No endpoint answers ${method} ${path}.`);
    // The handler that was asked is the one whose answers this endpoint's schema describes.
    return (await ask(name, input)) as ResponseOf<E>;
  };
}
