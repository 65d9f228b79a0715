import { posix } from 'node:path'
import { findCircle } from './import-circles.ts'

/**
 * Rules of imports in apps/site/src, checked by `npm run tidy`.
 * docs/decisions/0006-the-site-in-layers.md gives the reasons.
 */

export const SITE = 'apps/site/src/'

/**
 * A file may import from its own layer and from the rows above it; layers of one row do not know
 * each other.
 */
const LAYERS = [
  ['lib', 'locales'],
  ['hydration'],
  ['session'],
  ['components'],
  ['features'],
  ['dialogs', 'frame'],
  ['app'],
]

/**
 * Layers whose folders are looked at one by one: folders of a layer import each other in one
 * direction only.
 */
const DIVIDED_LAYERS = new Set(['components', 'features'])

/**
 * Entry files: of a feature, those that other features may import; of hydration/, those that the
 * layers above may import. All other files are private to their folder; those of a feature may also
 * be imported by the layers above.
 */
const ENTRY_FILES: Readonly<Record<string, readonly string[]>> = {
  'features/account-menu': ['AccountMenu.tsx'],
  'features/favourites': [
    'FavouriteShelf.tsx',
    'FavouritesChip.tsx',
    'PlayerRibbons.tsx',
    'favourites-view.ts',
  ],
  'features/jackpots': ['JackpotAmount.tsx', 'JackpotRibbon.tsx'],
  'features/join': ['RegisterDialog.tsx'],
  'features/pay-n-play': ['QuickDepositPanel.tsx'],
  'features/live-spins': ['LiveSpinsChip.tsx'],
  'features/play': [
    'LaunchFailed.tsx',
    'PlayStopped.tsx',
    'PlayWall.tsx',
    'launchers/Launcher.tsx',
    'use-attempts.ts',
    'use-balance-changes.ts',
    'use-launch.ts',
  ],
  'features/search': ['SearchPlace.tsx'],
  'features/sports': ['TopEvents.tsx'],
  hydration: ['hydration.ts', 'document.ts'],
}

const IMPORT = /(?:from|import\(|^import) ?'(\.{1,2}\/[^']+)'/gm
const TEST = /\.test\.tsx?$/

/**
 * Lists the faults in the imports of the site's files, given as path (from the repository's root)
 * and text. Tests may import anything.
 */
export function findSiteProblems(files: ReadonlyMap<string, string>): string[] {
  const imports = new Map<string, string[]>()
  for (const [path, text] of files)
    if (path.startsWith(SITE) && !TEST.test(path)) imports.set(path, importsOf(path, text))
  const edges = [...imports].flatMap(([from, all]) => all.map((to) => [from, to] as const))
  const between = edges
    .map(([from, to]) => [folderOf(from), folderOf(to)] as const)
    .filter(([from, to]) => from !== to)
  return [
    ...[...imports.keys()]
      .filter((path) => rowOf(path) === -1)
      .map((path) => `${path}: stands in no layer of scripts/site-layers.ts`),
    ...edges.flatMap(([from, to]) => problemOf(from, to) ?? []),
    ...findCircleOfFolders(between),
  ]
}

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .map(([, to = '']) => posix.join(posix.dirname(path), to))
    .filter((to) => to.startsWith(SITE) && /\.tsx?$/.test(to))
}

function problemOf(from: string, to: string): string | null {
  const [mine, theirs] = [rowOf(from), rowOf(to)]
  if (mine === -1 || theirs === -1) return null
  const tooHigh = theirs > mine || (theirs === mine && layerOf(from) !== layerOf(to))
  if (tooHigh) return `${from}: ${layerOf(from)}/ may not import ${layerOf(to)}/: ${to}`
  const needsEntry =
    layerOf(to) === 'hydration' || (layerOf(from) === 'features' && layerOf(to) === 'features')
  if (needsEntry && folderOf(from) !== folderOf(to) && !isEntryFile(to))
    return `${from}: ${to} is no entry file of ${folderOf(to)}/`
  return null
}

function isEntryFile(path: string): boolean {
  const folder = folderOf(path)
  return ENTRY_FILES[folder]?.includes(path.slice(SITE.length + folder.length + 1)) ?? false
}

function findCircleOfFolders(between: readonly (readonly [string, string])[]): string[] {
  const circle = findCircle(between)
  return circle
    ? [`${SITE}: folders that import each other in a circle: ${circle.join(' → ')}`]
    : []
}

function layerOf(path: string): string {
  return path.slice(SITE.length).split('/')[0] ?? ''
}

function folderOf(path: string): string {
  const layer = layerOf(path)
  return DIVIDED_LAYERS.has(layer)
    ? path.slice(SITE.length).split('/').slice(0, 2).join('/')
    : layer
}

function rowOf(path: string): number {
  return LAYERS.findIndex((row) => row.includes(layerOf(path)))
}
