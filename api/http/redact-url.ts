/** Query parameters that give access to something or are personal, such as a name that an admin searches for. */
const secretParameters = ['key', 'token', 'email', 'q'];

/** Index of the question mark, which some mail programs encode in links; the length if there's none. */
export function findQueryStart(url: string): number {
  const index = url.search(/\?|%3f/i);
  return index === -1 ? url.length : index;
}

/** For logs: replaces the values of secret query parameters. */
export function redactUrl(url: string): string {
  const queryIndex = findQueryStart(url);
  if (url[queryIndex] === '%') return `${url.slice(0, queryIndex)}%3Fredacted`;
  const query = new URLSearchParams(url.slice(queryIndex));
  const secrets = secretParameters.filter((name) => query.has(name));
  if (secrets.length === 0) return url;
  for (const name of secrets) query.set(name, 'redacted');
  return `${url.slice(0, queryIndex)}?${query}`;
}
