/** Long addresses break before the domain. */
export function EmailAddress({ email }: { readonly email: string }) {
  const domain = Math.max(email.lastIndexOf('@'), 0);
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}
