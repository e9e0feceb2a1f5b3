import type { PanelMocks } from './panel-mocks';

/** Starts the panel once the first screen is there and the browser is idle. */
export async function loadPanel(mocks: PanelMocks): Promise<void> {
  await untilReady();
  await new Promise<void>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
  const { startPanel } = await importPanel();
  startPanel(mocks);
}

async function importPanel(): Promise<typeof import('./start-panel')> {
  await untilOnline();
  try {
    return await import('./start-panel');
  } catch (error) {
    if (navigator.onLine) throw error;
    return importPanel();
  }
}

const untilOnline = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener('online', () => resolve(), { once: true });
  });

/** The app sets `data-ready` with its first render. */
const untilReady = () =>
  new Promise<void>((resolve) => {
    const html = document.documentElement;
    const check = () => {
      if (!html.hasAttribute('data-ready')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(html, { attributeFilter: ['data-ready'] });
    check();
  });
