import { defaultLanguage } from '#contract/core/language';
import { fileNameFromUrl } from '#contract/core/url';
import { urlRejected } from '#contract/media/messages';
import { demoImages } from '#demo/images';
import { fieldError } from '../../api/dispatch/http-error';
import type { FetchImage } from '../../api/media/fetch-remote-image';
import type { ReadDemoImage } from './mock-provider';

const loopbackHost = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Returns a demo image for every URL: a mock cannot request other sites. */
export const createDemoImageFetcher =
  (readDemoImage: ReadDemoImage): FetchImage =>
  async (rawUrl, { language = defaultLanguage, signal } = {}) => {
    signal?.throwIfAborted();
    const url = new URL(rawUrl.trim());
    if (loopbackHost.test(url.hostname)) {
      throw fieldError(400, 'file_url', urlRejected, language);
    }
    const [image] = demoImages;
    const bytes = image && (await readDemoImage(image.file));
    if (!bytes) throw new Error('There is no demo image.');
    return { name: fileNameFromUrl(url), bytes };
  };
