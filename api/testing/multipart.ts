import { plainPicture } from './pictures';

/** Between the parts of these bodies. */
export const multipartKind = 'multipart/form-data; boundary=mark';

/** One part of a body, as nothing but a program writes it. */
export interface Part {
  readonly headers: readonly string[];
  readonly content: string | Buffer;
}

/** A body of parts. */
export const bodyOf = (...parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--mark\r\n${headers.join('\r\n')}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--mark--\r\n'),
  ]);

/** A small photograph's bytes. */
export const photoBytes = await plainPicture(30, 20).jpeg().toBuffer();

/** It, as a part. */
export const photo: Part = {
  headers: [
    'Content-Disposition: form-data; name="photos"; filename="plate.jpg"',
    'Content-Type: image/jpeg',
  ],
  content: photoBytes,
};
