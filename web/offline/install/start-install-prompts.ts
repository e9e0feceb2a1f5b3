import type { PersistedStore } from '../../data/persisted-store';
import { enqueuePrompt, removePrompt } from '../prompts/prompt-queue';
import { isFirstVisit, isPostponed, postpone } from './install-record';

/** Chromium only; not in TypeScript's DOM library. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }
  interface Navigator {
    /** iOS only: true when the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

type InstallMethod = BeforeInstallPromptEvent | 'manual';

/** Undefined when the browser cannot install apps, or the app is installed. */
let installMethod: InstallMethod | undefined;

/** Prompts from the second visit on, or once the site is ready offline. */
export function startInstallPrompts(
  offlineReadyStore: Pick<PersistedStore<boolean>, 'read' | 'subscribe'>,
): void {
  const isFirst = isFirstVisit();
  const promptIfAllowed = () => {
    if (!isFirst || offlineReadyStore.read()) promptToInstall();
  };
  installMethod = navigator.standalone === false ? 'manual' : undefined;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installMethod = event;
    promptIfAllowed();
  });
  addEventListener('appinstalled', () => removePrompt('install'));
  offlineReadyStore.subscribe(promptIfAllowed);
  promptIfAllowed();
}

function promptToInstall(): void {
  if (!installMethod || isPostponed()) return;
  enqueuePrompt({
    kind: 'install',
    install: createInstaller(installMethod),
    dismiss: postponeInstall,
  });
}

function createInstaller(installMethod: InstallMethod): (() => Promise<void>) | undefined {
  if (installMethod === 'manual') return undefined;
  return async () => {
    removePrompt('install');
    const { outcome } = await installMethod.prompt();
    if (outcome === 'dismissed') postpone();
  };
}

function postponeInstall(): void {
  removePrompt('install');
  postpone();
}
