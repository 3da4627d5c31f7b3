import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A small S3 service on a free loopback port, with one bucket. */
export interface S3Server {
  location: ReturnType<typeof s3LocationAt>;
  /** The environment of an API that keeps its files there. */
  settings: Record<string, string>;
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
  const location = s3LocationAt(port, bucket);
  const settings = {
    STORAGE_DRIVER: 's3',
    S3_ENDPOINT: location.endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: location.accessKeyId,
    S3_SECRET_ACCESS_KEY: location.secretAccessKey,
  };
  return { location, settings, close: () => server.close() };
};

/** The account every such server knows. */
export const s3LocationAt = (port: number, bucket = 'photos') => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket,
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
});
