import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const NAME = /^baize-tests-(\d+)$/
/** More than the databases of two test files at a time take. */
const ROOM_BYTES = 2 * 1024 ** 3

/**
 * Global set-up of Vitest and of Playwright: what tests keep in a temporary folder is kept in memory
 * where the system has room for that. A database is copied there in a tenth of the time, and a
 * commit waits for no disk. Returns what removes it all; TMPDIR, when it is set, is left alone.
 */
export function setup(): (() => void) | undefined {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return undefined
  removeLeftBehind()
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ROOM_BYTES) return undefined
  const folder = join(MEMORY, `baize-tests-${process.pid}`)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    mkdirSync(folder, { mode: 0o711 })
    // PostgreSQL that is brought for tests runs from there.
    const program = join(folder, 'program')
    writeFileSync(program, '', { mode: 0o755 })
    accessSync(program, constants.X_OK)
  } catch {
    remove()
    return undefined
  }
  process.env.TMPDIR = folder
  return remove
}

/** Removes the folders of test runs that were killed. */
function removeLeftBehind(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1])
    if (pid && !isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
