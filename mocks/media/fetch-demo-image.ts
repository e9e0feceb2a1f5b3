import { defaultLanguage } from '#contract/core/language';
import { fileNameFromUrl } from '#contract/core/url';
import { urlRejected } from '#contract/media/messages';
import { photographs } from '#demo/photographs';
import { refusedField } from '../../api/dispatch/problem';
import type { FetchPicture } from '../../api/media/remote-picture';
import type { ReadDemoPhotograph } from './original-store';

const ownHost = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Returns a demo image for every URL: a mock cannot request other sites. */
export const demoImageFetcher =
  (readDemoPhotograph: ReadDemoPhotograph): FetchPicture =>
  async (written, { language = defaultLanguage, signal } = {}) => {
    signal?.throwIfAborted();
    const url = new URL(written.trim());
    if (ownHost.test(url.hostname)) {
      throw refusedField(400, 'file_url', urlRejected, language);
    }
    const [photograph] = photographs;
    const bytes = photograph && (await readDemoPhotograph(photograph.file));
    if (!bytes) throw new Error('There is no demo image.');
    return { name: fileNameFromUrl(url), bytes };
  };
