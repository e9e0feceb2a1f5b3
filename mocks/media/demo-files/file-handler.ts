import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

interface FileHandlerOptions {
  /** Folder of the originals; absolute, as is the other one. */
  readonly originals: string;
  /** Of the smaller files. */
  readonly made: string;
  /** Called when the original was sent instead of a smaller file that isn't there. */
  readonly onMissing: () => void;
}

interface SentFile {
  readonly path: string;
  readonly type: string;
  readonly cacheControl: string;
}

type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error: unknown) => void,
) => void;

/** Of a smaller file; its original has the first part of the name. */
const renditionName = /^\/([\w-]+)-\d+x\d+\.[0-9a-f]+\.webp$/;

const originalName = /^\/([\w-]+)\.jpg$/;

/** The URLs change with the content. */
const immutable = 'max-age=31536000, immutable';

/** Sends the demo images, by their names as the path. */
export function createFileHandler({ originals, made, onMissing }: FileHandlerOptions): FileHandler {
  function findFile(path: string): SentFile | undefined {
    const rendition = renditionName.exec(path);
    const smaller = join(made, path);
    if (rendition && existsSync(smaller))
      return { path: smaller, type: 'image/webp', cacheControl: immutable };
    const name = (rendition ?? originalName.exec(path))?.[1];
    const original = join(originals, `${name}.jpg`);
    if (name === undefined || !existsSync(original)) return undefined;
    if (rendition) onMissing();
    return {
      path: original,
      type: 'image/jpeg',
      cacheControl: rendition ? 'no-store' : immutable,
    };
  }

  return (request, response, next) => {
    const file = findFile(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    readFile(file.path).then((bytes) => {
      response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': file.cacheControl });
      response.end(bytes);
    }, next);
  };
}
