import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fetchTogether, keepFirstViewLight } from './first-view-plugin.ts'

const at = (path: string) => join(import.meta.dirname, path)
const FACES: Readonly<Record<string, string>> = {
  altenarWSDK: 'altenarWSDK.js',
  'bt-renderer': 'bt-renderer.min.js',
}
const NAMED: Readonly<Record<string, string>> = { ...FACES, book: 'book.js' }

const FACE = /client\/(altenar|betby)-face\.ts$/

/**
 * Hosts load a face as a plain script: it may import nothing before it runs, so that each has a
 * copy of what both need, and must leave no names behind.
 */
const asPlainScript: Plugin = {
  name: 'faces-as-plain-scripts',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const face = FACE.exec(importer ?? '')?.[1]
    if (!face) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: `${found.id}?${face}` }
  },
  renderChunk(code, chunk) {
    if (!chunk.isEntry || !FACES[chunk.name]) return null
    if (chunk.imports.length > 0) throw new Error(`${chunk.fileName} imports ${chunk.imports}`)
    return { code: `(()=>{${code}})();`, map: null }
  },
}

/** The book's faces, by the names that hosts know, and what they load. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [react(), asPlainScript, fetchTogether, keepFirstViewLight],
  build: {
    outDir: at('../../../dist/book'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: 'exports-only',
      input: {
        book: at('client/mount.tsx'),
        altenarWSDK: at('client/altenar-face.ts'),
        'bt-renderer': at('client/betby-face.ts'),
        frame: at('client/frame.ts'),
      },
      output: {
        entryFileNames: ({ name }) => NAMED[name] ?? 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // The first view is one file: each further one would be one more thing to wait for.
            { name: 'mount', test: /client\/mount\.tsx$/, priority: 2 },
            {
              name: 'later',
              test: /\/(client|feed|settlement|rules)\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
