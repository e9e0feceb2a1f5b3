import { formatOrderNumber } from '#contract/orders/rules';

/** Key of the customer's status page: the digits of the order number after zeros. */
export const getMockAccessKey = (orderId: number): string =>
  formatOrderNumber(orderId).replace('LH-', '').padStart(32, '0');
