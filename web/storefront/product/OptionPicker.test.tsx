import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makeOption } from '#contract/testing/product';
import { getCurrentUrl } from '../../testing/current-url';
import { findProductByName } from '../../testing/demo-data';
import { buildProductPageData } from '../../testing/product-page-data';
import { visitPage } from '../../testing/visit-page';

const garden = findProductByName('Garden Board');
const url = `/product/${garden.id}`;

const readCart = () => JSON.parse(localStorage.getItem('cart') ?? 'null')?.items;
const getPrice = () => screen.getByText('Price').parentElement;
const addButton = () => screen.getByRole('button', { name: 'Add to Cart' });

describe('<OptionPicker>', () => {
  test('lists every option with its people, price and price per person, and chooses the default', async () => {
    await visitPage(url);
    const group = within(screen.getByRole('group', { name: 'Sizes and prices' }));
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
      [
        'Small $58.00 2–4 people from $14.50 a person',
        'Medium $108.00 5–8 people from $13.50 a person',
        'Large $158.00 8–12 people from $13.17 a person',
      ],
    );
    expect(group.getByRole('radio', { name: /^Medium/ })).toBeChecked();
    expect(getPrice()).toHaveTextContent('Price $108.00');
  });

  test('puts the choice into the URL and the cart, next to the default option', async () => {
    const user = await visitPage(url);
    await user.click(addButton());
    await user.click(screen.getByRole('radio', { name: /^Large/ }));
    expect(getCurrentUrl()).toBe(`${url}?size=large`);
    expect(getPrice()).toHaveTextContent('Price $158.00');
    await user.click(addButton());
    expect(await screen.findByText('1 × Garden Board, Large added to your cart')).toBeVisible();
    expect(readCart()).toEqual([
      { productId: garden.id, quantity: 1 },
      { productId: garden.id, option: 'large', quantity: 1 },
    ]);
  });

  test('does not load the page again when Enter is pressed', async () => {
    const user = await visitPage(url);
    await user.click(screen.getByRole('radio', { name: /^Large/ }));
    const isLoaded = new Promise((resolve) =>
      addEventListener('submit', (event) => resolve(!event.defaultPrevented), { once: true }),
    );
    await user.keyboard('{Enter}');
    expect(await isLoaded).toBe(false);
  });

  test('tells how many the chosen option serves among the facts', async () => {
    const user = await visitPage(url);
    const getServingSize = () =>
      screen.getByText('Serving Size', { selector: 'dt' }).nextElementSibling;
    expect(getServingSize()).toHaveTextContent(garden.servingSize ?? '');
    await user.click(screen.getByRole('radio', { name: /^Large/ }));
    expect(getServingSize()).toHaveTextContent(/^8–12 people$/);
    await user.click(screen.getByRole('radio', { name: /^Medium/ }));
    expect(getServingSize()).toHaveTextContent(garden.servingSize ?? '');
  });

  test.each([
    ['small', /^Small/],
    ['giant', /^Medium/],
  ])('chooses for ?size=%s the option that matches %s', async (size, name) => {
    await visitPage(`${url}?size=${size}`);
    expect(screen.getByRole('radio', { name })).toBeChecked();
  });

  test('does not repeat people that the name has', async () => {
    const table = findProductByName('Grazing Table for Thirty');
    await visitPage(`/product/${table.id}`);
    const radio = screen.getByRole('radio', { name: /^30 guests/ });
    expect(radio.closest('label')).toHaveTextContent('30 guests $980.00 from $32.67 a person');
  });

  test('shows quantity prices of a single option, and the price at the chosen quantity', async () => {
    const box = findProductByName('Artisan Gift Box');
    const user = await visitPage(`/product/${box.id}`);
    expect(screen.queryByRole('group', { name: 'Sizes and prices' })).not.toBeInTheDocument();
    expect(screen.getByText('From 10: $88.00 each')).toBeVisible();
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    for (let quantity = 1; quantity < 10; quantity += 1) await user.click(more);
    expect(getPrice()).toHaveTextContent('Price $88.00');
  });

  test('limits the quantity to the stock of the chosen option', async () => {
    const options = [
      makeOption({ key: 'small', name: { en: 'Small', es: 'Chica' } }),
      makeOption({ key: 'large', name: { en: 'Large', es: 'Grande' }, stock: 2, isDefault: false }),
      makeOption({ key: 'giant', name: { en: 'Giant', es: 'Enorme' }, stock: 0, isDefault: false }),
    ];
    const product = { ...garden, options };
    const user = await visitPage(`${url}?size=large`, { data: buildProductPageData(product) });
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    await user.click(more);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Only 2 left.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Giant/ }));
    expect(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Tell me when it’s back' })).toBeVisible();
  });
});
