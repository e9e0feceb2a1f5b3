import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DialogError } from '../../admin/shell/error-boundary/DialogError';
import * as chunkLoadError from '../../data/chunk-load-error';
import { markOffline, markOnline } from '../../data/connectivity';
import { lazyComponent } from '../../data/lazy-module';
import { loadTranslations } from '../../i18n/translations';
import { LazySection } from './LazySection';

const texts = {
  missing: 'This couldn’t be loaded. Nothing is lost.',
  error:
    'Something went wrong here. Everything you saved is safe, and the rest of the page still works.',
  dialog: 'This couldn’t be opened',
  retry: 'Try again',
  close: 'Close',
} as const;

const Ledger = () => <p>The ledger</p>;

/** A lazy component whose chunk fails to load until `succeed` is called. */
function createLazyCode() {
  const load = vi.fn<() => Promise<ComponentType<object>>>();
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  return {
    code: lazyComponent(load),
    load,
    succeed: () => load.mockResolvedValue(Ledger),
  };
}

/** Replaces the navigation that would leave the page. */
function mockHardNavigate() {
  const hardNavigateSpy = vi.spyOn(chunkLoadError, 'hardNavigate').mockResolvedValue();
  onTestFinished(() => hardNavigateSpy.mockRestore());
  return hardNavigateSpy;
}

describe('<LazySection>', () => {
  async function renderContent(content: ReactNode) {
    render(
      <I18nProvider i18n={await loadTranslations('en', 'back-office')}>
        <h1>The page</h1>
        {content}
      </I18nProvider>,
      { onCaughtError: () => undefined },
    );
    return userEvent.setup({ delay: null });
  }

  const retry = () => screen.getByRole('button', { name: texts.retry });

  test('shows an error when its chunk fails to load, and retries', async () => {
    const { code, succeed } = createLazyCode();
    mockHardNavigate();
    const user = await renderContent(
      <LazySection lazy={code}>{(Content) => <Content />}</LazySection>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.missing);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    succeed();
    await user.click(retry());
    expect(await screen.findByText('The ledger')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows an error when its content throws, and renders again on retry', async () => {
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('A bug.');
      return <Ledger />;
    };
    const code = lazyComponent(async () => Fragile);
    const user = await renderContent(
      <LazySection lazy={code}>{(Content) => <Content />}</LazySection>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.error);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    broken = false;
    await user.click(retry());
    expect(await screen.findByText('The ledger')).toBeVisible();
  });

  test('shows the error as a dialog when its content is a dialog', async () => {
    const { code } = createLazyCode();
    const close = vi.fn();
    const user = await renderContent(
      <LazySection
        lazy={code}
        renderError={(failure) => <DialogError {...failure} onClose={close} />}
      >
        {(Content) => <Content />}
      </LazySection>,
    );
    expect(await screen.findByRole('dialog', { name: texts.dialog })).toHaveTextContent(
      texts.missing,
    );
    await user.click(screen.getByRole('button', { name: texts.close }));
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('<LazySection> whose chunk failed to load', () => {
  async function renderContent(content: ReactNode) {
    render(
      <I18nProvider i18n={await loadTranslations('en', 'back-office')}>{content}</I18nProvider>,
      {
        onCaughtError: () => undefined,
      },
    );
    await screen.findByRole('alert');
    return userEvent.setup({ delay: null });
  }

  test('retries as soon as the server is reachable', async () => {
    const { code, succeed } = createLazyCode();
    mockHardNavigate();
    await renderContent(<LazySection lazy={code}>{(Content) => <Content />}</LazySection>);
    act(markOffline);
    succeed();
    act(markOnline);
    expect(await screen.findByText('The ledger')).toBeVisible();
  });

  test('retries when it mounts again', async () => {
    const { code, succeed } = createLazyCode();
    await renderContent(<LazySection lazy={code}>{(Content) => <Content />}</LazySection>);
    succeed();
    render(<LazySection lazy={code}>{(Content) => <Content />}</LazySection>);
    expect(await screen.findByText('The ledger')).toBeVisible();
  });

  test('reloads the page when a retry by the user fails', async () => {
    const { code } = createLazyCode();
    const hardNavigateSpy = mockHardNavigate();
    const user = await renderContent(
      <LazySection lazy={code}>{(Content) => <Content />}</LazySection>,
    );
    expect(hardNavigateSpy).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledExactlyOnceWith(location.href));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test('does not reload the page while a form has unsaved text', async () => {
    const { code, load } = createLazyCode();
    const hardNavigateSpy = mockHardNavigate();
    const user = await renderContent(
      <>
        <form>
          <textarea aria-label="Letter" />
        </form>
        <LazySection lazy={code}>{(Content) => <Content />}</LazySection>
      </>,
    );
    await user.type(screen.getByRole('textbox'), 'Dear Elena');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(hardNavigateSpy).not.toHaveBeenCalled();
  });
});
