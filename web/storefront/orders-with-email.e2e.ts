import type { Locator, Page } from '@playwright/test';
import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { parseOrderNumber } from '#contract/orders/rules';
import type { TestSmtpServer } from '../../api/testing/smtp/smtp-server';
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { fillContact, getMain, orderTexts } from '../testing/browser/order-form';
import { signInAsOwner } from '../testing/browser/owner';
import { expect, test } from '../testing/browser/server-with-email';
import { storefrontTexts } from '../testing/browser/storefront-texts';
import { waitForHydration } from '../testing/browser/test';
import { phoneOptions } from '../testing/browser/test-targets';

// Three orders from the home page to the customer's page that says “confirmed”, with the e-mails that were sent.

test.describe.configure({ mode: 'serial' });

async function addToCart(page: Page, language: Language, option?: RegExp): Promise<void> {
  await waitForHydration(page);
  if (option) {
    const radio = page.getByRole('radio', { name: option });
    await radio.click();
    await expect(radio).toBeChecked();
  }
  const buttons = page.getByRole('button', { name: storefrontTexts[language].addToCart });
  await buttons.filter({ visible: true }).first().click();
  const cartLink = page.getByRole('banner').getByRole('link', { name: orderTexts[language].cart });
  await cartLink.click();
}

/** Chooses the first possible date that falls on one of the weekdays (0: Sunday); returns it. */
async function chooseDay(page: Page, language: Language, weekdays: readonly number[]) {
  const button = getMain(page).getByRole('button', { name: orderTexts[language].day });
  await button.click();
  const listDays = () =>
    page
      .locator('td[data-day]:has(button:enabled)')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day') ?? ''));
  const findDay = async () =>
    (await listDays()).find((day) => weekdays.includes(new Date(day).getUTCDay()));
  let day = await findDay();
  if (day === undefined) {
    await page.getByRole('button', { name: /next month|mes siguiente/i }).click();
    await expect.poll(findDay).toBeDefined();
    day = await findDay();
  }
  if (day === undefined) throw new Error('The calendar offers no such day.');
  await page.locator(`td[data-day="${day}"] button`).click();
  await expect(button).toHaveAttribute('value', day);
  return day;
}

/** Polls, since the page may still scroll. */
const expectAbove = (upper: Locator, lower: Locator) =>
  expect
    .poll(async () => {
      const [upperBox, lowerBox] = [await upper.boundingBox(), await lower.boundingBox()];
      if (!upperBox || !lowerBox) throw new Error('One of the two has no box.');
      return upperBox.y >= 0 && upperBox.y + upperBox.height <= lowerBox.y;
    })
    .toBe(true);

async function sendOrder(page: Page, language: Language): Promise<number> {
  await getMain(page).getByRole('button', { name: orderTexts[language].send }).click();
  const heading = page.getByRole('heading', { level: 1, name: orderTexts[language].order });
  await expect(heading).toBeVisible();
  const [number = ''] = /LH-\d+/.exec((await heading.textContent()) ?? '') ?? [];
  return parseOrderNumber(number) ?? 0;
}

const getSubjects = (smtp: TestSmtpServer, recipient: string): string[] =>
  smtp.received
    .filter(({ recipients }) => recipients.includes(recipient))
    .map(({ headers }) => headers.subject ?? '');

/** Addresses that the recipient's e-mails are answered at. */
const listRepliesTo = (smtp: TestSmtpServer, recipient: string): string[] =>
  smtp.received
    .filter(({ recipients }) => recipients.includes(recipient))
    .map(({ headers }) => headers['reply-to'] ?? '');

const findEmail = (smtp: TestSmtpServer, recipient: string, subject: RegExp) =>
  smtp.received.find(
    ({ recipients, headers }) =>
      recipients.includes(recipient) && subject.test(headers.subject ?? ''),
  );

test.describe('On a phone, in Spanish', () => {
  test.use(phoneOptions);

  test('a board for twelve without nuts is ordered for Saturday, confirmed, and on the kitchen list', async ({
    page,
    browser,
    baseURL,
    smtp,
  }) => {
    const email = 'ana@correo.mx';
    await page.goto('/es');
    await waitForHydration(page);
    await getMain(page)
      .getByRole('link', { name: /Tablas de charcutería/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: /Tabla Mediterránea/ })
      .first()
      .click();
    await page.waitForURL(/\/es\/product\/\d+/);
    await addToCart(page, 'es', /^Grande/);
    await expect(getMain(page).getByText('Grande').first()).toBeVisible();
    const main = getMain(page);
    const dateButton = main.getByRole('button', { name: orderTexts.es.day });
    await dateButton.tap();
    await expectAbove(
      page.getByRole('dialog', { name: orderTexts.es.day }),
      main.getByRole('button', { name: orderTexts.es.send }),
    );
    await page.keyboard.press('Escape');
    const day = await chooseDay(page, 'es', [6]);
    await main.getByRole('radio', { name: /^Noreste de Los Ángeles/ }).check();
    await main.getByRole('combobox', { name: orderTexts.es.time }).selectOption('12:00');
    await main.getByRole('textbox', { name: orderTexts.es.street }).fill('Calle Aldama 12');
    await main.getByRole('textbox', { name: orderTexts.es.zip }).fill('90041');
    await main.getByRole('textbox', { name: orderTexts.es.guests }).fill('12');
    await main.getByRole('checkbox', { name: 'Nueces de árbol' }).check();
    await fillContact(page, 'es', email);
    const id = await sendOrder(page, 'es');

    await expect.poll(() => getSubjects(smtp, email)).toHaveLength(1);
    const received = findEmail(smtp, email, /LH-/);
    expect(received?.text).toContain('Grande');
    expect(received?.text).toMatch(/\/es\/order\/LH-\d+\?key=[0-9a-f]{32}/);
    await expect
      .poll(() => listRepliesTo(smtp, business.email))
      .toContainEqual(expect.stringContaining(email));

    const context = await browser.newContext({
      baseURL,
      serviceWorkers: 'block',
    });
    const owner = await signInAsOwner({ page, request: context.request });
    await owner.confirmOrder(id);
    await owner.sendConfirmation(id);
    await expect.poll(() => getSubjects(smtp, email)).toHaveLength(2);

    await page.getByRole('link', { name: orderTexts.es.statusPage }).click();
    await expect(page.getByRole('heading', { name: orderTexts.es.confirmed })).toBeVisible();
    await expect(page).toHaveURL(/\/es\/order\/LH-\d+\?key=[0-9a-f]{32}$/);

    const kitchen = await context.newPage();
    await openAsAdmin(kitchen, `/admin/kitchen-list?day=${day}`);
    await kitchen.emulateMedia({ media: 'print' });
    const list = getMain(kitchen);
    for (const text of ['Large', 'Tree nuts', 'Calle Aldama 12', '12:00'])
      await expect(list.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await context.close();
  });
});

test('ten gift boxes go to ten addresses from a pasted list, at the quantity price', async ({
  page,
  request,
  smtp,
}) => {
  const email = 'office@example.com';
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await page.getByRole('link', { name: /^Gift/ }).first().click();
  await page
    .getByRole('link', { name: /Artisan Gift Box/ })
    .first()
    .click();
  await page.waitForURL(/\/product\/\d+/);
  await waitForHydration(page);
  const increase = page.getByRole('button', { name: /^(More|Increase)/ }).first();
  for (let count = 1; count < 10; count += 1) await increase.click();
  await addToCart(page, 'en');
  const main = getMain(page);
  await main.getByRole('radio', { name: orderTexts.en.ship }).check();
  await chooseDay(page, 'en', [1, 2, 3, 4, 5]);
  await main.getByRole('button', { name: orderTexts.en.severalAddresses }).click();
  const lines = Array.from(
    { length: 10 },
    (_, index) => `Guest ${'ABCDEFGHIJ'[index]}, ${index + 1} Oak St, , Sacramento, CA, 95814, 1`,
  );
  await main.getByRole('textbox', { name: orderTexts.en.addressList }).fill(lines.join('\n'));
  await main.getByRole('button', { name: orderTexts.en.checkList }).click();
  await expect(main.getByText('All 10 boxes have an address.')).toBeVisible();
  await fillContact(page, 'en', email);
  const id = await sendOrder(page, 'en');

  const owner = await signInAsOwner({ page, request });
  const order = await owner.fetchOrder(id);
  expect(order.recipients).toHaveLength(10);
  expect(order).toMatchObject({ fulfilment: 'shipping', fee: 99.9, total: 880 + 99.9 });
  expect(order.kitchenDate < order.eventDate).toBe(true);
  await owner.confirmOrder(id);
  await owner.sendConfirmation(id);
  await expect.poll(() => getSubjects(smtp, email)).toHaveLength(2);
  await page.getByRole('link', { name: orderTexts.en.statusPage }).click();
  await expect(page.getByRole('heading', { name: orderTexts.en.confirmed })).toBeVisible();
  await expect(getMain(page).getByText('Guest J').first()).toBeVisible();
});

test('a table for sixty gets a deposit, which the customer accepts before it is confirmed', async ({
  page,
  request,
  smtp,
}) => {
  const email = 'host@example.com';
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await page
    .getByRole('link', { name: /^Grazing/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /Grazing Table for Fifty/ })
    .first()
    .click();
  await page.waitForURL(/\/product\/\d+/);
  await addToCart(page, 'en', /^65/);
  const main = getMain(page);
  await main.getByRole('textbox', { name: orderTexts.en.guests }).fill('60');
  await main.getByRole('radio', { name: /^Greater LA/ }).check();
  await chooseDay(page, 'en', [3, 4, 5, 6, 0]);
  await main.getByRole('combobox', { name: orderTexts.en.time }).selectOption('12:00');
  await main.getByRole('textbox', { name: orderTexts.en.street }).fill('100 Main St');
  await main.getByRole('textbox', { name: orderTexts.en.zip }).fill('91101');
  await fillContact(page, 'en', email);
  const id = await sendOrder(page, 'en');

  const owner = await signInAsOwner({ page, request });
  const { total } = await owner.fetchOrder(id);
  expect(total).toBe(2100 + 35);
  await owner.editOrder(id, { deposit: total / 2, paymentUrl: 'https://pay.example/lh' });
  await page.getByRole('link', { name: orderTexts.en.statusPage }).click();
  await page.getByRole('button', { name: orderTexts.en.accept }).click();
  await expect(page.getByRole('link', { name: /Pay the deposit/ })).toHaveAttribute(
    'href',
    'https://pay.example/lh',
  );
  await expect.poll(async () => (await owner.fetchOrder(id)).isAwaitingCustomer).toBe(false);
  await owner.confirmOrder(id);
  await owner.sendConfirmation(id);
  await expect.poll(() => getSubjects(smtp, email)).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('heading', { name: orderTexts.en.confirmed })).toBeVisible();
});
