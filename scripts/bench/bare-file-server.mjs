import { createReadStream } from 'node:fs';
import Koa from 'koa';

/**
 * A Koa application that does nothing but stream a file: what the shop's kept images are held against.
 * Usage: bare-file-server.mjs FILE CONTENT-TYPE
 */
const [file = '', contentType = ''] = process.argv.slice(2);

const app = new Koa();
app.use((ctx) => {
  ctx.set('Content-Type', contentType);
  ctx.body = createReadStream(file);
});
// Whoever measures hangs up at the end of each round.
app.silent = true;
app.listen(Number(process.env.PORT), '127.0.0.1');
