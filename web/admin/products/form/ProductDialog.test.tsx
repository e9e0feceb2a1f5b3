import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { productRules } from '#contract/product-form';
import { productRefusals } from '#contract/product-writes';
import { languages } from '../../../testing/browser/languages';
import { holdBack } from '../../../testing/hold-back';
import { mockServer, productTable } from '../../../testing/mock-server';
import {
  dialogsClosed,
  newest,
  type OpenDialog,
  openAdd,
  openEdit,
  openProducts,
  rewrite,
} from './testing/open-dialog';
import { sentences } from './testing/sentences';

/** Goes on from control to control until one is reached. */
async function tabTo(user: UserEvent, control: HTMLElement): Promise<void> {
  const most = document.querySelectorAll('input, button, select, textarea').length;
  for (let step = 0; step < most && document.activeElement !== control; step++) await user.tab();
  expect(control).toHaveFocus();
}

describe.each(languages)('the form of a product, in %s', (language) => {
  const say = sentences[language];

  async function fillIn({ user, field }: OpenDialog): Promise<void> {
    await rewrite(user, field(say.name), 'Fig and Manchego Board');
    await rewrite(user, field(say.price), '42.50');
    await user.selectOptions(field(say.region), 'Spain');
    await user.selectOptions(field(say.category), 'boards');
    await rewrite(user, field(say.image), newest().imageUrl);
    await rewrite(user, field(say.description), 'For two, with figs.');
  }

  test('begins with a product that is in stock, and neither featured nor seasonal', async () => {
    const { dialog, field } = await openAdd(language);
    expect(dialog.getByRole('heading', { name: say.board })).toBeVisible();
    expect(dialog.getByRole('heading', { name: say.spanish })).toBeVisible();
    expect(field(say.inStock)).toBeChecked();
    expect(field(say.featured)).not.toBeChecked();
    expect(field(say.seasonal)).not.toBeChecked();
    for (const name of [say.name, say.price, say.quantity, say.region, say.category, say.image]) {
      expect(field(name)).toHaveValue('');
    }
    for (const name of [say.name, say.price, say.region, say.category, say.image]) {
      expect(field(name)).toBeRequired();
    }
    expect(field(say.description)).toBeRequired();
    expect(field(say.price)).toHaveAttribute('inputmode', 'decimal');
  });

  test('says at each field what is missing, and goes to the first of them', async () => {
    const { field, press } = await openAdd(language);
    await press(say.save);
    await waitFor(() => expect(field(say.name)).toHaveFocus());
    const { name, price, region, category, imageUrl, description } = productRules;
    expect(field(say.name)).toHaveAccessibleDescription(name[language]);
    expect(field(say.price)).toHaveAccessibleDescription(expect.stringContaining(price[language]));
    expect(field(say.region)).toHaveAccessibleDescription(region[language]);
    expect(field(say.category)).toHaveAccessibleDescription(category[language]);
    expect(field(say.image)).toHaveAccessibleDescription(imageUrl[language]);
    expect(field(say.description)).toHaveAccessibleDescription(description[language]);
  });

  test('says at each field what is wrong with what is written there', async () => {
    const dialog = await openAdd(language);
    const { user, field, press } = dialog;
    await fillIn(dialog);
    const faults = [
      [say.price, '12.345', productRules.price],
      [say.quantity, '1.5', productRules.quantity],
      [say.image, 'board.jpg', productRules.imageAddress],
      [say.dimensions, '12 by 8', productRules.dimensions],
      [say.weight, '9 stone', productRules.weight],
    ] as const;
    for (const [name, written] of faults) await rewrite(user, field(name), written);
    await press(say.save);
    await waitFor(() => expect(field(say.price)).toHaveFocus());
    for (const [name, , rule] of faults) {
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(rule[language]));
    }
    await rewrite(user, field(say.price), '100000');
    const { priceTooHigh } = productRules;
    await waitFor(() =>
      expect(field(say.price)).toHaveAccessibleDescription(
        expect.stringContaining(priceTooHigh[language]),
      ),
    );
  });

  test('adds a product once, says so, and gives the focus back', async () => {
    const dialog = await openAdd(language);
    const { dialog: shown, press } = dialog;
    const before = productTable().list.length;
    await fillIn(dialog);
    const answer = holdBack('post', '/api/products');
    await press(say.save);
    const saving = await shown.findByRole('button', { name: say.saving });
    expect(saving).toBeDisabled();
    await dialog.user.click(saving);
    answer();
    expect(await screen.findByText(say.created)).toBeInTheDocument();
    await dialogsClosed();
    expect(screen.getByRole('button', { name: say.add })).toHaveFocus();
    expect(productTable().list).toHaveLength(before + 1);
    expect(newest()).toMatchObject({
      name: 'Fig and Manchego Board',
      price: 42.5,
      region: 'Spain',
      category: 'boards',
      quantityAvailable: null,
      inStock: true,
      featured: false,
      seasonal: false,
      sku: null,
      translations: {},
    });
    expect(await screen.findByText('Fig and Manchego Board')).toBeInTheDocument();
  });

  test('is opened, filled in and sent by keyboard alone', async () => {
    const user = await openProducts(language);
    screen.getByRole('button', { name: say.add }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: say.add }));
    for (const [label, written] of [
      [say.name, 'Keyboard Board'],
      [say.price, '10'],
      [say.region, ''],
      [say.category, ''],
      [say.image, '/board.jpg'],
      [say.description, 'No mouse.'],
    ] as const) {
      const field = dialog.getByLabelText(new RegExp(`^${label} \\*$`));
      await tabTo(user, field);
      if (written) await user.paste(written);
      else await user.selectOptions(field, within(field).getAllByRole('option')[1] ?? []);
    }
    await tabTo(user, dialog.getByRole('button', { name: say.save }));
    await user.keyboard('{Enter}');
    await dialogsClosed();
    expect(newest()).toMatchObject({ name: 'Keyboard Board', imageUrl: '/board.jpg' });
    expect(screen.getByRole('button', { name: say.add })).toHaveFocus();
  });

  test('edits a product, its Spanish beside its English', async () => {
    const { user, field, press } = await openEdit(language);
    const { id, name, price, version } = newest();
    expect(field(say.name)).toHaveValue(name);
    expect(field(say.price)).toHaveValue(price.toFixed(2));
    expect(field(say.spanishName)).toHaveAccessibleDescription(name);
    await rewrite(user, field(say.spanishName), 'Tabla de la casa');
    await rewrite(user, field(say.quantity), '3');
    await user.click(field(say.seasonal));
    await press(say.save);
    expect(await screen.findByText(say.updated)).toBeInTheDocument();
    await dialogsClosed();
    const shownName = language === 'es' ? 'Tabla de la casa' : name;
    expect(screen.getByRole('button', { name: say.edit(shownName) })).toHaveFocus();
    expect(productTable().shown(id).product).toMatchObject({
      name,
      quantityAvailable: 3,
      seasonal: true,
      version: version + 1,
      translations: { es: { name: 'Tabla de la casa' } },
    });
  });

  test('puts what the shop has against it at its field, and stays filled', async () => {
    const { user, field, press } = await openEdit(language);
    const { sku } =
      productTable().list.find((product) => product.sku && product !== newest()) ?? {};
    await rewrite(user, field(say.sku), sku ?? '');
    await rewrite(user, field(say.name), 'Harvest Board');
    await press(say.save);
    const message = productRefusals.skuTaken[language];
    await waitFor(() => expect(field(say.sku)).toHaveAccessibleDescription(message));
    expect(field(say.sku)).toHaveFocus();
    expect(field(say.name)).toHaveValue('Harvest Board');
    expect(screen.getByText(say.error)).toBeInTheDocument();
  });

  test('stays filled where the shop does not say why it failed', async () => {
    const dialog = await openAdd(language);
    await fillIn(dialog);
    mockServer.use(http.post('*/api/products', () => new HttpResponse(null, { status: 500 })));
    await dialog.press(say.save);
    expect(await screen.findByText(say.failedToCreate)).toBeInTheDocument();
    expect(screen.getByText(say.error)).toBeInTheDocument();
    expect(dialog.field(say.name)).toHaveValue('Fig and Manchego Board');
    expect(dialog.dialog.getByRole('button', { name: say.save })).toHaveFocus();
  });

  test('says what the shop says where it does', async () => {
    const { user, field, press } = await openEdit(language);
    mockServer.use(
      http.put('*/api/products/:id', () =>
        HttpResponse.json({ message: 'The disk is full.' }, { status: 500 }),
      ),
    );
    await rewrite(user, field(say.name), 'Harvest Board');
    await press(say.save);
    expect(await screen.findAllByText('The disk is full.')).not.toHaveLength(0);
    expect(field(say.name)).toHaveValue('Harvest Board');
  });
});
