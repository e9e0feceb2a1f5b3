import { getMockAccessKey } from '#mocks/mock-access-key';
import { paths } from '../../routing/paths';
import { cartPage } from '../../storefront/cart/page';
import { orderStatusPage } from '../../storefront/order-status/page';
import { receiptPage } from '../../storefront/receipt/page';
import type { DeviceState } from '../device-state';
import { submitForm } from './play';
import { receipt, refusedMessage, waitingMessage } from './sample-submissions';
import type { ScreenGroup } from './screen-story';

const filledCart: DeviceState = {
  cart: [
    { productId: 7, quantity: 2 },
    { productId: 15, quantity: 1 },
  ],
};

export const orderScreens: readonly ScreenGroup[] = [
  {
    title: 'Cart',
    page: cartPage,
    stories: [
      { name: 'Empty', path: paths.cart() },
      { name: 'Filled', path: paths.cart(), device: filledCart },
      {
        name: 'Out of stock',
        path: paths.cart(),
        scenarios: ['out-of-stock'],
        device: filledCart,
      },
      { name: 'Order form with errors', path: paths.cart(), device: filledCart, play: submitForm },
      { name: 'Full day', path: paths.cart(), scenarios: ['full-day'], device: filledCart },
      {
        name: 'Server error',
        path: paths.cart(),
        scenarios: ['server-error:products'],
        device: filledCart,
      },
      { name: 'Offline', path: paths.cart(), scenarios: ['offline'], device: filledCart },
      {
        name: 'Waiting submissions',
        path: paths.pendingSubmissions(),
        scenarios: ['server-error:contact'],
        device: { submissions: [waitingMessage, refusedMessage] },
      },
    ],
  },
  {
    title: 'Receipt',
    page: receiptPage,
    stories: [
      { name: 'Found', path: paths.receipt(receipt.number), device: { receipts: [receipt] } },
      { name: 'Not found', path: paths.receipt('LH-7') },
    ],
  },
  {
    title: 'Order status',
    page: orderStatusPage,
    stories: [
      { name: 'Found', path: `/order/LH-1001?key=${getMockAccessKey(1)}` },
      { name: 'Not found', path: '/order/LH-1001?key=wrong' },
      {
        name: 'Server error',
        path: `/order/LH-1001?key=${getMockAccessKey(1)}`,
        scenarios: ['server-error:orders'],
      },
      {
        name: 'Offline',
        path: `/order/LH-1001?key=${getMockAccessKey(1)}`,
        scenarios: ['offline'],
      },
    ],
  },
];
