// node lambda.mjs <folder of an unpacked bundle>: runs one function as Amazon's Lambda does for Netlify, with Netlify's own start of
// it, which is in the bundle. Answers on a free port, which it prints. An answer is complete once the work after it is done, too.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
process.chdir(folder);
process.env.LAMBDA_TASK_ROOT = folder;

globalThis.awslambda = {
  streamifyResponse: (handler) => handler,
  HttpResponseStream: {
    from(stream, head) {
      stream.emit('head', head);
      return stream;
    },
  },
};
const { handler } = await import(pathToFileURL(join(folder, '___netlify-entry-point.mjs')).href);
let calls = 0;

const server = createServer((incoming, outgoing) => {
  const stream = new PassThrough();
  stream.once('head', ({ statusCode, headers = {}, multiValueHeaders = {} }) => {
    outgoing.writeHead(statusCode, { ...headers, ...multiValueHeaders });
    stream.pipe(outgoing);
  });
  buffer(incoming)
    .then((body) => {
      const { 'x-rehearsal-url': rawUrl, 'x-rehearsal-blobs': blobs, ...headers } = incoming.headers;
      calls += 1;
      return handler(
        {
          rawUrl,
          httpMethod: incoming.method,
          headers,
          body: body.length > 0 ? body.toString('base64') : undefined,
          isBase64Encoded: true,
          blobs,
          flags: {},
        },
        stream,
        { awsRequestId: `rehearsal-${calls}`, getRemainingTimeInMillis: () => 60_000 },
      );
    })
    .catch((error) => {
      console.error(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end('The function ended with an error.');
    });
});
server.listen(0, '127.0.0.1', () => console.log(`listening ${server.address().port}`));
