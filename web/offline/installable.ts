import { manifestAddress } from './manifest-address';

/**
 * Makes the shop installable and keeps its shell: registers the worker, where there can be one, and names the
 * manifest, which browsers fetch beside the first picture when the page itself names it.
 */
export function makeInstallable(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifestAddress;
  document.head.append(link);
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/service-worker.js', { scope: '/' });
}
