import * as v from 'valibot';
import { presetAddress } from '#contract/image-options';
import { type MediaFile, mediaFile } from '#contract/media';
import { type DemoPhotograph, photographs } from '#demo/photographs';

/** When the demo pictures came into the library, the first of the list last. */
const firstUpload = Date.parse('2026-01-05T18:00:00.000Z');
const minute = 60_000;

/** The demo pictures as the media library lists them, newest first. */
export const libraryFiles = (): MediaFile[] =>
  photographs.map((photograph, position) =>
    fileOf(photograph, new Date(firstUpload - position * minute)),
  );

/** The library's entry for a demo picture, by the picture's name. */
export function fileNamed(name: string, files: readonly MediaFile[]): MediaFile {
  const id = photographs.find((photograph) => photograph.name === name)?.id;
  const file = files.find((candidate) => candidate.id === id);
  if (!file) throw new Error(`The demo shop has no picture '${name}'.`);
  return file;
}

function fileOf(photograph: DemoPhotograph, uploaded: Date): MediaFile {
  const { id, title, folder, tags, bytes, width, height, color, alt } = photograph;
  const url = `/api/media/optimize/${id}?v=${contentMark(photograph)}`;
  return v.parse(mediaFile, {
    id,
    title,
    description: '',
    folder,
    folder_id: folder.toLowerCase(),
    tags,
    privacy: 'public',
    url_preview: url,
    url_thumbnail: presetAddress(url, 'thumbnail'),
    url_download: url,
    created_at: uploaded.toISOString(),
    size: bytes,
    width,
    height,
    color,
    alt,
  });
}

/** Ten hexadecimal digits that differ between pictures; the bytes themselves are not read for it. */
const contentMark = ({ bytes, color }: DemoPhotograph): string =>
  `${bytes.toString(16).padStart(4, '0').slice(-4)}${color.slice(1)}`;
