import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { blocksUnload } from '../../../media/uploader/testing/stub-uploads';
import { getCurrentUrl } from '../../../testing/current-url';
import { getProductTable, listServerProducts, resetMockServer } from '../../../testing/mock-server';
import { visitPage } from '../../../testing/visit-page';

beforeEach(() => resetMockServer('signed-in'));

const uncheckedNames = () =>
  listServerProducts()
    .filter(({ facts }) => !facts.confirmed)
    .map(({ name }) => name);

const findForm = async (name: string) => within(await screen.findByRole('form', { name }));

describe('page /admin/facts', () => {
  test('shows what was read beside the texts, and what could not be read', async () => {
    await visitPage('/admin/facts');
    const form = await findForm('Live Board Bar');
    expect(form.getByText('Milk, wheat, tree nuts (almonds, pecans), sulfites')).toBeVisible();
    expect(form.getByText('We couldn’t read “open houses”.')).toBeVisible();
    const contains = within(form.getByRole('group', { name: 'Contains' }));
    expect(contains.getByRole('checkbox', { name: 'Tree nuts' })).toBeChecked();
    expect(contains.getByRole('checkbox', { name: 'Soy' })).not.toBeChecked();
    expect(screen.getByText('2 products to check')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Classic Board' })).not.toBeInTheDocument();
  });

  test('corrects and confirms the facts of a product, and moves on', async () => {
    const user = await visitPage('/admin/facts');
    const form = await findForm('Live Board Bar');
    const contains = within(form.getByRole('group', { name: 'Contains' }));
    await user.click(contains.getByRole('checkbox', { name: 'Soy' }));
    await user.click(form.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Facts confirmed')).toBeVisible();
    expect(screen.getByText('1 product to check')).toHaveFocus();
    const bar = listServerProducts().find(({ name }) => name === 'Live Board Bar');
    expect(bar?.facts).toMatchObject({
      contains: ['milk', 'tree-nuts', 'wheat', 'soy'],
      confirmed: true,
    });
    expect(uncheckedNames()).toEqual(['Picnic Boxes for Two']);
  });

  test('refuses a diet that the allergens contradict', async () => {
    const user = await visitPage('/admin/facts');
    const form = await findForm('Live Board Bar');
    await user.click(form.getByRole('checkbox', { name: 'No gluten' }));
    await user.click(form.getByRole('button', { name: 'Confirm' }));
    expect(form.getByRole('alert')).toHaveTextContent('It can’t be without gluten');
    expect(uncheckedNames()).toHaveLength(2);
  });

  async function openFromProducts(): Promise<UserEvent> {
    const user = await visitPage('/admin?tab=products');
    await user.click(
      await screen.findByRole('link', { name: 'Check the allergens and diets of 2 products' }),
    );
    return user;
  }

  const findSesame = async (name: string) =>
    within((await findForm(name)).getByRole('group', { name: 'Contains' })).getByRole('checkbox', {
      name: 'Sesame',
    });

  test('asks before the page is closed while ticks are unsaved', async () => {
    const user = await visitPage('/admin/facts');
    const sesame = await findSesame('Live Board Bar');
    expect(blocksUnload()).toBe(false);
    await user.click(sesame);
    expect(blocksUnload()).toBe(true);
    await user.click(sesame);
    expect(blocksUnload()).toBe(false);
    await user.click(sesame);
    await user.click((await findForm('Live Board Bar')).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Facts confirmed');
    expect(blocksUnload()).toBe(false);
  });

  test('asks once on browser back while ticks of two products are unsaved', async () => {
    const user = await openFromProducts();
    const boxes = [await findSesame('Live Board Bar'), await findSesame('Picnic Boxes for Two')];
    for (const sesame of boxes) await user.click(sesame);
    history.back();
    const findQuestion = async () =>
      within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click((await findQuestion()).getByRole('button', { name: 'Keep editing' }));
    expect(getCurrentUrl()).toBe('/admin/facts');
    for (const sesame of boxes) expect(sesame).toBeChecked();
    history.back();
    await user.click((await findQuestion()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/admin?tab=products'));
  });

  test('confirms the products that were read completely, without those whose ticks are unsaved', async () => {
    for (const name of ['Wedding Board', 'Posada Board', 'Date Night Board']) {
      const product = listServerProducts().find((product) => product.name === name);
      const stored = product && getProductTable().find(product.id);
      if (!stored) throw new Error(`There is no ${name}.`);
      getProductTable().put({ ...stored, facts: { ...stored.facts, confirmed: false } });
    }
    const user = await visitPage('/admin/facts');
    const button = await screen.findByRole('button', { name: /^Confirm the \d+ products/ });
    expect(button).toHaveAccessibleName('Confirm the 3 products that we could read completely');
    const sesame = await findSesame('Wedding Board');
    expect(sesame).toBeChecked();
    await user.click(sesame);
    expect(button).toHaveAccessibleName('Confirm the 2 products that we could read completely');
    await user.click(button);
    await screen.findByText('3 products to check');
    expect(uncheckedNames()).toContain('Wedding Board');
    expect(await findSesame('Wedding Board')).not.toBeChecked();
  });

  test('is linked from the products as long as something is unchecked', async () => {
    await openFromProducts();
    expect(await screen.findByRole('heading', { name: 'Check facts' })).toBeVisible();
  });
});
