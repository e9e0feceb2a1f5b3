import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { listImageUrls } from './list-image-urls';
import { type ShopClient, UnansweredError } from './shop-client';
import type { Writers } from './writes';

/** Of 100 requests, so many are posts and uploads, and so many are changes of an admin. */
const shares = { posts: 6, edits: 2 };

const editorCount = 5;

const searches = ['fig', 'queso', 'board for 12', 'sin nueces', 'gift under 100'];

interface TrafficCounts {
  requests: number;
  /** Without a good answer after all retries. */
  failed: number;
  readonly errors: string[];
}

export interface MixedTraffic {
  readonly counts: TrafficCounts;
  /** One request, or the few of one inquiry. Never rejects, except when it is interrupted. */
  sendOne(): Promise<void>;
}

/** Pages, lists, products, searches, images, forms, uploads and changes, as on a busy day. */
export async function createMixedTraffic(
  client: ShopClient,
  writers: Writers,
): Promise<MixedTraffic> {
  const idleEditors: ((client: ShopClient) => Promise<void>)[] = [];
  for (let count = 0; count < editorCount; count += 1)
    idleEditors.push(await writers.createEditor());
  const paths = await listPaths(client);
  const counts: TrafficCounts = { requests: 0, failed: 0, errors: [] };

  async function read(): Promise<void> {
    const path = paths[randomInt(paths.length)] ?? '/';
    const { status } = await client.sendUntilAnswered(path);
    if (status !== 200) throw new UnansweredError(`${path} was answered ${status}.`);
  }

  async function edit(): Promise<void> {
    const editor = idleEditors.pop();
    if (!editor) return read();
    await editor(client);
    idleEditors.push(editor);
  }

  async function send(): Promise<void> {
    const choice = randomInt(100);
    if (choice < shares.edits) return edit();
    if (choice < shares.edits + shares.posts)
      return writers.kinds[randomInt(writers.kinds.length)]?.(client);
    return read();
  }

  return {
    counts,
    async sendOne() {
      counts.requests += 1;
      try {
        await send();
      } catch (error) {
        if (!(error instanceof UnansweredError)) throw error;
        counts.failed += 1;
        counts.errors.push(error.message);
      }
    },
  };
}

async function listPaths(client: ShopClient): Promise<string[]> {
  const { text } = await client.sendUntilAnswered('/api/products');
  const products: readonly { readonly id: number }[] = JSON.parse(text);
  const ids = products.slice(-10).map(({ id }) => id);
  const pages = ['/', '/shop', '/about', '/contact', ...ids.map((id) => `/product/${id}`)];
  return [
    ...pages,
    ...pages.map((path) => (path === '/' ? '/es' : `/es${path}`)),
    ...['/api/products', '/api/featured-products', '/api/settings/shop'],
    ...ids.map((id) => `/api/products/${id}`),
    ...searches.map((words) => `/shop?q=${encodeURIComponent(words)}`),
    ...listImageUrls(),
  ];
}

/** Keeps `concurrency` requests under way for `milliseconds`; resolves to those finished per second. */
export async function measureMaxRate(
  traffic: MixedTraffic,
  { concurrency, milliseconds }: { readonly concurrency: number; readonly milliseconds: number },
): Promise<number> {
  const before = traffic.counts.requests;
  const startedAt = performance.now();
  const sendRepeatedly = async () => {
    while (performance.now() - startedAt < milliseconds) await traffic.sendOne();
  };
  await Promise.all(Array.from({ length: concurrency }, sendRepeatedly));
  return ((traffic.counts.requests - before) / (performance.now() - startedAt)) * 1000;
}

/** Milliseconds between two looks at how many requests are due. */
const tickMs = 10;

/** More are never under way: what is due then is sent later. */
const maxUnderWay = 400;

/** Starts `perSecond` requests a second for as long as `work` runs; resolves once all were answered. */
export async function sendDuring(
  traffic: MixedTraffic,
  perSecond: number,
  work: () => Promise<void>,
): Promise<void> {
  let isOver = false;
  const underWay = new Set<Promise<void>>();
  let failure: unknown;
  const startOne = () => {
    const request = traffic
      .sendOne()
      .catch((error) => {
        failure = error;
      })
      .finally(() => underWay.delete(request));
    underWay.add(request);
  };
  const startDue = async () => {
    const startedAt = performance.now();
    let started = 0;
    while (!isOver && failure === undefined) {
      const due = ((performance.now() - startedAt) / 1000) * perSecond - started;
      for (let count = 0; count < due && underWay.size < maxUnderWay; count += 1) {
        startOne();
        started += 1;
      }
      await wait(tickMs);
    }
  };
  const starting = startDue();
  try {
    await work();
  } finally {
    isOver = true;
    await starting;
    await Promise.all(underWay);
  }
  if (failure !== undefined) throw failure;
}
