import PQueue from 'p-queue';
import { useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MediaFile } from '#contract/media/schema';
import { withBeforeUnload } from '../../admin/shell/unsaved-changes/before-unload';
import { type SentUpload, sendUpload } from './send-upload';
import { followProgress } from './upload-progress';
import { changed, type Stage, type Upload } from './uploads';

const atOnce = 2;

interface Outcomes {
  readonly onDone: (key: string, file: MediaFile | undefined) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Sends a few uploads at a time, in order. Uploads continue when the user goes to another page of the app. */
export function useUploadQueue({ onDone, onFailed }: Outcomes) {
  const [uploads, change] = useReducer(changed, []);
  const [queue] = useState(() => new PQueue({ concurrency: atOnce }));
  const running = useRef(new Map<string, AbortController>());

  const reach = (key: string, stage: Stage) => change({ to: 'stage', key, stage });

  async function send({ key }: Pick<Upload, 'key'>, sent: SentUpload): Promise<void> {
    if (running.current.has(key)) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    reach(key, { name: 'waiting' });
    const show = (percent: number) => reach(key, { name: 'sending', percent });
    try {
      const file = await queue.add(() => withBeforeUnload(() => followed(sent, signal, show)), {
        signal,
      });
      reach(key, { name: 'done', file });
      onDone(key, file);
    } catch (error) {
      if (signal.aborted) return;
      reach(key, { name: 'failed', error });
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
      flushSync(() => change({ to: 'added', uploads: added }));
    },
    remove(key: string): void {
      running.current.get(key)?.abort();
      flushSync(() => change({ to: 'removed', key }));
    },
    clear(): void {
      for (const controller of running.current.values()) controller.abort();
      flushSync(() => change({ to: 'cleared' }));
    },
  };
}

async function followed(sent: SentUpload, signal: AbortSignal, show: (percent: number) => void) {
  const progress = followProgress(show);
  try {
    return await sendUpload(sent, { signal, onSent: progress.sent });
  } finally {
    progress.stop();
  }
}
