/** Registers the worker that keeps the shell; browsers without one do without it. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/service-worker.js', { scope: '/' });
}
