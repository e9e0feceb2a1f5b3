import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../routing/paths';

export interface NavigationEntry {
  readonly to: string;
  readonly label: MessageDescriptor;
}

/** Links in both header and footer. */
export const navigation: readonly NavigationEntry[] = [
  { to: paths.home(), label: msg`Home` },
  { to: paths.shop(), label: msg`Shop` },
  { to: paths.about(), label: msg`About Us` },
  { to: paths.contact(), label: msg`Contact` },
];

/** Second group of links in header, menu and footer. */
export const moreNavigation: readonly NavigationEntry[] = [
  { to: paths.plan(), label: msg`Plan an event` },
  { to: paths.faq(), label: msg`Questions` },
  { to: paths.recipes(), label: msg`Recipes` },
];

/** Pages with data stored on the device: icons in the header, text links in the menu. */
export const userLinks: readonly NavigationEntry[] = [
  { to: paths.cart(), label: msg`Cart` },
  { to: paths.wishlist(), label: msg`Wishlist` },
];

/** Links in the footer only. */
export const footerNavigation: readonly NavigationEntry[] = [
  { to: paths.restoration(), label: msg`Custom boards & restoration` },
  { to: paths.terms(), label: msg`Terms` },
  { to: paths.privacy(), label: msg`Privacy` },
];
