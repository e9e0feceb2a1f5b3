import type { Plugin } from 'vite';
import { languages } from '../../../api/contract/core/language.ts';
import { manifestUrls } from './manifest-urls.ts';
import { createWebAppManifest } from './web-app-manifest.ts';

export function webAppManifests(): Plugin {
  let base = '/';
  return {
    name: 'manifests',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle() {
      for (const language of languages) {
        this.emitFile({
          type: 'asset',
          fileName: manifestUrls[language].slice(1),
          source: JSON.stringify(createWebAppManifest(language, base)),
        });
      }
    },
  };
}
