export { startBlobs, type Blobs } from '../../scripts/stack/blobs.ts';
