import { join } from 'node:path'
import { defineConfig } from 'vite'

/** Builds the game page: one script and one style sheet for all kinds of games, and the fonts. */
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
      input: join(import.meta.dirname, 'client/main.ts'),
      output: {
        codeSplitting: {
          groups: [
            // What the kinds of games share is one file: on a slow network each further one would
            // be waited for.
            { name: 'common', test: /\/(studio|rules|contracts)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
