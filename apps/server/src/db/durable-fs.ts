import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of Emscripten's file system over Node's that is needed here. */
interface NodeFsModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
    realPath(node: unknown): string
  }
}

/**
 * PGlite's files, with a commit that reaches the disk. As shipped, Emscripten's file system over Node's knows no fsync and PGlite turns
 * it off: a database did not survive a simulated power loss. Held by db/power-loss.test.ts.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const answer = await super.init(pg, options)
    const hook = (module: unknown) => addFsync(module as NodeFsModule)
    return { emscriptenOpts: { ...answer.emscriptenOpts, preRun: [hook as never, ...(answer.emscriptenOpts.preRun ?? [])] } }
  }
}

function addFsync({ NODEFS }: NodeFsModule): void {
  NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd === undefined) syncDirectory(NODEFS.realPath(stream.node))
    else fdatasyncSync(stream.nfd)
    return 0
  }
}

/** Makes a file's name as lasting as its content. Windows does so by itself and cannot open a directory. */
export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return
  const directory = openSync(path, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}

const SETTINGS = {
  fsync: 'on',
  // The only method that goes through the file system above: the others are empty in WebAssembly.
  wal_sync_method: 'fsync',
  // The whole server shall stay below 400 MB.
  shared_buffers: '16MB',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
}

/** Opens the database in the directory `path`, which `create-embedded.ts` has made. */
export async function openDurable(path: string): Promise<PGlite> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return PGlite.create({
    fs: new DurableNodeFS(path),
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...settings],
    noInitDb: true,
  })
}

export const clusterIn = (dataDir: string) => join(dataDir, 'database')
