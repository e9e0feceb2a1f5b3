import { createReadStream } from 'node:fs';
import Koa from 'koa';

/** Baseline: a bare Koa application that only streams a file. Usage: bare-file-server.mjs FILE CONTENT-TYPE */
const [file = '', contentType = ''] = process.argv.slice(2);

const app = new Koa();
app.use((ctx) => {
  ctx.set('Content-Type', contentType);
  ctx.body = createReadStream(file);
});
// autocannon drops its connections at the end of each round.
app.silent = true;
app.listen(Number(process.env.PORT), '127.0.0.1');
