import { expect, test } from 'vitest';
import { createDocumentComposer } from './document';

const compose = createDocumentComposer(
  '<html lang="en"><head><!--head--><script type="module" src="/assets/start-1.js"></script></head><body><!--app--><!--data--></body></html>',
);

const createPage = (theme: 'light' | 'dark' | undefined) =>
  compose({
    page: {
      status: 200,
      language: 'en',
      head: '<link media="(prefers-color-scheme: dark)">',
      body: '<source media="(prefers-color-scheme: light) and (min-width: 768px)">',
      css: '@media (prefers-color-scheme: dark){a{color:red}}',
      structuredData: '',
      data: {},
      variant: 0,
      modules: [],
      expiresAt: undefined,
    },
    stylesheets: { rules: '', urls: [] },
    fonts: { rules: '', urls: [] },
    hasCachedFonts: false,
    theme,
  }).html;

test('createDocumentComposer leaves color schemes to the device until a theme is chosen', () => {
  expect(createPage(undefined)).toContain('<link media="(prefers-color-scheme: dark)">');
});

test.each([
  ['dark', '(min-width: 0)', '(max-width: 0)'],
  ['light', '(max-width: 0)', '(min-width: 0)'],
] as const)(
  'createDocumentComposer applies the chosen theme %s to markup, but not to styles',
  (theme, dark, light) => {
    const html = createPage(theme);
    expect(html).toContain(`<link media="${dark}">`);
    expect(html).toContain(`<source media="${light} and (min-width: 768px)">`);
    expect(html).toContain('@media (prefers-color-scheme: dark){a{color:red}}');
  },
);

test('createDocumentComposer throws if the template has no entry script, because its pages would never start', () => {
  expect(() => createDocumentComposer('<html lang="en"></html>')).toThrow('no entry script');
});
