import type { Page } from '@playwright/test';
import { findViolationsInBothSchemes } from '../../testing/browser/axe';
import { boardId, getMain, orderTexts } from '../../testing/browser/order-form';
import { languages, storefrontTexts } from '../../testing/browser/storefront-texts';
import { expect, test, waitForHydration } from '../../testing/browser/test';

const eventTexts = {
  en: {
    homePrompt: /Add the place, and what to leave out/,
    prompt: /Add the day, people and place/,
    change: /Change$/,
    dialog: 'Your event',
    day: /^Day/,
    people: 'People',
    place: /^Greater LA/,
    allergen: 'Tree nuts',
    tooLarge: /An event of this size needs 14 days’ notice\./,
    save: 'Save',
    clear: 'Clear the event',
    contains: 'Contains tree nuts',
    notThen: /^Not for \w+ \d+: earliest \w+ \d+$/,
    yes: /^For your \w+, \w+ \d+: yes$/,
    no: /^For your .+: no\. The earliest is /,
    fee: 'Greater LA $35.00',
  },
  es: {
    homePrompt: /Agrega el lugar y lo que hay que evitar/,
    prompt: /Agrega día, personas y lugar/,
    change: /Cambiar$/,
    dialog: 'Tu evento',
    day: /^Día/,
    people: 'Personas',
    place: /^Resto de Los Ángeles/,
    allergen: 'Nueces de árbol',
    tooLarge: /Un evento de este tamaño se pide con 14 días de anticipación\./,
    save: 'Guardar',
    clear: 'Borrar el evento',
    contains: 'Contiene nueces de árbol',
    notThen: /^No para el \d+ \w+: desde el \d+ \w+$/,
    yes: /^Para tu .+: sí$/,
    no: /^Para tu .+: no\. Lo más pronto es el /,
    fee: 'Resto de Los Ángeles $35.00',
  },
} as const;

for (const language of languages) {
  const texts = { ...orderTexts[language], ...storefrontTexts[language], ...eventTexts[language] };

  const openDialog = async (page: Page, bar: RegExp) => {
    await getMain(page).getByRole('button', { name: bar }).click();
    return page.getByRole('dialog', { name: texts.dialog });
  };

  const visit = async (page: Page, path: string) => {
    await page.goto(`${texts.prefix}${path}`);
    await waitForHydration(page);
  };

  test(`an event chosen on the home page marks products and fills the order form (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, '/');
    // Without server rendering it comes later, above the heading.
    await expect(getMain(page).locator('picture img').first()).toBeVisible();
    const getNextSectionTop = () =>
      getMain(page)
        .locator('h2')
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    const nextSectionTop = await getNextSectionTop();

    const dialog = await openDialog(page, texts.homePrompt);
    await dialog.getByRole('button', { name: texts.day }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('td[data-day] button:focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: texts.people }).fill('60');
    await expect(dialog.getByText(texts.tooLarge)).toBeVisible();
    await dialog.getByRole('radio', { name: texts.place }).check();
    await dialog.getByRole('checkbox', { name: texts.allergen }).check();
    expect(await findViolationsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: texts.save }).click();
    await expect(getMain(page).getByRole('button', { name: texts.change })).toBeFocused();
    expect(await getNextSectionTop()).toBe(nextSectionTop);

    await visit(page, '/shop');
    await expect(getMain(page).getByText(texts.contains).first()).toBeVisible();
    await expect(getMain(page).getByText(texts.notThen).first()).toBeVisible();
    expect(await findViolationsInBothSchemes(page)).toEqual([]);

    await visit(page, `/product/${boardId}`);
    await expect(getMain(page).getByText(texts.no)).toBeVisible();
    await expect(getMain(page).getByText(texts.fee, { exact: true })).toBeVisible();
    await openDialog(page, texts.change);
    await dialog.getByRole('textbox', { name: texts.people }).fill('12');
    await dialog.getByRole('button', { name: texts.save }).click();
    await expect(getMain(page).getByText(texts.yes)).toBeVisible();
    expect(await findViolationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: texts.addToCart }).filter({ visible: true }).click();
    await expect(page.getByText(texts.added, { exact: true })).toBeVisible();

    await visit(page, '/cart');
    const guests = getMain(page).getByRole('textbox', { name: texts.guests });
    await expect(guests).toHaveValue('12');
    await expect(getMain(page).getByRole('radio', { name: texts.place })).toBeChecked();
    await expect(getMain(page).getByRole('checkbox', { name: texts.allergen })).toBeChecked();
    await expect(
      getMain(page).getByRole('button', { name: orderTexts[language].day }),
    ).toHaveAttribute('value', /^\d{4}-\d{2}-\d{2}$/);
    await guests.fill('14');

    await openDialog(page, texts.change);
    await dialog.getByRole('button', { name: texts.clear }).click();
    await expect(getMain(page).getByRole('button', { name: texts.prompt })).toBeVisible();
    await expect(guests).toHaveValue('14');
    await expect(getMain(page).getByRole('radio', { name: texts.place })).not.toBeChecked();
  });
}

test('an event is in step between tabs', async ({ page, context }) => {
  await page.goto('/shop');
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto('/shop');
  await waitForHydration(other);
  await other.getByRole('main').getByRole('button', { name: eventTexts.en.prompt }).click();
  const dialog = other.getByRole('dialog', { name: eventTexts.en.dialog });
  await dialog.getByRole('checkbox', { name: eventTexts.en.allergen }).check();
  await dialog.getByRole('button', { name: eventTexts.en.save }).click();
  await expect(getMain(page).getByRole('button', { name: /without tree nuts/ })).toBeVisible();
  await expect(getMain(page).getByText(eventTexts.en.contains).first()).toBeVisible();
});
