/** The server picks among several images per page; this many requests very likely return every variant. */
const visits = 60;

/** Collects every distinct response, by key. */
export async function everyFace<Answer>(
  ask: () => Promise<Answer>,
  keyOf: (answer: Answer) => string,
): Promise<Answer[]> {
  const faces = new Map<string, Answer>();
  for (let visit = 0; visit < visits; visit += 1) {
    const answer = await ask();
    faces.set(keyOf(answer), answer);
  }
  return [...faces.values()];
}
