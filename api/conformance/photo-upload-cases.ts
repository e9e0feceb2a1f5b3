import { languages } from '#contract/core/language';
import { buildJsonRequest, buildPhotosRequest } from './build-request';
import { imageFiles, invalidImages, tooLargeImage } from './image-files';

const oneImage = imageFiles.slice(0, 1);
const keyHeader = { 'Idempotency-Key': '5a0c6f0e-6f2f-4c7b-8f0a-0d5f3f1b2c01' };

export const validPhotoUploads = await Promise.all([
  ...languages.map((language) =>
    buildPhotosRequest(`an image of every format, in ${language}`, {
      files: imageFiles,
      fields: { language },
    }),
  ),
  buildPhotosRequest('one image without other fields', { files: oneImage }),
  buildPhotosRequest('an image with a text file name and type', {
    files: oneImage.map((image) => new File([image], 'notes.txt', { type: 'text/plain' })),
  }),
  buildPhotosRequest('an image name with path traversal', {
    files: oneImage.map((image) => new File([image], '../../etc/passwd<b>.jpg')),
  }),
  buildPhotosRequest('unknown fields', { files: oneImage, fields: { isAdmin: 'true' } }),
]);

const invalidUploads = await Promise.all([
  ...languages.flatMap((language) => [
    buildPhotosRequest(
      `no image, in ${language}`,
      { files: [], fields: { language } },
      { status: 400 },
    ),
    buildPhotosRequest(
      `six images, in ${language}`,
      { files: [...imageFiles, ...oneImage], fields: { language } },
      { status: 400 },
    ),
    ...invalidImages.map((invalidImage) =>
      buildPhotosRequest(
        `an image and ${invalidImage.name} of type ${invalidImage.type}, in ${language}`,
        { files: [...oneImage, invalidImage], fields: { language } },
        { status: 415 },
      ),
    ),
  ]),
  buildPhotosRequest('a file of more than 20 MB', { files: [tooLargeImage] }, { status: 413 }),
  buildPhotosRequest(
    'too much text',
    { files: oneImage, fields: { notes: 'a'.repeat(100_001) } },
    { status: 413 },
  ),
  buildPhotosRequest(
    'images in another field',
    { files: oneImage, field: 'photo' },
    { status: 400 },
  ),
  buildPhotosRequest(
    'text instead of an image',
    { files: [], fields: { photos: 'plate.jpg' } },
    { status: 400 },
  ),
  buildPhotosRequest(
    'an unsupported language',
    { files: oneImage, fields: { language: 'fr' } },
    { status: 400 },
  ),
  buildPhotosRequest(
    'images from another origin',
    { files: oneImage },
    { status: 403, headers: { Origin: 'https://elsewhere.example' } },
  ),
]);

const idempotencyRequests = await Promise.all([
  buildPhotosRequest('a key', { files: imageFiles }, { headers: keyHeader }),
  buildPhotosRequest(
    'a repeated key with the same images',
    { files: imageFiles },
    { headers: keyHeader },
  ),
  buildPhotosRequest(
    'a repeated key with other images',
    { files: oneImage, fields: { language: 'es' } },
    { status: 422, headers: keyHeader },
  ),
  buildPhotosRequest(
    'a key that is not a UUID',
    { files: oneImage },
    { status: 400, headers: { 'Idempotency-Key': 'plate' } },
  ),
]);

const buildUnreadable = (title: string, status: number, type: string) =>
  buildJsonRequest('sendSubmissionPhotos', title, '--mark\r\n\r\n', {
    status,
    headers: { 'Content-Type': type },
  });

export const invalidPhotoUploads = [
  ...invalidUploads,
  ...idempotencyRequests,
  buildUnreadable('JSON instead of multipart', 415, 'application/json'),
  buildUnreadable('multipart without a boundary', 400, 'multipart/form-data'),
  buildUnreadable('truncated multipart', 400, 'multipart/form-data; boundary=mark'),
  buildUnreadable('multipart with another boundary', 400, 'multipart/form-data; boundary=other'),
];
