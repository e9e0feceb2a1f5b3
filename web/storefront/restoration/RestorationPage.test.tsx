import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { restorationWeeks } from '#contract/business';
import { localizePath } from '../../routing/paths';
import { renderPage as paintPage } from '../../server';
import { answerFromMocks } from '../../testing/answer-from-mocks';
import { library } from '../../testing/demo-shop';
import { englishLeft } from '../../testing/english-left';
import { openShop } from '../../testing/mock-server';
import { openPage, renderPage } from '../../testing/render-page';
import { customBoardPictureQuery, restorationPicturesQuery } from './restoration-pictures';

const { simple, extensive } = restorationWeeks;

const say = {
  title: 'Servicios de restauración',
  boards: 'Tablas a tu medida',
  notice: '96 horas (4 días)',
  ceramics: 'Restauramos cerámica mexicana',
  process: 'Una restauración en siete pasos',
  steps: [
    'Primeras fotos',
    'Revisión',
    'Presupuesto',
    'Limpieza',
    'Unión',
    'Relleno y pintura',
    'Sellado y entrega',
  ],
  projects: 'Dos piezas que volvieron a casa',
  pieces: [
    ['Un plato de bodas de Puebla', 'El plato antes y después de su restauración'],
    ['Un jarrón que había perdido su flor', 'El jarrón antes y después de su restauración'],
  ],
  took: /^Restaurado en (\d+) semanas$/,
  questions: 'Antes de traernos una pieza',
  asked: [
    '¿Qué cerámicas restauran?',
    '¿Cuánto tarda?',
    '¿Se va a notar el arreglo?',
    '¿Puedo volver a usar la pieza?',
  ],
  times: [
    `de ${simple.from} a ${simple.to} semanas`,
    `de ${extensive.from} a ${extensive.to} semanas o más`,
  ],
  request: 'Cuéntanos de tu tabla o de tu pieza',
  start: ['Haz tu solicitud', 'Cuéntanos de tu pieza'],
  missing: 'Imagen no disponible',
} as const;

/** The boards' picture, the restored ceramic and the two projects. */
const placesForPictures = 4;

/** What the page starts with in a shop that has no such pictures. */
const emptyLibrary = {
  [customBoardPictureQuery.url]: { files: [] },
  [restorationPicturesQuery.url]: { files: [] },
};

const regionNamed = (name: string) => screen.getByRole('region', { name });

describe('the restoration page', () => {
  const address = localizePath('/restoration', 'es');

  test('serves two needs, each with a picture', async () => {
    await renderPage(address);
    expect(screen.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    expect(regionNamed(say.boards)).toHaveTextContent(say.notice);
    expect(regionNamed(say.ceramics)).toHaveTextContent(/talavera/i);
    for (const need of [say.boards, say.ceramics]) {
      expect(within(regionNamed(need)).getByRole('img')).toBeVisible();
    }
  });

  test('restores in seven named steps, in their order', async () => {
    await renderPage(address);
    const steps = within(within(regionNamed(say.process)).getByRole('list'));
    expect(steps.getAllByRole('listitem')).toHaveLength(7);
    const names = steps.getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(say.steps);
  });

  test('shows two pieces before and after, with the time each took', async () => {
    await renderPage(address);
    const projects = within(regionNamed(say.projects)).getAllByRole('article');
    expect(projects).toHaveLength(2);
    const weeks = projects.map((project, at) => {
      const [name, compared] = say.pieces[at] ?? [];
      const shown = within(project);
      expect(shown.getByRole('heading', { level: 3, name })).toBeVisible();
      expect(shown.getByRole('slider', { name: compared })).toBeVisible();
      const piece = at === 0 ? 'plate' : 'vase';
      const alts = library.filter(({ tags }) => tags.includes(piece)).map(({ alt }) => alt.es);
      const pictures = shown.getAllByRole('img').map((image) => image.getAttribute('alt'));
      expect(pictures.toSorted()).toEqual(alts.toSorted());
      expect(pictures).toHaveLength(2);
      return Number(say.took.exec(shown.getByText(say.took).textContent ?? '')?.[1]);
    });
    expect(weeks[0]).toBeGreaterThanOrEqual(simple.from);
    expect(weeks[0]).toBeLessThanOrEqual(simple.to);
    expect(weeks[1]).toBeGreaterThanOrEqual(extensive.from);
  });

  test('moves the edge of one piece and leaves the other where it is', async () => {
    await renderPage(address);
    const [plate, vase] = screen.getAllByRole('slider');
    if (!plate) throw new Error('There is no slider.');
    fireEvent.change(plate, { target: { value: 80 } });
    expect(plate).toHaveValue('80');
    expect(vase).toHaveValue('50');
  });

  test('answers four questions, and says how long a restoration takes', async () => {
    await renderPage(address);
    const section = regionNamed(say.questions);
    const asked = within(section).getAllByRole('term');
    expect(asked.map(({ textContent }) => textContent)).toEqual(say.asked);
    expect(within(section).getAllByRole('definition')).toHaveLength(4);
    for (const time of say.times) expect(section).toHaveTextContent(time);
  });

  test('leads to the request', async () => {
    await renderPage(address);
    expect(regionNamed(say.request)).toHaveAttribute('id', 'request');
    for (const name of say.start) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#request');
    }
  });

  const expectWordsWithoutPictures = () => {
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText(say.missing)).toHaveLength(placesForPictures);
    expect(main.queryByRole('slider')).not.toBeInTheDocument();
    for (const [name] of say.pieces) expect(main.getByRole('heading', { name })).toBeVisible();
    expect(englishLeft()).toEqual([]);
  };

  test('says everything where the library has none of its pictures', async () => {
    await renderPage(address, { data: emptyLibrary });
    expectWordsWithoutPictures();
  });

  test('says everything where its pictures cannot be asked for', async () => {
    openShop('server-error:media');
    await renderPage(address);
    expectWordsWithoutPictures();
  });

  test('does not call a picture missing that may still come', async () => {
    openShop('slow');
    await openPage(address);
    expect(screen.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    expect(screen.queryByText(say.missing)).not.toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  test('comes from the server with every picture and without a style attribute', async () => {
    const { head, body } = await paintPage({
      url: address,
      origin: location.origin,
      variant: 0,
      answer: answerFromMocks,
    });
    const page = document.createElement('div');
    page.innerHTML = body;
    expect(page.querySelectorAll('main img, main span > noscript')).toHaveLength(6);
    expect(page.querySelector('[style]')).toBeNull();
    expect(head).toContain('og:image');
  });
});

test('no English is left on the Spanish page', async () => {
  await renderPage('/es/restoration');
  expect(englishLeft()).toEqual([]);
});
