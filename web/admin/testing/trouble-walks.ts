import { expect, type Page } from '@playwright/test';
import { type Look, openTab, press, type Walk } from './walk';

const tabs = {
  products: /^Products/,
  images: /^Product Images/,
  bulkImages: /^Bulk Images/,
  header: /^Header Media/,
  messages: /^Contact Messages/,
  restoration: /^Restoration Requests/,
  orders: /^Order Requests/,
};

async function everyTab(page: Page, look: Look, trouble: string): Promise<void> {
  for (const [tab, name] of Object.entries(tabs)) {
    await openTab(page, name);
    await look(`${tab} ${trouble}`);
  }
}

const failing = ['products', 'media', 'settings', 'contact-messages', 'restoration-requests']
  .concat(['order-requests', 'newsletter', 'visitors'])
  .map((subject) => `server-error:${subject}`);

export const emptyWalk: Walk = {
  url: '/admin?scenario=signed-in,empty',
  through: (page, look) => everyTab(page, look, 'without data'),
};

export const failedWalk: Walk = {
  url: `/admin?scenario=signed-in,${failing.join()}`,
  through: (page, look) => everyTab(page, look, 'with server errors'),
};

export const expiredWalk: Walk = {
  url: '/admin?scenario=expired-session',
  async through(page, look) {
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await look('reauth dialog');
  },
};

export const doorWalk: Walk = {
  url: '/admin/login',
  async through(page, look) {
    await page.getByLabel(/^Username/).fill('nobody');
    await page.getByLabel(/^Password/).fill('knows');
    await press(page, 'Sign in');
    await expect(page.getByRole('alert')).toBeVisible();
    await look('sign-in error');
  },
};
