export type RemoteErrorKind =
  /** Forbidden or unresolvable; indistinguishable, so that clients cannot probe the network. */
  | 'forbidden'
  /** No connection, or it broke off. */
  | 'unreachable'
  /** Status other than 200. */
  | 'refused'
  | 'tooLarge'
  | 'tooSlow';

/** Has neither the URL nor details of the redirects: both may be secret. */
export class RemoteError extends Error {
  constructor(
    readonly kind: RemoteErrorKind,
    /** Such as 'ECONNREFUSED' or 'HTTP 404'. */
    detail?: string,
    readonly status?: number,
  ) {
    super(`A remote URL was ${kind}${detail ? ` (${detail})` : ''}.`);
  }
}
