import { afterEach, describe, expect, test } from 'vitest';
import { demoImages } from '#demo/images';
import { startTestServer, type TestServer } from '../testing/test-server';
import { findFirstScreenOriginals } from './first-screens';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function startServer(): Promise<TestServer> {
  const server = await startTestServer();
  servers.push(server);
  return server;
}

const listTitles = async ({ database }: TestServer): Promise<string[]> =>
  (await findFirstScreenOriginals(database)).map(({ title }) => title);

const heroTitles = demoImages.filter(({ tags }) => tags.includes('hero')).map(({ title }) => title);

const setHeaderImage = ({ database }: TestServer, value: string) =>
  database('settings').insert({ name: 'header-image', value, updated_at: '2026-01-01' });

describe('findFirstScreenOriginals', () => {
  test('lists the images of the home page, then the primary images of products, featured and newest first', async () => {
    const server = await startServer();
    const titles = await listTitles(server);
    expect(titles.slice(0, heroTitles.length).toSorted()).toEqual(heroTitles.toSorted());
    const newest = await server.products.list();
    const [featured, others] = [
      newest.filter((product) => product.featured),
      newest.filter((product) => !product.featured),
    ];
    const primaryImages = [...featured, ...others].flatMap(({ image }) => image ?? []);
    const ids = titles
      .slice(heroTitles.length)
      .map((title) => demoImages.find((image) => image.title === title)?.id);
    expect(ids).toEqual(primaryImages.slice(0, 24).map(({ publitioId }) => publitioId));
  });

  test('lists the header image instead of those of the home page', async () => {
    const server = await startServer();
    const header = demoImages.find(({ tags }) => tags.includes('header'));
    await setHeaderImage(server, header?.id ?? '');
    const titles = await listTitles(server);
    expect(titles[0]).toBe(header?.title);
    expect(titles.filter((title) => heroTitles.includes(title))).toEqual([]);
  });

  test('lists no private image', async () => {
    const server = await startServer();
    await server.database('media_files').update({ privacy: 'private' });
    expect(await listTitles(server)).toEqual([]);
  });
});
