import { join } from 'node:path'
import { defineConfig } from 'vite'
import { EARLY_OPEN, MAIN } from './page-modules.ts'

/** All but the views, the words, the pages beside the game, and the script in the page itself. */
const SHARED =
  /\/(studio\/(?!.*-view\.ts|client\/(words|check-page|recall|early-open|page-key))|rules\/|contracts\/)/

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
      input: [MAIN, EARLY_OPEN].map((source) => join(import.meta.dirname, source)),
      output: {
        codeSplitting: {
          groups: [
            // What all games share is one file: on a slow network each further one would be waited
            // for, and a browser fetches six files at the same time.
            { name: 'common', test: SHARED },
          ],
        },
      },
    },
  },
})
