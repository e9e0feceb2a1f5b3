import { encodeInSlices } from '#contract/core/in-slices';

/** A longer list takes long enough to block the event loop. */
const maxUnslicedLength = 500;

/** UTF-8. `value` must consist of what JSON can express, as responses do. */
export async function encodeJson(value: unknown): Promise<Buffer> {
  if (isLongList(value)) {
    const items = await encodeInSlices(stringifyItems(value), ',');
    return Buffer.concat([Buffer.from('['), items, Buffer.from(']')]);
  }
  if (isObject(value) && Object.values(value).some(isLongList)) return encodeMembers(value);
  return Buffer.from(JSON.stringify(value));
}

async function encodeMembers(value: object): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    const separator = parts.length === 0 ? '{' : ',';
    parts.push(Buffer.from(`${separator}${JSON.stringify(name)}:`), await encodeJson(member));
  }
  return Buffer.concat([...parts, Buffer.from('}')]);
}

function* stringifyItems(list: readonly unknown[]): Generator<string> {
  for (const item of list) yield JSON.stringify(item);
}

const isLongList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > maxUnslicedLength;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
