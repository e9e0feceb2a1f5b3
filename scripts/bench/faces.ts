/** The server picks among several images per page; this many requests very likely return every variant. */
const visits = 60;

/** Collects every distinct response, by key. */
export async function everyFace<Variant>(
  fetchVariant: () => Promise<Variant>,
  getKey: (variant: Variant) => string,
): Promise<Variant[]> {
  const faces = new Map<string, Variant>();
  for (let visit = 0; visit < visits; visit += 1) {
    const variant = await fetchVariant();
    faces.set(getKey(variant), variant);
  }
  return [...faces.values()];
}
