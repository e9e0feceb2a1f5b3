import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoImages } from '#demo/images';
import { products } from '#demo/products';
import { startTestServer } from '../testing/test-server';

/** Larger than the socket buffers. */
const noise = sharp(randomBytes(3000 * 2000 * 3), {
  raw: { width: 3000, height: 2000, channels: 3 },
})
  .jpeg({ quality: 100 })
  .toBuffer();

test('a client that disconnects during an image download causes no error log', async () => {
  const server = await startTestServer({
    demo: { products, images: demoImages, readImage: () => noise },
  });
  const [file] = await server.database('media_files').limit(1);
  const port = Number(new URL(server.origin).port);
  const path = `/api/media/optimize/${file.id}?width=3840&quality=100&format=png`;
  // The first request renders the image; later ones stream it from the disk.
  await server.sendRequest(path);
  const clientRequest = request({ host: '127.0.0.1', port, path, agent: false }).end();
  const [response] = await once(clientRequest, 'response');
  expect(response.statusCode).toBe(200);
  await once(response, 'data');
  response.destroy();
  await server.close();
  expect(server.logged).toEqual([]);
});
