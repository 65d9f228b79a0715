import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

const SOURCE = fileURLToPath(new URL('src/app/service-worker.ts', import.meta.url))

/** Files of the site that have no name by content, and belong to the shell as well. */
const UNHASHED = ['/baize.svg', '/back-online.js']

/** Parts of the shell that come when they are pressed: they open without a network as well. */
const LATER_SHELL = /src\/frame\/(Footer|LanguageList|PlayerBar|Sidebar)\.tsx$/

/**
 * The faces of the offline page in Latin letters; others are fetched when a page with other letters
 * is read.
 */
const FACES = /(gloock-latin-400-normal|hanken-grotesk-latin-wght-normal)-[\w-]+\.woff2$/

/**
 * Writes the service worker beside the pages, with the names of what every page of this release
 * needs.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'baize-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const names = new Set<string>()
      const visit = (name: string) => {
        const part = bundle[name]
        if (names.has(name) || part?.type !== 'chunk') return
        names.add(name)
        for (const imported of part.imports) visit(imported)
      }
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk' && (part.isEntry || LATER_SHELL.test(part.facadeModuleId ?? '')))
          visit(part.fileName)
        if (FACES.test(part.fileName)) names.add(part.fileName)
      }
      const files = [...[...names].sort().map((name) => `/${name}`), ...UNHASHED]
      const { code: source } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE)
      const release = createHash('sha256')
        .update(files.join())
        .update(source)
        .digest('hex')
        .slice(0, 12)
      const facts = `const SHELL_FILES = ${JSON.stringify(files)}\nconst RELEASE = ${JSON.stringify(release)}\n`
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: facts + source })
    },
  }
}
