/** Why an address somewhere else gave no bytes. */
export type RemoteFaultKind =
  /** It may not be asked, or names nothing: which of the two is nobody's to learn. */
  | 'forbidden'
  /** No connection, or one that broke off. */
  | 'unreachable'
  /** It answered something other than 200. */
  | 'refused'
  | 'tooLarge'
  | 'tooSlow';

/** An address somewhere else gave no bytes. Carries neither the address nor what was found on the way: both may be secret. */
export class RemoteFault extends Error {
  constructor(
    readonly kind: RemoteFaultKind,
    /** Such as 'ECONNREFUSED' or 'HTTP 404'. */
    detail?: string,
    /** The status that was answered. */
    readonly status?: number,
  ) {
    super(`A remote address was ${kind}${detail ? ` (${detail})` : ''}.`);
  }
}
