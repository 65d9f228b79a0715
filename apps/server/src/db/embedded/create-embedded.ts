import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { CannotOpen } from '../cannot-open.ts'
import { syncPath } from './durable-fs.ts'
import { OWNER_ONLY } from './owner-only.ts'
import { reasonOfEnd } from './reason-of-end.ts'

/**
 * Makes an empty database at `path`, unless there is one. It grows beside its place and moves there
 * when it is complete, so a start that was cut short leaves nothing half made. It grows in a
 * process of its own, because PostgreSQL's initdb takes 800 MB for a moment.
 */
export async function createEmbedded(path: string): Promise<void> {
  if (existsSync(path)) return
  const growing = `${path}.new`
  rmSync(growing, { recursive: true, force: true })
  try {
    await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), growing], {
      timeout: 120_000,
    })
  } catch (error) {
    rmSync(growing, { recursive: true, force: true })
    throw new CannotOpen(
      `The embedded database could not be made in ${path}: ${reasonOfEnd(error)}.`,
      { cause: error },
    )
  }
  renameSync(growing, path)
  syncPath(join(path, '..'), true)
}

async function grow(path: string): Promise<void> {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY })
  const lite = await PGlite.create({ fs: new NodeFS(path) })
  await lite.close()
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    syncPath(join(entry.parentPath, entry.name), entry.isDirectory())
  }
  syncPath(path, true)
}

if (import.meta.main && process.argv[2]) await grow(process.argv[2])
