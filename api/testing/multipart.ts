import { createPlainImage } from './images';

export const multipartContentType = 'multipart/form-data; boundary=mark';

/** Raw headers and content, to send what no browser sends. */
interface MultipartPart {
  readonly headers: readonly string[];
  readonly content: string | Buffer;
}

export const buildMultipartBody = (...parts: readonly MultipartPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--mark\r\n${headers.join('\r\n')}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--mark--\r\n'),
  ]);

export const photoBytes = await createPlainImage(30, 20).jpeg().toBuffer();

export const photoPart: MultipartPart = {
  headers: [
    'Content-Disposition: form-data; name="photos"; filename="plate.jpg"',
    'Content-Type: image/jpeg',
  ],
  content: photoBytes,
};
