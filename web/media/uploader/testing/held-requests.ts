import { expect, onTestFinished, vi } from 'vitest';
import { uploadedFile } from './uploaded-file';

/** A request of which the test decides what becomes of it. */
class HeldRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly open = vi.fn();
  readonly setRequestHeader = vi.fn();
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  timeout = 0;
  /** What was sent, by field. */
  fields: Readonly<Record<string, unknown>> = {};

  send(body: FormData | string): void {
    this.fields = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body);
    held.push(this);
  }

  readonly abort = vi.fn(() => this.tell('abort'));

  tell(event: string): void {
    this.dispatchEvent(new Event(event));
  }

  /** The browser has sent so many of so many bytes. */
  progress(loaded: number, total: number): void {
    const report = { lengthComputable: true, loaded, total };
    this.upload.dispatchEvent(new ProgressEvent('progress', report));
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.tell('load');
  }
}

let held: HeldRequest[] = [];

/** For the rest of a test, puts requests in the place of the browser's that the test answers: those that were sent. */
export function holdUploads(): () => readonly HeldRequest[] {
  held = [];
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  onTestFinished(letGo);
  return () => held;
}

/** Whether the browser would ask before it closes the page. */
export const pageIsKept = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Uploads outlive the page they were begun on: here they end with their test. */
async function letGo(): Promise<void> {
  await vi.waitFor(
    () => {
      for (const request of held)
        request.answer(201, { success: true, file: uploadedFile('left') });
      expect(pageIsKept()).toBe(false);
    },
    { timeout: 10_000 },
  );
  vi.unstubAllGlobals();
}
