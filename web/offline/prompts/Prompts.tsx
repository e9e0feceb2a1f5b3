import { I18nProvider } from '@lingui/react';
import { Suspense, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { typedText } from '../../data/typed-text';
import { useTranslations } from '../../i18n/catalogues';
import { InstallPrompt } from '../install/InstallPrompt';
import { UpdatePrompt } from '../update/UpdatePrompt';
import { pageLanguage } from './page-language';
import { firstQuestion, type Question, questions } from './questions';

/** Hidden while a form has unsaved input. */
export function Prompts() {
  const question = useStore(questions, firstQuestion);
  const writing = useSyncExternalStore(typedText.subscribe, typedText.isThere);
  if (!question || writing) return null;
  return (
    <Suspense>
      <Prompt question={question} />
    </Suspense>
  );
}

function Prompt({ question }: { readonly question: Question }) {
  const language = useSyncExternalStore(pageLanguage.subscribe, pageLanguage.current);
  return (
    <I18nProvider i18n={useTranslations(language)}>
      {question.kind === 'update' ? (
        <UpdatePrompt question={question} />
      ) : (
        <InstallPrompt question={question} />
      )}
    </I18nProvider>
  );
}
