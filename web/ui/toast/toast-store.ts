/** Delay until a dismissed toast is removed. */
const removalDelayMs = 1_000_000;

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'plain' | 'critical';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Path of the page with the same information: opening it closes the toast. */
  readonly page?: string;
  readonly open: boolean;
}

type NewToast = Pick<Toast, 'title' | 'description' | 'action' | 'page'> &
  Partial<Pick<Toast, 'tone'>>;

let current: Toast | undefined;
const listeners = new Set<() => void>();

/**
 * Holds the visible or just dismissed toast. Written by hand because zustand is larger, and this is in the first page's
 * bundle.
 */
export const toastStore = {
  getState: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

let lastId = 0;
let removalTimer: ReturnType<typeof setTimeout> | undefined;

function setCurrent(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Replaces the current toast: only one is visible at a time. */
export function toast({ tone = 'plain', ...options }: NewToast): void {
  clearTimeout(removalTimer);
  lastId += 1;
  setCurrent({ ...options, tone, id: lastId, open: true });
}

/** The closed toast stays in the store for `removalDelayMs`. */
export function dismissToast(): void {
  if (!current?.open) return;
  setCurrent({ ...current, open: false });
  removalTimer = setTimeout(() => setCurrent(undefined), removalDelayMs);
}

/** Call when a failed action is retried. A toast with an action stays. */
export function dismissErrorToast(): void {
  if (current?.tone === 'critical' && !current.action) dismissToast();
}

export function dismissToastForPage(page: string): void {
  if (current?.page === page) dismissToast();
}
