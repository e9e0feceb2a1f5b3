import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fieldMessages, unstorableMessage } from '#contract/core/fields';
import { languages } from '#contract/core/language';
import { fileTooLarge } from '#contract/core/messages';
import { wrongFileCount } from '#contract/core/parse-request';
import { mediaMessages } from '#contract/media/admin-messages';
import { maxImageBytes, maxImagePixels } from '#contract/media/image-files';
import { imageTooLarge, notAnImage } from '#contract/media/messages';
import { createAnimatedImage, createPlainImage } from '../testing/images';
import { createBlackPng } from '../testing/malformed-images';
import { createMediaClient } from '../testing/media-client';
import type { TestFile } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

let before: object;
beforeAll(async () => {
  before = await takeUploadSnapshot(server);
});

afterEach(async () => {
  expect(await takeUploadSnapshot(server)).toEqual(before);
  expect(server.logged).toEqual([]);
  expect((await server.sendRequest('/api/products')).status).toBe(200);
});

const jpegBytes = await createPlainImage(400, 300).jpeg().toBuffer();
const tiff = await createPlainImage(9, 9).tiff().toBuffer();
const moving = await createAnimatedImage();
const plate: TestFile = { name: 'plate.jpg', bytes: jpegBytes };

const createFile = (name: string, content: string | Buffer): TestFile => ({
  name,
  bytes: Buffer.from(content),
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>';
const page = '<!doctype html><script>alert(1)</script>';

describe('POST /api/media/files answers 415 in both languages and stores nothing', () => {
  test.each([
    ['a text', createFile('plate.png', 'A text about a plate.')],
    ['an HTML page', createFile('plate.png', page)],
    ['an SVG', createFile('plate.svg', svg)],
    [
      'an SVG with a preamble',
      createFile('plate.png', `<?xml version="1.0"?><!DOCTYPE svg>${svg}`),
    ],
    ['a compressed SVG', createFile('plate.svgz', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]))],
    ['an empty file', createFile('plate.jpg', '')],
    ['a PDF', createFile('plate.jpg', '%PDF-1.7\n%%EOF')],
    ['a PostScript file', createFile('plate.jpg', '%!PS-Adobe-3.0 EPSF-3.0\n')],
    ['a truncated JPEG', createFile('plate.jpg', jpegBytes.subarray(0, -400))],
    ['the head of a GIF before a page', createFile('plate.gif', `GIF89a${page}`)],
    ['a TIFF', createFile('plate.jpg', tiff)],
    ['a GIF without its frames', createFile('plate.gif', moving.subarray(0, 20))],
  ])('for %s', async (_, file) => {
    for (const language of languages) {
      const { status, json, headers } = await mediaClient.upload([file], { language });
      const message = notAnImage(file.name)[language];
      expect(status).toBe(415);
      expect(json).toEqual({ message, issues: [{ path: 'file', message }] });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('POST /api/media/files answers 413 and stores nothing', () => {
  test.each([
    ['a JPEG of 25 MB', 25 * 1024 * 1024],
    ['a JPEG one byte over the limit', maxImageBytes + 1],
  ])('for %s', async (_, length) => {
    const bytes = Buffer.concat([jpegBytes, Buffer.alloc(length - jpegBytes.length)]);
    const { status, json } = await mediaClient.upload([{ name: 'plate.jpg', bytes }]);
    expect(status).toBe(413);
    expect(json).toMatchObject({ message: fileTooLarge(maxImageBytes).en });
  });

  test.each([
    [20_000, 15_000],
    [16_000, 16_000],
    [7072, 7072],
  ])('for a PNG of %i by %i', async (width, height) => {
    for (const language of languages) {
      const file = { name: 'plate.png', bytes: createBlackPng(width, height) };
      const { status, json } = await mediaClient.upload([file], { language });
      const message = imageTooLarge('plate.png', maxImagePixels)[language];
      expect(status).toBe(413);
      expect(json).toEqual({ message, issues: [{ path: 'file', message }] });
    }
  });
});

describe('POST /api/media/files answers 400 with the field and stores nothing', () => {
  const fields: [string, string, string, { en: string; es: string }][] = [
    ['an empty title', 'title', '', mediaMessages.title],
    ['a blank title', 'title', ' \n\t ', mediaMessages.title],
    ['a title of 201 characters', 'title', '🍇'.repeat(201), fieldMessages.maxLength(200)],
    ['a title with a NUL', 'title', 'Higos\0', fieldMessages.unstorable],
    ['tags of 10,000 characters', 'tags', 'a'.repeat(10_000), mediaMessages.tags],
    [
      '51 tags',
      'tags',
      Array.from({ length: 51 }, (_, number) => number).join(),
      mediaMessages.tags,
    ],
    ['an unknown folder', 'folder_id', 'nothere', mediaMessages.folder],
    ['a folder id with a path', 'folder_id', '../../etc', mediaMessages.folder],
    ['a folder with a NUL', 'folder_id', 'talavera\0', unstorableMessage],
    ['an unknown privacy', 'privacy', 'secret', mediaMessages.privacy],
  ];

  test.each(fields)('for %s', async (_, path, value, message) => {
    for (const language of languages) {
      const { status, json } = await mediaClient.upload([plate], { [path]: value, language });
      expect(status).toBe(400);
      expect(json).toMatchObject({ issues: [{ path, message: message[language] }] });
    }
  });

  test.each([
    ['no file', []],
    ['two files', [plate, plate]],
    ['twenty files', Array.from({ length: 20 }, () => plate)],
  ])('for %s', async (_, files) => {
    for (const language of languages) {
      const { status, json } = await mediaClient.upload(files, { language });
      const message = wrongFileCount(1, 1)[language];
      expect(status).toBe(400);
      expect(json).toMatchObject({ issues: [{ path: 'file', message }] });
    }
  });
});
