import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ImageAsset } from '#contract/media/schema';
import { loadTranslations } from '../../i18n/translations';
import { languages } from '../../testing/browser/storefront-texts';
import { BeforeAfter } from './BeforeAfter';
import { splitProperty } from './BeforeAfter.css';

const beforeImage: ImageAsset = {
  url: '/api/media/optimize/fig?v=0123456789',
  width: 1600,
  height: 1200,
  color: '#5b2a4a',
  alt: { en: 'Broken', es: 'Roto' },
};

const afterImage: ImageAsset = { ...beforeImage, alt: { en: 'Whole', es: 'Entero' } };

const slider = () => screen.getByRole('slider', { name: 'The cup' });
const split = () => slider().parentElement?.style.getPropertyValue(splitProperty);
const setPercentBefore = (percent: number) =>
  fireEvent.change(slider(), { target: { value: percent } });

const textsByLanguage = {
  en: {
    before: ['Before', 'Broken'],
    after: ['After', 'Whole'],
    middle: '50% before, 50% after',
    moved: '20% before, 80% after',
  },
  es: {
    before: ['Antes', 'Roto'],
    after: ['Después', 'Entero'],
    middle: '50% antes, 50% después',
    moved: '20% antes, 80% después',
  },
} as const;

describe.each(languages)('<BeforeAfter> (%s)', (language) => {
  const texts = textsByLanguage[language];
  const renderBeforeAfter = async () =>
    render(
      <I18nProvider i18n={await loadTranslations(language, 'restoration')}>
        <BeforeAfter before={beforeImage} after={afterImage} sizes="92vw" label="The cup" />
      </I18nProvider>,
    );

  test('shows each image with its label and its alternative text', async () => {
    await renderBeforeAfter();
    for (const [label, alt] of [texts.before, texts.after]) {
      const layer = screen.getByText(label).parentElement;
      expect(layer).toContainElement(screen.getByRole('img', { name: alt }));
    }
  });

  test('starts with the divider in the middle', async () => {
    await renderBeforeAfter();
    expect(split()).toBe('50%');
    expect(slider()).toHaveValue('50');
    expect(slider()).toHaveAttribute('aria-valuetext', texts.middle);
  });

  test('moves the divider with the slider and updates aria-valuetext', async () => {
    await renderBeforeAfter();
    setPercentBefore(20);
    expect(split()).toBe('20%');
    expect(slider()).toHaveAttribute('aria-valuetext', texts.moved);
  });

  test('lets the slider reach 0% and 100%', async () => {
    await renderBeforeAfter();
    setPercentBefore(100);
    expect(split()).toBe('100%');
    setPercentBefore(0);
    expect(split()).toBe('0%');
  });

  test('is a single tab stop', async () => {
    await renderBeforeAfter();
    await userEvent.tab();
    expect(slider()).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
