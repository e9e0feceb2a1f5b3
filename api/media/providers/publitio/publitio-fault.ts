interface PublitioErrorOptions {
  /** HTTP status, or the status in the JSON body. */
  readonly code?: number | undefined;
  readonly isSlow?: boolean;
  readonly mayPass?: boolean;
  /** `Retry-After` in seconds. */
  readonly retryAfter?: number | undefined;
}

/** Has no URL and no `cause`: both may contain the request's signature. */
export class PublitioError extends Error {
  readonly code: number | undefined;
  readonly isSlow: boolean;
  readonly mayPass: boolean;
  readonly retryAfter: number | undefined;

  /** `call` as in 'GET /files/show/8chars', without its query. */
  constructor(
    call: string,
    reason: string,
    { code, isSlow = false, mayPass = false, retryAfter }: PublitioErrorOptions = {},
  ) {
    super(`Publitio, ${call}: ${reason}.`);
    this.code = code;
    this.isSlow = isSlow;
    this.mayPass = mayPass;
    this.retryAfter = retryAfter;
  }
}

export const isGone = (error: unknown): error is PublitioError =>
  error instanceof PublitioError && (error.code === 404 || error.code === 410);

export const mayPass = (status: number): boolean => status === 429 || status >= 500;

/** Resolves to undefined for a 404 or 410. */
export async function unlessGone<T>(calling: Promise<T>): Promise<T | undefined> {
  try {
    return await calling;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
