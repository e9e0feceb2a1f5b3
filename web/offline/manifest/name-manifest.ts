import { pageLanguage } from '../prompts/page-language';
import { manifestUrls } from './address';

/** Links the manifest in the page's language, and updates the link when the language changes. */
export function nameManifest(): void {
  const link = document.createElement('link');
  const follow = () => {
    link.href = manifestUrls[pageLanguage.current()];
  };
  link.rel = 'manifest';
  follow();
  pageLanguage.subscribe(follow);
  document.head.append(link);
}
