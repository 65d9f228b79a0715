import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Make = () => Promise<Buffer>

/**
 * Pictures that were drawn stay in a folder, where another process finds them: one takes forty
 * milliseconds of a processor. Pictures that an older release has drawn are removed.
 */
export function openKeptPictures(
  folder: string,
  release: string,
): (name: string, make: Make) => Promise<Buffer> {
  const own = release.slice(0, 12)
  mkdirSync(join(folder, own), { recursive: true })
  for (const other of readdirSync(folder))
    if (other !== own) rmSync(join(folder, other), { recursive: true, force: true })
  return async (name, make) => {
    const place = join(folder, own, `${createHash('sha256').update(name).digest('hex')}.webp`)
    const kept = await readFile(place).catch(() => null)
    if (kept) return kept
    const picture = await make()
    // Others see a whole picture or none, and two that draw it at once write one each.
    const beside = `${place}.${randomUUID()}`
    await writeFile(beside, picture)
    await rename(beside, place)
    return picture
  }
}
