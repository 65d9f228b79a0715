import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, sep } from 'node:path'

/** Bytes of the pieces that a disk forgets, each for itself. */
const PIECE = 4_096

export interface UnreliableDisk {
  /** Copies the directory to `to` as it might be found if the power failed now. */
  loseTo(to: string): void
  /** Calls back before each write, with how many there have been. */
  beforeWrite(then: (writes: number) => void): void
  restore(): void
}

interface File {
  path: string
  /**
   * Pieces written since the last sync, with what they held before; null is for «there was
   * nothing».
   */
  before: Map<number, Buffer | null>
}

/**
 * Watches what this process writes under `directory` through Node's synchronous file functions.
 * When the power fails, each piece that was not synced since it was written survives or not by
 * chance; names and lengths survive at once, which is the worst for a log.
 */
export function watchDisk(directory: string, chance: () => number): UnreliableDisk {
  const root = fs.realpathSync(directory) + sep
  const originals = {
    openSync: fs.openSync,
    writeSync: fs.writeSync,
    fdatasyncSync: fs.fdatasyncSync,
    fsyncSync: fs.fsyncSync,
    closeSync: fs.closeSync,
  }
  const open = new Map<number, string>()
  const files = new Map<string, File>()
  let listener: (writes: number) => void = () => {}
  let writes = 0
  let busy = false

  function note(fd: number, position: number, length: number): void {
    const path = open.get(fd)
    if (!path) return
    const file = files.get(path) ?? { path, before: new Map() }
    files.set(path, file)
    for (let piece = Math.floor(position / PIECE); piece * PIECE < position + length; piece++) {
      if (!file.before.has(piece)) file.before.set(piece, readPiece(path, piece))
    }
  }

  const patched = {
    openSync(path: fs.PathLike, ...rest: [fs.OpenMode, (fs.Mode | null)?]) {
      const fd = originals.openSync(path, ...rest)
      if (!busy && String(path).startsWith(root)) open.set(fd, String(path))
      return fd
    },
    closeSync(fd: number) {
      open.delete(fd)
      originals.closeSync(fd)
    },
    writeSync(
      fd: number,
      buffer: NodeJS.ArrayBufferView,
      offset: number,
      length: number,
      position: number | null,
    ) {
      if (open.has(fd) && !busy) {
        listener(++writes)
        note(fd, position ?? fs.fstatSync(fd).size, length)
      }
      return originals.writeSync(fd, buffer, offset, length, position)
    },
    fdatasyncSync(fd: number) {
      originals.fdatasyncSync(fd)
      files.get(open.get(fd) ?? '')?.before.clear()
    },
    fsyncSync(fd: number) {
      originals.fsyncSync(fd)
      files.get(open.get(fd) ?? '')?.before.clear()
    },
  }
  Object.assign(fs, patched)
  syncBuiltinESMExports()

  return {
    loseTo(to) {
      busy = true
      fs.cpSync(root, to, { recursive: true })
      for (const { path, before } of files.values()) {
        const copy = join(to, path.slice(root.length))
        if (!fs.existsSync(copy)) continue
        for (const [piece, content] of before) if (chance() < 0.5) forget(copy, piece, content)
      }
      busy = false
    },
    beforeWrite(then) {
      listener = then
    },
    restore() {
      Object.assign(fs, originals)
      syncBuiltinESMExports()
    },
  }
}

function readPiece(path: string, piece: number): Buffer | null {
  const fd = fs.openSync(path, 'r')
  const content = Buffer.alloc(PIECE)
  const length = fs.readSync(fd, content, 0, PIECE, piece * PIECE)
  fs.closeSync(fd)
  return length === 0 ? null : content.subarray(0, length)
}

/** A piece that was never there before is zeros now: its length had already been kept. */
function forget(path: string, piece: number, content: Buffer | null): void {
  const length = fs.statSync(path).size - piece * PIECE
  if (length <= 0) return
  const old = Buffer.alloc(Math.min(PIECE, length))
  content?.copy(old)
  const fd = fs.openSync(path, 'r+')
  fs.writeSync(fd, old, 0, old.length, piece * PIECE)
  fs.closeSync(fd)
}
