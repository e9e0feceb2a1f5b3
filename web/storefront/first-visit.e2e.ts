import { expect, needsServer, test, waitForHydration } from '../testing/browser/test';
import { serverRenderedPaths } from '../testing/page-paths';

const paths = [...serverRenderedPaths, '/es', '/es/product/2'];

test(
  'pages have no style attribute, and one inline script, which only listens before the page is painted',
  needsServer('It reads the HTML that the server sends.'),
  async ({ page }) => {
    for (const path of paths) {
      const html = await (await page.request.get(path)).text();
      expect(html).not.toMatch(/\sstyle="/);
      const scripts = html.match(/<script(?![^>]*type="application\/(ld\+)?json").*?<\/script>/gs);
      expect(scripts).toEqual([
        expect.stringMatching(
          /^<script>(?:;?addEventListener\('(?:load|click|change)',[^;]*|;window\.earlyChoices=new Map)+<\/script>$/,
        ),
      ]);
    }
  },
);

test(
  'no script is requested before the first photo is painted',
  needsServer('The mocks render pages in the browser.'),
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const requestedBefore: (readonly string[])[] = [];
    // The app loads those further down.
    await page.route('**/api/media/optimize/**', async (route) => {
      await page.waitForLoadState('domcontentloaded');
      requestedBefore.push([...scripts]);
      await route.continue();
    });
    await page.goto('/product/1');
    await waitForHydration(page);
    expect(requestedBefore[0]).toEqual([]);
    expect(scripts).not.toEqual([]);
  },
);

test('the selected theme is applied before the first paint of the next page', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const dark = page.getByRole('radio', { name: 'Dark' });
  // The footer is hydrated later.
  await expect(dark).toBeEnabled();
  await dark.check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(30, 23, 25)');
});

test(
  'fonts load after the first page and are inlined in the next one',
  needsServer('The server puts cached fonts into the HTML.'),
  async ({ page }) => {
    const first = await page.goto('/');
    expect(await first?.text()).not.toContain('font-family:Fraunces;');
    await waitForHydration(page);
    await page.waitForFunction(() => document.cookie.includes('fonts=kept'));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-family', /^Fraunces,/);
    const next = await page.goto('/shop');
    expect(await next?.text()).toContain('font-family:Fraunces;');
    await waitForHydration(page);
    await expect(heading).toHaveCSS('font-family', /^Fraunces,/);
    await expect(page.locator('body')).toHaveCSS('font-family', /^Figtree,/);
    expect(await page.evaluate(() => document.fonts.check('16px Fraunces'))).toBe(true);
  },
);

test('parts further down are laid out once the page is idle, with nothing left blank', async ({
  page,
}) => {
  await page.goto('/');
  const countSkippedParts = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('main section, footer')];
      return parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length;
    });
  await waitForHydration(page);
  await expect.poll(countSkippedParts).toBe(0);
});

test(
  'a page keeps all its fallback fonts while one of its fonts is missing',
  needsServer('Playwright cannot replace what a worker answers.'),
  async ({ page }) => {
    await page.route('**/assets/figtree-*.woff2', (route) => route.abort('internetdisconnected'));
    const fontLoaded = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/fraunces-'),
    );
    const fontFailed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/figtree-'),
    );
    await page.goto('/faq');
    await Promise.all([fontLoaded, fontFailed]);
    await page.evaluate(() => document.fonts.ready);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-family', /^"?Fraunces Fallback/);
    expect(await page.evaluate(() => document.cookie)).not.toContain('fonts=');
  },
);

test('a page works with system fonts when the fonts cannot be loaded', async ({ page }) => {
  await page.route('**/assets/fonts-*.js', (route) => route.abort('internetdisconnected'));
  const fontsFailed = () =>
    page.waitForEvent('requestfailed', (request) => request.url().includes('/fonts-'));
  const failed = fontsFailed();
  await page.goto('/faq');
  await failed;
  // A missing chunk may mean a newer build, so the page reloads once.
  await fontsFailed();
  await waitForHydration(page);
  const question = page.getByRole('main').getByRole('button').first();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test(
  'a missing image shows an error text',
  needsServer('Playwright cannot replace what a worker answers.'),
  async ({ page }) => {
    await page.route('**/api/media/optimize/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/product/1');
    await expect(page.getByText('Image failed to load').first()).toBeVisible();
  },
);
