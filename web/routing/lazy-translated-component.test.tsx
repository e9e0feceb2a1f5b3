import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import type { Language } from '#contract/core/language';
import { loadTranslations } from '../i18n/translations';
import { lazyTranslatedComponent } from './lazy-translated-component';
import { localizePath } from './paths';

const Heading = () => (
  <p>
    <Trans>Allergies</Trans>
  </p>
);

test('lazyTranslatedComponent loads the component’s translations, also after a change of language', async () => {
  const { getComponent } = lazyTranslatedComponent('cart-contents', async () => Heading);
  const Content = getComponent();

  async function showContent(language: Language) {
    history.replaceState(null, '', localizePath('/cart', language));
    const i18n = await loadTranslations(language, 'cart');
    return (
      <I18nProvider i18n={i18n}>
        <Suspense>
          <Content />
        </Suspense>
      </I18nProvider>
    );
  }

  const english = await showContent('en');
  const { rerender } = await act(async () => render(english));
  expect(await screen.findByText('Allergies')).toBeVisible();
  const spanish = await showContent('es');
  await act(async () => rerender(spanish));
  expect(await screen.findByText('Alergias')).toBeVisible();
});
