interface PublitioErrorOptions {
  /** HTTP status, or the status in the JSON body. */
  readonly code?: number | undefined;
  readonly isTimeout?: boolean;
  readonly isTransient?: boolean;
  /** `Retry-After` in seconds. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Has no URL and no `cause`: both may contain the request's signature. */
export class PublitioError extends Error {
  readonly code: number | undefined;
  readonly isTimeout: boolean;
  readonly isTransient: boolean;
  readonly retryAfterSeconds: number | undefined;

  /** `call` as in 'GET /files/show/8chars', without its query. */
  constructor(
    call: string,
    reason: string,
    { code, isTimeout = false, isTransient = false, retryAfterSeconds }: PublitioErrorOptions = {},
  ) {
    super(`Publitio, ${call}: ${reason}.`);
    this.code = code;
    this.isTimeout = isTimeout;
    this.isTransient = isTransient;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const isNotFound = (error: unknown): error is PublitioError =>
  error instanceof PublitioError && (error.code === 404 || error.code === 410);

export const isTransient = (status: number): boolean => status === 429 || status >= 500;

/** Resolves to undefined for a 404 or 410. */
export async function ignoreNotFound<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
