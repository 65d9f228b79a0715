import { expect, test } from 'vitest'
import { findSiteProblems, SITE } from './site-layers.ts'

/** Problems of files that are given by what they import, both below apps/site/src. */
function problemsOf(files: Readonly<Record<string, readonly string[]>>): string[] {
  const up = (path: string) => '../'.repeat(path.split('/').length - 1) || './'
  const texts = Object.entries(files).map(
    ([path, imports]) =>
      [
        SITE + path,
        imports.map((to) => `import { a } from '${up(path)}${to}'\n`).join(''),
      ] as const,
  )
  return findSiteProblems(new Map(texts))
}

test.each([
  ['a layer below', { 'session/viewer.ts': ['lib/store.ts'] }],
  [
    'a layer far below',
    { 'app/App.tsx': ['lib/store.ts', 'features/lobby/LobbyPage.tsx', 'frame/Layout.tsx'] },
  ],
  ['its own layer', { 'components/forms/Outcome.tsx': ['components/games/game.ts'] }],
  ['its own feature', { 'features/play/PlayPage.tsx': ['features/play/launchers/TvBetGame.tsx'] }],
  [
    'an entry file of another feature',
    { 'features/lobby/LobbyPage.tsx': ['features/favourites/PlayerRibbons.tsx'] },
  ],
  [
    'an entry file in a folder of the feature',
    { 'features/lobby/FeaturedDemo.tsx': ['features/play/launchers/Launcher.tsx'] },
  ],
  ['an entry file of hydration/', { 'components/games/GameTile.tsx': ['hydration/hydration.ts'] }],
  [
    'any file of a feature, from above',
    { 'frame/PlayerLive.tsx': ['features/favourites/FavouritesLive.tsx'] },
  ],
  ['anything, where it is a test', { 'lib/path.test.ts': ['app/routes.tsx'] }],
])('a file may import %s', (_what, files) => {
  expect(problemsOf(files)).toEqual([])
})

test.each([
  ['a layer above', { 'lib/store.ts': ['session/viewer.ts'] }, 'lib/ may not import session/'],
  [
    'a layer of the same row',
    { 'frame/Layout.tsx': ['dialogs/Modals.tsx'] },
    'frame/ may not import dialogs/',
  ],
  [
    'what is private to another feature',
    { 'features/lobby/LobbyPage.tsx': ['features/play/PlayPage.tsx'] },
    'is no entry file of features/play/',
  ],
  [
    'a private file with the name of another feature’s entry file',
    { 'features/join/a.ts': ['features/play/PlayerRibbons.tsx'] },
    'is no entry file of features/play/',
  ],
  [
    'what is private to hydration/',
    { 'app/App.tsx': ['hydration/lazy-part.ts'] },
    'is no entry file of hydration/',
  ],
])('a file may not import %s', (_what, files, problem) => {
  expect(problemsOf(files)).toEqual([expect.stringContaining(problem)])
})

test.each(['theme.ts', 'shell/Header.tsx'])('a file stands in a layer: %s', (path) => {
  expect(problemsOf({ [path]: [] })).toEqual([expect.stringContaining('stands in no layer')])
})

test('code that is fetched later is imported as well', () => {
  const files = new Map([
    [
      `${SITE}lib/store.ts`,
      "const lobby = async () => (await import('../features/lobby/LobbyPage.tsx')).LobbyPage",
    ],
  ])
  expect(findSiteProblems(files)).toEqual([
    expect.stringContaining('lib/ may not import features/'),
  ])
})

test('folders of a layer do not import each other in a circle, by whatever files', () => {
  const files = {
    'components/games/a.ts': ['components/forms/b.ts'],
    'components/forms/c.ts': ['components/games/d.ts'],
  }
  const circle =
    'folders that import each other in a circle: components/games → components/forms → components/games'
  expect(problemsOf(files)).toEqual([expect.stringContaining(circle)])
})

test('files outside of the site are not looked at', () => {
  expect(findSiteProblems(new Map([['apps/account/main.tsx', "import './App.tsx'"]]))).toEqual([])
})
