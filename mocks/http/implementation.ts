import type { CsvTable } from '#contract/core/csv';
import type { Endpoint, RequestOf, ResponseKind, ResponseOf } from '#contract/core/endpoint';
import type { EndpointName, Endpoints } from '#contract/index';
import type { MockDatabase } from '../db';

/** Reads the bytes of a demo photograph by the name of its file. */
export type PhotographBytes = (file: string) => Promise<ArrayBuffer>;

/** What every mock answers from. */
export interface MockContext {
  readonly database: MockDatabase;
  readonly photographBytes: PhotographBytes;
  readonly clock: () => Date;
}

/** What a mock may know beside the valid parts of a request. */
export interface MockAsked extends MockContext {
  /** Whether somebody signed in to the back office asks; the answer is then theirs alone and kept nowhere. */
  isAdministrator(): boolean;
}

/** Bytes as they are to be answered. */
export class MockBytes {
  constructor(
    readonly bytes: ArrayBuffer,
    readonly contentType: string,
    /** Beside those of the endpoint, or instead of them where they depend on the request. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** A table to be saved. */
export class MockCsv {
  constructor(readonly table: CsvTable) {}
}

/** The part of a list that was asked for, and how many there are in all. */
export class MockCounted<Rows> {
  constructor(
    readonly rows: Rows,
    readonly total: number,
  ) {}
}

/** Answers a valid request, or throws a `Fault`. */
export type MockHandler<E extends Endpoint> = (
  request: RequestOf<E>,
  asked: MockAsked,
) => AnswerOf<E> | Promise<AnswerOf<E>>;

type AnswerOf<E extends Endpoint> =
  ResponseKind<E> extends 'image'
    ? MockBytes
    : ResponseKind<E> extends 'csv'
      ? MockCsv
      : E['counted'] extends true
        ? MockCounted<ResponseOf<E>>
        : ResponseOf<E>;

/** A mock for every endpoint of the contract: one left out does not compile. */
export type MockImplementations = {
  readonly [Name in EndpointName]: MockHandler<Endpoints[Name]>;
};
