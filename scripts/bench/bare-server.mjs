import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Koa from 'koa';

/**
 * Baseline: a bare Koa application that serves the folder's files in turn. Usage: bare-server.mjs FOLDER CONTENT-TYPE
 * [CONTENT-ENCODING]
 */
const [folder = '', contentType = '', contentEncoding] = process.argv.slice(2);
const bodies = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
let requestCount = 0;

const app = new Koa();
app.use((ctx) => {
  ctx.set('Content-Type', contentType);
  if (contentEncoding) ctx.set('Content-Encoding', contentEncoding);
  ctx.body = bodies[requestCount % bodies.length];
  requestCount += 1;
});
app.listen(Number(process.env.PORT), '127.0.0.1');
