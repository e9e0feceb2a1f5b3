import { nextIdlePeriod, whenIdle } from '../data/when-idle';
import { getPreferredLanguage } from '../i18n/preferred-language';
import { serviceWorkerPath } from '../offline/service-worker-url';
import { addBasePath, removeBasePath } from '../routing/base-path';
import { localizePath, parseLocale } from '../routing/paths';
import type { DemoCommand, DemoMessage } from './demo-messages';
import { deleteBrowserData } from './start-over';

const texts = {
  setup: { en: 'Setting up the demo…', es: 'Preparando la demostración…' },
  unsupported: {
    en: 'This demo needs a service worker, which this browser or private window doesn’t allow.',
    es: 'Esta demostración necesita un service worker, y este navegador o ventana privada no lo permite.',
  },
  failed: {
    en: 'The demo couldn’t be set up. Check the network, then reload the page.',
    es: 'No se pudo preparar la demostración. Revisa la conexión y vuelve a cargar la página.',
  },
} as const;

const post = (worker: ServiceWorker | null, type: DemoCommand['type']): void =>
  worker?.postMessage({ type } satisfies DemoCommand);

/** Resolves once a service worker answers the page's API calls. Without a service worker it never resolves, and the page says why. */
export async function startDemo(): Promise<void> {
  if (!('serviceWorker' in navigator)) return showFailure('unsupported');
  navigator.serviceWorker.addEventListener('message', leaveWhenStartedOver);
  const status = navigator.serviceWorker.controller ? undefined : showStatus('setup');
  try {
    await waitForWorker();
  } catch (error) {
    reportError(error);
    status?.remove();
    return showFailure('failed');
  }
  status?.remove();
  void cacheImagesWhenIdle();
}

async function waitForWorker(): Promise<void> {
  const registering = navigator.serviceWorker.register(serviceWorkerPath, {
    scope: import.meta.env.BASE_URL,
  });
  if (navigator.serviceWorker.controller) {
    // Without a network, the installed worker goes on.
    registering.catch(() => undefined);
    return;
  }
  const registration = await registering;
  // Another tab's worker may have claimed this page by now.
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve, reject) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    const { installing, active } = registration;
    // A page that was reloaded without its worker has none until it's claimed.
    post(active, 'CLAIM');
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('The worker was not installed.'));
    });
  });
}

async function cacheImagesWhenIdle(): Promise<void> {
  await whenIdle();
  await nextIdlePeriod();
  post(navigator.serviceWorker.controller, 'CACHE_DEMO_IMAGES');
}

/** In every tab, since each shows what is deleted now. */
async function leaveWhenStartedOver({ data }: MessageEvent<DemoMessage>): Promise<void> {
  if (data.type !== 'DEMO_STARTED_OVER') return;
  try {
    await deleteBrowserData();
  } finally {
    // What could not be deleted is reported, but the page goes on.
    const { language } = parseLocale(removeBasePath(location.pathname));
    location.assign(addBasePath(localizePath('/', language)));
  }
}

function showStatus(name: keyof typeof texts): HTMLElement {
  const status = document.createElement('p');
  const language = getPreferredLanguage();
  status.setAttribute('role', 'status');
  status.lang = language;
  status.textContent = texts[name][language];
  status.style.cssText =
    'max-width: 30em; margin: 30vh auto 0; padding: 0 1rem; text-align: center';
  document.body.prepend(status);
  return status;
}

function showFailure(name: keyof typeof texts): Promise<never> {
  showStatus(name);
  return new Promise(() => undefined);
}
