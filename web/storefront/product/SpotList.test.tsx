import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { demoFiles, findProductByName } from '../../testing/demo-data';
import { visitPage } from '../../testing/visit-page';

const board = findProductByName('Classic Board');
const spots = demoFiles.find(({ id }) => id === board.image?.publitioId)?.spots ?? [];

const texts = {
  en: { toggle: 'What’s on it', markers: 'On the photo', print: 'Print a card for the table' },
  es: { toggle: 'Qué lleva', markers: 'En la foto', print: 'Imprime una tarjeta para la mesa' },
};

const getDetails = (toggle: string) => screen.getByText(toggle).closest('details') ?? document.body;

async function openSpots(language: 'en' | 'es' = 'en') {
  const prefix = language === 'es' ? '/es' : '';
  const user = await visitPage(`${prefix}/product/${board.id}`);
  await user.click(screen.getByText(texts[language].toggle));
  const markers = within(await screen.findByRole('list', { name: texts[language].markers }));
  return { user, markers, details: within(getDetails(texts[language].toggle)) };
}

describe('<SpotList>', () => {
  test('lists what is in the image, in its order and closed, and has no markers yet', async () => {
    await visitPage(`/product/${board.id}`);
    const details = getDetails(texts.en.toggle);
    expect(details).not.toHaveAttribute('open');
    const items = within(details).getAllByRole('listitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual(
      spots.map(({ name, origin, pairing }) =>
        `${name.en} ${[origin.en, pairing.en].filter(Boolean).join(' · ')}`.trim(),
      ),
    );
    expect(screen.queryByRole('list', { name: texts.en.markers })).not.toBeInTheDocument();
  });

  test('is not shown for an image without spots', async () => {
    await visitPage(`/product/${findProductByName('Garden Board').id}`);
    expect(screen.queryByText(texts.en.toggle)).not.toBeInTheDocument();
  });

  test('numbers the image once it is open, in Spanish too, and stops when it is closed', async () => {
    const { user, markers } = await openSpots('es');
    const names = markers.getAllByRole('button').map((marker) => marker.getAttribute('aria-label'));
    expect(names).toEqual(spots.map(({ name }, index) => `${index + 1}. ${name.es}`));
    await user.click(screen.getByText(texts.es.toggle));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: texts.es.markers })).not.toBeInTheDocument(),
    );
  });

  test('shows one spot at a time, until Escape or a click elsewhere', async () => {
    const { user, markers } = await openSpots();
    const brie = markers.getByRole('button', { name: '14. Brie' });
    const figs = markers.getByRole('button', { name: '7. Figs' });
    await user.click(brie);
    expect(markers.getByText('France')).toBeVisible();
    expect(markers.getByText('with fig jam and strawberries')).toBeVisible();
    await user.click(figs);
    expect(markers.queryByText('France')).not.toBeInTheDocument();
    expect(markers.getByText('our own fig tree')).toBeVisible();
    expect(figs).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(markers.queryByText('our own fig tree')).not.toBeInTheDocument();
    expect(figs).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(markers.getByText('our own fig tree')).toBeVisible();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(figs).toHaveAttribute('aria-expanded', 'false');
  });

  test('places the markers on the complete image', async () => {
    const { markers } = await openSpots();
    const [first] = spots;
    const item = markers.getAllByRole('listitem')[0];
    expect(item?.style.getPropertyValue('--spot-left')).toBe(`${(first?.x ?? 0) * 100}%`);
    expect(item?.style.getPropertyValue('--spot-top')).toBe(`${(first?.y ?? 0) * 100}%`);
  });
});

describe('<TableCard>', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  afterEach(() => print.mockClear());

  const findCard = () => document.querySelector<HTMLElement>('main > article');
  const getCard = () => findCard() ?? document.body;
  const getImage = () => getCard().querySelector('img') ?? document.body;

  async function openCard(language: 'en' | 'es' = 'en') {
    const { user, details } = await openSpots(language);
    await user.click(details.getByRole('button', { name: texts[language].print }));
  }

  test('prints the image with its legend and the allergens, once it is loaded, and disappears', async () => {
    await openCard('es');
    expect(getCard()).toHaveTextContent('La Higuera');
    expect(getCard()).toHaveTextContent('Tabla Clásica');
    expect(getCard()).toHaveTextContent('Brie · Francia · con mermelada de higo y fresas');
    expect(getCard()).toHaveTextContent(/Alérgenos: Leche, trigo.* No podemos descartar trazas/);
    expect(print).not.toHaveBeenCalled();
    fireEvent.load(getImage());
    expect(print).toHaveBeenCalledOnce();
    fireEvent(window, new Event('afterprint'));
    expect(findCard()).toBeNull();
  });

  test('prints the image as the page shows it, or none, when it cannot be loaded', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/shown');
    await openCard();
    fireEvent.error(getImage());
    expect(getImage()).toHaveAttribute('src', '/shown');
    fireEvent.error(getImage());
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(getCard().querySelector('img')).toBeNull();
    expect(getCard()).toHaveTextContent('Brie · France');
  });
});
