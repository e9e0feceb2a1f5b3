import { File as NodeFile } from 'node:buffer';

const emptyForm = await new Response(new URLSearchParams()).formData();
const NodeFormData = emptyForm.constructor;
const DomFormData = typeof FormData === 'undefined' ? undefined : FormData;

/** Node's `fetch` does not recognize jsdom's `File` and `FormData`. */
export function installMultipart(): void {
  if (!DomFormData) return;
  const FormData = new Proxy(DomFormData, {
    construct: (DomConstructor, args) =>
      args.length > 0 ? new DomConstructor(...args) : Reflect.construct(NodeFormData, []),
  });
  Object.assign(globalThis, { FormData, File: NodeFile });
}
