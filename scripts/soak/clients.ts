import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { createAdminClient } from '../../api/testing/admin-client';
import { createUploadForm, parseUploadedFile } from '../../api/testing/media-client';
import { withDataFolder } from '../bench/app-server';
import { measureLatencyDuring, warmUpPaths } from '../bench/browsing-latency';
import { measurePeakMegabytes } from '../bench/resident-memory';
import { formatTable } from '../lib/format-table.mjs';
import type { SoakResult } from './soak-result';
import { type SoakServer, startSoakServer } from './soak-server';

/** Never read the response they ask for. */
const nonReadingCount = 50;

/** Connect and never say anything. */
const silentCount = 500;

/** The server allows 200 connections of one address. */
const connectionsPerAddress = 110;

const measureMs = 15_000;

const goals = { growthMegabytes: 50, slowdown: 2, closedSeconds: 90 };

/** Clients that keep connections busy on purpose or by accident: the shop has to stay as it is for all others. */
export const soakClients = (signal: AbortSignal): Promise<SoakResult> =>
  withDataFolder(async (folder) => {
    // Without a proxy, so that the limits of connections apply.
    const server = await startSoakServer(folder, { TRUST_PROXY: '' });
    const sockets: Socket[] = [];
    try {
      const largePath = await uploadLargeImage(server);
      const paths = await warmUpPaths(server.url);
      const measure = async () => {
        let latency = 0;
        const peak = await measurePeakMegabytes(server.pid, async () => {
          latency = await measureLatencyDuring(server.url, paths, () => wait(measureMs));
        });
        return { latency, peak };
      };
      await measure();
      const usual = await measure();
      for (let index = 0; index < silentCount; index += 1)
        sockets.push(await openConnection(server, index));
      for (let index = 0; index < nonReadingCount; index += 1)
        sockets.push(await requestWithoutReading(server, index, largePath));
      const openedAt = performance.now();
      const open = countConnections(server);
      const busy = await measure();
      const closedSeconds = await waitUntilClosed(server, { openedAt, signal });
      const figures = { usual, busy, open, closedSeconds };
      return { report: formatReport(figures), failures: listFailures(figures) };
    } finally {
      for (const socket of sockets) socket.destroy();
      await server.stop();
    }
  });

/** Noise doesn't compress: 9.7 MB, more than all buffers of a connection. */
async function uploadLargeImage(server: SoakServer): Promise<string> {
  const raw = { width: 1800, height: 1800, channels: 3 } as const;
  const pixels = randomBytes(raw.width * raw.height * raw.channels);
  const bytes = await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer();
  const { sendForm } = await createAdminClient(server);
  const form = createUploadForm([{ name: 'noise.png', bytes }], { title: 'Noise' });
  const { id } = parseUploadedFile(await sendForm('POST', uploadMediaFile.path, form));
  return `/api/media/files/${id}/download`;
}

async function openConnection({ url }: SoakServer, index: number): Promise<Socket> {
  const { hostname: host, port } = new URL(url);
  const localAddress = `127.0.0.${2 + Math.floor(index / connectionsPerAddress)}`;
  const socket = connect({ host, port: Number(port), localAddress });
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function requestWithoutReading(
  server: SoakServer,
  index: number,
  path: string,
): Promise<Socket> {
  const socket = await openConnection(server, silentCount + index);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

const established = '01';

/** The server's ends of connections from other addresses than 127.0.0.1, by the kernel's table. */
function countConnections({ url }: SoakServer): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local = '', remote = '', state]) =>
        local.endsWith(`:${port}`) && state === established && !remote.startsWith('0100007F'),
    ).length;
}

const maxWaitMs = 180_000;

/** Resolves to the seconds since they were opened. */
async function waitUntilClosed(
  server: SoakServer,
  { openedAt, signal }: { readonly openedAt: number; readonly signal: AbortSignal },
): Promise<number> {
  while (countConnections(server) > 0 && performance.now() - openedAt < maxWaitMs)
    await wait(200, undefined, { signal });
  return (performance.now() - openedAt) / 1000;
}

interface Measurement {
  /** The 95th percentile in milliseconds. */
  readonly latency: number;
  /** In MB. */
  readonly peak: number;
}

interface Figures {
  readonly usual: Measurement;
  readonly busy: Measurement;
  readonly open: number;
  readonly closedSeconds: number;
}

function listFailures({ usual, busy, open, closedSeconds }: Figures): string[] {
  const checks: readonly (readonly [boolean, string])[] = [
    [open === nonReadingCount + silentCount, 'not all clients could connect'],
    [busy.peak - usual.peak < goals.growthMegabytes, 'the memory grew too much'],
    [busy.latency < goals.slowdown * usual.latency, 'the shop became too slow'],
    [closedSeconds < goals.closedSeconds, 'connections stayed open for too long'],
  ];
  return checks.filter(([isMet]) => !isMet).map(([, failure]) => failure);
}

const formatReport = ({ usual, busy, open, closedSeconds }: Figures): string =>
  formatTable(
    [
      `${nonReadingCount} clients that never read and ${silentCount} that never speak`,
      'usual',
      'with them',
    ],
    [
      ['connections of theirs', '0', String(open)],
      ['peak resident memory, MB', usual.peak.toFixed(0), busy.peak.toFixed(0)],
      ['p95 latency of a visitor, ms', usual.latency.toFixed(1), busy.latency.toFixed(1)],
      ['seconds until all were closed', '', closedSeconds.toFixed(1)],
    ],
  );
