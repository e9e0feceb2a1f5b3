import { csrfHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { endpoints } from '#contract/index';
import { demoImages } from '#demo/images';
import { products } from '#demo/products';
import { buildFilesRequest, buildJsonRequest, type FilesForm } from './build-request';
import type { ConformanceRequest } from './conformance-request';
import { imageFiles, invalidImages, tooLargeImage } from './image-files';

const [plate = new File([], '')] = imageFiles;
const upload = endpoints.uploadMediaFile;

const findImageId = (name: string | undefined): string =>
  demoImages.find((image) => image.name === name)?.id ?? '';

/** An image used by products, and one that is not. */
const usedImageId = findImageId(products.find(({ id }) => id === 1)?.images[0]);
const pageImage = demoImages.find(({ name }) => !products.some((p) => p.images.includes(name)));

const asAdmin = (request: ConformanceRequest): ConformanceRequest => ({
  ...request,
  as: 'admin',
});

const buildUpload = async (title: string, form: Partial<FilesForm>, status = 201) =>
  asAdmin(
    await buildFilesRequest('uploadMediaFile', title, { files: [plate], ...form }, { status }),
  );

const buildUrlUpload = (title: string, body: object, status: number) =>
  asAdmin(buildJsonRequest('uploadMediaFile', title, body, { status }));

const buildEdit = (title: string, id: string, body: object, status = 200): ConformanceRequest => ({
  ...asAdmin(buildJsonRequest('editMediaFile', title, body, { status })),
  path: `/api/media/files/${id}`,
});

const buildDelete = (status: number, path: string): ConformanceRequest => ({
  endpointName: 'deleteMediaFile',
  method: 'DELETE',
  path: `/api/media/files/${path}`,
  status,
  as: 'admin',
});

const buildCreateFolder = (title: string, name: unknown, status = 201, language = 'en') =>
  asAdmin(buildJsonRequest('createMediaFolder', title, { name, language }, { status }));

const buildRenameFolder = (
  title: string,
  id: string,
  name: string,
  status = 200,
  language = 'en',
) => ({
  ...asAdmin(buildJsonRequest('renameMediaFolder', title, { name, language }, { status })),
  path: `/api/media/folders/${id}`,
});

const buildDeleteFolder = (status: number, id: string): ConformanceRequest => ({
  endpointName: 'deleteMediaFolder',
  method: 'DELETE',
  path: `/api/media/folders/${id}`,
  status,
  as: 'admin',
});

type ReadEndpoint =
  | 'listProducts'
  | 'listProductImages'
  | 'getMediaFile'
  | 'downloadMediaFile'
  | 'listMediaFolders';

const buildRead = (endpointName: ReadEndpoint, path: string) =>
  asAdmin({ endpointName, path, status: 200 });

const fig = {
  x: 0.125,
  y: 1,
  name: { en: 'Fig', es: 'Higo 🌿' },
  origin: { en: '', es: '' },
  pairing: { en: 'with brie', es: 'con brie' },
};

/** Based on the version before its image was deleted. */
const outdatedProduct = {
  name: 'Figs',
  price: 1,
  region: 'Spain',
  category: 'boards',
  imageUrl: `/api/media/optimize/${usedImageId}`,
  description: 'Ripe.',
  version: 1,
};

export const validMediaWrites: readonly ConformanceRequest[] = [
  ...(await Promise.all(
    imageFiles.map((file) => buildUpload(`an image called ${file.name}`, { files: [file] })),
  )),
  await buildUpload('all optional fields', {
    fields: {
      title: ' Plate of figs ',
      description: 'Cut in half.',
      tags: 'fig, plate,,fig , Día',
      privacy: 'private',
      folder_id: 'talavera',
    },
  }),
  await buildUpload('a file name with path traversal', {
    files: [new File([plate], '../../a\0b.png')],
  }),
  await buildUpload('a file name of 300 emoji', {
    files: [new File([plate], `${'🍇'.repeat(300)}.png`)],
  }),
  buildEdit('new texts', usedImageId, { title: ' Figs ', description: 'Ripe.', tags: 'fig, ripe' }),
  ...['El "queso"', 'Piñón 🧀', '50% off; filename=a'].flatMap((title) => [
    buildEdit(`the title ${title}`, usedImageId, { title }),
    buildRead('downloadMediaFile', `/api/media/files/${usedImageId}/download`),
  ]),
  buildEdit('tags in a list', usedImageId, { tags: ['one', 'two, three'] }),
  buildEdit('alt texts', usedImageId, { alt: { en: 'Figs', es: 'Higos' } }),
  buildEdit('empty alt texts', usedImageId, { alt: { en: '', es: '' } }),
  buildEdit('another focal point', usedImageId, { focus: { x: 20, y: 80 } }),
  buildEdit('spots', usedImageId, { spots: [fig] }),
  buildRead('listProductImages', '/api/products/1/images'),
  buildEdit('no spots', usedImageId, { spots: [] }),
  buildEdit('another folder', usedImageId, { folder_id: 'pages' }),
  buildEdit('no folder', usedImageId, { folder_id: null }),
  buildEdit('an empty body', usedImageId, {}),
  buildEdit('read-only fields', usedImageId, { id: 'other', size: 1, url_preview: '/x' }),
  buildEdit('privacy', usedImageId, { privacy: 'private' }),
  buildRead('getMediaFile', `/api/media/files/${usedImageId}`),
  buildEdit('privacy again', usedImageId, { privacy: 'public' }),
  buildCreateFolder('a name', ' Higos y nueces '),
  buildRenameFolder('another name', 'pages', ' Páginas '),
  buildRenameFolder('its own name in capitals', 'pages', 'PÁGINAS'),
  buildDeleteFolder(409, 'pages'),
  buildRead('listMediaFolders', '/api/media/folders'),
  buildRenameFolder('its original name', 'pages', 'Pages'),
  buildDelete(409, `${pageImage?.id}`),
  buildDelete(204, `${pageImage?.id}?force=1`),
  buildDelete(404, `${pageImage?.id}`),
  buildDelete(409, usedImageId),
  buildDelete(409, `${usedImageId}?force=0`),
  buildDelete(204, `${usedImageId}?force=1`),
  buildRead('listProducts', '/api/products'),
  {
    ...asAdmin(
      buildJsonRequest('updateProduct', 'an outdated version', outdatedProduct, { status: 409 }),
    ),
    path: '/api/products/1',
  },
];

const longTags = 'a'.repeat(10_000);

const withoutSession = (method: string, path: string): ConformanceRequest => ({
  method,
  path,
  status: 401,
  headers: { [csrfHeader.name]: csrfHeader.value },
});

export const invalidMediaWrites: readonly ConformanceRequest[] = [
  ...(await Promise.all(
    languages.flatMap((language) => [
      buildUpload(`no file, in ${language}`, { files: [], fields: { language } }, 400),
      buildUpload(
        `two files, in ${language}`,
        { files: [plate, plate], fields: { language } },
        400,
      ),
      buildUpload(`a blank title, in ${language}`, { fields: { title: '  ', language } }, 400),
      buildUpload(
        `tags of 10,000 characters, in ${language}`,
        { fields: { tags: longTags, language } },
        400,
      ),
      buildUpload(
        `an unknown folder, in ${language}`,
        { fields: { folder_id: 'x', language } },
        400,
      ),
      buildUpload(
        `another privacy, in ${language}`,
        { fields: { privacy: 'secret', language } },
        400,
      ),
      ...invalidImages.map((file) =>
        buildUpload(
          `${file.name} of type ${file.type}, in ${language}`,
          { files: [file], fields: { language } },
          415,
        ),
      ),
    ]),
  )),
  await buildUpload('a file of more than 20 MB', { files: [tooLargeImage] }, 413),
  await buildUpload('an image in another field', { field: 'photo' }, 400),
  ...languages.flatMap((language) => [
    buildUrlUpload(`no URL, in ${language}`, { language }, 400),
    buildUrlUpload(`a relative URL, in ${language}`, { file_url: 'plate.jpg', language }, 400),
    buildUrlUpload(
      `a file: URL, in ${language}`,
      { file_url: 'file:///etc/passwd', language },
      400,
    ),
    buildUrlUpload(
      `a loopback URL, in ${language}`,
      { file_url: 'http://127.0.0.1/a.jpg', language },
      400,
    ),
  ]),
  buildUrlUpload('a numeric URL', { file_url: 7 }, 400),
  buildCreateFolder('no name, in en', undefined, 400),
  buildCreateFolder('no name, in es', undefined, 400, 'es'),
  ...languages.flatMap((language) => [
    buildEdit(`a blank title, in ${language}`, usedImageId, { title: ' ', language }, 400),
    buildEdit(`an unknown folder, in ${language}`, usedImageId, { folder_id: 'x', language }, 400),
    buildEdit(
      `a focal point out of range, in ${language}`,
      usedImageId,
      { focus: { x: 101, y: 5 }, language },
      400,
    ),
    buildEdit(
      `a spot outside the image, in ${language}`,
      usedImageId,
      { spots: [{ ...fig, x: 1.5 }], language },
      400,
    ),
    buildCreateFolder(`a blank name, in ${language}`, '  ', 400, language),
    buildCreateFolder(`a name that is taken, in ${language}`, 'Talavera', 409, language),
    buildCreateFolder(
      `a name that is taken in another case, in ${language}`,
      'tALAVERA',
      409,
      language,
    ),
    buildCreateFolder(`a very long name, in ${language}`, 'a'.repeat(101), 400, language),
  ]),
  ...languages.flatMap((language) => [
    buildRenameFolder(`a blank name, in ${language}`, 'pages', ' ', 400, language),
    buildRenameFolder(`a name that is taken, in ${language}`, 'pages', 'talavera', 409, language),
    buildRenameFolder(`a reserved folder, in ${language}`, 'talavera', 'Figs', 409, language),
  ]),
  buildRenameFolder('an unknown id', 'nothere', 'Figs', 404),
  buildDeleteFolder(409, 'talavera'),
  buildDeleteFolder(404, 'nothere'),
  withoutSession('PUT', '/api/media/folders/pages'),
  withoutSession('DELETE', '/api/media/folders/pages'),
  buildEdit('an unknown id', 'nothere', { title: 'Figs' }, 404),
  buildEdit('a NUL', usedImageId, { description: 'a\0b' }, 400),
  buildDelete(404, 'nothere'),
  buildDelete(400, `${usedImageId}?force=yes`),
  ...[upload.path, '/api/media/folders'].map((path) => withoutSession('POST', path)),
  withoutSession('PUT', `/api/media/files/${usedImageId}`),
  withoutSession('DELETE', `/api/media/files/${usedImageId}`),
  {
    ...buildDelete(403, usedImageId),
    headers: { [csrfHeader.name]: 'XMLHttpRequest' },
  },
  { ...buildDelete(403, usedImageId), headers: { Origin: 'https://elsewhere.example' } },
];
