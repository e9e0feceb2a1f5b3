import type { Frame, Page } from '@playwright/test';
import { findViolationsInBothThemes } from '../testing/browser/axe';
import { expectNoOverflow } from '../testing/browser/layout';
import { expect, test } from '../testing/browser/test';
import { buildMockOptions } from '../testing/browser/test-targets';
import { buildScreenId, screenGroups } from './screens/screen-stories';
import type { ScreenGroup, ScreenStory } from './screens/screen-story';

const softly = expect.configure({ soft: true });

/** The stories of a screen take turns. Both themes are audited in each. */
const looks = [
  { language: 'en', theme: 'light', width: '1280' },
  { language: 'es', theme: 'dark', width: '390' },
] as const;

/** Later rows and items look the same. */
const repeatedItems = 'tr:nth-child(n + 7), li:nth-child(n + 7)';

/** Without loading the workshop again. Resolves once the page has rendered and loads nothing more. */
async function showStory(
  page: Page,
  group: ScreenGroup,
  story: ScreenStory,
  look: (typeof looks)[number] | undefined,
): Promise<Frame> {
  const search = new URLSearchParams({ story: buildScreenId(group, story), ...look });
  await page.evaluate((value) => {
    history.pushState(null, '', value);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `?${search}`);
  const frame = page.getByTitle(`${group.title}: ${story.name}`, { exact: true });
  await expect(frame).toHaveAttribute('data-state', /ready|failed/, { timeout: 60_000 });
  await expect(frame).toHaveAttribute('data-state', 'ready');
  const content = await (await frame.elementHandle())?.contentFrame();
  if (!content) throw new Error(`${story.name} has no frame.`);
  await content.locator('main h1').waitFor();
  // Text that isn't laid out yet seems to overlap what follows it.
  await content.locator('html[data-laid-out]').waitFor({ state: 'attached' });
  if (!story.scenarios?.includes('slow'))
    await expect(content.locator('[aria-busy=true]'), story.name).toHaveCount(0);
  return content;
}

test.use({
  ...buildMockOptions(process.env.MOCKS_PORT),
  contextOptions: { reducedMotion: 'reduce' },
});

for (const group of screenGroups) {
  test(`stories of the screen ${group.title} pass axe and don't overflow`, async ({ page }) => {
    // Up to thirteen stories, and each starts the mocks.
    test.setTimeout(240_000);
    await page.goto('/workshop/');
    await page.waitForURL('http://workshop.localhost:*/**');
    await page.getByRole('navigation').waitFor();
    for (const [index, story] of group.stories.entries()) {
      const id = buildScreenId(group, story);
      const frame = await showStory(page, group, story, looks[index % looks.length]);
      softly(await findViolationsInBothThemes(frame, { exclude: repeatedItems }), id).toEqual([]);
      await expectNoOverflow(frame, id);
    }
  });
}
