import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { motionless } from './motionless';

/** Turns a page light or dark, and tells what axe finds in it or in a part of it; the dark changes nothing but colours. */
export async function violationsIn(
  page: Page,
  colorScheme: 'light' | 'dark',
  part = 'html',
  except?: string,
) {
  await page.emulateMedia({ colorScheme });
  await motionless(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part);
  if (colorScheme === 'dark') axe.withRules('color-contrast');
  if (except) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations;
}
