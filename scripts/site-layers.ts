import { posix } from 'node:path'

/** Who may import whom in the site: what `npm run tidy` says of apps/site/src. docs/decisions/0006-the-site-in-layers.md says why. */

export const SITE = 'apps/site/src/'

/** A file may import from its own layer and from the rows above it; layers of one row do not know each other. */
const LAYERS = [['lib', 'locales'], ['hydration'], ['session'], ['components'], ['features'], ['dialogs', 'frame'], ['app']]

/** In these, each folder is a room of its own, and rooms know each other in one direction only. */
const HAVE_ROOMS = new Set(['components', 'features'])

/**
 * The files of a feature that other features may import: all others are private to it, and to the layers above. The files of hydration/
 * that all layers above may import: all others are private to it.
 */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  'features/account-menu': ['AccountMenu.tsx'],
  'features/favourites': ['FavouriteShelf.tsx', 'FavouritesChip.tsx', 'PlayerRibbons.tsx', 'favourites-view.ts'],
  'features/join': ['RegisterDialog.tsx'],
  'features/pay-n-play': ['QuickDepositPanel.tsx'],
  'features/live-spins': ['LiveSpinsChip.tsx'],
  'features/play': ['LaunchFailed.tsx', 'launchers/Launcher.tsx', 'use-launch.ts'],
  'features/search': ['SearchPlace.tsx'],
  hydration: ['hydration.ts', 'document.ts'],
}

const IMPORT = /(?:from|import\(|^import) ?'(\.{1,2}\/[^']+)'/gm
const TEST = /\.test\.tsx?$/

/** What is wrong with the imports of the site's files, given as path (from the repository's root) and text. Tests may import anything. */
export function findSiteProblems(files: ReadonlyMap<string, string>): string[] {
  const imports = new Map<string, string[]>()
  for (const [path, text] of files) if (path.startsWith(SITE) && !TEST.test(path)) imports.set(path, importsOf(path, text))
  const edges = [...imports].flatMap(([from, all]) => all.map((to) => [from, to] as const))
  const between = edges.map(([from, to]) => [roomOf(from), roomOf(to)] as const).filter(([from, to]) => from !== to)
  return [
    ...[...imports.keys()].filter((path) => rowOf(path) === -1).map((path) => `${path}: stands in no layer of scripts/site-layers.ts`),
    ...edges.flatMap(([from, to]) => problemOf(from, to) ?? []),
    ...findCircle(edges, 'files'),
    ...findCircle(between, 'folders'),
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
  const needsDoor = layerOf(to) === 'hydration' || (layerOf(from) === 'features' && layerOf(to) === 'features')
  if (needsDoor && roomOf(from) !== roomOf(to) && !isDoor(to)) return `${from}: ${to} is no door of ${roomOf(to)}/`
  return null
}

function isDoor(path: string): boolean {
  const room = roomOf(path)
  return DOORS[room]?.includes(path.slice(SITE.length + room.length + 1)) ?? false
}

/** One circle is enough to say so; the next one shows when it is gone. */
function findCircle(edges: readonly (readonly [string, string])[], what: 'files' | 'folders'): string[] {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  const done = new Set<string>()
  const way: string[] = []

  function visit(at: string): readonly string[] | null {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at]
    if (done.has(at)) return null
    way.push(at)
    for (const to of next.get(at) ?? []) {
      const circle = visit(to)
      if (circle) return circle
    }
    way.pop()
    done.add(at)
    return null
  }

  for (const start of next.keys()) {
    const circle = visit(start)
    if (circle) return [`${SITE}: ${what} that import each other in a circle: ${circle.map((path) => path.replace(SITE, '')).join(' → ')}`]
  }
  return []
}

function layerOf(path: string): string {
  return path.slice(SITE.length).split('/')[0] ?? ''
}

function roomOf(path: string): string {
  const layer = layerOf(path)
  return HAVE_ROOMS.has(layer) ? path.slice(SITE.length).split('/').slice(0, 2).join('/') : layer
}

function rowOf(path: string): number {
  return LAYERS.findIndex((row) => row.includes(layerOf(path)))
}
