import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import type { Language } from '#contract/language';
import { loadCatalogue } from '../../../../i18n/catalogues';
import { ToastHost } from '../../../../ui/toast/ToastHost';
import { ImportDialog } from '../ImportDialog';

/** A page whose button opens the import. */
function Opener({ onImported }: { readonly onImported: () => void }) {
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

/** Shows a page from which products can be imported, in a language. */
export async function openOpener(language: Language, onImported: () => void): Promise<UserEvent> {
  const i18n = await loadCatalogue(language, 'back-office');
  const user = userEvent.setup({ delay: null, applyAccept: false });
  render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Opener onImported={onImported} />
      </I18nProvider>
    </StrictMode>,
  );
  return user;
}
