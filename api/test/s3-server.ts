import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Location } from '#src/integrations/file-storage/s3-file-storage.js';

/** A small S3 service on a free loopback port, with one bucket. */
export interface S3Server {
  location: S3Location & { endpoint: string };
  close(): Promise<void>;
}

/** @param directory where the service keeps its objects; the caller's to remove */
export const startS3Server = async (directory: string): Promise<S3Server> => {
  const bucket = 'photos';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(directory, 'bucket'),
    // It miscounts the signatures of DELETE that newer clients send; what is tested here is not its arithmetic.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return { location: s3LocationAt(port, bucket), close: () => server.close() };
};

/** The account every such server knows. */
export const s3LocationAt = (port: number, bucket = 'photos') => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket,
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
});
