import { pageLanguage } from '../prompts/page-language';
import { manifestAddress } from './address';

/** Names the manifest of the language that the page is in, and of every one it goes on to. */
export function nameManifest(): void {
  const link = document.createElement('link');
  const follow = () => {
    link.href = manifestAddress[pageLanguage.current()];
  };
  link.rel = 'manifest';
  follow();
  pageLanguage.subscribe(follow);
  document.head.append(link);
}
