/** An address that breaks before its domain rather than anywhere, where it must. */
export function EmailAddress({ children: address }: { readonly children: string }) {
  const domain = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  );
}
