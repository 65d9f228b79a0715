import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of Emscripten's file system over Node's that is needed here. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/**
 * EIO in WebAssembly's numbering: PostgreSQL stops rather than trust a disk that could not sync.
 */
const EIO = 29

/**
 * File system of PGlite whose commits reach the disk. Emscripten's own file system over Node's has
 * no fsync, and with it a database did not survive a simulated power loss. power-loss.test.ts tests
 * this.
 */
export class DurableNodeFS extends NodeFS {
  override async init(
    pg: PGlite,
    options: Parameters<NodeFS['init']>[1],
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const hook = (module: unknown) => addFsync(module as EmscriptenModule)
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [hook as never, ...(emscriptenOpts.preRun ?? [])],
      },
    }
  }
}

function addFsync({ NODEFS }: EmscriptenModule): void {
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    try {
      fdatasyncSync(nfd)
      return 0
    } catch {
      return EIO
    }
  }
}

/**
 * Writes the content of a file, or the names in a directory, to the disk. Windows cannot open a
 * directory, and keeps names by itself.
 */
export function syncPath(path: string, isDirectory: boolean): void {
  if (isDirectory && process.platform === 'win32') return
  const file = openSync(path, isDirectory ? 'r' : 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
