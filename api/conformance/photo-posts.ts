import { languages } from '#contract/core/language';
import { impostors, pictures, tooLarge } from './pictures';
import { posting, sendingPhotos } from './posting';

const onePicture = pictures.slice(0, 1);
const key = { 'Idempotency-Key': '5a0c6f0e-6f2f-4c7b-8f0a-0d5f3f1b2c01' };

/** Photographs that are taken, in every kind and both languages. */
export const goodPhotos = await Promise.all([
  ...languages.map((language) =>
    sendingPhotos(`a picture of every kind, in ${language}`, {
      files: pictures,
      fields: { language },
    }),
  ),
  sendingPhotos('one picture and not a word', { files: onePicture }),
  sendingPhotos('a picture that is called a text', {
    files: onePicture.map((picture) => new File([picture], 'notes.txt', { type: 'text/plain' })),
  }),
  sendingPhotos('a picture whose name leads elsewhere', {
    files: onePicture.map((picture) => new File([picture], '../../etc/passwd<b>.jpg')),
  }),
  sendingPhotos('fields nobody asked for', { files: onePicture, fields: { isAdmin: 'true' } }),
]);

const forms = await Promise.all([
  ...languages.flatMap((language) => [
    sendingPhotos(
      `no picture, in ${language}`,
      { files: [], fields: { language } },
      { status: 400 },
    ),
    sendingPhotos(
      `six pictures, in ${language}`,
      { files: [...pictures, ...onePicture], fields: { language } },
      { status: 400 },
    ),
    ...impostors.map((impostor) =>
      sendingPhotos(
        `a picture and ${impostor.name} of type ${impostor.type}, in ${language}`,
        { files: [...onePicture, impostor], fields: { language } },
        { status: 415 },
      ),
    ),
  ]),
  sendingPhotos('a file of more than 20 MB', { files: [tooLarge] }, { status: 413 }),
  sendingPhotos(
    'more text than is read',
    { files: onePicture, fields: { notes: 'a'.repeat(100_001) } },
    { status: 413 },
  ),
  sendingPhotos(
    'pictures in another field',
    { files: onePicture, field: 'photo' },
    { status: 400 },
  ),
  sendingPhotos(
    'a text for a picture',
    { files: [], fields: { photos: 'plate.jpg' } },
    { status: 400 },
  ),
  sendingPhotos(
    'a language the shop does not speak',
    { files: onePicture, fields: { language: 'fr' } },
    { status: 400 },
  ),
  sendingPhotos(
    'pictures from elsewhere',
    { files: onePicture },
    { status: 403, headers: { Origin: 'https://elsewhere.example' } },
  ),
]);

const inTurn = await Promise.all([
  sendingPhotos('a key', { files: pictures }, { headers: key }),
  sendingPhotos('a key that came with the same pictures', { files: pictures }, { headers: key }),
  sendingPhotos(
    'a key that came with other pictures',
    { files: onePicture, fields: { language: 'es' } },
    { status: 422, headers: key },
  ),
  sendingPhotos(
    'a key that is no UUID',
    { files: onePicture },
    { status: 400, headers: { 'Idempotency-Key': 'plate' } },
  ),
]);

const unreadable = (title: string, status: number, type: string) =>
  posting('sendRestorationPhotos', title, '--mark\r\n\r\n', {
    status,
    headers: { 'Content-Type': type },
  });

/** Photographs that are refused, and those that come again. */
export const otherPhotos = [
  ...forms,
  ...inTurn,
  unreadable('JSON for pictures', 415, 'application/json'),
  unreadable('no mark between the parts', 400, 'multipart/form-data'),
  unreadable('parts that break off', 400, 'multipart/form-data; boundary=mark'),
  unreadable('parts with another mark', 400, 'multipart/form-data; boundary=other'),
];
