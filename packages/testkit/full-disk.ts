import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { sep } from 'node:path'

export interface FullDisk {
  /** From now on nothing under the directory can grow; what a file already occupies can be written again. */
  fill(): void
  empty(): void
  restore(): void
}

/** A disk for what this process writes under `directory` through Node's synchronous file functions. */
export function watchSpace(directory: string): FullDisk {
  const root = fs.realpathSync(directory) + sep
  const originals = { openSync: fs.openSync, closeSync: fs.closeSync, writeSync: fs.writeSync, statfsSync: fs.statfsSync }
  const open = new Set<number>()
  let full = false
  const patched = {
    openSync(path: fs.PathLike, ...rest: [fs.OpenMode, (fs.Mode | null)?]) {
      const fd = originals.openSync(path, ...rest)
      if (String(path).startsWith(root)) open.add(fd)
      return fd
    },
    closeSync(fd: number) {
      open.delete(fd)
      originals.closeSync(fd)
    },
    writeSync(fd: number, buffer: NodeJS.ArrayBufferView, offset: number, length: number, position: number | null) {
      const size = full && open.has(fd) ? fs.fstatSync(fd).size : Number.POSITIVE_INFINITY
      if ((position ?? size) + length > size)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
      return originals.writeSync(fd, buffer, offset, length, position)
    },
  }
  const statfsSync = (path: fs.PathLike) =>
    Object.assign(originals.statfsSync(path), full && String(path).startsWith(root) ? { bavail: 0 } : {})
  Object.assign(fs, patched, { statfsSync })
  syncBuiltinESMExports()
  return {
    fill() {
      full = true
    },
    empty() {
      full = false
    },
    restore() {
      Object.assign(fs, originals)
      syncBuiltinESMExports()
    },
  }
}
