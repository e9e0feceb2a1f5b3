import { addBasePath } from '../routing/base-path';

export const serviceWorkerPath = addBasePath('/service-worker.js');

/**
 * The URL of the service worker for `register`, as a value of the only Trusted Types policy that the
 * Content-Security-Policy allows; the policy has this value whatever it's asked for. Call it once per document: a second
 * policy of the same name is rejected.
 */
export const createServiceWorkerUrl = (): string | TrustedScriptURL =>
  window.trustedTypes
    ?.createPolicy('service-worker', { createScriptURL: (_url: string) => serviceWorkerPath })
    .createScriptURL(serviceWorkerPath) ?? serviceWorkerPath;
