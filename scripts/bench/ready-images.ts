import { setTimeout } from 'node:timers/promises';
import { everyFace } from './faces';

/** Chromium's header; the server responds with AVIF as soon as it has been generated. */
const inBrowser = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

const pause = 200;

/** The widest image in pixels that the measured phone requests. */
const widest = 768;

/** Generates every image that a phone requests on these pages, as on a server that has run for a day. */
export async function readyImages(origin: string, paths: readonly string[]): Promise<void> {
  const urls = new Set<string>();
  for (const path of paths) {
    const page = async () => (await fetch(`${origin}${path}`)).text();
    for (const html of await everyFace(page, (face) => face)) {
      for (const url of parseImageUrls(html)) urls.add(url);
    }
  }
  for (const url of urls) await fetch(`${origin}${url}`, { headers: inBrowser });
  for (const url of urls) {
    while (!(await isReady(`${origin}${url}`))) await setTimeout(pause);
  }
}

const parseImageUrls = (html: string): string[] =>
  [...html.matchAll(/\/api\/media\/optimize\/[^\s"<]*?width=(\d+)[^\s"<]*/g)]
    .filter(([url, width]) => Number(width) <= widest && !url.includes('format='))
    .map(([url]) => url.replaceAll('&amp;', '&'));

async function isReady(url: string): Promise<boolean> {
  const { ok, headers } = await fetch(url, { headers: inBrowser });
  if (!ok) throw new Error(`${url} failed.`);
  return headers.get('content-type') === 'image/avif';
}
