import { randomUUID } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';

export interface Blobs {
  url: string;
  token: string;
  siteID: string;
  /** The value of NETLIFY_BLOBS_CONTEXT with which `getStore(name)` reaches this server. */
  context: string;
  stop(): Promise<void>;
}

/** The id under which Netlify's tools keep the stores of a folder that is linked to no site. */
const siteID = 'unlinked';

/** Netlify's own local Blobs server, kept in `dir`. It writes no etags and its conditional writes are not atomic. */
export async function startBlobs({ dir, port }: { dir: string; port?: number }): Promise<Blobs> {
  const token = randomUUID();
  const server = new BlobsServer({ directory: dir, token, ...(port === undefined ? {} : { port }) });
  const { port: listening } = await server.start();
  const url = `http://localhost:${listening}`;
  const context = { edgeURL: url, uncachedEdgeURL: url, siteID, token, primaryRegion: 'eu-west-2' };
  return {
    url,
    token,
    siteID,
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    stop: async () => {
      await server.stop();
    },
  };
}
