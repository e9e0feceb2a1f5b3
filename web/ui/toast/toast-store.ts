/** A dismissed toast is forgotten after this many milliseconds. */
const removalDelay = 1_000_000;

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'plain' | 'critical';
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Path of the page that shows the same: the toast goes once that is opened. */
  readonly page?: string;
  readonly open: boolean;
}

type NewToast = Pick<Toast, 'title' | 'description' | 'action' | 'page'> &
  Partial<Pick<Toast, 'tone'>>;

let current: Toast | undefined;
const listeners = new Set<() => void>();

/** The toast that is shown or was just dismissed. On the first page these lines are smaller than zustand. */
export const toastStore = {
  getState: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

function show(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that is there: one at a time. */
export function toast({ tone = 'plain', ...words }: NewToast): void {
  clearTimeout(removal);
  lastId += 1;
  show({ ...words, tone, id: lastId, open: true });
}

/** Closes the toast; it stays known until the removal delay is over. */
export function dismissToast(): void {
  if (!current?.open) return;
  show({ ...current, open: false });
  removal = setTimeout(() => show(undefined), removalDelay);
}

/** Closes a toast that says that something failed: it is being tried again. One that offers to do something stays. */
export function dismissFailure(): void {
  if (current?.tone === 'critical' && !current.action) dismissToast();
}

/** Closes a toast whose page has been opened. */
export function dismissToastOf(page: string): void {
  if (current?.page === page) dismissToast();
}
