import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { restorationWeeks } from '#contract/business';
import { localizePath } from '../../routing/paths';
import { renderPage as renderOnServer } from '../../server';
import { demoFiles } from '../../testing/demo-data';
import { fetchFromMocks } from '../../testing/fetch-from-mocks';
import { resetMockServer } from '../../testing/mock-server';
import { findUntranslatedText } from '../../testing/untranslated-text';
import { openPage, visitPage } from '../../testing/visit-page';
import { customBoardImageQuery, restorationImagesQuery } from './restoration-images';

const { simple, extensive } = restorationWeeks;

const texts = {
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
  duration: /^Restaurado en (\d+) semanas$/,
  questions: 'Antes de traernos una pieza',
  askedQuestions: [
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

/** Custom board, restored ceramic and two projects. */
const imageSlotCount = 4;

const emptyLibrary = {
  [customBoardImageQuery.key]: [],
  [restorationImagesQuery.key]: [],
};

const getRegion = (name: string) => screen.getByRole('region', { name });

describe('page /restoration', () => {
  const path = localizePath('/restoration', 'es');

  test('shows custom boards and ceramics, each with an image', async () => {
    await visitPage(path);
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    expect(getRegion(texts.boards)).toHaveTextContent(texts.notice);
    expect(getRegion(texts.ceramics)).toHaveTextContent(/talavera/i);
    for (const service of [texts.boards, texts.ceramics]) {
      expect(within(getRegion(service)).getByRole('img')).toBeVisible();
    }
  });

  test('lists the seven steps in order', async () => {
    await visitPage(path);
    const steps = within(within(getRegion(texts.process)).getByRole('list'));
    expect(steps.getAllByRole('listitem')).toHaveLength(7);
    const names = steps.getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(texts.steps);
  });

  test('shows before and after images and the duration of two projects', async () => {
    await visitPage(path);
    const projects = within(getRegion(texts.projects)).getAllByRole('article');
    expect(projects).toHaveLength(2);
    const weeks = projects.map((project, index) => {
      const [name, sliderName] = texts.pieces[index] ?? [];
      const card = within(project);
      expect(card.getByRole('heading', { level: 3, name })).toBeVisible();
      expect(card.getByRole('slider', { name: sliderName })).toBeVisible();
      const piece = index === 0 ? 'plate' : 'vase';
      const alts = demoFiles.filter(({ tags }) => tags.includes(piece)).map(({ alt }) => alt.es);
      const imageAlts = card.getAllByRole('img').map((image) => image.getAttribute('alt'));
      expect(imageAlts.toSorted()).toEqual(alts.toSorted());
      expect(imageAlts).toHaveLength(2);
      return Number(texts.duration.exec(card.getByText(texts.duration).textContent ?? '')?.[1]);
    });
    expect(weeks[0]).toBeGreaterThanOrEqual(simple.from);
    expect(weeks[0]).toBeLessThanOrEqual(simple.to);
    expect(weeks[1]).toBeGreaterThanOrEqual(extensive.from);
  });

  test('moves one before/after slider without the other', async () => {
    await visitPage(path);
    const [plate, vase] = screen.getAllByRole('slider');
    if (!plate) throw new Error('There is no slider.');
    fireEvent.change(plate, { target: { value: 80 } });
    expect(plate).toHaveValue('80');
    expect(vase).toHaveValue('50');
  });

  test('answers four questions, including how long a restoration takes', async () => {
    await visitPage(path);
    const section = getRegion(texts.questions);
    const askedQuestions = within(section).getAllByRole('term');
    expect(askedQuestions.map(({ textContent }) => textContent)).toEqual(texts.askedQuestions);
    expect(within(section).getAllByRole('definition')).toHaveLength(4);
    for (const time of texts.times) expect(section).toHaveTextContent(time);
  });

  test('links to the request form', async () => {
    await visitPage(path);
    expect(getRegion(texts.request)).toHaveAttribute('id', 'request');
    for (const name of texts.start) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#request');
    }
  });

  const expectTextsWithoutImages = () => {
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText(texts.missing)).toHaveLength(imageSlotCount);
    expect(main.queryByRole('slider')).not.toBeInTheDocument();
    for (const [name] of texts.pieces) expect(main.getByRole('heading', { name })).toBeVisible();
    expect(findUntranslatedText()).toEqual([]);
  };

  test('shows all texts when the library has no images', async () => {
    await visitPage(path, { data: emptyLibrary });
    expectTextsWithoutImages();
  });

  test('shows all texts when the images cannot be loaded', async () => {
    resetMockServer('server-error:media');
    await visitPage(path);
    expectTextsWithoutImages();
  });

  test('shows no missing-image text while loading', async () => {
    resetMockServer('slow');
    await openPage(path);
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    expect(screen.queryByText(texts.missing)).not.toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  test('is server-rendered with every image and without style attributes', async () => {
    const { head, body } = await renderOnServer({
      url: path,
      origin: location.origin,
      variant: 0,
      fetchResponse: fetchFromMocks,
    });
    const page = document.createElement('div');
    page.innerHTML = body;
    expect(page.querySelectorAll('main img, main span > noscript')).toHaveLength(6);
    expect(page.querySelector('[style]')).toBeNull();
    expect(head).toContain('og:image');
  });
});

test('page /es/restoration is completely translated', async () => {
  await visitPage('/es/restoration');
  expect(findUntranslatedText()).toEqual([]);
});
