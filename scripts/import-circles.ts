import { posix } from 'node:path'

const IMPORT = /(?:from|import\(|^import) ?'((?:\.{1,2}\/|#)[^']+)'/gm

/**
 * Lists the faults of files, given as path and text, that import each other in a circle. An import
 * of a type counts too: a reader of one file of a circle has to read all of them.
 */
export function findImportCircles(files: ReadonlyMap<string, string>): string[] {
  const edges = [...files].flatMap(([path, text]) =>
    importsOf(path, text)
      .filter((to) => files.has(to))
      .map((to) => [path, to] as const),
  )
  const circle = findCircle(edges)
  return circle ? [`files that import each other in a circle: ${circle.join(' → ')}`] : []
}

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, from = '']) => pathOf(path, from))
}

/** Returns the file that an import of `path` names. */
export function pathOf(path: string, from: string): string {
  if (from.startsWith('#testkit/')) return from.replace('#testkit', 'apps/server/testkit')
  return from.startsWith('#')
    ? `packages/${from.slice(1)}`
    : posix.normalize(posix.join(posix.dirname(path), from))
}

/**
 * Returns the first circle, its beginning also at its end; null where there is none. The next
 * circle is found once that one is gone.
 */
export function findCircle(
  edges: readonly (readonly [string, string])[],
): readonly string[] | null {
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
    if (circle) return circle
  }
  return null
}
