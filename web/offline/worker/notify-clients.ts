import type { WorkboxPlugin } from 'workbox-core';
import type { ConnectivityMessage } from '../worker-messages';

interface PageClient {
  readonly postMessage: (message: ConnectivityMessage) => void;
}

declare const clients: {
  readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly PageClient[]>;
};

async function notifyClients(message: ConnectivityMessage): Promise<void> {
  for (const client of await clients.matchAll({ type: 'window' })) client.postMessage(message);
}

export const notifyOnFetchError: WorkboxPlugin = {
  fetchDidFail: () => notifyClients({ type: 'SERVER_UNREACHABLE' }),
};

/**
 * Notifies pages of the server's reachability, with the `Date` of successful responses: a page cannot tell that a
 * cached response is old. Add it only to strategies whose requests bypass the HTTP cache.
 */
export const notifyOnFetch: WorkboxPlugin = {
  ...notifyOnFetchError,
  async fetchDidSucceed({ request, response }) {
    const { pathname, search } = new URL(request.url);
    const date = response.ok ? response.headers.get('Date') : null;
    // Not awaited, so that the response is not delayed.
    void notifyClients({ type: 'SERVER_REACHABLE', url: pathname + search, date });
    return response;
  },
};
