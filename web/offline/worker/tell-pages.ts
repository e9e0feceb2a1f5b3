import type { WorkboxPlugin } from 'workbox-core';
import type { NewsOfShop } from '../messages';

interface Page {
  readonly postMessage: (message: NewsOfShop) => void;
}

/** The pages that the worker serves. */
declare const clients: {
  readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly Page[]>;
};

async function tell(news: NewsOfShop): Promise<void> {
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage(news);
}

/**
 * Tells all pages whether the shop answered, which they cannot know of answers that come out of the store, and of
 * good answers when they were given.
 */
export const tellPages: WorkboxPlugin = {
  async fetchDidSucceed({ request, response }) {
    const { pathname, search } = new URL(request.url);
    const date = response.ok ? response.headers.get('Date') : null;
    // Not waited for: the answer is.
    void tell({ type: 'SHOP_ANSWERED', address: pathname + search, date });
    return response;
  },
  fetchDidFail: () => tell({ type: 'SHOP_SILENT' }),
};
