import { expect, onTestFinished, test } from 'vitest';
import { addManifestLink } from './add-manifest-link';

const findManifestLink = () => document.querySelector('link[rel=manifest]');

test('addManifestLink links the manifest of the page’s language, also after a language change', async () => {
  const root = document.documentElement;
  onTestFinished(() => {
    root.lang = 'en';
    findManifestLink()?.remove();
  });
  root.lang = 'es';
  addManifestLink();
  expect(findManifestLink()).toHaveAttribute('href', '/manifest.es.webmanifest');
  root.lang = 'en';
  await expect.poll(findManifestLink).toHaveAttribute('href', '/manifest.webmanifest');
});
