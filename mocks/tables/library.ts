import * as v from 'valibot';
import { addressOf } from '#contract/core/endpoint';
import { downloadMediaFile } from '#contract/media/admin-endpoints';
import { folderKey } from '#contract/media/admin-rules';
import type { MediaFolder } from '#contract/media/admin-schema';
import { presetAddress } from '#contract/media/image-options';
import { centre } from '#contract/media/rules';
import { type MediaFile, mediaFile } from '#contract/media/schema';
import { type DemoPhotograph, photographs } from '#demo/photographs';

/** When the demo pictures came into the library, the first of the list last. */
const firstUpload = Date.parse('2026-01-05T18:00:00.000Z');
const minute = 60_000;

type Derived = 'folder' | 'url_preview' | 'url_thumbnail' | 'url_download';

/** A file as the library keeps it; its words for who does not see it may be empty. */
export interface FileRow extends Omit<MediaFile, Derived> {
  /** Ten hexadecimal digits that differ between pictures. */
  readonly mark: string;
  /** Its bytes, or the name of a demo photograph's file; undefined when the picture itself is missing. */
  readonly picture: ArrayBuffer | string | undefined;
}

/** The media library of a mocked shop. */
export interface Library {
  readonly rows: readonly FileRow[];
  readonly folders: readonly MediaFolder[];
  /** Grows with every change. */
  readonly revision: number;
  /** Adds a file, or puts it in the place of the one with its id. */
  put(row: FileRow): void;
  remove(id: string): void;
  /** Adds a folder, or puts it in the place of the one with its id. */
  putFolder(folder: MediaFolder): void;
  removeFolder(id: string): void;
}

/** A library of its own that holds the demo pictures, or only what is said of them. */
export function createLibrary({ withPictures }: { readonly withPictures: boolean }): Library {
  let rows: readonly FileRow[] = photographs.map((photograph, position) => ({
    ...demoRow(photograph, new Date(firstUpload - position * minute)),
    picture: withPictures ? photograph.file : undefined,
  }));
  let folders = demoFolders;
  let revision = 0;
  return {
    get rows() {
      return rows;
    },
    get folders() {
      return folders;
    },
    get revision() {
      return revision;
    },
    put(row) {
      rows = [...rows.filter(({ id }) => id !== row.id), row];
      revision += 1;
    },
    remove(id) {
      rows = rows.filter((row) => row.id !== id);
      revision += 1;
    },
    putFolder(folder) {
      folders = [...folders.filter(({ id }) => id !== folder.id), folder];
      revision += 1;
    },
    removeFolder(id) {
      folders = folders.filter((folder) => folder.id !== id);
      revision += 1;
    },
  };
}

/** The folder of that name, made at that time where there is none. */
export function folderNamed(name: string, library: Library, now: Date): MediaFolder {
  const found = library.folders.find((folder) => folderKey(folder.name) === folderKey(name));
  if (found) return found;
  const folder = { id: folderId(name), name, created_at: now.toISOString() };
  library.putFolder(folder);
  return folder;
}

/** The id of the library's entry for a demo picture, by the picture's name. */
export function idOfDemoPicture(name: string): string {
  const photograph = photographs.find((candidate) => candidate.name === name);
  if (!photograph) throw new Error(`The demo shop has no picture '${name}'.`);
  return photograph.id;
}

/** A library file as the contract has it. */
export function mediaFileOf(
  { mark, picture: _, alt, ...row }: FileRow,
  folders: readonly MediaFolder[],
): MediaFile {
  const url = pictureAddress({ id: row.id, mark });
  return v.parse(mediaFile, {
    ...row,
    folder: folders.find(({ id }) => id === row.folder_id)?.name ?? null,
    url_preview: url,
    url_thumbnail: presetAddress(url, 'thumbnail'),
    url_download: addressOf(downloadMediaFile, { params: { id: row.id } }),
    alt: { en: alt.en || row.title, es: alt.es || alt.en || row.title },
  });
}

/** Where a library file is shown. */
export const pictureAddress = ({ id, mark }: Pick<FileRow, 'id' | 'mark'>): string =>
  `/api/media/optimize/${id}?v=${mark}`;

const folderId = (name: string): string => name.toLowerCase();

const demoFolders: readonly MediaFolder[] = [...new Set(photographs.map(({ folder }) => folder))]
  .map((name) => ({
    id: folderId(name),
    name,
    created_at: new Date(firstUpload).toISOString(),
  }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

function demoRow(photograph: DemoPhotograph, uploaded: Date): Omit<FileRow, 'picture'> {
  const { id, title, folder, tags, bytes, width, height, color, alt } = photograph;
  return {
    id,
    title,
    description: '',
    folder_id: folderId(folder),
    tags: [...tags],
    privacy: 'public',
    created_at: uploaded.toISOString(),
    size: bytes,
    format: 'jpeg',
    width,
    height,
    color,
    alt,
    focus: centre,
    mark: contentMark(photograph),
  };
}

/** The bytes themselves are not read for it. */
const contentMark = ({ bytes, color }: DemoPhotograph): string =>
  `${bytes.toString(16).padStart(4, '0').slice(-4)}${color.slice(1)}`;
