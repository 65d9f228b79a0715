import { startPostgres } from '#testkit/postgres-server.ts'

/** Starts PostgreSQL with the settings that all parts of the bench share. */
export function startBenchPostgres({
  durable = true,
}: {
  /** False for a part that measures no commits: nothing waits for the disk. */
  durable?: boolean
} = {}): ReturnType<typeof startPostgres> {
  return startPostgres({
    durable,
    settings: {
      shared_buffers: '512MB',
      max_wal_size: '8GB',
      // Files of the log are used again after a checkpoint, as on a server that has run for a while:
      // a commit that has to make a new one waits for 16 MB on the disk.
      min_wal_size: '4GB',
      wal_compression: 'on',
      checkpoint_timeout: '30min',
    },
  })
}
