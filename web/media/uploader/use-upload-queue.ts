import PQueue from 'p-queue';
import { useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MediaFile } from '#contract/media/schema';
import { withBeforeUnload } from '../../admin/shell/unsaved-changes/use-before-unload';
import { sendUpload, type UploadInput } from './send-upload';
import { trackProgress } from './upload-progress';
import { type Upload, type UploadStatus, uploadReducer } from './upload-reducer';

const maxConcurrent = 2;

interface UploadCallbacks {
  readonly onDone: (key: string, file: MediaFile | undefined) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Sends a few uploads at a time, in order. Uploads continue when the user goes to another page of the app. */
export function useUploadQueue({ onDone, onFailed }: UploadCallbacks) {
  const [uploads, dispatch] = useReducer(uploadReducer, []);
  const [queue] = useState(() => new PQueue({ concurrency: maxConcurrent }));
  const running = useRef(new Map<string, AbortController>());

  const setStatus = (key: string, status: UploadStatus) => dispatch({ type: 'stage', key, status });

  async function send({ key }: Pick<Upload, 'key'>, input: UploadInput): Promise<void> {
    if (running.current.has(key)) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    setStatus(key, { name: 'waiting' });
    const show = (percent: number) => setStatus(key, { name: 'sending', percent });
    try {
      const file = await queue.add(
        () => withBeforeUnload(() => sendWithProgress(input, signal, show)),
        {
          signal,
        },
      );
      setStatus(key, { name: 'done', file });
      onDone(key, file);
    } catch (error) {
      if (signal.aborted) return;
      setStatus(key, { name: 'failed', error });
      onFailed(error);
    } finally {
      running.current.delete(key);
    }
  }

  // `flushSync` renders before these return, so that a field can be focused.
  return {
    uploads,
    send,
    add(added: readonly Pick<Upload, 'key' | 'source'>[]): void {
      flushSync(() => dispatch({ type: 'added', uploads: added }));
    },
    remove(key: string): void {
      running.current.get(key)?.abort();
      flushSync(() => dispatch({ type: 'removed', key }));
    },
    clear(): void {
      for (const controller of running.current.values()) controller.abort();
      flushSync(() => dispatch({ type: 'cleared' }));
    },
  };
}

async function sendWithProgress(
  input: UploadInput,
  signal: AbortSignal,
  show: (percent: number) => void,
) {
  const progress = trackProgress(show);
  try {
    return await sendUpload(input, { signal, onSent: progress.sent });
  } finally {
    progress.stop();
  }
}
