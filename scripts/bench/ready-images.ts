import { setTimeout } from 'node:timers/promises';
import { everyFace } from './faces';

/** Chromium's header; the server responds with AVIF as soon as it has been generated. */
const inBrowser = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

const pause = 200;

/** The widest image in pixels that the measured phone requests. */
const widest = 768;

/** Generates every image that a phone requests on these pages, as on a server that has run for a day. */
export async function readyImages(origin: string, paths: readonly string[]): Promise<void> {
  const addresses = new Set<string>();
  for (const path of paths) {
    const page = async () => (await fetch(`${origin}${path}`)).text();
    for (const html of await everyFace(page, (face) => face)) {
      for (const address of imagesOf(html)) addresses.add(address);
    }
  }
  for (const address of addresses) await fetch(`${origin}${address}`, { headers: inBrowser });
  for (const address of addresses) {
    while (!(await isReady(`${origin}${address}`))) await setTimeout(pause);
  }
}

const imagesOf = (html: string): string[] =>
  [...html.matchAll(/\/api\/media\/optimize\/[^\s"<]*?width=(\d+)[^\s"<]*/g)]
    .filter(([address, width]) => Number(width) <= widest && !address.includes('format='))
    .map(([address]) => address.replaceAll('&amp;', '&'));

async function isReady(address: string): Promise<boolean> {
  const { ok, headers } = await fetch(address, { headers: inBrowser });
  if (!ok) throw new Error(`${address} failed.`);
  return headers.get('content-type') === 'image/avif';
}
