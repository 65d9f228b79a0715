import { join } from 'node:path'
import { defineConfig } from 'vite'

/**
 * Builds what stands in a game's page: one script and one style sheet for all kinds of games, the
 * small script that opens the session, and the fonts, which are files of their own.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  build: {
    outDir: join(import.meta.dirname, '../../../dist/studio'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: false,
    // The page's policy takes fonts from the studio's origin only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['client/main.ts', 'client/early-open.ts'].map((source) =>
        join(import.meta.dirname, source),
      ),
    },
  },
})
