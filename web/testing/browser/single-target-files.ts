/** Browser tests that need more than the mocks, with the reason. They don't run in the project 'mocks'. */
export const serverOnlyFiles: Readonly<Record<string, string>> = {
  'web/admin/order-life.e2e.ts': 'It reads the e-mails that the server sends.',
  'web/admin/products/live-updates.e2e.ts': 'The production worker caches the product list.',
  'web/admin/settings/second-factor.e2e.ts': 'On mocks, other devices have databases of their own.',
  'web/content-security-policy.e2e.ts': 'The server sends the Content-Security-Policy.',
  'web/demo/demo.e2e.ts': 'A static host serves the demo, whose worker has the mocks.',
  'web/development-server.e2e.ts': 'It opens the development server itself.',
  'web/npm-start.e2e.ts': 'It starts the server as a process.',
  'web/offline/app-shell.e2e.ts': 'The production worker serves the app shell.',
  'web/offline/offline.e2e.ts': 'The production worker serves every page without a network.',
  'web/offline/update.e2e.ts': 'It deploys a newer build of the server and its worker.',
  'web/outbox/outbox.e2e.ts': 'It breaks the connection between browser and server at every point.',
  'web/seo/sitemap.e2e.ts': 'The server renders the sitemap and the pages that it lists.',
  'web/storefront/document-prefetch.e2e.ts':
    'The browser prefetches documents that the server renders.',
  'web/storefront/documented-texts.e2e.ts':
    'It compares the pages that the server renders with the hydrated ones.',
  'web/storefront/orders-with-email.e2e.ts': 'It reads the e-mails that the server sends.',
  'web/storefront/without-javascript.e2e.ts': 'Without JavaScript only the server renders pages.',
};

/**
 * Browser tests, or folders of them, of what only the mocks have, with the reason. They run only in the project 'mocks'.
 */
export const mocksOnlyFiles: Readonly<Record<string, string>> = {
  'web/mock-panel.e2e.ts': 'The panel is part of the mocks.',
  'web/workshop': 'The workshop shows its stories on mocks.',
};
