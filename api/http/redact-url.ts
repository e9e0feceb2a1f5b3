/** Query parameters that give access to something or are personal, such as a name that an admin searches for. */
const secretParameters = ['key', 'token', 'email', 'q'];

/** For logs: replaces the values of secret query parameters. */
export function redactUrl(url: string): string {
  const encodedIndex = url.search(/%3f/i);
  const queryIndex = url.indexOf('?');
  // Some mail programs encode the question mark of links.
  if (encodedIndex !== -1 && (queryIndex === -1 || encodedIndex < queryIndex)) {
    return `${url.slice(0, encodedIndex)}%3Fredacted`;
  }
  if (queryIndex === -1) return url;
  const query = new URLSearchParams(url.slice(queryIndex));
  const secrets = secretParameters.filter((name) => query.has(name));
  if (secrets.length === 0) return url;
  for (const name of secrets) query.set(name, 'redacted');
  return `${url.slice(0, queryIndex)}?${query}`;
}
