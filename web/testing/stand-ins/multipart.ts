import { File as FileOfNode } from 'node:buffer';

const emptyForm = await new Response(new URLSearchParams()).formData();
const FormDataOfNode = emptyForm.constructor;
const FormDataOfDocument = typeof FormData === 'undefined' ? undefined : FormData;

/** What fetch sends here is Node's: jsdom's files and forms, which look the same, mean nothing to it. */
export function installMultipart(): void {
  if (!FormDataOfDocument) return;
  const FormData = new Proxy(FormDataOfDocument, {
    construct: (ofDocument, given) =>
      given.length > 0 ? new ofDocument(...given) : Reflect.construct(FormDataOfNode, []),
  });
  Object.assign(globalThis, { FormData, File: FileOfNode });
}
