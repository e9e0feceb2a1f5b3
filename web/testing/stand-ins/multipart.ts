import { File as FileOfNode } from 'node:buffer';

const emptyForm = await new Response(new URLSearchParams()).formData();
const FormDataOfNode = emptyForm.constructor;
const FormDataOfDocument = typeof FormData === 'undefined' ? undefined : FormData;

/** Node's `fetch` does not recognize jsdom's `File` and `FormData`. */
export function installMultipart(): void {
  if (!FormDataOfDocument) return;
  const FormData = new Proxy(FormDataOfDocument, {
    construct: (ofDocument, given) =>
      given.length > 0 ? new ofDocument(...given) : Reflect.construct(FormDataOfNode, []),
  });
  Object.assign(globalThis, { FormData, File: FileOfNode });
}
