import { languages } from '#contract/core/language';
import { impostors, pictures, tooLarge } from './pictures';
import { posting, sendingPhotos } from './posting';

const onePicture = pictures.slice(0, 1);
const key = { 'Idempotency-Key': '5a0c6f0e-6f2f-4c7b-8f0a-0d5f3f1b2c01' };

export const goodPhotos = await Promise.all([
  ...languages.map((language) =>
    sendingPhotos(`an image of every format, in ${language}`, {
      files: pictures,
      fields: { language },
    }),
  ),
  sendingPhotos('one image without other fields', { files: onePicture }),
  sendingPhotos('an image with a text file name and type', {
    files: onePicture.map((picture) => new File([picture], 'notes.txt', { type: 'text/plain' })),
  }),
  sendingPhotos('an image name with path traversal', {
    files: onePicture.map((picture) => new File([picture], '../../etc/passwd<b>.jpg')),
  }),
  sendingPhotos('unknown fields', { files: onePicture, fields: { isAdmin: 'true' } }),
]);

const forms = await Promise.all([
  ...languages.flatMap((language) => [
    sendingPhotos(`no image, in ${language}`, { files: [], fields: { language } }, { status: 400 }),
    sendingPhotos(
      `six images, in ${language}`,
      { files: [...pictures, ...onePicture], fields: { language } },
      { status: 400 },
    ),
    ...impostors.map((impostor) =>
      sendingPhotos(
        `an image and ${impostor.name} of type ${impostor.type}, in ${language}`,
        { files: [...onePicture, impostor], fields: { language } },
        { status: 415 },
      ),
    ),
  ]),
  sendingPhotos('a file of more than 20 MB', { files: [tooLarge] }, { status: 413 }),
  sendingPhotos(
    'too much text',
    { files: onePicture, fields: { notes: 'a'.repeat(100_001) } },
    { status: 413 },
  ),
  sendingPhotos('images in another field', { files: onePicture, field: 'photo' }, { status: 400 }),
  sendingPhotos(
    'text instead of an image',
    { files: [], fields: { photos: 'plate.jpg' } },
    { status: 400 },
  ),
  sendingPhotos(
    'an unsupported language',
    { files: onePicture, fields: { language: 'fr' } },
    { status: 400 },
  ),
  sendingPhotos(
    'images from another origin',
    { files: onePicture },
    { status: 403, headers: { Origin: 'https://elsewhere.example' } },
  ),
]);

const inTurn = await Promise.all([
  sendingPhotos('a key', { files: pictures }, { headers: key }),
  sendingPhotos('a repeated key with the same images', { files: pictures }, { headers: key }),
  sendingPhotos(
    'a repeated key with other images',
    { files: onePicture, fields: { language: 'es' } },
    { status: 422, headers: key },
  ),
  sendingPhotos(
    'a key that is not a UUID',
    { files: onePicture },
    { status: 400, headers: { 'Idempotency-Key': 'plate' } },
  ),
]);

const unreadable = (title: string, status: number, type: string) =>
  posting('sendRestorationPhotos', title, '--mark\r\n\r\n', {
    status,
    headers: { 'Content-Type': type },
  });

export const otherPhotos = [
  ...forms,
  ...inTurn,
  unreadable('JSON instead of multipart', 415, 'application/json'),
  unreadable('multipart without a boundary', 400, 'multipart/form-data'),
  unreadable('truncated multipart', 400, 'multipart/form-data; boundary=mark'),
  unreadable('multipart with another boundary', 400, 'multipart/form-data; boundary=other'),
];
