import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { art } from './art-plugin.ts'
import { withoutDeveloperWords } from './developer-words-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * `vite build -c apps/site/vite.config.ts` makes dist/site/client, the same with `--ssr`
 * dist/site/server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: at('src'),
  publicDir: isSsrBuild ? false : at('public'),
  plugins: [
    react(),
    tailwind(),
    ...(isSsrBuild ? [] : [withoutDeveloperWords(), art(), serviceWorker()]),
  ],
  json: { stringify: true, namedExports: false },
  // The server's bundle holds its own production React, whatever NODE_ENV the casino runs with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  build: {
    target: 'es2022',
    outDir: at(isSsrBuild ? '../../dist/site/server' : '../../dist/site/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: at(isSsrBuild ? 'src/app/entry.server.tsx' : 'src/app/entry.client.tsx'),
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: everyPageNeeds, priority: 2 },
                {
                  name: 'shared',
                  test: (id) =>
                    everyPageShares.test(id) && !laterPagesShare.test(id) && !playersShare.test(id),
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'player', test: playersShare, minShareCount: 2 },
                { name: 'later', test: laterPagesShare, minShareCount: 2 },
                // Before the groups below: each takes what its files import, and other pages need
                // this without them.
                { name: 'forms', test: formsShare, minShareCount: 2 },
                // What the page of the sportsbook and the components of its vendors share, and what
                // the page of a game and its launchers share.
                { name: 'sports', test: /features\/sports\//, minShareCount: 2 },
                { name: 'play', test: gamesShare, minShareCount: 2 },
              ],
            },
          },
    },
  },
}))

/**
 * Libraries that change rarely and that all pages need: a file of their own, so that it stays
 * cached after a release of the site.
 */
const everyPageNeeds = new RegExp(
  `node_modules/(${['react', 'react-dom', 'scheduler', 'react-router', 'urql', '@urql/core', '@urql/exchange-auth', '@0no-co/graphql.web', 'wonka', 'i18next', 'react-i18next', 'gql.tada'].join('|')})/`,
)

/**
 * Small modules of the site that several pages share: one file instead of a dozen. Forms and the
 * contents of dialogs are not among them.
 */
const everyPageShares =
  /apps\/site\/src\/(lib|hydration|session|frame|app\/routes|components\/(navigation\/(?!modal-path)|boundaries|settings|player|content\/(text-of|page-title)|joining\/address-token|games\/(?!Categories|Provider(Filter|Tiles|sProblem)|provider-|casino-queries|use-categories|use-game-pages))|features\/(search\/SearchPlace|lobby\/(GameRail|LobbyWaiting|content-parts|lobby-content|lobby-queries|use-content)))|packages\/ui\/(?!\w*Field|Checkbox|Problems|after-press|press|phone-resolver|amount-notation)|packages\/web\/|lucide-react/

const formsShare = /components\/forms\/use-texts|packages\/ui\/(Problems|after-press|press)/

const gamesShare =
  /features\/play\/|components\/(joining\/SignInWall|content\/use-own-title)|contracts\/(frames|launch-token)/

/** Parts that only a player's pages show above the fold: their balance and their menu. */
const playersShare =
  /apps\/site\/src\/(components\/player\/Balance|features\/account-menu\/(AccountMenu|use-disclosure|news))\.|packages\/ui\/(Amount|amount-format)\./

/**
 * Code that the first page does without, and that dialogs and later pages share: one file, which
 * comes with the first of them.
 */
const laterPagesShare = new RegExp(
  [
    'lucide-react/.*/(arrow-left|circle|circle-exclamation-point|circle-x|eye|eye-off|heart|lamp|lock-keyhole|mail-check|minus|plus|search-x|shuffle)\\.mjs',
    'packages/ui/(Dialog|EmptyState|Tabs|VisuallyHidden|first-focus)',
    'packages/web/fingerprint',
    'components/games/(ListProblem|(Categories|Providers)Problem|use-few-at-a-time)',
    'components/content/NotLoaded',
    'lib/(fold|hand-focus-on|load-script|use-debounced|use-focus-handed-on|use-first-message)\\.ts',
  ].join('|'),
)
