import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#contract/core/language';
import { loadTranslations } from '../i18n/translations';
import { partStories } from './part-stories';
import { parsePreviewHash } from './preview-url';
import { layout } from './StoryPreview.css';
import { applyShownStates } from './shown-states';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The pages whose translations include the texts of parts that only they use. */
const translations = ['restoration', 'back-office'];

async function loadAllTranslations(language: Language): Promise<I18n> {
  const [i18n] = await Promise.all(translations.map((name) => loadTranslations(language, name)));
  if (!i18n) throw new Error('No translations.');
  return i18n;
}

function useAllTranslations(language: Language): I18n | undefined {
  const [i18n, setI18n] = useState<I18n>();
  useEffect(() => {
    void loadAllTranslations(language).then(setI18n);
  }, [language]);
  return i18n?.locale === language ? i18n : undefined;
}

/** The story, language and theme named by the hash of the URL. */
export function StoryPreview() {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const { story: id, language, theme } = parsePreviewHash(hash);
  const i18n = useAllTranslations(language);
  const found = partStories.find((story) => story.id === id);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    document.title = found ? `${found.title}: ${found.name}` : 'Unknown story';
  }, [language, theme, found]);

  useEffect(applyShownStates);

  // Read by the browser tests.
  useEffect(() => {
    if (i18n) document.documentElement.dataset.rendered = hash;
  }, [hash, i18n]);

  if (!i18n) return null;
  if (!found) return <p className={layout.padded}>There is no story “{id}”.</p>;
  const { render, parameters } = found.story;
  return (
    <I18nProvider i18n={i18n}>
      <main key={`${id} ${language}`} className={layout[parameters?.layout ?? 'padded']}>
        {render({}, { globals: { language } })}
      </main>
    </I18nProvider>
  );
}
