import { readFileSync } from 'node:fs';
import Koa from 'koa';

/**
 * A Koa application that does nothing but answer one body: what the shop is held against.
 * Usage: bare-server.mjs FILE CONTENT-TYPE [CONTENT-ENCODING]
 */
const [file = '', contentType = '', contentEncoding] = process.argv.slice(2);
const body = readFileSync(file);

const app = new Koa();
app.use((ctx) => {
  ctx.set('Content-Type', contentType);
  if (contentEncoding) ctx.set('Content-Encoding', contentEncoding);
  ctx.body = body;
});
app.listen(Number(process.env.PORT), '127.0.0.1');
