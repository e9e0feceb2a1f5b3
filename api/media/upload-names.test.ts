import { afterAll, describe, expect, test } from 'vitest';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const bytes = await createPlainImage(8, 8).png().toBuffer();
const generatedName = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe('POST /api/media/files derives the title from the file name', () => {
  test.each([
    ['../../../etc/passwd.png', 'passwd'],
    ['..\\..\\windows\\system.ini.png', 'system.ini'],
    ['/etc/passwd', 'passwd'],
    ['C:\\fotos\\higo.jpg', 'higo'],
    ['....//....//higo.png', 'higo'],
    ['%2e%2e%2f%2e%2e%2fhigo.png', '%2e%2e%2f%2e%2e%2fhigo'],
    ['higo\0.png', 'higo'],
    ['higo.png\0.html', 'higo.png'],
    ['\u202egnp.ogih', 'gnp'],
    [`${'a'.repeat(300)}.png`, 'a'.repeat(200)],
    [`${'🍇'.repeat(300)}.png`, '🍇'.repeat(200)],
    ['🧀 tabla.png', '🧀 tabla'],
    ['イチジク.png', 'イチジク'],
    ['تين.png', 'تين'],
    ['Piñón y membrillo.png', 'Piñón y membrillo'],
    ['<script>alert(1)</script>.png', 'script>'],
    ["'; drop table media_files; --.png", "'; drop table media_files; --"],
    ['CON.png', 'CON'],
    ['.png', 'Untitled'],
    ['..', '..'],
    [' ', 'Untitled'],
  ])('%j and never stores a file under it', async (name, title) => {
    const file = parseUploadedFile(await mediaClient.upload([{ name, bytes }]));
    expect(file.title).toBe(title);
    const { originals, received } = await takeUploadSnapshot(server);
    expect(received).toEqual([]);
    expect(originals.filter((originalName) => !generatedName.test(originalName))).toEqual([]);
    expect((await mediaClient.sendRequest(file.url_download)).bytes.equals(bytes)).toBe(true);
  });
});
