import { expect, onTestFinished, vi } from 'vitest';
import { createUploadedFile } from './uploaded-file';

class PendingRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly open = vi.fn();
  readonly setRequestHeader = vi.fn();
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  timeout = 0;
  fields: Readonly<Record<string, unknown>> = {};

  send(body: FormData | string): void {
    this.fields = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body);
    pendingRequests.push(this);
  }

  readonly abort = vi.fn(() => this.emit('abort'));

  emit(event: string): void {
    this.dispatchEvent(new Event(event));
  }

  emitProgress(loaded: number, total: number): void {
    const report = { lengthComputable: true, loaded, total };
    this.upload.dispatchEvent(new ProgressEvent('progress', report));
  }

  respond(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.emit('load');
  }
}

let pendingRequests: PendingRequest[] = [];

/** Replaces XMLHttpRequest for the rest of a test; returns the requests sent so far. */
export function stubUploads(): () => readonly PendingRequest[] {
  pendingRequests = [];
  vi.stubGlobal('XMLHttpRequest', PendingRequest);
  onTestFinished(respondToAll);
  return () => pendingRequests;
}

export const blocksUnload = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Uploads outlive the page that started them, so end them with the test. */
async function respondToAll(): Promise<void> {
  await vi.waitFor(
    () => {
      for (const request of pendingRequests)
        request.respond(201, { success: true, file: createUploadedFile('left') });
      expect(blocksUnload()).toBe(false);
    },
    { timeout: 10_000 },
  );
  vi.unstubAllGlobals();
}
