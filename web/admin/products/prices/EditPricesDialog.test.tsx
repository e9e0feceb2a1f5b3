import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/core/language';
import { changeProducts } from '#contract/products/admin-endpoints';
import { getProductText } from '#contract/products/product-text';
import { request } from '../../../data/http-client';
import { formatPrice } from '../../../i18n/formats';
import { delayResponse } from '../../../testing/delay-response';
import { listRequests, listServerProducts, mockServer } from '../../../testing/mock-server';
import { messages } from '../testing/messages';
import { clickUndo, createProductListPage, openProductList } from '../testing/product-list-page';

const dialogMessages = {
  en: {
    title: 'Edit prices',
    dollars: 'Dollars',
    inPercent: /^Change in percent/,
    inDollars: /^Change in dollars/,
    newPrices: 'New prices',
    becomes: 'becomes',
    save: 'Save prices',
    invalidPercentage: 'Write a percentage with at most two decimals, as in 5 or -10',
    invalidAmount: 'Write an amount in dollars with at most two decimals, as in 2 or -1.50',
    tooLow: (name: string) => `“${name}” would cost less than $0.01`,
    tooHigh: (name: string) => `“${name}” would cost more than $99,999.99`,
    unchanged: 'This doesn’t change any price',
  },
  es: {
    title: 'Cambiar precios',
    dollars: 'Dólares',
    inPercent: /^Cambio en porcentaje/,
    inDollars: /^Cambio en dólares/,
    newPrices: 'Precios nuevos',
    becomes: 'cambia a',
    save: 'Guardar precios',
    invalidPercentage: 'Escribe un porcentaje con dos decimales cuando mucho, como 5 o -10',
    invalidAmount: 'Escribe una cantidad en dólares con dos decimales cuando mucho, como 2 o -1.50',
    tooLow: (name: string) => `«${name}» costaría menos de $0.01`,
    tooHigh: (name: string) => `«${name}» costaría más de $99,999.99`,
    unchanged: 'Con esto no cambia ningún precio',
  },
};

const getGifts = () => listServerProducts().filter(({ category }) => category === 'gifts');

function getFirstGift() {
  const [gift] = getGifts();
  if (!gift) throw new Error('The demo data has no product in gifts.');
  return gift;
}

async function openPricesDialog(language: Language): Promise<UserEvent> {
  const user = await openProductList(language, '?category=gifts');
  const { getToolbar } = createProductListPage(language);
  await user.click(getToolbar().getByRole('checkbox', { name: messages[language].selectPage }));
  await user.click(getToolbar().getByRole('button', { name: dialogMessages[language].title }));
  await screen.findByRole('dialog', { name: dialogMessages[language].title });
  return user;
}

function createPricesDialogPage(language: Language) {
  const texts = dialogMessages[language];
  const getDialog = () => within(screen.getByRole('dialog', { name: texts.title }));
  const getField = () => getDialog().getByRole('textbox');
  return {
    texts,
    getDialog,
    getField,
    getPrices: () =>
      within(getDialog().getByRole('region', { name: texts.newPrices }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    save: (user: UserEvent) => user.click(getDialog().getByRole('button', { name: texts.save })),
    async replaceText(user: UserEvent, text: string) {
      await user.clear(getField());
      await user.type(getField(), text);
    },
  };
}

describe('<EditPricesDialog> in Spanish', () => {
  const { texts, getField, getPrices, save, replaceText } = createPricesDialogPage('es');
  const { findToast, getRow, getToolbar } = createProductListPage('es');
  const listMessages = messages.es;

  test('shows old and new prices, saves them in one request and undoes them', async () => {
    const user = await openPricesDialog('es');
    const before = getGifts();
    const format = (dollars: number) => formatPrice(dollars, 'es');
    const getName = (index: number) => {
      const product = before[index];
      return product ? getProductText(product, 'name', 'es') : '';
    };
    expect(getField()).toHaveFocus();
    expect(getField()).toHaveAccessibleName(texts.inPercent);
    expect(getPrices()).toEqual(
      before.map((gift, index) => `${getName(index)} ${format(gift.price)}`),
    );

    await replaceText(user, '-10');
    const expected = before.map(
      ({ price: oldPrice }) => Math.round(Math.round(oldPrice * 100) * 0.9) / 100,
    );
    expect(getPrices()).toEqual(
      before.map(
        (gift, index) =>
          `${getName(index)} ${format(gift.price)} →${texts.becomes} ${format(expected[index] ?? 0)}`,
      ),
    );
    const requestCount = listRequests().length;
    await save(user);
    expect(await findToast(listMessages.updated(before.length))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(getToolbar().getByRole('button', { name: texts.title })).toHaveFocus();
    expect(listRequests().slice(requestCount)).toEqual([changeProducts.path]);
    expect(getGifts().map((gift) => gift.price)).toEqual(expected);
    expect(getRow(getName(0)).getByText(format(expected[0] ?? 0))).toBeVisible();

    await clickUndo(user, 'es');
    expect(await findToast(listMessages.undone)).toBeVisible();
    expect(getGifts().map((gift) => gift.price)).toEqual(before.map((gift) => gift.price));
    expect(getRow(getName(0)).getByText(format(before[0]?.price ?? 0))).toBeVisible();
  });

  test('shows validation errors at the field and sends no request', async () => {
    const user = await openPricesDialog('es');
    const name = getProductText(getFirstGift(), 'name', 'es');
    const requestCount = listRequests().length;
    expect(getField()).toHaveAttribute('aria-invalid', 'false');
    await save(user);
    expect(getField()).toHaveAccessibleDescription(
      expect.stringContaining(texts.invalidPercentage),
    );
    expect(getField()).toHaveFocus();
    for (const [text, error] of [
      ['-100', texts.tooLow(name)],
      ['999999999', texts.tooHigh(name)],
      ['0', texts.unchanged],
    ] as const) {
      await replaceText(user, text);
      await save(user);
      expect(getField()).toHaveAccessibleDescription(expect.stringContaining(error));
      expect(getField()).toHaveAttribute('aria-invalid', 'true');
    }
    await user.click(screen.getByRole('radio', { name: texts.dollars }));
    await replaceText(user, '5%');
    expect(getField()).toHaveAccessibleName(texts.inDollars);
    expect(getField()).toHaveAccessibleDescription(expect.stringContaining(texts.invalidAmount));
    expect(listRequests()).toHaveLength(requestCount);
  });
});

describe('<EditPricesDialog>', () => {
  const { texts, getField, getPrices, save, replaceText } = createPricesDialogPage('en');
  const { findToast, getRow, getToolbar } = createProductListPage('en');
  const listMessages = messages.en;

  test('changes prices by an amount in dollars', async () => {
    const user = await openPricesDialog('en');
    const before = getGifts();
    await user.click(screen.getByRole('radio', { name: texts.dollars }));
    await replaceText(user, '-1.50');
    await save(user);
    expect(await findToast(listMessages.updated(before.length))).toBeVisible();
    expect(getGifts().map(({ price }) => Math.round(price * 100))).toEqual(
      before.map(({ price }) => Math.round(price * 100) - 150),
    );
  });

  test('changes the prices of all options and their quantity prices alike, and undoes them', async () => {
    const user = await openPricesDialog('en');
    const listOptions = () => getGifts().map(({ options }) => options);
    const before = listOptions();
    expect(before.flat().some(({ quantityPrices }) => quantityPrices.length > 0)).toBe(true);
    await user.click(screen.getByRole('radio', { name: texts.dollars }));
    await replaceText(user, '-1.50');
    await save(user);
    expect(await findToast(listMessages.updated(before.length))).toBeVisible();
    const lower = (price: number) => (Math.round(price * 100) - 150) / 100;
    expect(listOptions()).toEqual(
      before.map((options) =>
        options.map((option) => ({
          ...option,
          price: lower(option.price),
          quantityPrices: option.quantityPrices.map((tier) => ({
            ...tier,
            price: lower(tier.price),
          })),
        })),
      ),
    );
    await clickUndo(user, 'en');
    expect(await findToast(listMessages.undone)).toBeVisible();
    expect(listOptions()).toEqual(before);
  });

  test('keeps the prices that another session has set since, and says so', async () => {
    const user = await openPricesDialog('en');
    const gifts = getGifts();
    const { id } = getFirstGift();
    await request(changeProducts, { body: { changes: [{ id, price: 70 }] } });
    await user.click(screen.getByRole('radio', { name: texts.dollars }));
    await replaceText(user, '-1.50');
    await save(user);
    expect(await findToast(listMessages.changedMeanwhile)).toBeVisible();
    expect(getGifts().map(({ price }) => Math.round(price * 100))).toEqual(
      gifts.map(({ price }, index) => (index === 0 ? 7000 : Math.round(price * 100) - 150)),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await getRow(getFirstGift().name).findByText('$70.00')).toBeVisible();
  });

  test('keeps the prices that another session has set since when Undo is pressed', async () => {
    const user = await openPricesDialog('en');
    const gifts = getGifts();
    await replaceText(user, '-10');
    await save(user);
    expect(await findToast(listMessages.updated(gifts.length))).toBeVisible();
    const { id } = getFirstGift();
    await request(changeProducts, { body: { changes: [{ id, price: 70 }] } });
    await clickUndo(user, 'en');
    expect(await findToast(listMessages.changedMeanwhile)).toBeVisible();
    expect(getGifts().map(({ price }) => price)).toEqual(
      gifts.map(({ price }, index) => (index === 0 ? 70 : price)),
    );
  });

  test('does not send unchanged prices', async () => {
    const user = await openPricesDialog('en');
    await user.click(screen.getByRole('radio', { name: texts.dollars }));
    await replaceText(user, '-60');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const before = getGifts();
    // 0.01 % is less than half a cent for any price below $50.
    const changingProducts = before.filter((product) =>
      [product, ...product.options].some(({ price }) => price >= 50),
    );
    expect(changingProducts.length).toBeLessThan(before.length);
    await user.click(getToolbar().getByRole('button', { name: texts.title }));
    await replaceText(user, '0.01');
    await save(user);
    expect(await findToast(listMessages.updated(changingProducts.length))).toBeVisible();
    const changed = getGifts().filter(({ version }, index) => version !== before[index]?.version);
    expect(changed.map(({ id }) => id)).toEqual(changingProducts.map(({ id }) => id));
  });

  test('keeps the input and the old prices on 500', async () => {
    const user = await openPricesDialog('en');
    const before = getPrices();
    mockServer.use(
      http.post(`*${changeProducts.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    await replaceText(user, '5');
    const withChange = getPrices();
    await save(user);
    expect(await findToast(listMessages.failedToUpdate)).toBeInTheDocument();
    expect(getField()).toHaveValue('5');
    expect(getPrices()).toEqual(withChange);
    await replaceText(user, '-');
    expect(getPrices()).toEqual(before);
  });

  test('stays open and keeps its prices while they are being saved', async () => {
    const user = await openPricesDialog('en');
    await replaceText(user, '5');
    const withChange = getPrices();
    const release = delayResponse('post', changeProducts.path);
    await save(user);
    await user.keyboard('{Escape}');
    expect(getPrices()).toEqual(withChange);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('sends no request when it is canceled', async () => {
    const user = await openPricesDialog('en');
    const requestCount = listRequests().length;
    await replaceText(user, '5');
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: listMessages.cancel }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(listRequests()).toHaveLength(requestCount);
  });
});
