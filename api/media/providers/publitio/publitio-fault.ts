interface FaultFacts {
  /** HTTP status, or the status in the JSON body. */
  readonly code?: number | undefined;
  readonly isSlow?: boolean;
  readonly mayPass?: boolean;
  /** `Retry-After` in seconds. */
  readonly retryAfter?: number | undefined;
}

/** Has no URL and no `cause`: both may contain the request's signature. */
export class PublitioFault extends Error {
  readonly code: number | undefined;
  readonly isSlow: boolean;
  readonly mayPass: boolean;
  readonly retryAfter: number | undefined;

  /** `call` as in 'GET /files/show/8chars', without its query. */
  constructor(
    call: string,
    reason: string,
    { code, isSlow = false, mayPass = false, retryAfter }: FaultFacts = {},
  ) {
    super(`Publitio, ${call}: ${reason}.`);
    this.code = code;
    this.isSlow = isSlow;
    this.mayPass = mayPass;
    this.retryAfter = retryAfter;
  }
}

export const isGone = (fault: unknown): fault is PublitioFault =>
  fault instanceof PublitioFault && (fault.code === 404 || fault.code === 410);

export const mayPass = (status: number): boolean => status === 429 || status >= 500;

/** Resolves to undefined for a 404 or 410. */
export async function unlessGone<T>(calling: Promise<T>): Promise<T | undefined> {
  try {
    return await calling;
  } catch (fault) {
    if (isGone(fault)) return undefined;
    throw fault;
  }
}
