/** A page is painted with one of some pictures; asked this often, it has very likely shown them all. */
const visits = 60;

/** Every different answer of what is asked, told apart by a key. */
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
