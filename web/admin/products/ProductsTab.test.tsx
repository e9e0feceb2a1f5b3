import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language';
import { listProducts, type Product } from '#contract/product';
import { productText } from '#contract/product-text';
import { changeProducts } from '#contract/product-writes';
import type { Scenario } from '#mocks/scenarios';
import { rememberLanguage } from '../../i18n/remembered-language';
import { currentAddress } from '../../testing/addresses';
import { languages } from '../../testing/browser/languages';
import { catalogue } from '../../testing/demo-shop';
import { holdBack } from '../../testing/hold-back';
import {
  mockServer,
  openShop,
  productTable,
  requestsMade,
  soldProducts,
} from '../../testing/mock-server';
import { renderPage } from '../../testing/render-page';
import { badge } from '../../ui/badge/Badge.css';
// The tab is fetched when it is opened, which takes a busy machine its time.
import './ProductsTab';

const sentences = {
  en: {
    table: 'Products',
    heads: ['Name', 'Price', 'Region', 'Category', 'Stock', 'Featured', 'Actions'],
    search: 'Search products',
    category: 'Category',
    gifts: 'Gift Boxes',
    stock: 'Stock',
    inStock: 'In Stock',
    outOfStock: 'Out of Stock',
    lowStock: 'Low Stock',
    none: 'No products found',
    failed: 'Error loading products. Please try again.',
    retry: 'Try again',
    next: 'Next',
    showing: (first: number, last: number, total: number) => `Showing ${first}-${last} of ${total}`,
    selectPage: 'Select this page',
    selected: (count: number) => `${count} selected`,
    deeds: ['Mark as in stock', 'Mark as out of stock', 'Feature', 'Stop featuring'],
    available: (name: string) => `${name} in stock`,
    featured: (name: string) => `${name} featured`,
    feature: 'Feature',
    remove: (name: string) => `Delete ${name}`,
    removeAll: 'Delete',
    cancel: 'Cancel',
    removed: 'Product deleted successfully',
    removedAll: (count: number) => `${count} products deleted`,
    updated: (count: number) =>
      count === 1 ? 'Product updated successfully' : `${count} products updated`,
    undo: 'Undo',
    undone: 'Undone',
    error: 'Error',
    failedToUpdate: 'Failed to update product',
    failedToDelete: 'Failed to delete product',
  },
  es: {
    table: 'Productos',
    heads: ['Nombre', 'Precio', 'Región', 'Categoría', 'Existencias', 'Destacado', 'Acciones'],
    search: 'Buscar productos',
    category: 'Categoría',
    gifts: 'Cajas de Regalo',
    stock: 'Existencias',
    inStock: 'Disponible',
    outOfStock: 'Agotado',
    lowStock: 'Quedan pocas piezas',
    none: 'No se encontraron productos',
    failed: 'No se pudieron cargar los productos. Inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
    next: 'Siguiente',
    showing: (first: number, last: number, total: number) =>
      `Mostrando ${first}-${last} de ${total}`,
    selectPage: 'Seleccionar esta página',
    selected: (count: number) => `${count} seleccionados`,
    deeds: ['Marcar como disponible', 'Marcar como agotado', 'Destacar', 'Dejar de destacar'],
    available: (name: string) => `${name}, disponible`,
    featured: (name: string) => `${name}, destacado`,
    feature: 'Destacar',
    remove: (name: string) => `Borrar ${name}`,
    removeAll: 'Borrar',
    cancel: 'Cancelar',
    removed: 'Producto borrado',
    removedAll: (count: number) => `${count} productos borrados`,
    updated: (count: number) =>
      count === 1 ? 'Producto actualizado' : `${count} productos actualizados`,
    undo: 'Deshacer',
    undone: 'Deshecho',
    error: 'Error',
    failedToUpdate: 'No se pudo actualizar el producto',
    failedToDelete: 'No se pudo borrar el producto',
  },
};

describe.each(languages)('the list of products in the back office, in %s', (language) => {
  const say = sentences[language];
  const nameOf = (at: number) => nameIn(language, at);
  const table = () => within(screen.getByRole('table', { name: say.table }));
  const rows = () => table().getAllByRole('row').slice(1);
  const names = () =>
    table()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  const row = (name: string) =>
    within(table().getByRole('row', { name: (whole) => whole.includes(name) }));
  const toast = (words: string) => screen.findByText(words, { selector: 'li *' });

  /** Toasts can be pressed as soon as their library has counted them, in a transition of its own. */
  async function takeBack(user: UserEvent) {
    const undo = await screen.findByRole('button', { name: say.undo });
    await waitFor(() =>
      expect(undo.closest('[role=region]')).not.toHaveStyle('pointer-events: none'),
    );
    await user.click(undo);
  }

  async function open(search = '', ...scenarios: Scenario[]) {
    openShop('signed-in', ...scenarios);
    rememberLanguage(language);
    const user = await renderPage(`/admin${search}`);
    await screen.findByRole('table', { name: say.table });
    return user;
  }

  test('shows twenty of them, newest first, under the documented heads', async () => {
    await open();
    expect(
      table()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(say.heads);
    expect(names()).toEqual(
      catalogue
        .slice(0, 20)
        .map((product) => expect.stringContaining(productText(product, 'name', language))),
    );
    const total = catalogue.length;
    expect(screen.getByText(say.showing(1, 20, total))).toBeVisible();
  });

  test('is searched, narrowed down and sorted, all of which the address keeps', async () => {
    const user = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: say.category }), say.gifts);
    const gifts = catalogue.filter(({ category }) => category === 'gifts');
    await waitFor(() => expect(rows()).toHaveLength(gifts.length));
    await user.click(table().getByRole('button', { name: say.heads[1] ?? '' }));
    await user.type(screen.getByRole('searchbox', { name: say.search }), 'zzz');
    expect(await screen.findByText(say.none)).toBeVisible();
    expect(currentAddress()).toBe('/admin?category=gifts&sort=price%3Aasc&q=zzz');
    await user.clear(screen.getByRole('searchbox', { name: say.search }));
    await waitFor(() => expect(rows()).toHaveLength(gifts.length));
    const head = table().getByRole('columnheader', { name: say.heads[1] ?? '' });
    expect(head).toHaveAttribute('aria-sort', 'ascending');
  });

  test('says in a badge whether each can be had, and lists what there is little of', async () => {
    openShop('signed-in');
    rememberLanguage(language);
    const stock = [{ quantityAvailable: 3 }, { inStock: false }, { quantityAvailable: null }];
    const badges = [
      [say.lowStock, 'warning'],
      [say.outOfStock, 'critical'],
      [say.inStock, 'positive'],
    ] as const;
    for (const [at, changes] of stock.entries()) changeProduct(at, { inStock: true, ...changes });
    const user = await renderPage('/admin');
    for (const [at, [words, tone]] of badges.entries()) {
      expect(row(nameOf(at)).getByText(words)).toHaveClass(badge({ tone }));
    }
    await user.selectOptions(screen.getByRole('combobox', { name: say.stock }), say.lowStock);
    await waitFor(() => expect(table().queryByText(say.inStock)).not.toBeInTheDocument());
    expect(names()).toContainEqual(expect.stringContaining(nameOf(0)));
  });

  test('turns its pages', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: say.next }));
    const total = catalogue.length;
    expect(await screen.findByText(say.showing(21, total, total))).toBeVisible();
    expect(currentAddress()).toBe('/admin?page=2');
  });

  test('says that there are none', async () => {
    openShop('signed-in', 'empty');
    rememberLanguage(language);
    await renderPage('/admin');
    expect(await screen.findByText(say.none)).toBeVisible();
  });

  test('says when they cannot be read, and reads them when asked again', async () => {
    openShop('signed-in', 'server-error:products');
    rememberLanguage(language);
    const user = await renderPage('/admin');
    expect(await screen.findByText(say.failed)).toBeVisible();
    openShop('signed-in');
    await user.click(screen.getByRole('button', { name: say.retry }));
    expect(await screen.findByRole('table', { name: say.table })).toBeVisible();
  });

  test('switches a product out of stock and takes it back', async () => {
    const user = await open();
    const name = nameOf(0);
    expect(row(name).getByText(say.inStock)).toBeVisible();
    await user.click(row(name).getByRole('switch', { name: say.available(name) }));
    expect(await toast(say.updated(1))).toBeVisible();
    expect(await row(name).findByText(say.outOfStock)).toBeVisible();
    await takeBack(user);
    expect(await toast(say.undone)).toBeVisible();
    expect(await row(name).findByText(say.inStock)).toBeVisible();
  });

  test('shows what was switched before the shop has answered, and does not read the list again', async () => {
    const user = await open();
    const [one, other] = [nameOf(0), nameOf(1)];
    const letGo = holdBack('post', changeProducts.path);
    const before = requestsMade().length;
    await user.click(row(one).getByRole('switch', { name: say.available(one) }));
    await user.click(row(other).getByRole('switch', { name: say.available(other) }));
    expect(row(one).getByText(say.outOfStock)).toBeVisible();
    expect(row(other).getByText(say.outOfStock)).toBeVisible();
    letGo();
    expect(await toast(say.updated(1))).toBeVisible();
    await waitFor(() => expect(soldProducts()[1]?.inStock).toBe(false));
    expect(row(one).getByText(say.outOfStock)).toBeVisible();
    expect(row(other).getByText(say.outOfStock)).toBeVisible();
    expect(requestsMade().slice(before)).toEqual([changeProducts.path, changeProducts.path]);
  });

  test('takes back what the shop has not taken, and nothing else', async () => {
    const user = await open();
    const [one, other] = [nameOf(0), nameOf(1)];
    await user.click(row(one).getByRole('switch', { name: say.available(one) }));
    expect(await toast(say.updated(1))).toBeVisible();
    mockServer.use(
      http.post(`*${changeProducts.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(row(other).getByRole('switch', { name: say.available(other) }));
    expect(await toast(say.failedToUpdate)).toBeVisible();
    expect(row(other).getByText(say.inStock)).toBeVisible();
    expect(row(one).getByText(say.outOfStock)).toBeVisible();
  });

  test('reads the list anew where what was switched is gone', async () => {
    const user = await open();
    const name = nameOf(0);
    const [product] = soldProducts();
    if (!product) throw new Error('There is no product.');
    productTable().remove(product.id, new Date().toISOString());
    await user.click(row(name).getByRole('switch', { name: say.available(name) }));
    await waitFor(() => expect(names()[0]).not.toContain(name));
  });

  test('closes the question as soon as the shop has deleted, and lists the product no longer', async () => {
    const user = await open();
    const name = nameOf(0);
    await user.click(row(name).getByRole('button', { name: say.remove(name) }));
    const question = within(await screen.findByRole('dialog'));
    const letGo = holdBack('get', listProducts.path);
    await user.click(question.getByRole('button', { name: say.removeAll }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names()[0]).not.toContain(name);
    letGo();
    expect(await toast(say.removed)).toBeVisible();
  });

  test('shows a product on the home page with a star, and says what went wrong', async () => {
    const user = await open();
    const product = catalogue.find(({ featured }) => !featured);
    const name = nameIn(
      language,
      catalogue.findIndex(({ id }) => id === product?.id),
    );
    const star = () => row(name).getByRole('button', { name: say.featured(name) });
    await user.click(star());
    expect(await toast(say.updated(1))).toBeVisible();
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'));
    mockServer.use(
      http.post(`*${changeProducts.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(star());
    expect(await toast(say.failedToUpdate)).toBeVisible();
    expect(star()).toHaveAttribute('aria-pressed', 'true');
  });

  test('deletes a product after a question, and brings it back', async () => {
    const user = await open();
    const name = nameOf(0);
    await user.click(row(name).getByRole('button', { name: say.remove(name) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: say.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(row(name).getByRole('button', { name: say.remove(name) }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: say.removeAll }),
    );
    expect(await toast(say.removed)).toBeVisible();
    await waitFor(() => expect(names()[0]).not.toContain(name));
    await takeBack(user);
    expect(await toast(say.undone)).toBeVisible();
    await waitFor(() => expect(names()[0]).toContain(name));
  });

  test('says when a product could not be deleted, and keeps the question', async () => {
    const user = await open();
    await user.click(row(nameOf(0)).getByRole('button', { name: say.remove(nameOf(0)) }));
    mockServer.use(
      http.delete('*/api/products/:id', () => new HttpResponse(null, { status: 500 })),
    );
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: say.removeAll }));
    expect(await toast(say.failedToDelete)).toBeInTheDocument();
    expect(screen.getByText(say.error)).toBeInTheDocument();
    expect(question).toBeVisible();
  });

  test('does the same to several at once', async () => {
    const user = await open('?category=gifts');
    const gifts = rows().length;
    const toolbar = () => within(screen.getByRole('toolbar'));
    await user.click(toolbar().getByRole('checkbox', { name: say.selectPage }));
    expect(toolbar().getByText(say.selected(gifts))).toBeVisible();
    const [, , feature = ''] = say.deeds;
    for (const deed of say.deeds)
      expect(toolbar().getByRole('button', { name: deed })).toBeVisible();
    await user.click(toolbar().getByRole('button', { name: feature }));
    expect(await toast(say.updated(gifts))).toBeVisible();
    await waitFor(() =>
      expect(table().getAllByRole('button', { pressed: true })).toHaveLength(gifts),
    );
    await user.click(toolbar().getByRole('button', { name: say.removeAll }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: say.removeAll }),
    );
    expect(await toast(say.removedAll(gifts))).toBeVisible();
    expect(await screen.findByText(say.none)).toBeVisible();
    await takeBack(user);
    await waitFor(() => expect(rows()).toHaveLength(gifts));
  });

  test('reads the list anew where somebody else has deleted the product before', async () => {
    const user = await open();
    const name = nameOf(0);
    await user.click(row(name).getByRole('button', { name: say.remove(name) }));
    const gone = { message: 'There is no product.' };
    mockServer.use(
      http.delete('*/api/products/:id', () => HttpResponse.json(gone, { status: 404 })),
    );
    const before = requestsMade().length;
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: say.removeAll }),
    );
    expect(await toast(gone.message)).toBeVisible();
    expect(screen.getByText(say.error)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requestsMade().slice(before)).toContain('/api/products');
  });
});

/** Has the shop sell one of its products otherwise. */
function changeProduct(
  at: number,
  changes: Pick<Partial<Product>, 'inStock' | 'quantityAvailable'>,
) {
  const product = productTable().find(catalogue[at]?.id ?? 0);
  if (product) productTable().put({ ...product, ...changes });
}

function nameIn(language: Language, at: number): string {
  const product = catalogue[at];
  return product ? productText(product, 'name', language) : '';
}
