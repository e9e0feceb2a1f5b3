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
