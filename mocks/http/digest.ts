/** The SHA-256 of some bytes, hexadecimal. */
export async function digestOf(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest), hexadecimal).join('');
}

const hexadecimal = (byte: number): string => byte.toString(16).padStart(2, '0');
