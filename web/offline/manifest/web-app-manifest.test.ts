import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findPage } from '../../app/pages';
import { localizePath, paths } from '../../routing/paths';
import { languages } from '../../testing/browser/storefront-texts';
import { createWebAppManifest } from './web-app-manifest';

const resolvePublicFile = (url: string) =>
  fileURLToPath(new URL(`../../../public${url}`, import.meta.url));

const toAbsoluteUrl = (url: string | undefined) =>
  new URL(String(url), 'https://lahiguera.example');

describe.each(languages)('the web app manifest in %s', (language) => {
  const manifest = createWebAppManifest(language);
  const shortcuts = manifest.shortcuts ?? [];
  const screenshots = manifest.screenshots ?? [];

  test('has the same id and scope, and a start_url in its language', () => {
    expect(manifest).toMatchObject({ id: '/', scope: '/', lang: language });
    expect(manifest.start_url).toBe(localizePath('/', language));
  });

  test('has default, maskable and monochrome icons', () => {
    expect(manifest.icons?.map(({ purpose }) => purpose)).toEqual([
      undefined,
      undefined,
      'maskable',
      'monochrome',
    ]);
  });

  test('has shortcuts to the shop, the cart and the event planner', () => {
    expect(shortcuts.map(({ url }) => url)).toEqual([
      localizePath(paths.shop(), language),
      localizePath(paths.cart(), language),
      localizePath(paths.plan(), language),
    ]);
    for (const { url } of shortcuts) {
      const { pathname, search } = toAbsoluteUrl(url);
      expect(findPage(pathname, search).page.path).not.toBe('*');
    }
  });

  test('has narrow and wide screenshots of the stated size', async () => {
    const formFactors = screenshots.map(({ form_factor }) => form_factor);
    expect(new Set(formFactors)).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes, label } of screenshots) {
      const { width, height, format } = await sharp(resolvePublicFile(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      expect(format).toBe('jpeg');
      expect(label).not.toBe('');
    }
  });

  test('references icon files that exist', () => {
    const icons = [...(manifest.icons ?? []), ...shortcuts.flatMap(({ icons = [] }) => icons)];
    for (const { src } of icons) expect(existsSync(resolvePublicFile(src))).toBe(true);
  });
});
