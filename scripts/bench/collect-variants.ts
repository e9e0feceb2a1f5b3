/** The server picks among several images per page; this many requests very likely return every variant. */
const requestCount = 60;

/** Collects every distinct response, by key. */
export async function collectVariants<Variant>(
  fetchVariant: () => Promise<Variant>,
  getKey: (variant: Variant) => string,
): Promise<Variant[]> {
  const variants = new Map<string, Variant>();
  for (let index = 0; index < requestCount; index += 1) {
    const variant = await fetchVariant();
    variants.set(getKey(variant), variant);
  }
  return [...variants.values()];
}
