import type { BrowserContext } from '@playwright/test';
import { nameRequest, saveEndpointRecord } from '#mocks/testing/endpoint-records';
import type { Target } from './test-targets';

/** Endpoints that pages called with success. */
export type EndpointCalls = Set<string>;

export function countEndpointCalls(context: BrowserContext, calls: EndpointCalls): void {
  context.on('response', (response) => {
    if (response.ok()) addCall(calls, response.request().method(), response.url());
  });
}

function addCall(calls: EndpointCalls, method: string, url: string): void {
  const name = nameRequest(method, url);
  if (name !== undefined) calls.add(name);
}

export const saveEndpointCalls = (target: Target, worker: string, calls: EndpointCalls): void =>
  saveEndpointRecord(`browser: ${target}`, worker, calls);
