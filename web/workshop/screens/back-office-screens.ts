import type { Scenario } from '#mocks/scenarios';
import { backOfficePage } from '../../admin/page';
import { backOfficePaths } from '../../routing/back-office-paths';
import { click } from './play';
import type { ScreenGroup, ScreenStory } from './screen-story';

const signedIn: readonly Scenario[] = ['signed-in'];

const open = (name: string, path: string, ...scenarios: Scenario[]): ScreenStory => ({
  name,
  path,
  scenarios: [...signedIn, ...scenarios],
});

const group = (title: string, ...stories: ScreenStory[]): ScreenGroup => ({
  title,
  page: backOfficePage,
  stories,
});

const { dashboard } = backOfficePaths;

export const backOfficeScreens: readonly ScreenGroup[] = [
  group(
    'Sign-in',
    { name: 'Default', path: backOfficePaths.signIn() },
    {
      name: 'With errors',
      path: backOfficePaths.signIn(),
      play: click('form [type=submit]'),
    },
  ),
  group(
    'Dashboard: products',
    open('Default', dashboard('products')),
    open('Empty', dashboard('products'), 'empty'),
    open('Many products', dashboard('products'), 'large-catalogue'),
    open('Loading', dashboard('products'), 'slow'),
    open('Server error', dashboard('products'), 'server-error:products'),
    open('Offline', dashboard('products'), 'offline'),
    open('Long texts', dashboard('products'), 'long-texts'),
    { name: 'Session expired', path: dashboard('products'), scenarios: ['expired-session'] },
  ),
  group(
    'Dashboard: images',
    open('Product images', dashboard('images')),
    open('Bulk images', dashboard('bulkImages')),
    open('Header media', dashboard('header')),
    open('Server error', dashboard('header'), 'server-error:media'),
  ),
  group(
    'Dashboard: inbox',
    open('Contact messages', dashboard('messages')),
    open('Restoration requests', dashboard('restoration')),
    open('Event inquiries', dashboard('events')),
    open('Orders', dashboard('orders')),
    open('No orders', dashboard('orders'), 'empty'),
    open('Many orders', dashboard('orders'), 'large-catalogue'),
    open('Orders with a server error', dashboard('orders'), 'server-error:order-requests'),
  ),
  group(
    'Media management',
    open('Default', backOfficePaths.mediaManagement()),
    open('Missing images', backOfficePaths.mediaManagement(), 'missing-images'),
    open('Server error', backOfficePaths.mediaManagement(), 'server-error:media'),
  ),
  group('Media manager', open('Default', backOfficePaths.mediaManager())),
  group(
    'Kitchen list',
    open('Default', backOfficePaths.kitchenList()),
    open('Full day', backOfficePaths.kitchenList(), 'full-day'),
    open('Empty', backOfficePaths.kitchenList(), 'empty'),
  ),
  group(
    'Calendar',
    open('Default', backOfficePaths.calendar()),
    open('Full day', backOfficePaths.calendar(), 'full-day'),
    open('Empty', backOfficePaths.calendar(), 'empty'),
  ),
  group(
    'Print',
    open('Order', backOfficePaths.print('order', { id: 1 })),
    open('Without orders', backOfficePaths.print()),
  ),
  group('Shopping list', open('Default', backOfficePaths.shoppingList())),
  group(
    'Customers',
    open('Default', backOfficePaths.customers()),
    open('Empty', backOfficePaths.customers(), 'empty'),
  ),
  group('Facts', open('Default', backOfficePaths.facts())),
  group(
    'Settings',
    open('Default', backOfficePaths.settings()),
    open('Without email', backOfficePaths.settings(), 'no-mail'),
    open('Server error', backOfficePaths.settings(), 'server-error:settings'),
  ),
  group('Back office not found', open('Default', '/admin/nowhere')),
];
