import * as v from 'valibot';
import { subscriber } from '#contract/inbox/admin-schema';
import { activeSession, recoveryCodes, secondFactorSecret } from '#contract/session/admin-schema';
import { systemStatus } from '#contract/system/admin-endpoints';
import { demoImages } from '#demo/images';
import type { ConformanceResponse } from './conformance-request';

/** The status and the headers that clients rely on, normalized for comparison. */
export function pickHeaders({ status, headers }: ConformanceResponse) {
  return {
    status,
    contentType: splitHeader(headers['content-type'], ';')[0],
    cacheControl: headers['cache-control'],
    allow: splitHeader(headers.allow, ',').sort(),
    hasEtag: /^"[^"]+"$/.test(String(headers.etag)),
    variesByAccept: splitHeader(headers.vary, ',').includes('accept'),
    retryAfter: headers['retry-after'],
    totalCount: headers['x-total-count'],
    fileName: parseFileName(String(headers['content-disposition'] ?? '')),
  };
}

/** The file name of an attachment; the UTF-8 one takes precedence. */
function parseFileName(disposition: string): string | undefined {
  const [, encoded] = /^attachment;.*filename\*=UTF-8''(.+)$/.exec(disposition) ?? [];
  const [, plain] = /^attachment; filename="(.+)"$/.exec(disposition) ?? [];
  return encoded === undefined ? plain?.replaceAll(/\\(.)/g, '$1') : decodeURIComponent(encoded);
}

const replaceVersions = (text: string): string =>
  text
    .replaceAll(/\?v=[0-9a-f]{10}/g, '?v=0123456789')
    .replaceAll(/"(key|accessKey)":"[0-9a-f]{32}"/g, '"$1":"0123456789abcdef"');

/** CSV text without generated content versions. */
export const normalizeCsv = ({ text }: ConformanceResponse): string => replaceVersions(text);

/** JSON without generated values, such as content versions and ids of uploads. */
export const normalizeJson = ({ text }: ConformanceResponse): unknown =>
  JSON.parse(
    replaceVersions(text).replaceAll(/optimize\/(?:photo-\d+|[0-9a-f]{32})\?/g, 'optimize/photo?'),
    (_key, value) => normalizeStatus(normalizeRandom(normalizeCreated(normalizeSubscriber(value)))),
  );

/** Replaces ids of sessions, secrets and recovery codes. */
function normalizeRandom(value: unknown): unknown {
  if (v.is(v.strictObject(activeSession.entries), value)) return { ...value, id: '0'.repeat(32) };
  if (v.is(v.strictObject(secondFactorSecret.entries), value)) {
    const secret = 'A'.repeat(32);
    return { secret, url: value.url.replace(value.secret, secret) };
  }
  return v.is(v.strictObject(recoveryCodes.entries), value)
    ? { recoveryCodes: value.recoveryCodes.map((code) => code.replaceAll(/\w/g, '0')) }
    : value;
}

const fileSchema = v.object({
  id: v.string(),
  folder: v.nullable(v.string()),
  url_preview: v.string(),
});
const folderSchema = v.strictObject({ id: v.string(), name: v.string(), created_at: v.string() });

const demoIds = new Set(demoImages.flatMap(({ id, folder }) => [id, folder.toLowerCase()]));

/** Replaces generated ids, colors and timestamps of files and folders created by the requests. */
function normalizeCreated(value: unknown): unknown {
  const created_at = '2026-01-01T00:00:00.000Z';
  if (v.is(folderSchema, value) && !demoIds.has(value.id)) {
    return { ...value, id: value.name.toLowerCase(), created_at };
  }
  if (!v.is(fileSchema, value) || demoIds.has(value.id)) return value;
  const normalized: unknown = JSON.parse(JSON.stringify(value).replaceAll(value.id, 'new'));
  const folder_id = value.folder?.toLowerCase() ?? null;
  return { ...v.parse(v.looseObject({}), normalized), folder_id, color: '#000000', created_at };
}

const subscriberSchema = v.strictObject(subscriber.entries);

/** Drops ids: database sequences also count repeated sign-ups. */
const normalizeSubscriber = (value: unknown): unknown =>
  v.is(subscriberSchema, value) ? { ...value, id: 0 } : value;

const statusSchema = v.strictObject(systemStatus.entries);

/** Replaces what a machine or a database says of itself; the mocks have no machine. */
const normalizeStatus = (value: unknown): unknown =>
  v.is(statusSchema, value)
    ? {
        ...value,
        version: '1.2.3',
        database: { engine: 'sqlite', bytes: 1 },
        disk: { freeBytes: 1 },
        lastBackup: null,
        warnings: value.warnings.filter((warning) => warning !== 'backup'),
      }
    : value;

const splitHeader = (header: unknown, separator: string): string[] =>
  String(header ?? '')
    .split(separator)
    .map((word) => word.trim().toLowerCase());
