import { I18nProvider, useLingui } from '@lingui/react';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTranslationLoader } from './translations';

// `act` restarts suspended components; browsers resume them where possible.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

test('useTranslations waits for the page’s translations when the storefront’s are loaded first', async () => {
  let finishImport = (): void => undefined;
  const imported = new Promise<void>((resolve) => {
    finishImport = resolve;
  });
  const { useTranslations } = createTranslationLoader({
    './translations/storefront/en.po': async () => ({ messages: { Cart: 'Cart' } }),
    './translations/about/en.po': async () => {
      await imported;
      return { messages: { Cheeses: 'Cheeses' } };
    },
  });
  const Page = () => Object.keys(useTranslations('en', 'about').messages).join(' and ');

  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );
  await expect.poll(() => container.textContent).not.toBe('');
  expect(container).toHaveTextContent(/^Loading$/);

  finishImport();
  await expect.poll(() => container.textContent).toBe('Cart and Cheeses');
  root.unmount();
});

test('loadTranslations of another page updates no component', async () => {
  vi.unstubAllGlobals();
  const { loadTranslations } = createTranslationLoader({
    './translations/storefront/en.po': async () => ({ messages: { Cart: 'Cart' } }),
    './translations/about/en.po': async () => ({ messages: { Cheeses: 'Cheeses' } }),
  });
  const i18n = await loadTranslations('en');
  const Page = vi.fn(() => useLingui().i18n._('Cart'));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
  const renders = Page.mock.calls.length;
  await act(() => loadTranslations('en', 'about'));
  expect(i18n._('Cheeses')).toBe('Cheeses');
  expect(container).toHaveTextContent('Cart');
  expect(Page).toHaveBeenCalledTimes(renders);
});
