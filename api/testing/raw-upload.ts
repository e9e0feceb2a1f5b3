import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { createUploadForm, type MediaClient } from './media-client';
import type { TestFile } from './post-requests';
import type { TestServer } from './test-server';

/** An upload sent over a raw socket. */
export interface RawUpload {
  readonly socket: Socket;
  /** The raw response; resolves when the server closes the connection. */
  readResponse(): Promise<string>;
}

/** Sends the headers and the first `fraction` of the body, and keeps the connection open. */
export async function startRawUpload(
  { origin }: TestServer,
  { headers: adminHeaders }: MediaClient,
  file: TestFile,
  fraction: number,
): Promise<RawUpload> {
  const { hostname, port, host } = new URL(origin);
  const form = new Response(createUploadForm([file]));
  const body = Buffer.from(await form.arrayBuffer());
  const headers = {
    ...adminHeaders,
    Host: host,
    'Content-Type': form.headers.get('Content-Type'),
    'Content-Length': body.length,
    Connection: 'close',
  };
  const socket = connect({ host: hostname, port: Number(port) });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`POST ${uploadMediaFile.path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  socket.write(body.subarray(0, Math.floor(body.length * fraction)));
  return { socket, readResponse: () => text(socket) };
}
