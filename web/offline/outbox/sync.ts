import { outboxExists } from './exists';
import { inTurn, nextDue, sendAll } from './send';
import { syncTag } from './sync-tag';

/** What TypeScript does not know of the browsers that have Background Sync. */
interface SyncEvent extends Event {
  readonly tag: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const isSync = (event: Event): event is SyncEvent => 'tag' in event && 'waitUntil' in event;

/** The worker's part: sends what waits when the browser says that there is a network. */
export function listenForSync(worker: EventTarget): void {
  worker.addEventListener('sync', (event) => {
    if (isSync(event) && event.tag === syncTag) event.waitUntil(sendForWorker());
  });
}

/** Throws while something is left, so that the browser tries again later. */
async function sendForWorker(): Promise<void> {
  if (!(await outboxExists())) return;
  await inTurn(() => sendAll({ eager: true }));
  if ((await nextDue()) !== undefined) throw new Error('Something still waits to be sent.');
}
