import { expect, test } from '../../testing/browser/test';

const widths = [320, 768, 1024, 1280, 1440];

for (const path of ['/product/9', '/es/product/9']) {
  test(`a long word in the name of ${path} fits into its column`, async ({ page }) => {
    await page.goto(path);
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toContainText(/Mediterr/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await name.evaluate(countLinesOfLongestWord), `${width} px`).toBe(1);
    }
  });
}

/** In the page. */
function countLinesOfLongestWord({ firstChild: text }: Element): number {
  if (!(text instanceof Text)) throw new Error('The name is not a text.');
  const words = text.data.split(' ');
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const range = document.createRange();
  const start = text.data.indexOf(longest);
  range.setStart(text, start);
  range.setEnd(text, start + longest.length);
  return range.getClientRects().length;
}
