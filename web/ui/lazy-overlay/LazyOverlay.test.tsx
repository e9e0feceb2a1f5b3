import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from '../../data/lazy-module';
import { loadTranslations } from '../../i18n/translations';
import { LazyOverlay, type OverlayState } from './LazyOverlay';

const failure = 'This couldn’t be opened. Please try again.';

/** A page with a button that opens an overlay, whose code can't be loaded until `load` resolves. */
async function renderPage() {
  const load = vi.fn<() => Promise<ComponentType<{ readonly open: boolean }>>>();
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const overlay = lazyComponent(load);

  function Page() {
    const [state, setState] = useState<OverlayState>();
    return (
      <>
        <h1>The page</h1>
        <button type="button" onClick={() => setState(true)}>
          Open
        </button>
        <LazyOverlay lazy={overlay} state={state} setState={setState}>
          {(Overlay, open) => <Overlay open={open} />}
        </LazyOverlay>
      </>
    );
  }

  render(
    <I18nProvider i18n={await loadTranslations('en')}>
      <Page />
    </I18nProvider>,
    { onCaughtError: () => undefined },
  );
  const user = userEvent.setup({ delay: null });
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
  return { load, open };
}

test('<LazyOverlay> whose code fails to load says so, keeps the page and loads on the next click', async () => {
  const { load, open } = await renderPage();
  expect(load).not.toHaveBeenCalled();
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(failure);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();

  load.mockResolvedValue(({ open: isOpen }) => isOpen && <p>The overlay</p>);
  await open();
  expect(await screen.findByText('The overlay')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
