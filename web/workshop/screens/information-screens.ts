import { paths } from '../../routing/paths';
import { aboutPage } from '../../storefront/about/page';
import { contactPage } from '../../storefront/contact/page';
import { faqPage } from '../../storefront/faq/page';
import { notFoundPage } from '../../storefront/not-found/page';
import { privacyPage, termsPage } from '../../storefront/policies/page';
import { recipesPage } from '../../storefront/recipes/page';
import { restorationPage } from '../../storefront/restoration/page';
import { unsubscribePage } from '../../storefront/unsubscribe/page';
import { submitForm } from './play';
import type { ScreenGroup } from './screen-story';

const token = '0123456789abcdef0123456789abcdef';

export const informationScreens: readonly ScreenGroup[] = [
  {
    title: 'About',
    page: aboutPage,
    stories: [
      { name: 'Default', path: paths.about() },
      { name: 'Missing images', path: paths.about(), scenarios: ['missing-images'] },
    ],
  },
  {
    title: 'Contact',
    page: contactPage,
    stories: [
      { name: 'Default', path: paths.contact() },
      { name: 'With errors', path: paths.contact(), play: submitForm },
    ],
  },
  { title: 'FAQ', page: faqPage, stories: [{ name: 'Default', path: paths.faq() }] },
  { title: 'Recipes', page: recipesPage, stories: [{ name: 'Default', path: paths.recipes() }] },
  {
    title: 'Restoration',
    page: restorationPage,
    stories: [
      { name: 'Default', path: paths.restoration() },
      { name: 'With errors', path: paths.restoration(), play: submitForm },
    ],
  },
  { title: 'Terms', page: termsPage, stories: [{ name: 'Default', path: paths.terms() }] },
  { title: 'Privacy', page: privacyPage, stories: [{ name: 'Default', path: paths.privacy() }] },
  {
    title: 'Unsubscribe',
    page: unsubscribePage,
    stories: [
      { name: 'Question', path: `/unsubscribe?token=${token}` },
      { name: 'Done', path: `/unsubscribe?token=${token}`, play: submitForm },
      { name: 'Incomplete link', path: '/unsubscribe', play: submitForm },
    ],
  },
  {
    title: 'Not found',
    page: notFoundPage,
    stories: [{ name: 'Default', path: '/nowhere' }],
  },
];
