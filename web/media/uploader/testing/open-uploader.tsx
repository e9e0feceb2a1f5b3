import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ComponentProps, StrictMode } from 'react';
import { expect } from 'vitest';
import type { Language } from '#contract/core/language';
import { loadTranslations } from '../../../i18n/translations';
import { ToastHost } from '../../../ui/toast/ToastHost';
import { Uploader } from '../Uploader';

type UploaderProps = ComponentProps<typeof Uploader>;

export async function openUploader(
  language: Language,
  props: UploaderProps = {},
): Promise<UserEvent> {
  const i18n = await loadTranslations(language, 'back-office');
  const user = userEvent.setup({ delay: null, applyAccept: false });
  render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Uploader {...props} />
        <ToastHost />
      </I18nProvider>
    </StrictMode>,
  );
  return user;
}

export async function expectToast([title, description]: readonly [string, string]): Promise<void> {
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText(description)).toBeInTheDocument();
}
