import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Larger ones are asked for like any other picture. */
const LARGEST_BYTES = 16_000

/**
 * The picture that a page shows first travels in the page when it is a small drawing of ours: asking for it takes a slow line half a second,
 * and it is what the first paint is about. `directory` holds what the browser may fetch.
 */
export function openFirstPicture(directory: string): (html: string) => string {
  const drawings = new Map<string, string | null>()

  function find(path: string): string | null {
    const known = drawings.get(path)
    if (known !== undefined) return known
    const drawing = read(join(directory, path))
    drawings.set(path, drawing)
    return drawing
  }

  return (html) => {
    const [preload = '', path = ''] = html.match(FIRST) ?? []
    const drawing = path ? find(path) : null
    return drawing ? html.replace(preload, '').replace(`src="${path}"`, () => `src="${drawing}"`) : html
  }
}

/** What React says about the one image of high priority. A path without dots leads nowhere else. */
const FIRST = /<link rel="preload" as="image" href="(\/art\/[\w/-]+\.svg)" fetchPriority="high"\/>/

function read(file: string): string | null {
  const svg = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (svg === '' || svg.length > LARGEST_BYTES) return null
  return `data:image/svg+xml,${svg.replaceAll(/[%#<>"&\n]/g, encodeURIComponent)}`
}
