import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { Context } from 'koa';
import S3rver from 's3rver';
import type { S3Settings } from '../media/providers/s3/s3-client';
import { createTemporaryFolder } from './temporary-folder';

const bucket = 'la-higuera';

/** The only account of s3rver. */
const testKeys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Ways in which the store or the network can fail. */
const failures = {
  hangs: (ctx: Context) => {
    ctx.respond = false;
  },
  'stops in the middle': (ctx: Context) => {
    ctx.respond = false;
    ctx.res.writeHead(200, { 'content-length': 100 }).write('half');
  },
  'breaks off': (ctx: Context) => ctx.req.destroy(),
  'answers 500': (ctx: Context) => {
    ctx.status = 500;
  },
  'answers 403 in HTML': (ctx: Context) => {
    ctx.status = 403;
    ctx.body = '<h1>Forbidden</h1>';
  },
};

type S3Failure = keyof typeof failures;

export const s3Failures = Object.keys(failures) as readonly S3Failure[];

interface S3Request {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

interface TestS3Server {
  readonly settings: S3Settings;
  /** Since the last reset. */
  readonly requests: readonly S3Request[];
  /** Until the next reset. */
  fail(failure: S3Failure): void;
  reset(): void;
  close(): Promise<void>;
}

/** An S3 server with an empty bucket on disk. It knows its access key, but verifies neither signatures nor access rules. */
export async function startS3Server(): Promise<TestS3Server> {
  const restoreCiphers = replaceDes();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: createTemporaryFolder(),
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const requests: S3Request[] = [];
  let failure: S3Failure | undefined;
  server.middleware.unshift(async (ctx, next) => {
    const { method, path, headers } = ctx;
    requests.push({ method, path, headers });
    if (failure === undefined) return next();
    failures[failure](ctx);
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      prefix: 'originals/',
      getKeys: () => testKeys,
    },
    requests,
    fail(name) {
      failure = name;
    },
    reset() {
      failure = undefined;
      requests.length = 0;
    },
    async close() {
      await server.close();
      restoreCiphers();
    },
  };
}

type Ciphers = Pick<typeof import('node:crypto'), 'createCipheriv' | 'createDecipheriv'>;

/**
 * s3rver encrypts continuation tokens of lists with DES, which OpenSSL 3 no longer has. Triple DES with the same key
 * three times is the same.
 */
function replaceDes(): () => void {
  const crypto: Ciphers = createRequire(import.meta.url)('node:crypto');
  const { createCipheriv, createDecipheriv } = crypto;
  const replace =
    <C extends typeof createCipheriv | typeof createDecipheriv>(create: C) =>
    (algorithm: string, key: Buffer, iv: Buffer) =>
      algorithm === 'des'
        ? create('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
        : create(algorithm, key, iv);
  Object.assign(crypto, {
    createCipheriv: replace(createCipheriv),
    createDecipheriv: replace(createDecipheriv),
  });
  return () => Object.assign(crypto, { createCipheriv, createDecipheriv });
}
