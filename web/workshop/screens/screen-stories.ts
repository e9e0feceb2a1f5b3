import type { Language } from '#contract/core/language';
import { localizePath } from '../../routing/paths';
import { backOfficeScreens } from './back-office-screens';
import { catalogScreens } from './catalog-screens';
import { informationScreens } from './information-screens';
import { orderScreens } from './order-screens';
import type { ScreenGroup, ScreenStory } from './screen-story';

export const screenGroups: readonly ScreenGroup[] = [
  ...catalogScreens,
  ...orderScreens,
  ...informationScreens,
  ...backOfficeScreens,
];

const toId = (...words: readonly string[]): string =>
  words.map((word) => word.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')).join('--');

/** In URLs of the workshop: `screen-shop--no-results`. */
export const buildScreenId = ({ title }: ScreenGroup, { name }: ScreenStory): string =>
  `screen-${toId(title, name)}`;

/** The URL of the site on mocks. The back office has no language in its URLs. */
export function buildScreenUrl(
  { page }: ScreenGroup,
  { path, scenarios = [] }: ScreenStory,
  language: Language,
): string {
  const localizedPath = page.backOffice ? path : localizePath(path, language);
  if (scenarios.length === 0) return localizedPath;
  const url = new URL(localizedPath, 'http://shop');
  url.searchParams.append('scenario', scenarios.join());
  return `${url.pathname}${url.search}${url.hash}`;
}
