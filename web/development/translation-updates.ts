import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Lets `web/i18n/translations.ts` show a saved translation without a reload of the page. */
export const translationUpdates = (): Plugin => ({
  name: 'translation-updates',
  transform: {
    filter: { id: /\.po$/ },
    handler: (code, id) => ({
      code: `${code}\n${acceptUpdates(basename(id, '.po'))}`,
      map: null,
    }),
  },
});

const acceptUpdates = (language: string): string => `import.meta.hot?.accept((updated) => {
  if (!updated) return;
  const detail = { language: ${JSON.stringify(language)}, messages: updated.messages };
  dispatchEvent(new CustomEvent('translations-updated', { detail }));
});`;
