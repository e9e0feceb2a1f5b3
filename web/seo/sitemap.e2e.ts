import { expect, test } from '../testing/browser/test';

const unescapeHtml = (attribute: string) => attribute.replaceAll('&amp;', '&');

test('every URL of the sitemap in robots.txt is the canonical URL of its page', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const text = await (await request.get(sitemap)).text();
  const urls = Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc = '']) => unescapeHtml(loc));
  expect(urls.length).toBeGreaterThan(40);
  for (const url of urls) {
    const page = await request.get(url);
    expect([url, page.status()]).toEqual([url, 200]);
    expect(unescapeHtml(await page.text())).toContain(`<link rel="canonical" href="${url}"/>`);
  }
});

for (const path of ['/', '/contact', '/product/1']) {
  test(`the Open Graph image of ${path} is a JPEG`, async ({ request }) => {
    const page = await (await request.get(path)).text();
    const [, url = ''] = /property="og:image" content="(.*?)"/.exec(page) ?? [];
    const image = await request.get(unescapeHtml(url));
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
}
