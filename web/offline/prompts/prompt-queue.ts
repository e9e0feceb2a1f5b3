import { createStore } from 'zustand/vanilla';

export interface UpdatePromptData {
  readonly kind: 'update';
  readonly reload: () => void;
  readonly dismiss: () => void;
}

export interface InstallPromptData {
  readonly kind: 'install';
  /** Opens the browser's install dialog; undefined when only manual installation is possible. */
  readonly install: (() => Promise<void>) | undefined;
  readonly dismiss: () => void;
}

export type PromptData = UpdatePromptData | InstallPromptData;

export const promptStore = createStore<Partial<Record<PromptData['kind'], PromptData>>>(() => ({}));

/** Only one prompt is shown at a time; updates take precedence. */
export const getActivePrompt = (
  { update, install } = promptStore.getState(),
): PromptData | undefined => update ?? install;

export const enqueuePrompt = (prompt: PromptData): void =>
  promptStore.setState({ [prompt.kind]: prompt });

export const removePrompt = (kind: PromptData['kind']): void =>
  promptStore.setState({ [kind]: undefined });
