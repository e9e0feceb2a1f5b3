import { expect, onTestFinished, test } from 'vitest';
import { nameManifest } from './name-manifest';

const link = () => document.querySelector('link[rel=manifest]');

test('addManifestLink links the manifest of the page’s language, also after a language change', async () => {
  const root = document.documentElement;
  onTestFinished(() => {
    root.lang = 'en';
    link()?.remove();
  });
  root.lang = 'es';
  nameManifest();
  expect(link()).toHaveAttribute('href', '/manifest.es.webmanifest');
  root.lang = 'en';
  await expect.poll(link).toHaveAttribute('href', '/manifest.webmanifest');
});
