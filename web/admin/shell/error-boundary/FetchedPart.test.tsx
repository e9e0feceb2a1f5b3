import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { reached, unreached } from '../../../data/connectivity';
import { lazyComponent } from '../../../data/lazy-module';
import * as missingCode from '../../../data/missing-code';
import { loadTranslations } from '../../../i18n/catalogues';
import { DialogFailed } from './DialogFailed';
import { FetchedPart } from './FetchedPart';

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
function codeAtTheShop() {
  const fetchIt = vi.fn<() => Promise<ComponentType<object>>>();
  fetchIt.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  return {
    code: lazyComponent(fetchIt),
    fetchIt,
    arrives: () => fetchIt.mockResolvedValue(Ledger),
  };
}

/** Replaces the navigation that would leave the page. */
function leaving() {
  const leave = vi.spyOn(missingCode, 'leaveFor').mockResolvedValue();
  onTestFinished(() => leave.mockRestore());
  return leave;
}

describe('<LazySection>', () => {
  async function open(part: ReactNode) {
    render(
      <I18nProvider i18n={await loadTranslations('en', 'back-office')}>
        <h1>The page</h1>
        {part}
      </I18nProvider>,
      { onCaughtError: () => undefined },
    );
    return userEvent.setup({ delay: null });
  }

  const retry = () => screen.getByRole('button', { name: texts.retry });

  test('shows an error when its chunk fails to load, and retries', async () => {
    const { code, arrives } = codeAtTheShop();
    leaving();
    const user = await open(<FetchedPart code={code}>{(Shown) => <Shown />}</FetchedPart>);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.missing);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    arrives();
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
    const user = await open(<FetchedPart code={code}>{(Shown) => <Shown />}</FetchedPart>);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.error);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    broken = false;
    await user.click(retry());
    expect(await screen.findByText('The ledger')).toBeVisible();
  });

  test('shows the error as a dialog when its content is a dialog', async () => {
    const { code } = codeAtTheShop();
    const close = vi.fn();
    const user = await open(
      <FetchedPart code={code} failed={(failure) => <DialogFailed {...failure} onClose={close} />}>
        {(Shown) => <Shown />}
      </FetchedPart>,
    );
    expect(await screen.findByRole('dialog', { name: texts.dialog })).toHaveTextContent(
      texts.missing,
    );
    await user.click(screen.getByRole('button', { name: texts.close }));
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('<LazySection> whose chunk failed to load', () => {
  async function open(part: ReactNode) {
    render(<I18nProvider i18n={await loadTranslations('en', 'back-office')}>{part}</I18nProvider>, {
      onCaughtError: () => undefined,
    });
    await screen.findByRole('alert');
    return userEvent.setup({ delay: null });
  }

  test('retries as soon as the server is reachable', async () => {
    const { code, arrives } = codeAtTheShop();
    leaving();
    await open(<FetchedPart code={code}>{(Shown) => <Shown />}</FetchedPart>);
    act(unreached);
    arrives();
    act(reached);
    expect(await screen.findByText('The ledger')).toBeVisible();
  });

  test('retries when it mounts again', async () => {
    const { code, arrives } = codeAtTheShop();
    await open(<FetchedPart code={code}>{(Shown) => <Shown />}</FetchedPart>);
    arrives();
    render(<FetchedPart code={code}>{(Shown) => <Shown />}</FetchedPart>);
    expect(await screen.findByText('The ledger')).toBeVisible();
  });

  test('reloads the page when a retry by the user fails', async () => {
    const { code } = codeAtTheShop();
    const leave = leaving();
    const user = await open(<FetchedPart code={code}>{(Shown) => <Shown />}</FetchedPart>);
    expect(leave).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(location.href));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test('does not reload the page while a form has unsaved text', async () => {
    const { code, fetchIt } = codeAtTheShop();
    const leave = leaving();
    const user = await open(
      <>
        <form>
          <textarea aria-label="Letter" />
        </form>
        <FetchedPart code={code}>{(Shown) => <Shown />}</FetchedPart>
      </>,
    );
    await user.type(screen.getByRole('textbox'), 'Dear Elena');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(fetchIt).toHaveBeenCalledTimes(2);
    expect(leave).not.toHaveBeenCalled();
  });
});
