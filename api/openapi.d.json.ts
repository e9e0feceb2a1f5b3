declare const document: { readonly openapi: string };
export default document;
