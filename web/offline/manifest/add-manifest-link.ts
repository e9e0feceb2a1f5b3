import { addBasePath } from '../../routing/base-path';
import { pageLanguage } from '../prompts/page-language';
import { manifestUrls } from './manifest-urls';

/** Links the manifest in the page's language, and updates the link when the language changes. */
export function addManifestLink(): void {
  const link = document.createElement('link');
  const updateHref = () => {
    link.href = addBasePath(manifestUrls[pageLanguage.get()]);
  };
  link.rel = 'manifest';
  updateHref();
  pageLanguage.subscribe(updateHref);
  document.head.append(link);
}
