import { expect, test } from 'vitest';
import { buildContentSecurityPolicy } from './content-security-policy';

/** Sources by directive. */
const parsePolicy = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const directives = parsePolicy(
  buildContentSecurityPolicy({ style: 'sha256-abc', scripts: ['sha256-def', 'sha256-ghi'] }),
);

test('the policy of pages allows sources without exceptions, except for images', () => {
  expect(directives).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'sha256-def'", "'sha256-ghi'"],
    'style-src': ["'self'", "'sha256-abc'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['service-worker', 'prefetch'],
  });
});

test('the policy of a response without inline code allows files only', () => {
  const { 'script-src': scripts, 'style-src': styles } = parsePolicy(buildContentSecurityPolicy());
  expect([scripts, styles]).toEqual([["'self'"], ["'self'"]]);
});

test('no directive has an unsafe keyword, and only images have a wildcard or a scheme', () => {
  const { 'img-src': _images, ...others } = directives;
  for (const [name, sources] of Object.entries(others)) {
    for (const source of sources) expect(source, name).not.toMatch(/unsafe|\*|:$/);
  }
});
