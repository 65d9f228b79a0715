import { join } from 'node:path'
import { defineConfig } from 'vite'

/**
 * Builds what stands in the pages of one name (page-of-kind.ts), which is Vite's mode: one script,
 * the style sheet of all pages, the small script that opens the session, and the fonts, which are
 * files of their own.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  build: {
    outDir: join(import.meta.dirname, '../../../dist/studio', mode),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: false,
    // The page's policy takes fonts from the studio's origin only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [`client/pages/${mode}.ts`, 'client/early-open.ts'].map((source) =>
        join(import.meta.dirname, source),
      ),
    },
  },
}))
