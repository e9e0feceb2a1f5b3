import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { createImageFile } from './media-library';
import { expect } from './test';

/** UI texts of the inbox. */
export const inboxTexts = {
  messages: /^Contact Messages/,
  requests: /^Restoration Requests/,
  orders: /^Order Requests/,
  refresh: 'Refresh',
  unread: 'Unread:',
  view: (label: string) => `View ${label}`,
  messageFrom: (name: string) => `Message from ${name}`,
  close: 'Close',
  status: (label: string) => `Status ${label}`,
  requestFrom: (name: string) => `Request from ${name}`,
  photo: 'Photo 1, opens in a new tab',
  currentStatus: /^Status: /,
  updateStatus: 'Update Status',
  requestUpdated: 'Request status updated successfully',
  requestStatuses: ['In Progress', 'Completed', 'Declined', 'Pending'],
  order: (number: string) => `Order ${number}`,
  confirmed: 'Confirmed',
  orderUpdated: 'Order status updated successfully',
  kitchenList: 'Kitchen list of the day',
  toMake: 'To make',
  newsletter: 'Newsletter',
  downloadCsv: 'Download CSV',
} as const;

/** Sends from within the page, so that the mocks get the request too. */
export async function postSubmission(
  page: Page,
  path: string,
  body: object,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<void> {
  const status = await page.evaluate(
    async ([url, headers, json]) =>
      (await fetch(url, { method: 'POST', headers, body: json })).status,
    [
      path,
      { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...extraHeaders },
      JSON.stringify(body),
    ] as const,
  );
  expect([200, 201]).toContain(status);
}

/** Uploads a photo for a restoration request; returns its URLs. */
export async function uploadRequestPhoto(page: Page): Promise<string[]> {
  const { name, buffer } = await createImageFile('bowl.png', '#2c587a');
  return page.evaluate(
    async ([url, key, label, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const body = new FormData();
      body.append('photos', new File([bytes], label, { type: 'image/png' }));
      const headers = { 'Idempotency-Key': key };
      return (await (await fetch(url, { method: 'POST', headers, body })).json()).photoUrls;
    },
    [sendSubmissionPhotos.path, randomUUID(), name, buffer.toString('base64')] as const,
  );
}
