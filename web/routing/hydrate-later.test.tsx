import { I18nProvider } from '@lingui/react';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { loadTranslations } from '../i18n/translations';
import { hydrateLater, loadDeferredParts } from './hydrate-later';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}

const i18n = await loadTranslations('en');

const withLanguage = (children: ReactNode) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** The page as it is in the browser before its code has run. */
async function renderOnServer() {
  const Part = hydrateLater(async () => Counter);
  await loadDeferredParts('en');
  const container = document.createElement('div');
  container.innerHTML = renderToString(withLanguage(<Part />));
  document.body.append(container);
  return container;
}

async function hydrate(load: () => Promise<ComponentType>) {
  const container = await renderOnServer();
  const Part = hydrateLater(load);
  await act(async () => {
    root = hydrateRoot(container, withLanguage(<Part />));
  });
}

test('a part is rendered by the server without suspending', async () => {
  await renderOnServer();
  expect(screen.getByRole('button')).toHaveTextContent('Clicked 0 times');
});

test('what the server rendered is kept and works once its code is loaded', async () => {
  await hydrate(async () => Counter);
  const button = screen.getByRole('button');
  const user = userEvent.setup();
  await waitFor(async () => {
    await user.click(button);
    expect(button).not.toHaveTextContent('Clicked 0 times');
  });
});

test('only the last click before the code is loaded is repeated, once the part is hydrated', async () => {
  let finishLoading: (Part: ComponentType) => void = () => undefined;
  const loading = new Promise<ComponentType>((resolve) => {
    finishLoading = resolve;
  });
  await hydrate(() => loading);
  const button = screen.getByRole('button');
  await userEvent.dblClick(button);
  window.lastClicked = button;
  expect(button).toHaveTextContent('Clicked 0 times');
  finishLoading(Counter);
  await waitFor(() => expect(button).toHaveTextContent('Clicked 1 times'));
  await userEvent.click(button);
  expect(button).toHaveTextContent('Clicked 2 times');
});

test('what the server rendered stays when its code fails to load', async () => {
  let hasFailed = false;
  await hydrate(async () => {
    // Only once: other tests load all parts.
    if (hasFailed) return Counter;
    hasFailed = true;
    throw new TypeError('Failed to fetch');
  });
  await waitFor(() => expect(hasFailed).toBe(true));
  expect(screen.getByRole('button')).toBeVisible();
});
