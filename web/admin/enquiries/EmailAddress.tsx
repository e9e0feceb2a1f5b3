/** An address that breaks before its domain rather than anywhere, where it must. */
export function EmailAddress({ children }: { readonly children: string }) {
  const [name, domain] = children.split('@');
  if (domain === undefined) return children;
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}
