import { afterAll, describe, expect, test } from 'vitest';
import { fieldMessages } from '#contract/core/fields';
import { type BilingualText, languages } from '#contract/core/language';
import { mediaMessages } from '#contract/media/admin-messages';
import { spotLimits } from '#contract/media/admin-rules';
import type { ImageSpot } from '#contract/media/schema';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const brie: ImageSpot = {
  x: 0.6,
  y: 0.785,
  name: { en: 'Brie', es: 'Queso brie' },
  origin: { en: 'France', es: 'Francia' },
  pairing: { en: 'with fig jam', es: 'con mermelada de higo' },
};
const nothing = { en: '', es: '' };
const corner: ImageSpot = { ...brie, x: 0, y: 1, origin: nothing, pairing: nothing };

const bytes = await createPlainImage(400, 300).jpeg().toBuffer();
const file = parseUploadedFile(await mediaClient.upload([{ name: 'board.jpg', bytes }]));
const path = `/api/media/files/${file.id}`;
const edit = (changes: object) => mediaClient.sendJson('PUT', path, changes);
const fetchSpots = async () => {
  const { json } = await server.sendRequest(path);
  return (json as { file: { spots: readonly ImageSpot[] } }).file.spots;
};

describe('PUT /api/media/files/:id with spots', () => {
  test('stores them for everyone in their order, and leaves them alone in other edits', async () => {
    expect(file).toMatchObject({ spots: [] });
    const { status, json } = await edit({ spots: [brie, corner] });
    expect({ status, json }).toMatchObject({
      status: 200,
      json: { file: { spots: [brie, corner] } },
    });
    expect(await fetchSpots()).toEqual([brie, corner]);
    await edit({ title: 'Board' });
    expect(await fetchSpots()).toEqual([brie, corner]);
    await edit({ spots: [] });
    expect(await fetchSpots()).toEqual([]);
  });

  test('trims texts and drops unknown fields', async () => {
    const name = { en: ' Brie ', es: 'Queso brie\n' };
    await edit({ spots: [{ ...brie, name, color: 'white' }] });
    expect(await fetchSpots()).toEqual([brie]);
  });

  const long = 'a'.repeat(spotLimits.maxLength + 1);
  const cases: readonly [string, unknown, string, BilingualText][] = [
    ['too many spots', Array(spotLimits.maxCount + 1).fill(brie), 'spots', mediaMessages.spots],
    ['no list', brie, 'spots', mediaMessages.spots],
    ['a spot left of the image', [{ ...brie, x: -0.01 }], 'spots.0.x', mediaMessages.spotPosition],
    ['a spot below the image', [{ ...brie, y: 1.01 }], 'spots.0.y', mediaMessages.spotPosition],
    ['a position as text', [{ ...brie, x: '0.5' }], 'spots.0.x', mediaMessages.spotPosition],
    [
      'a blank name',
      [brie, { ...brie, name: { en: 'Brie', es: ' ' } }],
      'spots.1.name.es',
      mediaMessages.spotName,
    ],
    ['no name', [{ ...brie, name: undefined }], 'spots.0.name', mediaMessages.spot],
    ['a name in no language', [{ ...brie, name: 'Brie' }], 'spots.0.name', mediaMessages.spotName],
    [
      'a long origin',
      [{ ...brie, origin: { en: long, es: '' } }],
      'spots.0.origin.en',
      fieldMessages.maxLength(spotLimits.maxLength),
    ],
    [
      'a NUL in a pairing',
      [{ ...brie, pairing: { en: '', es: 'a\0' } }],
      'spots.0.pairing.es',
      fieldMessages.unstorable,
    ],
  ];

  test.each(cases)('answers 400 for %s and changes nothing', async (_, spots, field, message) => {
    await edit({ spots: [corner] });
    for (const language of languages) {
      const { status, json } = await edit({ spots, language });
      expect(status).toBe(400);
      expect(json).toMatchObject({ issues: [{ path: field, message: message[language] }] });
    }
    expect(await fetchSpots()).toEqual([corner]);
  });

  test('answers the most spots that fit, with the longest texts', async () => {
    const longest = { en: 'é'.repeat(spotLimits.maxLength), es: '🧀'.repeat(spotLimits.maxLength) };
    const spots = Array(spotLimits.maxCount).fill({
      ...brie,
      name: longest,
      origin: longest,
      pairing: longest,
    });
    expect((await edit({ spots })).status).toBe(200);
    expect(await fetchSpots()).toEqual(spots);
  });
});

describe('GET /api/products/:id/images', () => {
  const classicBoardId = 18;
  const imageId = 'k4v9txq2';
  const imagesPath = `/api/products/${classicBoardId}/images`;
  const fetchText = async (url: string) => (await server.sendRequest(url)).text;

  test('has the spots of each image at once after an edit; the list of products has none', async () => {
    expect(await fetchText(imagesPath)).toContain('Pepperoncini');
    await mediaClient.sendJson('PUT', `/api/media/files/${imageId}`, { spots: [brie] });
    const { json } = await server.sendRequest(imagesPath);
    expect(json).toMatchObject([
      { publitioId: imageId, spots: [brie] },
      { spots: [] },
      { spots: [] },
    ]);
    for (const url of ['/api/products', `/api/products/${classicBoardId}`]) {
      expect(await fetchText(url)).not.toContain('spots');
    }
  });
});
