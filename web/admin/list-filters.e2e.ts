import type { Page } from '@playwright/test';
import { addDays, isOpenOn, toShopDate } from '#contract/core/dates';
import { csrfHeader } from '#contract/core/endpoint';
import {
  listEventInquiries,
  markEventInquiry,
  setEventInquiryStatus,
} from '#contract/event-inquiries/admin-endpoints';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import {
  listContactMessages,
  listRestorationRequests,
  markContactMessage,
  markRestorationRequest,
  setRequestStatus,
} from '#contract/inbox/admin-endpoints';
import { sendContactMessage, sendRestorationRequest } from '#contract/inbox/endpoints';
import {
  listOrderRequests,
  markOrderRequest,
  setOrderStatus,
} from '#contract/orders/admin-endpoints';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { downloadCsvFile } from '../testing/browser/download-csv-file';
import { postSubmission } from '../testing/browser/inbox';
import { expect, test } from '../testing/browser/own-server';

// Only against the production build: a build step once removed the filters of these lists while all tests of the
// sources passed.

interface Row {
  readonly id: number;
  readonly name: string;
  readonly number?: string;
  readonly eventDate?: string;
}

/** Other tests write to the same server; the last name identifies the rows of this one. */
const lastName = 'Filterwood';
const names = ['Ana', 'Berta', 'Carla'].map((first) => `${first} ${lastName}`);
const search = `q=${lastName}`;

/** Far enough ahead for any event. */
function listOpenDates(count: number): string[] {
  const days: string[] = [];
  for (let day = addDays(toShopDate(new Date()), 30); days.length < count; day = addDays(day)) {
    if (isOpenOn(day)) days.push(day);
  }
  return days;
}

const getJson = <T>(page: Page, url: string): Promise<T> =>
  page.evaluate(async (path) => (await fetch(path)).json(), url);

async function put(page: Page, path: string, id: number, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([url, header, value, json]) => {
      const headers = { 'Content-Type': 'application/json', [header]: value };
      return (await fetch(url, { method: 'PUT', headers, body: json })).status;
    },
    [
      path.replace(':id', String(id)),
      csrfHeader.name,
      csrfHeader.value,
      JSON.stringify(body),
    ] as const,
  );
  expect(status).toBe(200);
}

const getRowHeaders = (page: Page) => page.getByRole('tabpanel').getByRole('rowheader');

const expectRows = (page: Page, expected: readonly string[]) =>
  expect(getRowHeaders(page))
    .toContainText([...expected])
    .then(() => expect(getRowHeaders(page)).toHaveCount(expected.length));

/** Sorts by every sortable column in both directions and compares with the API's order. */
async function expectEverySort(
  page: Page,
  path: string,
  getLabel: (row: Row) => string,
): Promise<void> {
  const buttons = page.getByRole('columnheader').getByRole('button');
  const count = await buttons.count();
  expect(count).toBeGreaterThan(1);
  const sorts = new Set<string>();
  for (let column = 0; column < count; column += 1) {
    for (let press = 0; press < 2; press += 1) {
      const before = new URL(page.url()).searchParams.get('sort');
      await buttons.nth(column).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).not.toBe(before);
      const sort = new URL(page.url()).searchParams.get('sort') ?? 'date:desc';
      sorts.add(sort);
      const rows = await getJson<readonly Row[]>(page, `${path}?sort=${sort}&${search}`);
      await expectRows(page, rows.map(getLabel));
    }
  }
  expect(sorts.size).toBe(count * 2);
}

/** The filtered rows must survive a reload and be the only ones in the CSV file. */
async function expectFiltered(
  page: Page,
  visible: readonly string[],
  hidden: readonly string[],
): Promise<void> {
  await expectRows(page, visible);
  await page.reload();
  await expectRows(page, visible);
  const { text } = await downloadCsvFile(page, 'Download CSV');
  for (const label of visible) expect(text).toContain(label);
  for (const label of hidden) expect(text).not.toContain(label);
}

test('production build of /admin filters, sorts, reloads and exports contact messages', async ({
  page,
}) => {
  await openAsAdmin(page, `/admin?tab=messages&${search}`);
  for (const name of names) {
    const body = { name, email: 'guest@example.com', message: 'Do you build boards for two?' };
    await postSubmission(page, sendContactMessage.path, body);
  }
  const [newest] = await getJson<readonly Row[]>(page, `${listContactMessages.path}?${search}`);
  if (newest) await put(page, markContactMessage.path, newest.id, { read: true });
  await page.reload();
  await expectRows(page, ['Carla', 'Berta', 'Ana']);
  await expectEverySort(page, listContactMessages.path, ({ name }) => name);
  await page.goto(`/admin?tab=messages&${search}`);
  await page.getByLabel('Unread only').click();
  await expectFiltered(page, ['Berta', 'Ana'], ['Carla']);
});

test('production build of /admin filters, sorts, reloads and exports restoration requests', async ({
  page,
}) => {
  await openAsAdmin(page, `/admin?tab=restoration&${search}`);
  for (const name of names) {
    const body = { name, email: 'guest@example.com', description: 'A plate with a crack in it.' };
    await postSubmission(page, sendRestorationRequest.path, body);
  }
  const [carla, berta] = await getJson<readonly Row[]>(
    page,
    `${listRestorationRequests.path}?${search}`,
  );
  if (carla) await put(page, setRequestStatus.path, carla.id, { status: 'Completed' });
  if (berta) await put(page, markRestorationRequest.path, berta.id, { read: true });
  await page.reload();
  await expectRows(page, ['Carla', 'Berta', 'Ana']);
  await expectEverySort(page, listRestorationRequests.path, ({ name }) => name);
  await page.goto(`/admin?tab=restoration&${search}`);
  await page.getByRole('tabpanel').getByLabel('Status', { exact: true }).selectOption('Completed');
  await expectFiltered(page, ['Carla'], ['Berta', 'Ana']);
  await page.goto(`/admin?tab=restoration&status=Pending&${search}`);
  await page.getByLabel('Unread only').click();
  await expectFiltered(page, ['Ana'], ['Berta', 'Carla']);
});

test('production build of /admin filters, sorts, reloads and exports event inquiries', async ({
  page,
}) => {
  await openAsAdmin(page, `/admin?tab=events&${search}`);
  const days = listOpenDates(names.length);
  for (const [index, name] of names.entries()) {
    await postSubmission(page, sendEventInquiry.path, {
      name,
      email: 'guest@example.com',
      occasion: 'wedding',
      eventDate: days[index],
      guests: 40 + index,
      area: 'greater-la',
    });
  }
  const newestFirst = await getJson<readonly Row[]>(page, `${listEventInquiries.path}?${search}`);
  const [carla, berta] = newestFirst;
  if (carla) await put(page, setEventInquiryStatus.path, carla.id, { status: 'Quoted' });
  if (berta) await put(page, markEventInquiry.path, berta.id, { read: true });
  await page.reload();
  await expectRows(page, ['Carla', 'Berta', 'Ana']);
  await expectEverySort(page, listEventInquiries.path, ({ name }) => name);

  await page.goto(`/admin?tab=events&${search}`);
  await page.getByRole('tabpanel').getByLabel('Status', { exact: true }).selectOption('Quoted');
  await expectFiltered(page, ['Carla'], ['Berta', 'Ana']);
  await page.getByRole('button', { name: `Status Carla ${lastName}` }).click();
  await page.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Booked' }).click();
  await page.getByRole('button', { name: 'Update Status' }).click();
  await expect(
    page.getByText('Inquiry status updated successfully', { exact: true }),
  ).toBeVisible();

  await page.goto(`/admin?tab=events&${search}`);
  await page.getByLabel('Event from').fill(days[1] ?? '');
  await page.getByLabel('Event until').fill(days[1] ?? '');
  await expectFiltered(page, ['Berta'], ['Carla', 'Ana']);
  await page.getByRole('button', { name: `View Berta ${lastName}` }).click();
  const dialog = page.getByRole('dialog', { name: `Event inquiry from Berta ${lastName}` });
  await expect(dialog.getByText('Wedding')).toBeVisible();
});

test('production build of /admin filters, sorts, reloads and exports order requests', async ({
  page,
}) => {
  await openAsAdmin(page, `/admin?tab=orders&${search}`);
  const [product] = await getJson<readonly Product[]>(page, listProducts.path);
  const days = listOpenDates(names.length);
  for (const [index, name] of names.entries()) {
    await postSubmission(page, sendOrderRequest.path, {
      name,
      email: 'guest@example.com',
      eventDate: days[index],
      fulfilment: 'pickup',
      items: [{ productId: product?.id, quantity: 1, price: product?.price }],
    });
  }
  const newestFirst = await getJson<readonly Row[]>(page, `${listOrderRequests.path}?${search}`);
  const [carla, berta, ana] = newestFirst.map(({ number = '' }) => number);
  expect([carla, berta, ana].every(Boolean)).toBe(true);
  const [first, second] = newestFirst;
  if (first) await put(page, setOrderStatus.path, first.id, { status: 'Confirmed' });
  if (second) await put(page, markOrderRequest.path, second.id, { read: true });
  await page.reload();
  const all = [carla ?? '', berta ?? '', ana ?? ''];
  const [newest = '', middle = '', oldest = ''] = all;
  await expectRows(page, all);
  await expectEverySort(page, listOrderRequests.path, ({ number = '' }) => number);

  await page.goto(`/admin?tab=orders&${search}`);
  await page.getByRole('tabpanel').getByLabel('Status', { exact: true }).selectOption('Confirmed');
  await expectFiltered(page, [newest], [middle, oldest]);

  await page.goto(`/admin?tab=orders&${search}`);
  await page.getByLabel('Event from').fill(days[1] ?? '');
  await page.getByLabel('Event until').fill(days[1] ?? '');
  await expectFiltered(page, [middle], [newest, oldest]);

  await page.goto(`/admin?tab=orders&${search}`);
  await page.getByLabel('Unread only').click();
  await expectFiltered(page, [newest, oldest], [middle]);
});

test('production build of /admin filters, sorts, reloads and exports products', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin?tab=products&category=grazing');
  const products = await getJson<readonly Product[]>(page, listProducts.path);
  const grazing = products.filter(({ category }) => category === 'grazing');
  await expect(getRowHeaders(page)).toHaveCount(grazing.length);
  for (const [header, key] of [
    ['Name', 'name'],
    ['Price', 'price'],
  ] as const) {
    await page.getByRole('columnheader').getByRole('button', { name: header }).click();
    const sorted = [...grazing].sort((a, b) => (a[key] < b[key] ? -1 : 1));
    await expectRows(
      page,
      sorted.map(({ name }) => name),
    );
    await page.reload();
    await expectRows(
      page,
      sorted.map(({ name }) => name),
    );
  }
  await page.goto('/admin?tab=products');
  await page.getByLabel('Stock', { exact: true }).selectOption('Low Stock');
  const low = products.filter(
    ({ inStock, quantityAvailable: available }) =>
      inStock && available !== null && available > 0 && available <= 3,
  );
  await expect(getRowHeaders(page)).toHaveCount(low.length);
  const labels = low.map(({ name }) => name);
  const others = products.filter(({ sku }) => sku && !low.some((product) => product.sku === sku));
  await expectFiltered(
    page,
    labels,
    others.flatMap(({ sku }) => sku ?? []),
  );
});
