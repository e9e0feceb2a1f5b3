import type { S3Client as SdkClient } from '@aws-sdk/client-s3';
import { sha256 } from '../../../platform/digest';
import { withTimeout } from '../../timeout';
import { S3Error, toS3Error } from './s3-error';

interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** URL of a store other than AWS, which is then addressed by path; undefined for AWS. */
  readonly endpoint: string | undefined;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** A function, so that logging the settings does not print the keys. */
  readonly getKeys: () => S3Keys;
}

export interface S3Limits {
  /** Milliseconds until a connection is established. */
  readonly connectTimeout?: number;
  /** Milliseconds without a byte in either direction. */
  readonly idleTimeout?: number;
  /** Milliseconds for a call with its retries and the whole body. */
  readonly callTimeout?: number;
  /** Objects per page of a list; S3's maximum is 1000. */
  readonly pageSize?: number;
}

export interface StoredObject {
  readonly key: string;
  /** Undefined if the store does not say. */
  readonly modifiedAt: Date | undefined;
}

/** Everything rejects with an `S3Error`, or with a signal's reason. */
interface S3Client {
  putObject(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined if there is no such object. */
  getObject(key: string, signal?: AbortSignal): Promise<Buffer | undefined>;
  /** Does nothing where there is none. */
  deleteObject(key: string): Promise<void>;
  /** Page by page. */
  listObjects(prefix: string): AsyncGenerator<StoredObject>;
}

const maxAttempts = 2;

/** Loads the SDK with the first call: a server without S3 neither waits for it nor keeps it in memory. */
export function createS3Client(settings: S3Settings, limits: S3Limits = {}): S3Client {
  const { bucket: Bucket } = settings;
  const { callTimeout = 30_000, pageSize = 1000 } = limits;
  let loading: Promise<LoadedSdk> | undefined;

  function load(): Promise<LoadedSdk> {
    loading ??= loadSdk(settings, limits);
    return loading;
  }

  async function call<T>(
    name: string,
    send: (loaded: LoadedSdk, abortSignal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const loaded = await load();
    try {
      return await withTimeout(callTimeout, signal, (abortSignal) => send(loaded, abortSignal));
    } catch (error) {
      signal?.throwIfAborted();
      throw toS3Error(name, error);
    }
  }

  return {
    async putObject(Key, bytes, ContentType) {
      const Metadata = { [hashName]: await sha256(bytes) };
      const input = { Bucket, Key, Body: bytes, ContentType, Metadata };
      await call('PutObject', ({ client, sdk }, abortSignal) =>
        client.send(new sdk.PutObjectCommand(input), { abortSignal }),
      );
    },

    getObject: (Key, signal) =>
      call(
        'GetObject',
        (loaded, abortSignal) => readObject(loaded, { Bucket, Key }, abortSignal),
        signal,
      ),

    async deleteObject(Key) {
      await call('DeleteObject', ({ client, sdk }, abortSignal) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      );
    },

    async *listObjects(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const input = { Bucket, Prefix, ContinuationToken, MaxKeys: pageSize };
        const page = await call('ListObjectsV2', ({ client, sdk }, abortSignal) =>
          client.send(new sdk.ListObjectsV2Command(input), { abortSignal }),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key !== undefined) yield { key: Key, modifiedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}

interface LoadedSdk {
  readonly sdk: typeof import('@aws-sdk/client-s3');
  readonly client: SdkClient;
}

async function loadSdk(
  { region, endpoint, getKeys }: S3Settings,
  { connectTimeout = 2000, idleTimeout = 5000 }: S3Limits,
): Promise<LoadedSdk> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: async () => getKeys(),
    maxAttempts,
    requestHandler: { connectionTimeout: connectTimeout, socketTimeout: idleTimeout },
    // Many stores do not know the newer checksums; `hashName` protects the content instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

/** Metadata with the hexadecimal SHA-256 of the content. */
const hashName = 'sha256';

async function readObject(
  { client, sdk }: LoadedSdk,
  input: { readonly Bucket: string; readonly Key: string },
  abortSignal: AbortSignal,
): Promise<Buffer | undefined> {
  try {
    const { Body, Metadata } = await client.send(new sdk.GetObjectCommand(input), { abortSignal });
    const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
    // A tool that moves objects to another store may lose the metadata.
    const hash = Metadata?.[hashName];
    if (hash !== undefined && hash !== (await sha256(bytes)))
      throw new S3Error('GetObject', 'the content is damaged');
    return bytes;
  } catch (error) {
    if (error instanceof sdk.NoSuchKey) return undefined;
    throw error;
  }
}
