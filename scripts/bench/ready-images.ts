import { setTimeout } from 'node:timers/promises';
import { everyFace } from './faces';

/** What Chromium says it takes; the shop answers AVIF to it as soon as that has been made. */
const inBrowser = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

/** Milliseconds between two questions whether an image has been made. */
const pause = 200;

/** The widest image in pixels that the measured phone asks for. */
const widest = 768;

/** Has every image made that a phone asks for on these pages, as in a shop that has been open for a day. */
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
  if (!ok) throw new Error(`${address} is not answered.`);
  return headers.get('content-type') === 'image/avif';
}
