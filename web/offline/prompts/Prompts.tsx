import { I18nProvider } from '@lingui/react';
import { Suspense, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { unsavedInput } from '../../data/unsaved-input';
import { useTranslations } from '../../i18n/translations';
import { InstallPrompt } from '../install/InstallPrompt';
import { UpdatePrompt } from '../update/UpdatePrompt';
import { pageLanguage } from './page-language';
import { getActivePrompt, type PromptData, promptStore } from './prompt-queue';

/** Hidden while a form has unsaved input. */
export function Prompts() {
  const prompt = useStore(promptStore, getActivePrompt);
  const hasUnsavedInput = useSyncExternalStore(unsavedInput.subscribe, unsavedInput.isPresent);
  if (!prompt || hasUnsavedInput) return null;
  return (
    <Suspense>
      <ActivePrompt prompt={prompt} />
    </Suspense>
  );
}

function ActivePrompt({ prompt }: { readonly prompt: PromptData }) {
  const language = useSyncExternalStore(pageLanguage.subscribe, pageLanguage.get);
  return (
    <I18nProvider i18n={useTranslations(language, 'offline')}>
      {prompt.kind === 'update' ? (
        <UpdatePrompt prompt={prompt} />
      ) : (
        <InstallPrompt prompt={prompt} />
      )}
    </I18nProvider>
  );
}
