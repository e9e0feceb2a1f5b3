import { listMediaFolders, searchMediaFiles } from '#contract/media/admin-endpoints';
import { demoImages } from '#demo/photographs';
import type { ApiRequest } from './api-request';

const search = searchMediaFiles.path;
const folders = listMediaFolders.path;
const file = `/api/media/files/${demoImages[0]?.id}`;

/** All reads except the file list. */
export const goodMediaReads: readonly ApiRequest[] = [
  ...[
    'board',
    'BOARD',
    'tábla',
    'hero calm',
    'tabla',
    'tabla board',
    '%25%25%25',
    'a_b',
    'nothing like it',
  ].map(
    (term): ApiRequest => ({
      of: 'searchMediaFiles',
      path: `${search}?term=${encodeURIComponent(term)}&sort=name`,
      status: 200,
    }),
  ),
  {
    of: 'searchMediaFiles',
    path: `${search}?term=board&limit=2&offset=1&folder=Talavera`,
    status: 200,
    as: 'administrator',
  },
  { of: 'getMediaFile', path: file, status: 200 },
  { of: 'getMediaFile', path: file, status: 200, as: 'administrator' },
  { of: 'downloadMediaFile', path: `${file}/download`, status: 200 },
  { of: 'downloadMediaFile', path: `${file}/download`, status: 200, as: 'administrator' },
  { of: 'listMediaFolders', path: folders, status: 200 },
  { of: 'listMediaFolders', path: folders, status: 200, as: 'administrator' },
  {
    of: 'listMediaFiles',
    path: '/api/media/files?folder_id=talavera&limit=100',
    status: 200,
    as: 'administrator',
  },
];

export const otherMediaReads: readonly ApiRequest[] = [
  ...['', '?term=', '?term=ab', '?term=%20%20ab%20', '?term=abc&limit=0'].map(
    (query): ApiRequest => ({ path: search + query, status: 400 }),
  ),
  { path: '/api/media/files/nothere', status: 404 },
  { path: '/api/media/files/nothere', status: 404, as: 'administrator' },
  { path: '/api/media/files/nothere/download', status: 404 },
  { path: '/api/media/files/..%2F..%2Fetc', status: 404 },
  { path: `/api/media/files/${'a'.repeat(65)}`, status: 404 },
  { path: `${file}/preview`, status: 404 },
];
