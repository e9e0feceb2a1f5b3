/** Which of two comes first; letters by their code, as the database orders them. */
export function compared<Key extends string | number>(one: Key, other: Key): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
