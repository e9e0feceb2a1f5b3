interface FaultFacts {
  /** The status that was answered, in JSON or by the place the bytes lie. */
  readonly code?: number | undefined;
  readonly isSlow?: boolean;
  /** Whether the same may go well in a moment. */
  readonly mayPass?: boolean;
  /** Seconds it asked to be left alone for. */
  readonly retryAfter?: number | undefined;
}

/** Publitio did not do what it was asked. Carries no address and no cause: either may hold what signs a call. */
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

/** Whether a fault means that what was asked for is not there (any more). */
export const isGone = (fault: unknown): fault is PublitioFault =>
  fault instanceof PublitioFault && (fault.code === 404 || fault.code === 410);

/** Whether a status may be another one in a moment. */
export const mayPass = (status: number): boolean => status === 429 || status >= 500;

/** What a call answers; undefined when what it was about is gone. */
export async function unlessGone<T>(calling: Promise<T>): Promise<T | undefined> {
  try {
    return await calling;
  } catch (fault) {
    if (isGone(fault)) return undefined;
    throw fault;
  }
}
