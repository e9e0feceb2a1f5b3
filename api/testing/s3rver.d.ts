declare module 's3rver' {
  import type { AddressInfo } from 'node:net';
  import type { Middleware } from 'koa';

  interface S3rverOptions {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  /** The part of s3rver that the tests use; the package has no types. */
  class S3rver {
    constructor(options: S3rverOptions);
    /** Of Koa. */
    readonly middleware: Middleware[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }

  export = S3rver;
}
