/** Characters a title may have. */
const longest = 200;

/** A title out of a file's name as its sender calls it: no folders, no ending, nothing that cannot be seen. */
export function cleanName(written: string): string {
  const [name = ''] = written.split(/[/\\]/).slice(-1);
  const seen = name.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').trim();
  const title = seen.replace(/\.[a-z0-9]{1,5}$/i, '');
  return [...title].slice(0, longest).join('') || 'Untitled';
}
