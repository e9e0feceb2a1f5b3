import { administratorHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { endpoints } from '#contract/index';
import { demoImages } from '#demo/photographs';
import { products } from '#demo/products';
import type { ApiRequest } from './api-request';
import { imageFiles, impostors, tooLarge } from './pictures';
import { posting, type SentForm, sendingFiles } from './posting';

const [plate = new File([], '')] = imageFiles;
const upload = endpoints.uploadMediaFile;

const findImageId = (name: string | undefined): string =>
  demoImages.find((image) => image.name === name)?.id ?? '';

/** An image used by products, and one that is not. */
const shown = findImageId(products.find(({ id }) => id === 1)?.images[0]);
const spare = demoImages.find(({ name }) => !products.some((p) => p.images.includes(name)));

const asAdministrator = (request: ApiRequest): ApiRequest => ({
  ...request,
  as: 'administrator',
});

const uploading = async (title: string, form: Partial<SentForm>, status = 201) =>
  asAdministrator(
    await sendingFiles('uploadMediaFile', title, { files: [plate], ...form }, { status }),
  );

const buildUrlUpload = (title: string, body: object, status: number) =>
  asAdministrator(posting('uploadMediaFile', title, body, { status }));

const editing = (title: string, id: string, body: object, status = 200): ApiRequest => ({
  ...asAdministrator(posting('editMediaFile', title, body, { status })),
  path: `/api/media/files/${id}`,
});

const deleting = (status: number, path: string): ApiRequest => ({
  of: 'deleteMediaFile',
  method: 'DELETE',
  path: `/api/media/files/${path}`,
  status,
  as: 'administrator',
});

const makingFolder = (title: string, name: unknown, status = 201, language = 'en') =>
  asAdministrator(posting('createMediaFolder', title, { name, language }, { status }));

const renamingFolder = (
  title: string,
  id: string,
  name: string,
  status = 200,
  language = 'en',
) => ({
  ...asAdministrator(posting('renameMediaFolder', title, { name, language }, { status })),
  path: `/api/media/folders/${id}`,
});

const deletingFolder = (status: number, id: string): ApiRequest => ({
  of: 'deleteMediaFolder',
  method: 'DELETE',
  path: `/api/media/folders/${id}`,
  status,
  as: 'administrator',
});

type Read = 'listProducts' | 'getMediaFile' | 'downloadMediaFile' | 'listMediaFolders';

const reading = (of: Read, path: string) => asAdministrator({ of, path, status: 200 });

/** Based on the version before its image was deleted. */
const savedBefore = {
  name: 'Figs',
  price: 1,
  region: 'Spain',
  category: 'boards',
  imageUrl: `/api/media/optimize/${shown}`,
  description: 'Ripe.',
  version: 1,
};

export const goodMediaWrites: readonly ApiRequest[] = [
  ...(await Promise.all(
    imageFiles.map((file) => uploading(`an image called ${file.name}`, { files: [file] })),
  )),
  await uploading('all optional fields', {
    fields: {
      title: ' Plate of figs ',
      description: 'Cut in half.',
      tags: 'fig, plate,,fig , Día',
      privacy: 'private',
      folder_id: 'talavera',
    },
  }),
  await uploading('a file name with path traversal', {
    files: [new File([plate], '../../a\0b.png')],
  }),
  await uploading('a file name of 300 emoji', {
    files: [new File([plate], `${'🍇'.repeat(300)}.png`)],
  }),
  editing('new texts', shown, { title: ' Figs ', description: 'Ripe.', tags: 'fig, ripe' }),
  ...['El "queso"', 'Piñón 🧀', '50% off; filename=a'].flatMap((title) => [
    editing(`the title ${title}`, shown, { title }),
    reading('downloadMediaFile', `/api/media/files/${shown}/download`),
  ]),
  editing('tags in a list', shown, { tags: ['one', 'two, three'] }),
  editing('alt texts', shown, { alt: { en: 'Figs', es: 'Higos' } }),
  editing('empty alt texts', shown, { alt: { en: '', es: '' } }),
  editing('another focal point', shown, { focus: { x: 20, y: 80 } }),
  editing('another folder', shown, { folder_id: 'pages' }),
  editing('no folder', shown, { folder_id: null }),
  editing('an empty body', shown, {}),
  editing('read-only fields', shown, { id: 'other', size: 1, url_preview: '/x' }),
  editing('privacy', shown, { privacy: 'private' }),
  reading('getMediaFile', `/api/media/files/${shown}`),
  editing('privacy again', shown, { privacy: 'public' }),
  makingFolder('a name', ' Higos y nueces '),
  renamingFolder('another name', 'pages', ' Páginas '),
  renamingFolder('its own name in capitals', 'pages', 'PÁGINAS'),
  deletingFolder(409, 'pages'),
  reading('listMediaFolders', '/api/media/folders'),
  renamingFolder('its original name', 'pages', 'Pages'),
  deleting(409, `${spare?.id}`),
  deleting(204, `${spare?.id}?force=1`),
  deleting(404, `${spare?.id}`),
  deleting(409, shown),
  deleting(409, `${shown}?force=0`),
  deleting(204, `${shown}?force=1`),
  reading('listProducts', '/api/products'),
  {
    ...asAdministrator(
      posting('updateProduct', 'an outdated version', savedBefore, { status: 409 }),
    ),
    path: '/api/products/1',
  },
];

const longTags = 'a'.repeat(10_000);

const asNobody = (method: string, path: string): ApiRequest => ({
  method,
  path,
  status: 401,
  headers: { [administratorHeader.name]: administratorHeader.value },
});

export const otherMediaWrites: readonly ApiRequest[] = [
  ...(await Promise.all(
    languages.flatMap((language) => [
      uploading(`no file, in ${language}`, { files: [], fields: { language } }, 400),
      uploading(`two files, in ${language}`, { files: [plate, plate], fields: { language } }, 400),
      uploading(`a blank title, in ${language}`, { fields: { title: '  ', language } }, 400),
      uploading(
        `tags of 10,000 characters, in ${language}`,
        { fields: { tags: longTags, language } },
        400,
      ),
      uploading(`an unknown folder, in ${language}`, { fields: { folder_id: 'x', language } }, 400),
      uploading(
        `another privacy, in ${language}`,
        { fields: { privacy: 'secret', language } },
        400,
      ),
      ...impostors.map((file) =>
        uploading(
          `${file.name} of type ${file.type}, in ${language}`,
          { files: [file], fields: { language } },
          415,
        ),
      ),
    ]),
  )),
  await uploading('a file of more than 20 MB', { files: [tooLarge] }, 413),
  await uploading('an image in another field', { field: 'photo' }, 400),
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
  makingFolder('no name, in en', undefined, 400),
  makingFolder('no name, in es', undefined, 400, 'es'),
  ...languages.flatMap((language) => [
    editing(`a blank title, in ${language}`, shown, { title: ' ', language }, 400),
    editing(`an unknown folder, in ${language}`, shown, { folder_id: 'x', language }, 400),
    editing(
      `a focal point out of range, in ${language}`,
      shown,
      { focus: { x: 101, y: 5 }, language },
      400,
    ),
    makingFolder(`a blank name, in ${language}`, '  ', 400, language),
    makingFolder(`a name that is taken, in ${language}`, 'Talavera', 409, language),
    makingFolder(`a name that is taken in another case, in ${language}`, 'tALAVERA', 409, language),
    makingFolder(`a very long name, in ${language}`, 'a'.repeat(101), 400, language),
  ]),
  ...languages.flatMap((language) => [
    renamingFolder(`a blank name, in ${language}`, 'pages', ' ', 400, language),
    renamingFolder(`a name that is taken, in ${language}`, 'pages', 'talavera', 409, language),
    renamingFolder(`a reserved folder, in ${language}`, 'talavera', 'Figs', 409, language),
  ]),
  renamingFolder('an unknown id', 'nothere', 'Figs', 404),
  deletingFolder(409, 'talavera'),
  deletingFolder(404, 'nothere'),
  asNobody('PUT', '/api/media/folders/pages'),
  asNobody('DELETE', '/api/media/folders/pages'),
  editing('an unknown id', 'nothere', { title: 'Figs' }, 404),
  editing('a NUL', shown, { description: 'a\0b' }, 400),
  deleting(404, 'nothere'),
  deleting(400, `${shown}?force=yes`),
  ...[upload.path, '/api/media/folders'].map((path) => asNobody('POST', path)),
  asNobody('PUT', `/api/media/files/${shown}`),
  asNobody('DELETE', `/api/media/files/${shown}`),
  {
    ...deleting(403, shown),
    headers: { [administratorHeader.name]: 'XMLHttpRequest' },
  },
  { ...deleting(403, shown), headers: { Origin: 'https://elsewhere.example' } },
];
