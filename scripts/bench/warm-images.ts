import { setTimeout } from 'node:timers/promises';
import { collectVariants } from './collect-variants';

/** Chromium's header; the server responds with AVIF as soon as it has been generated. */
const browserHeaders = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

const pollMs = 200;

/** The widest image in pixels that the measured phone requests. */
const maxWidth = 768;

/** Generates every image that a phone requests on these pages, as on a server that has run for a day. */
export async function warmImages(origin: string, paths: readonly string[]): Promise<void> {
  const urls = new Set<string>();
  for (const path of paths) {
    const fetchPage = async () => (await fetch(`${origin}${path}`)).text();
    for (const html of await collectVariants(fetchPage, (body) => body)) {
      for (const url of parseImageUrls(html)) urls.add(url);
    }
  }
  await generateImages([...urls].map((url) => `${origin}${url}`));
}

/** Resolves once the server sends all of them as AVIF. */
export async function generateImages(urls: readonly string[]): Promise<void> {
  for (const url of urls) await fetch(url, { headers: browserHeaders });
  for (const url of urls) {
    while (!(await isReady(url))) await setTimeout(pollMs);
  }
}

const parseImageUrls = (html: string): string[] =>
  [...html.matchAll(/\/api\/media\/optimize\/[^\s"<]*?width=(\d+)[^\s"<]*/g)]
    .filter(([url, width]) => Number(width) <= maxWidth && !url.includes('format='))
    .map(([url]) => url.replaceAll('&amp;', '&'));

async function isReady(url: string): Promise<boolean> {
  const { ok, headers } = await fetch(url, { headers: browserHeaders });
  if (!ok) throw new Error(`${url} failed.`);
  return headers.get('content-type') === 'image/avif';
}
