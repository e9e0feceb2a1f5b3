import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { expect } from 'vitest';
import type { Language } from '#contract/core/language';
import { swrOptions } from '../../../data/swr-options';
import { loadTranslations } from '../../../i18n/translations';
import { findFileByTitle } from '../../../testing/media-manager';
import { ToastHost } from '../../../ui/toast/ToastHost';
import { HeaderMediaTab } from '../HeaderMediaTab';
import { messages } from './messages';

export async function openHeaderMedia(language: Language): Promise<UserEvent> {
  const i18n = await loadTranslations(language, 'back-office');
  const user = userEvent.setup({ delay: null });
  render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
          <HeaderMediaTab />
        </SWRConfig>
        <ToastHost />
      </I18nProvider>
    </StrictMode>,
  );
  return user;
}

export function createHeaderMediaPage(language: Language) {
  const texts = messages[language];
  const findImageList = () => screen.findByRole('radiogroup', { name: texts.libraryImages });
  const getHeading = () => screen.getByRole('heading', { name: texts.current });
  return {
    findImageList,
    findImage: async (title: string) =>
      within(await findImageList()).findByRole('radio', { name: title }),
    getSetButton: () => screen.getByRole('button', { name: texts.set }),
    getHeading,
    getCurrentSection: () => within(getHeading().parentElement ?? document.body),
  };
}

export const matchHeaderImageUrl = (title: string): unknown =>
  expect.stringMatching(`optimize/${findFileByTitle(title).id}.*width=1200&height=600.*quality=90`);
