/**
 * A `Content-Disposition` that saves the response under a name (RFC 6266, with the UTF-8 name of RFC 8187); folders
 * before the name are dropped.
 */
export function buildContentDisposition(path: string): string {
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const ascii = toAscii(fileName);
  const quoted = `attachment; filename="${ascii.replace(/["\\]/g, '\\$&')}"`;
  return ascii === fileName ? quoted : `${quoted}; filename*=UTF-8''${encodeRfc8187(fileName)}`;
}

/** For clients that read only ASCII: accents are dropped, other characters become '_'. */
const toAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_');

/** `encodeURIComponent` leaves four characters that RFC 8187's attr-char excludes. */
const encodeRfc8187 = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
