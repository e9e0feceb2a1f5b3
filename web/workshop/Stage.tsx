import { waitFor } from '@testing-library/dom';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../ui/notice/Notice';
import type { Look } from './preview-url';
import type { ListedStory } from './story-list';
import { useFitScale } from './use-fit-scale';
import * as styles from './Workshop.css';

interface StageProps extends Look {
  readonly story: ListedStory;
  readonly width: number;
}

type LoadState = 'loading' | 'ready' | 'failed';

/** Generous: the mocks start first. */
const loadTimeoutMs = 60_000;

const waitUntilReady = (frame: HTMLIFrameElement): Promise<Document> =>
  waitFor(
    () => {
      const page = frame.contentDocument;
      if (page?.documentElement.dataset.ready === undefined) throw new Error('It did not load.');
      return page;
    },
    { container: frame, timeout: loadTimeoutMs, interval: 50 },
  );

async function load(
  frame: HTMLIFrameElement,
  { story, look, signal }: { story: ListedStory; look: Look; signal: AbortSignal },
): Promise<void> {
  await story.prepare(look);
  signal.throwIfAborted();
  // Leaves no entry in the history, unlike the attribute `src`.
  frame.contentWindow?.location.replace(story.buildUrl(look));
  await story.play(await waitUntilReady(frame));
}

/** The story in a frame as wide as the chosen window, scaled down where there is less room. */
export function Stage({ story, language, theme, width }: StageProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<LoadState>('loading');
  const { paneRef, scale, height } = useFitScale(width);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const controller = new AbortController();
    const { signal } = controller;
    load(frame, { story, look: { language, theme }, signal }).then(
      () => setState('ready'),
      (error: unknown) => {
        if (signal.aborted) return;
        setState('failed');
        reportError(error);
      },
    );
    return () => controller.abort();
  }, [story, language, theme]);

  return (
    <div className={styles.stage}>
      {state === 'failed' && <Notice>This story didn’t reach its state.</Notice>}
      <div ref={paneRef} className={styles.pane}>
        <iframe
          ref={frameRef}
          title={`${story.title}: ${story.name}`}
          data-state={state}
          className={styles.frame}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      <p className={styles.size}>
        {width} px{scale < 1 && ` at ${Math.round(scale * 100)} %`}
      </p>
    </div>
  );
}
