import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getProductText } from '#contract/products/product-text';
import { localizePath } from '../../routing/paths';
import { getCurrentUrl } from '../../testing/current-url';
import { findProductByName } from '../../testing/demo-data';
import { listRequests, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';
import { allergyWarning } from '../faq/allergy-warning';

const texts = {
  search: 'Buscar',
  field: 'Buscar en la tienda',
  close: 'Cerrar la búsqueda',
  fig: 'higo',
  resultCount: '11 productos encontrados',
  noNuts: 'alérgico a las nueces',
  allCarryNuts:
    'Todas las tablas de nuestra lista llevan nueces; estas te las preparamos sin eso: dinos al pedir.',
  onRequest: 'Estas te las preparamos sin eso',
  near: 'Lo más parecido que tenemos',
  ask: 'Pregúntanos',
  noSalt: 'sin sal',
  unknownExclusion:
    'La lista de ingredientes no basta para saber qué va sin «sal», así que aquí no te mostramos nada. Pregúntanos: trabajamos por encargo.',
  contactUs: 'Dinos qué quitamos',
  subject: 'Asunto',
  withoutNuts: 'Una tabla sin nueces',
  all: 'Ver los 11 en la tienda',
  allOnRequest: 'Verlas todas en la tienda',
  one: '1 producto encontrado',
  noResults: 'No encontramos nada. Prueba con menos palabras, o con otras.',
  gifts: 'Cajas de regalo',
  failed: 'No pudimos cargar los productos. Inténtalo más tarde.',
  results: '«higo»: 11 productos',
};

const figBoard = findProductByName('Fig and Flower Board');

describe('<SearchDialog>', () => {
  const name = getProductText(figBoard, 'name', 'es');
  const dialog = () => screen.findByRole('dialog', { name: texts.field });

  async function openSearch(path = '/faq') {
    const user = await visitPage(localizePath(path, 'es'));
    const header = within(screen.getByRole('banner'));
    const button = header.getByRole('button', { name: texts.search });
    await user.click(button);
    const field = within(await dialog()).getByRole('searchbox', { name: texts.field });
    await waitFor(() => expect(field).toHaveFocus());
    return { user, button };
  }

  /** Shown at once; screen readers announce it once typing has paused. */
  const findCount = async (text: string) =>
    within(await dialog()).findByText(text, { selector: ':not([role=status])' });

  test('closes when its results open in the shop that is below it', async () => {
    const { user } = await openSearch('/shop');
    await user.keyboard(`${texts.fig}{Enter}`);
    expect(await screen.findByRole('heading', { name: texts.results })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('lists results with image, name and price while typing', async () => {
    const { user } = await openSearch();
    await user.keyboard(texts.fig);
    const found = within(await dialog());
    expect(await findCount(texts.resultCount)).toBeVisible();
    await waitFor(() => expect(found.getByRole('status')).toHaveTextContent(texts.resultCount));
    const first = found.getAllByRole('listitem')[0];
    const link = within(first as HTMLElement).getByRole('link');
    expect(link).toHaveTextContent(name);
    expect(link).toHaveTextContent(`$${figBoard.price.toFixed(2)}`);
    expect(link).toHaveAttribute('href', localizePath(`/product/${figBoard.id}`, 'es'));
    expect(link.querySelector('img')).toBeInTheDocument();
    expect(found.getAllByRole('listitem')).toHaveLength(6);
    await user.keyboard('xyzzy');
    expect(await findCount(texts.noResults)).toBeVisible();
    const near = within(found.getByRole('region', { name: texts.near }));
    expect(near.getAllByRole('listitem')).toHaveLength(3);
    expect(found.getAllByRole('listitem')).toHaveLength(3);
    expect(found.getByRole('link', { name: texts.ask })).toHaveAttribute(
      'href',
      '/es/contact?subject=Busco+%C2%ABhigoxyzzy%C2%BB',
    );
  });

  test('lists no product for "no nuts", warns of traces and links to the contact form', async () => {
    const { user } = await openSearch();
    await user.keyboard(texts.noNuts);
    const found = within(await dialog());
    expect(await findCount(texts.allCarryNuts)).toBeVisible();
    expect(found.getByText(allergyWarning.es)).toBeVisible();
    const onRequest = within(found.getByRole('region', { name: texts.onRequest }));
    expect(onRequest.getAllByRole('listitem')).toHaveLength(6);
    expect(onRequest.queryByText('Tabla de Postres')).toBeNull();
    // The shop counts them no more as results than the status does.
    expect(onRequest.getByRole('link', { name: texts.allOnRequest })).toHaveAttribute(
      'href',
      '/es/shop?q=al%C3%A9rgico+a+las+nueces',
    );
    await user.click(found.getByRole('link', { name: texts.contactUs }));
    expect(await screen.findByRole('textbox', { name: texts.subject })).toHaveValue(
      texts.withoutNuts,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('lists no product for an unknown exclusion and links to the contact form', async () => {
    const { user } = await openSearch();
    await user.keyboard(texts.noSalt);
    const found = within(await dialog());
    expect(await findCount(texts.unknownExclusion)).toBeVisible();
    expect(found.getByText(allergyWarning.es)).toBeVisible();
    expect(found.getByRole('link', { name: texts.contactUs })).toBeVisible();
    expect(found.queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('navigates to a product and closes', async () => {
    const { user } = await openSearch();
    await user.keyboard(texts.fig);
    await user.click(await screen.findByRole('link', { name: new RegExp(name) }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('supports arrow keys, closes on Escape and restores focus', async () => {
    const { user, button } = await openSearch();
    await user.keyboard(texts.fig);
    await findCount(texts.resultCount);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: new RegExp(name) })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('replaces an earlier search when it is opened again', async () => {
    const { user, button } = await openSearch();
    await user.keyboard(`${texts.fig}{Escape}`);
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    const field = await screen.findByRole('searchbox', { name: texts.field });
    await waitFor(() => expect(field).toHaveSelection(texts.fig));
    await user.keyboard('queso');
    expect(field).toHaveValue('queso');
  });

  test('opens all results on the shop page on Enter', async () => {
    const { user } = await openSearch();
    await user.keyboard(`${texts.fig}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: texts.results })).toBeVisible();
    expect(getCurrentUrl()).toBe(localizePath(`/shop?q=${texts.fig}`, 'es'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('links to all results on the shop page', async () => {
    const { user } = await openSearch();
    await user.keyboard(texts.fig);
    await user.click(await screen.findByRole('link', { name: texts.all }));
    expect(await screen.findByRole('heading', { level: 1, name: texts.results })).toBeVisible();
  });

  test('lists the categories while the field is empty', async () => {
    const { user } = await openSearch();
    const gifts = within(await dialog()).getByRole('link', { name: texts.gifts });
    await user.click(gifts);
    expect(await screen.findByRole('heading', { level: 1, name: texts.gifts })).toBeVisible();
  });

  test('shows an error if the catalog cannot be loaded', async () => {
    resetMockServer('server-error:products');
    const { user } = await openSearch();
    await user.keyboard(texts.fig);
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(texts.failed);
  });
});

test('<SearchDialog> requests products and settings only when search is opened', async () => {
  const user = await visitPage('/faq');
  expect(listRequests()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() =>
    expect([...listRequests()].sort()).toEqual(['/api/products', '/api/settings/shop']),
  );
});
