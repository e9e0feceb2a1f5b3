import { getOrderStatus } from '#contract/orders/endpoints';
import type { PageServer } from '../../routing/page-server';

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;

/** The order itself is never in the document. */
export const server: PageServer = {
  async exists({ params: { number = '' }, search }, _data, fetchResponse) {
    const query = { key: search.get('key') ?? '' };
    try {
      await fetchResponse(getOrderStatus, { params: { number }, query });
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  },
};
