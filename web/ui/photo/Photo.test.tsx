import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/core/language';
import type { Picture } from '#contract/media/schema';
import { loadCatalogue } from '../../i18n/catalogues';
import { adoptedRules } from '../../testing/stand-ins/adopted-style-sheets';
import {
  comeNear,
  everythingFar,
  noticeMargins,
} from '../../testing/stand-ins/intersection-observer';
import { Photo, type PhotoUrgency } from './Photo';

const picture: Picture = {
  url: '/api/media/optimize/fig?v=0123456789',
  width: 1200,
  height: 900,
  color: '#5b2a4a',
  alt: { en: 'Figs on a plate', es: 'Higos en un plato' },
};

async function show(urgency: PhotoUrgency, language: Language = 'en', alt?: string) {
  const words = alt === undefined ? {} : { alt };
  return render(
    <I18nProvider i18n={await loadCatalogue(language)}>
      <Photo picture={picture} sizes="92vw" urgency={urgency} {...words} />
    </I18nProvider>,
  );
}

const image = () => screen.getByRole('img', { name: 'Figs on a plate' });

describe('a photograph', () => {
  test('offers the documented widths it has, each at its quality, and is never enlarged', async () => {
    await show('first');
    const offers = image().getAttribute('srcset')?.split(', ');
    expect(offers).toEqual([
      `${picture.url}&width=320&quality=70 320w`,
      `${picture.url}&width=480&quality=70 480w`,
      `${picture.url}&width=640&quality=70 640w`,
      `${picture.url}&width=768&quality=75 768w`,
      `${picture.url}&width=1024&quality=75 1024w`,
    ]);
    expect(image()).toHaveAttribute('src', `${picture.url}&width=768&quality=75`);
  });

  test('keeps its place before it arrives', async () => {
    await show('first');
    expect(image()).toHaveAttribute('width', '1200');
    expect(image()).toHaveAttribute('height', '900');
    expect(image()).toHaveAttribute('sizes', '92vw');
  });

  test('lies over its dominant colour, without a style attribute', async () => {
    const { container } = await show('first');
    expect(container.querySelector('.tone-5b2a4a')).toContainElement(image());
    expect(adoptedRules().join('\n')).toMatch(
      /^\.tone-5b2a4a *\{ *background-color: *(#5b2a4a|rgb\(91, 42, 74\))/m,
    );
    expect(container.querySelector('[style]')).toBeNull();
  });

  test('is told in the language of the page, or in the words it was given', async () => {
    await show('first', 'es');
    expect(screen.getByRole('img', { name: 'Higos en un plato' })).toBeVisible();
    await show('first', 'en', 'Our figs');
    expect(screen.getByRole('img', { name: 'Our figs' })).toBeVisible();
  });

  test('fades in when it arrives', async () => {
    await show('first');
    const waiting = image().className;
    fireEvent.load(image());
    expect(image().className).not.toBe(waiting);
  });

  test.each([
    ['en', 'Image failed to load'],
    ['es', 'No se pudo cargar la imagen'],
  ] as const)('that cannot be loaded says so, in %s', async (language, sentence) => {
    await show('first', language);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('a photograph is fetched', () => {
  test('before anything else where it is seen first', async () => {
    await show('first');
    expect(image()).toHaveAttribute('loading', 'eager');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  test('elsewhere once it comes near the window', async () => {
    everythingFar();
    const { container } = await show('near');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    comeNear(container);
    expect(await screen.findByRole('img', { name: 'Figs on a plate' })).toBeInTheDocument();
  });

  test.each([
    { width: 640, margin: '200px' },
    { width: 639, margin: '50px' },
  ])('within $margin of a window $width pixels wide', async ({ width, margin }) => {
    const before = window.innerWidth;
    window.innerWidth = width;
    everythingFar();
    await show('near');
    window.innerWidth = before;
    expect(noticeMargins()).toEqual([margin]);
  });
});
