import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { Language } from '#contract/core/language';
import { swrOptions } from '../../../../data/swr-options';
import { loadTranslations } from '../../../../i18n/translations';
import { listRequests, resetMockServer } from '../../../../testing/mock-server';
import { ToastHost } from '../../../../ui/toast/ToastHost';
import { ImportDialog } from '../ImportDialog';
import { messages } from './messages';

function ImportPage({ onImported }: { readonly onImported: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <ImportDialog onClose={() => setOpen(false)} onImported={onImported} />}
      <ToastHost />
    </>
  );
}

async function renderImportPage(language: Language, onImported: () => void): Promise<UserEvent> {
  const i18n = await loadTranslations(language, 'back-office');
  const user = userEvent.setup({ delay: null, applyAccept: false });
  render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
          <ImportPage onImported={onImported} />
        </SWRConfig>
      </I18nProvider>
    </StrictMode>,
  );
  return user;
}

/** Requests of imports, without dry runs. */
export const getImportRequests = (): readonly string[] =>
  listRequests().filter((path) => path === '/api/products/import?dry=0');

export function createImportPage(language: Language) {
  const texts = messages[language];
  const onImported = vi.fn();
  const getDialog = () => within(screen.getByRole('dialog', { name: texts.dialog }));
  const getFileInput = () =>
    getDialog().getByLabelText(new RegExp(`^(${texts.choose}|${texts.chooseAnother})$`));

  async function openImportDialog(): Promise<UserEvent> {
    resetMockServer('signed-in');
    onImported.mockClear();
    const user = await renderImportPage(language, onImported);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: texts.dialog });
    return user;
  }

  return {
    texts,
    onImported,
    getDialog,
    getFileInput,
    findButton: (name: string) => getDialog().findByRole('button', { name }),
    openImportDialog,
    async chooseFile(file: File): Promise<UserEvent> {
      const user = await openImportDialog();
      await user.upload(getFileInput(), file);
      return user;
    },
  };
}
