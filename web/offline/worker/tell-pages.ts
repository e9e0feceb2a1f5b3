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

/** Tells all pages when the shop does not answer. */
export const tellOfSilence: WorkboxPlugin = {
  fetchDidFail: () => tell({ type: 'SHOP_SILENT' }),
};

/**
 * Tells all pages whether the shop answered, and of good answers when they were given: of what comes out of the
 * store pages cannot know. Only for what the browser does not answer by itself.
 */
export const tellOfAnswers: WorkboxPlugin = {
  ...tellOfSilence,
  async fetchDidSucceed({ request, response }) {
    const { pathname, search } = new URL(request.url);
    const date = response.ok ? response.headers.get('Date') : null;
    // Not waited for: the answer is.
    void tell({ type: 'SHOP_ANSWERED', address: pathname + search, date });
    return response;
  },
};
