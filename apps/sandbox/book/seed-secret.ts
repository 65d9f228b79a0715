import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * The secret that every match is played from: made once and kept, so that a restart continues the
 * same matches. Only this process can foresee a result, and only as long as the file stays with it.
 * Throws when the folder cannot be written.
 */
export function readSeedSecret(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'seed-secret')
  try {
    return readWhole(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    write(file)
    return readWhole(file)
  }
}

function readWhole(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${file} does not hold a secret`)
  return text
}

/**
 * Written beside its place and then put there whole; when another process was faster, that one's
 * stands.
 */
function write(file: string): void {
  const draft = `${file}.${process.pid}`
  const handle = openSync(draft, 'w', 0o600)
  writeSync(handle, randomBytes(32).toString('hex'))
  fsyncSync(handle)
  closeSync(handle)
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
