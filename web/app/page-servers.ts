import type { Page } from '../routing/define-page';
import type { PageServer } from '../routing/page-server';

const servers = import.meta.glob<PageServer>('../storefront/*/page.server.tsx', {
  eager: true,
  import: 'server',
});

const components = Object.keys(import.meta.glob('../storefront/*/*Page.tsx'));

const getFolder = ({ translations: folderName }: Page): string => `../storefront/${folderName}/`;

export const findPageServer = (page: Page): PageServer =>
  servers[`${getFolder(page)}page.server.tsx`] ?? {};

/** Relative to `web/`, as in Vite's build manifest. */
export function findPageModule(page: Page): string {
  const file = components.find((component) => component.startsWith(getFolder(page)));
  if (!file) throw new Error(`The folder of the page ${page.path} has no component.`);
  return file.replace('../', '');
}
