import { createPlainImage } from './pictures';

export const multipartKind = 'multipart/form-data; boundary=mark';

/** Raw headers and content, to send what no browser sends. */
export interface Part {
  readonly headers: readonly string[];
  readonly content: string | Buffer;
}

export const buildMultipartBody = (...parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--mark\r\n${headers.join('\r\n')}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--mark--\r\n'),
  ]);

export const photoBytes = await createPlainImage(30, 20).jpeg().toBuffer();

export const photoPart: Part = {
  headers: [
    'Content-Disposition: form-data; name="photos"; filename="plate.jpg"',
    'Content-Type: image/jpeg',
  ],
  content: photoBytes,
};
