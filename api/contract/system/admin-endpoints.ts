import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';
import { timestamp } from '../core/schema';

/** What needs the owner's attention. */
const systemWarnings = ['backup', 'email', 'disk'] as const;

export const systemStatus = v.object({
  /** Of the server. */
  version: v.string(),
  database: v.object({
    engine: v.picklist(['sqlite', 'postgres']),
    bytes: v.number(),
  }),
  /** The one with the data folder. */
  disk: v.object({ freeBytes: v.number() }),
  email: v.object({
    /** False without a mail account: e-mails stay in the queue. */
    configured: v.boolean(),
    /** Number of e-mails that wait. */
    queued: v.number(),
    /** When the oldest of them was written. */
    oldestQueuedAt: v.nullable(timestamp),
    /** Number of e-mails that could not be sent in the last days. */
    failed: v.number(),
  }),
  /**
   * The last one that was checked after it was written; null if there was none, 'unknown' if another server may have
   * made one.
   */
  lastBackup: v.nullable(
    v.union([v.object({ finishedAt: timestamp, bytes: v.number() }), v.literal('unknown')]),
  ),
  /** Number of servers that share the database. */
  servers: v.number(),
  warnings: v.array(v.picklist(systemWarnings)),
});
export type SystemStatus = v.InferOutput<typeof systemStatus>;

export const getSystemStatus = defineEndpoint({
  method: 'GET',
  path: '/api/admin/status',
  access: 'admin',
  response: systemStatus,
  cacheControl: privateCacheControl,
});
