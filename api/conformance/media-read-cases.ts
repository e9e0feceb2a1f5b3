import { listMediaFolders, searchMediaFiles } from '#contract/media/admin-endpoints';
import { demoImages } from '#demo/images';
import type { ConformanceRequest } from './conformance-request';

const search = searchMediaFiles.path;
const folders = listMediaFolders.path;
const file = `/api/media/files/${demoImages[0]?.id}`;

/** All reads except the file list. */
export const validMediaReads: readonly ConformanceRequest[] = [
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
    (term): ConformanceRequest => ({
      endpointName: 'searchMediaFiles',
      path: `${search}?term=${encodeURIComponent(term)}&sort=name`,
      status: 200,
    }),
  ),
  {
    endpointName: 'searchMediaFiles',
    path: `${search}?term=board&limit=2&offset=1&folder=Talavera`,
    status: 200,
    as: 'admin',
  },
  { endpointName: 'getMediaFile', path: file, status: 200 },
  { endpointName: 'getMediaFile', path: file, status: 200, as: 'admin' },
  { endpointName: 'downloadMediaFile', path: `${file}/download`, status: 200 },
  { endpointName: 'downloadMediaFile', path: `${file}/download`, status: 200, as: 'admin' },
  { endpointName: 'listMediaFolders', path: folders, status: 200 },
  { endpointName: 'listMediaFolders', path: folders, status: 200, as: 'admin' },
  {
    endpointName: 'listMediaFiles',
    path: '/api/media/files?folder_id=talavera&limit=100',
    status: 200,
    as: 'admin',
  },
];

export const invalidMediaReads: readonly ConformanceRequest[] = [
  ...['', '?term=', '?term=ab', '?term=%20%20ab%20', '?term=abc&limit=0'].map(
    (query): ConformanceRequest => ({ path: search + query, status: 400 }),
  ),
  { path: '/api/media/files/nothere', status: 404 },
  { path: '/api/media/files/nothere', status: 404, as: 'admin' },
  { path: '/api/media/files/nothere/download', status: 404 },
  { path: '/api/media/files/..%2F..%2Fetc', status: 404 },
  { path: `/api/media/files/${'a'.repeat(65)}`, status: 404 },
  { path: `${file}/preview`, status: 404 },
];
