import { speculationRules } from '#contract/core/speculation-rules';

/**
 * Lets the browser prefetch documents. With a header of the page, it would request the rules at the same time as the
 * first photo. Call it once per document: a second Trusted Types policy of the same name is rejected.
 */
export function addSpeculationRules(): void {
  const text =
    window.trustedTypes
      ?.createPolicy('prefetch', { createScript: (_text: string) => speculationRules })
      .createScript(speculationRules) ?? speculationRules;
  // The DOM's types don't know that a script's text can be a TrustedScript.
  const script = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    text,
  });
  document.head.append(script);
}
