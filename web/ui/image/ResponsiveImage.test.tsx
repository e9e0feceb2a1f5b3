import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '#contract/core/language';
import type { ImageAsset } from '#contract/media/schema';
import { loadTranslations } from '../../i18n/translations';
import { listAdoptedRules } from '../../testing/jsdom-polyfills/adopted-style-sheets';
import {
  hideEverything,
  listRootMargins,
  scrollIntoRange,
} from '../../testing/jsdom-polyfills/intersection-observer';
import { type ImagePriority, ResponsiveImage } from './ResponsiveImage';

const testImage: ImageAsset = {
  url: '/api/media/optimize/fig?v=0123456789',
  width: 1200,
  height: 900,
  color: '#5b2a4a',
  alt: { en: 'Figs on a plate', es: 'Higos en un plato' },
};

async function renderImage(priority: ImagePriority, language: Language = 'en', alt?: string) {
  const altProps = alt === undefined ? {} : { alt };
  return render(
    <I18nProvider i18n={await loadTranslations(language)}>
      <ResponsiveImage image={testImage} sizes="92vw" priority={priority} {...altProps} />
    </I18nProvider>,
  );
}

const getImage = () => screen.getByRole('img', { name: 'Figs on a plate' });

describe('<ResponsiveImage>', () => {
  test('lists the documented widths and qualities in srcset, up to the width of the original', async () => {
    await renderImage('first');
    const candidates = getImage().getAttribute('srcset')?.split(', ');
    expect(candidates).toEqual([
      `${testImage.url}&width=320&quality=70 320w`,
      `${testImage.url}&width=480&quality=70 480w`,
      `${testImage.url}&width=640&quality=70 640w`,
      `${testImage.url}&width=768&quality=75 768w`,
      `${testImage.url}&width=1024&quality=75 1024w`,
    ]);
    expect(getImage()).toHaveAttribute('src', `${testImage.url}&width=768&quality=75`);
  });

  test('has width, height and sizes attributes that prevent layout shift', async () => {
    await renderImage('first');
    expect(getImage()).toHaveAttribute('width', '1200');
    expect(getImage()).toHaveAttribute('height', '900');
    expect(getImage()).toHaveAttribute('sizes', '92vw');
  });

  test('shows the dominant color as background without a style attribute', async () => {
    const { container } = await renderImage('first');
    expect(container.querySelector('.tone-5b2a4a')).toContainElement(getImage());
    expect(listAdoptedRules().join('\n')).toMatch(
      /^\.tone-5b2a4a *\{ *background-color: *(#5b2a4a|rgb\(91, 42, 74\))/m,
    );
    expect(container.querySelector('[style]')).toBeNull();
  });

  test('uses the alt prop or the alternative text in the language of the page', async () => {
    await renderImage('first', 'es');
    expect(screen.getByRole('img', { name: 'Higos en un plato' })).toBeVisible();
    await renderImage('first', 'en', 'Our figs');
    expect(screen.getByRole('img', { name: 'Our figs' })).toBeVisible();
  });

  test('fades in when it has loaded', async () => {
    await renderImage('first');
    const loadingClass = getImage().className;
    fireEvent.load(getImage());
    expect(getImage().className).not.toBe(loadingClass);
  });

  test.each([
    ['en', 'Image failed to load'],
    ['es', 'No se pudo cargar la imagen'],
  ] as const)('shows an error message if loading fails (%s)', async (language, errorText) => {
    await renderImage('first', language);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText(errorText)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('loads once more after a failure with a network', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await renderImage('first');
    fireEvent.error(getImage());
    act(() => void vi.advanceTimersByTime(3000));
    fireEvent.error(getImage());
    act(() => void vi.runAllTimers());
    expect(screen.getByText('Image failed to load')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('loads again once the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    await renderImage('first');
    fireEvent.error(getImage());
    fireEvent.offline(window);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    onLine.mockReturnValue(true);
    fireEvent.online(window);
    expect(getImage()).toHaveAttribute('srcset');
    fireEvent.load(getImage());
    expect(screen.queryByText('Image failed to load')).not.toBeInTheDocument();
  });
});

describe('<ResponsiveImage> loading', () => {
  test('is eager with high fetch priority for above-the-fold images', async () => {
    await renderImage('first');
    expect(getImage()).toHaveAttribute('loading', 'eager');
    expect(getImage()).toHaveAttribute('fetchpriority', 'high');
  });

  test('starts when the image gets near the viewport', async () => {
    hideEverything();
    const { container } = await renderImage('near');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    scrollIntoRange(container);
    expect(await screen.findByRole('img', { name: 'Figs on a plate' })).toBeInTheDocument();
  });

  test.each([
    { width: 640, margin: '200px' },
    { width: 639, margin: '50px' },
  ])('starts $margin outside a $width px wide viewport', async ({ width, margin }) => {
    const before = window.innerWidth;
    window.innerWidth = width;
    hideEverything();
    await renderImage('near');
    window.innerWidth = before;
    expect(listRootMargins()).toEqual([margin]);
  });
});
