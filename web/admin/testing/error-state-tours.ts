import { expect, type Page } from '@playwright/test';
import { type AuditState, openTab, pressButton, type Tour } from './tour';

const tabs = {
  products: /^Products/,
  images: /^Product Images/,
  bulkImages: /^Bulk Images/,
  header: /^Header Media/,
  messages: /^Contact Messages/,
  restoration: /^Restoration Requests/,
  orders: /^Order Requests/,
  events: /^Event Inquiries/,
};

async function auditEveryTab(page: Page, audit: AuditState, condition: string): Promise<void> {
  for (const [tab, name] of Object.entries(tabs)) {
    await openTab(page, name);
    await audit(`${tab} ${condition}`);
  }
}

const failingScenarios = [
  'products',
  'media',
  'settings',
  'contact-messages',
  'restoration-requests',
]
  .concat(['event-inquiries', 'order-requests', 'newsletter', 'visitors'])
  .map((subject) => `server-error:${subject}`);

export const emptyShopTour: Tour = {
  url: '/admin?scenario=signed-in,empty',
  run: (page, audit) => auditEveryTab(page, audit, 'without data'),
};

export const serverErrorTour: Tour = {
  url: `/admin?scenario=signed-in,${failingScenarios.join()}`,
  run: (page, audit) => auditEveryTab(page, audit, 'with server errors'),
};

export const expiredSessionTour: Tour = {
  url: '/admin?scenario=expired-session&tab=products',
  async run(page, audit) {
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await audit('reauth dialog');
  },
};

export const signInErrorTour: Tour = {
  url: '/admin/login',
  async run(page, audit) {
    await page.getByLabel(/^Username/).fill('nobody');
    await page.getByLabel(/^Password/).fill('knows');
    await pressButton(page, 'Sign in');
    await expect(page.getByRole('alert')).toBeVisible();
    await audit('sign-in error');
  },
};
