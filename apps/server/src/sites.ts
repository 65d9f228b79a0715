import { join, resolve } from 'node:path'
import type { Sites } from './edge/edge.ts'
import { openFiles, openFrame } from './edge/pages/files.ts'
import { openRenderer } from './edge/pages/renderer.ts'

/** The builds of the player site and of the account area, below `folder`. */
export function openSites(
  folder: string,
  addresses: { publicUrl: string; sandboxUrl: string },
): Sites {
  const clientDirectory = resolve(folder, 'site/client')
  const files = openFiles(clientDirectory)
  return {
    site: (parts) =>
      openRenderer({
        ...parts,
        entry: resolve(folder, 'site/server/entry.server.js'),
        clientDirectory,
      }),
    files: files.serve,
    addressOf: files.addressOf,
    frame: openFrame(join(folder, 'account'), '/account-frame', addresses),
  }
}
