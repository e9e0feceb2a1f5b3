import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/core/language';
import { changeProducts } from '#contract/products/admin-endpoints';
import { getProductText } from '#contract/products/rules';
import { formatPrice } from '../../../i18n/formats';
import { holdBack } from '../../../testing/hold-back';
import { mockServer, requestsMade, soldProducts } from '../../../testing/mock-server';
import { openList, productList, takeBack } from '../testing/open-list';
import { messages } from '../testing/sentences';

const dialogMessages = {
  en: {
    title: 'Edit prices',
    dollars: 'Dollars',
    inPercent: /^Change in percent/,
    inDollars: /^Change in dollars/,
    newPrices: 'New prices',
    becomes: 'becomes',
    save: 'Save prices',
    noPercentage: 'Write a percentage with at most two decimals, as in 5 or -10',
    noAmount: 'Write an amount in dollars with at most two decimals, as in 2 or -1.50',
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
    noPercentage: 'Escribe un porcentaje con dos decimales cuando mucho, como 5 o -10',
    noAmount: 'Escribe una cantidad en dólares con dos decimales cuando mucho, como 2 o -1.50',
    tooLow: (name: string) => `«${name}» costaría menos de $0.01`,
    tooHigh: (name: string) => `«${name}» costaría más de $99,999.99`,
    unchanged: 'Con esto no cambia ningún precio',
  },
};

const gifts = () => soldProducts().filter(({ category }) => category === 'gifts');

function firstGift() {
  const [gift] = gifts();
  if (!gift) throw new Error('The demo data has no product in gifts.');
  return gift;
}

async function openDialog(language: Language): Promise<UserEvent> {
  const user = await openList(language, '?category=gifts');
  const { bar } = productList(language);
  await user.click(bar().getByRole('checkbox', { name: messages[language].selectPage }));
  await user.click(bar().getByRole('button', { name: dialogMessages[language].title }));
  await screen.findByRole('dialog', { name: dialogMessages[language].title });
  return user;
}

function priceDialog(language: Language) {
  const texts = dialogMessages[language];
  const dialog = () => within(screen.getByRole('dialog', { name: texts.title }));
  const field = () => dialog().getByRole('textbox');
  return {
    texts,
    dialog,
    field,
    prices: () =>
      within(dialog().getByRole('region', { name: texts.newPrices }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    save: (user: UserEvent) => user.click(dialog().getByRole('button', { name: texts.save })),
    async type(user: UserEvent, text: string) {
      await user.clear(field());
      await user.type(field(), text);
    },
  };
}

describe('<EditPricesDialog> in Spanish', () => {
  const { texts, field, prices, save, type } = priceDialog('es');
  const { toast, row, bar } = productList('es');
  const list = messages.es;

  test('shows old and new prices, saves them in one request and undoes them', async () => {
    const user = await openDialog('es');
    const before = gifts();
    const price = (dollars: number) => formatPrice(dollars, 'es');
    const name = (at: number) => {
      const product = before[at];
      return product ? getProductText(product, 'name', 'es') : '';
    };
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleName(texts.inPercent);
    expect(prices()).toEqual(before.map((gift, at) => `${name(at)} ${price(gift.price)}`));

    await type(user, '-10');
    const expected = before.map(({ price: old }) => Math.round(Math.round(old * 100) * 0.9) / 100);
    expect(prices()).toEqual(
      before.map(
        (gift, at) =>
          `${name(at)} ${price(gift.price)} →${texts.becomes} ${price(expected[at] ?? 0)}`,
      ),
    );
    const sent = requestsMade().length;
    await save(user);
    expect(await toast(list.updated(before.length))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bar().getByRole('button', { name: texts.title })).toHaveFocus();
    expect(requestsMade().slice(sent)).toEqual([changeProducts.path]);
    expect(gifts().map((gift) => gift.price)).toEqual(expected);
    expect(row(name(0)).getByText(price(expected[0] ?? 0))).toBeVisible();

    await takeBack(user, 'es');
    expect(await toast(list.undone)).toBeVisible();
    expect(gifts().map((gift) => gift.price)).toEqual(before.map((gift) => gift.price));
    expect(row(name(0)).getByText(price(before[0]?.price ?? 0))).toBeVisible();
  });

  test('shows validation errors at the field and sends no request', async () => {
    const user = await openDialog('es');
    const name = getProductText(firstGift(), 'name', 'es');
    const sent = requestsMade().length;
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    await save(user);
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(texts.noPercentage));
    expect(field()).toHaveFocus();
    for (const [text, error] of [
      ['-100', texts.tooLow(name)],
      ['999999999', texts.tooHigh(name)],
      ['0', texts.unchanged],
    ] as const) {
      await type(user, text);
      await save(user);
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(error));
      expect(field()).toHaveAttribute('aria-invalid', 'true');
    }
    await user.click(screen.getByRole('radio', { name: texts.dollars }));
    await type(user, '5%');
    expect(field()).toHaveAccessibleName(texts.inDollars);
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(texts.noAmount));
    expect(requestsMade()).toHaveLength(sent);
  });
});

describe('<EditPricesDialog>', () => {
  const { texts, field, prices, save, type } = priceDialog('en');
  const { toast, bar } = productList('en');
  const list = messages.en;

  test('changes prices by an amount in dollars', async () => {
    const user = await openDialog('en');
    const before = gifts();
    await user.click(screen.getByRole('radio', { name: texts.dollars }));
    await type(user, '-1.50');
    await save(user);
    expect(await toast(list.updated(before.length))).toBeVisible();
    expect(gifts().map(({ price }) => Math.round(price * 100))).toEqual(
      before.map(({ price }) => Math.round(price * 100) - 150),
    );
  });

  test('does not send unchanged prices', async () => {
    const user = await openDialog('en');
    await user.click(screen.getByRole('radio', { name: texts.dollars }));
    await type(user, '-60');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const before = gifts();
    // 0.01 % is less than half a cent for any price below $50.
    const changing = before.filter(({ price }) => price >= 50);
    expect(changing).toHaveLength(1);
    await user.click(bar().getByRole('button', { name: texts.title }));
    await type(user, '0.01');
    await save(user);
    expect(await toast(list.updated(1))).toBeVisible();
    const changed = gifts().filter(({ version }, at) => version !== before[at]?.version);
    expect(changed.map(({ id }) => id)).toEqual(changing.map(({ id }) => id));
  });

  test('keeps the input and the old prices on 500', async () => {
    const user = await openDialog('en');
    const before = prices();
    mockServer.use(
      http.post(`*${changeProducts.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    await type(user, '5');
    const withChange = prices();
    await save(user);
    expect(await toast(list.failedToUpdate)).toBeInTheDocument();
    expect(field()).toHaveValue('5');
    expect(prices()).toEqual(withChange);
    await type(user, '-');
    expect(prices()).toEqual(before);
  });

  test('stays open and keeps its prices while they are being saved', async () => {
    const user = await openDialog('en');
    await type(user, '5');
    const withChange = prices();
    const letGo = holdBack('post', changeProducts.path);
    await save(user);
    await user.keyboard('{Escape}');
    expect(prices()).toEqual(withChange);
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('names the products whose price tiers do not change', async () => {
    await openDialog('en');
    const withTiers = gifts().filter(({ priceTiers }) => priceTiers);
    expect(withTiers.length).toBeGreaterThan(1);
    const names = withTiers.map((gift) => getProductText(gift, 'name', 'en')).join(', ');
    expect(screen.getByText(/^The price tiers of these products won’t change/)).toHaveTextContent(
      new RegExp(`Edit them in each product: ${names}$`),
    );
  });

  test('sends no request when it is canceled', async () => {
    const user = await openDialog('en');
    const sent = requestsMade().length;
    await type(user, '5');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: list.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requestsMade()).toHaveLength(sent);
  });
});
