import { expect, onTestFinished, test } from 'vitest';
import { nameManifest } from './name-manifest';

const link = () => document.querySelector('link[rel=manifest]');

test('the page names the manifest of its language, and of the one it goes on to', async () => {
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
