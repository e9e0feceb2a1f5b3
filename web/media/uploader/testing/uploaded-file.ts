import type { MediaFile } from '#contract/media/schema';

export const createUploadedFile = (id: string): MediaFile => ({
  id,
  title: id,
  description: '',
  folder: 'Talavera',
  folder_id: 'folder-1',
  tags: [],
  privacy: 'public',
  url_preview: `/api/media/optimize/${id}?v=1`,
  url_thumbnail: `/api/media/optimize/${id}?width=400&v=1`,
  url_download: `/api/media/files/${id}/download`,
  created_at: '2026-01-05T15:04:00.000Z',
  size: 1000,
  format: 'jpeg',
  width: 1600,
  height: 1200,
  color: '#d8c3a5',
  alt: { en: '', es: '' },
  focus: { x: 50, y: 50 },
  spots: [],
});
