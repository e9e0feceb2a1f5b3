import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadTranslations } from '../../i18n/translations';
import * as toasterModule from './load-toaster';
import { ToastHost } from './ToastHost';
import { toast } from './toast-store';

async function openPage(): Promise<void> {
  render(
    <I18nProvider i18n={await loadTranslations('en')}>
      <h1>Contact Us</h1>
      <ToastHost />
    </I18nProvider>,
  );
}

test('<ToastHost> shows a toast once the Toaster chunk has loaded', async () => {
  await openPage();
  act(() => toast({ title: 'Message Sent' }));
  expect(await screen.findByText('Message Sent')).toBeInTheDocument();
});

test('<ToastHost> announces title and description as two sentences', async () => {
  await openPage();
  act(() => toast({ title: 'Added to cart', description: '1 × Classic Board' }));
  const title = await screen.findByText('Added to cart');
  expect(title.closest('li')).toHaveTextContent('Added to cart. 1 × Classic Board');
});

test('<ToastHost> survives a failed chunk load and retries it with the next toast', async () => {
  const loadSpy = vi
    .spyOn(toasterModule, 'loadToaster')
    .mockRejectedValue(new TypeError('No network'));
  onTestFinished(() => loadSpy.mockRestore());
  await openPage();
  act(() => toast({ title: 'Not sent yet' }));
  await expect.poll(() => loadSpy).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Contact Us' })).toBeInTheDocument();
  expect(screen.queryByText('Not sent yet')).toBeNull();
  loadSpy.mockRestore();
  act(() => toast({ title: 'Message Sent' }));
  expect(await screen.findByText('Message Sent')).toBeInTheDocument();
});
