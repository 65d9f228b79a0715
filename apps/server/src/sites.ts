import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Lexicon } from './content/lexicon.ts'
import type { Sites } from './edge/edge.ts'
import { openFiles, openFrame } from './edge/files.ts'
import type { ExecuteForPage, Site } from './edge/pages.ts'

interface SiteBuild {
  createSite(options: { clientDirectory: string; execute: ExecuteForPage; lexicon(): Lexicon }): Promise<Site>
}

/** The builds of the player site and of the account area, below `folder`. */
export function openSites(folder: string, addresses: { publicUrl: string; sandboxUrl: string }): Sites {
  const clientDirectory = join(folder, 'site/client')
  return {
    async site(parts) {
      const { createSite } = (await import(pathToFileURL(join(folder, 'site/server/entry.server.js')).href)) as SiteBuild
      return createSite({ clientDirectory, ...parts })
    },
    files: openFiles(clientDirectory),
    frame: openFrame(join(folder, 'account'), '/account-frame', addresses),
  }
}
