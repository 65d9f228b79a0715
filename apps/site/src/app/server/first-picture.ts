import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Larger ones are requested like any other picture. */
const LARGEST_BYTES = 24_000

/**
 * Returns a function that puts the first picture of a page into its HTML, when it is a small file
 * of the site: on a slow line a request for it takes half a second, and the first paint waits for
 * it. A phone gets the small form where the build made one. `directory` holds the files of the
 * site.
 */
export function openFirstPicture(directory: string): (html: string, mobile: boolean) => string {
  const pictures = new Map<string, string | null>()

  function find(path: string): string | null {
    const known = pictures.get(path)
    if (known !== undefined) return known
    const picture = read(join(directory, path))
    pictures.set(path, picture)
    return picture
  }

  return (html, mobile) => {
    const [preload = '', path = '', version = ''] = html.match(FIRST) ?? []
    if (!path) return html
    const picture = (mobile ? find(smallOf(path)) : null) ?? find(path)
    return picture
      ? html.replace(preload, '').replace(`src="${path}${version}"`, `src="${picture}"`)
      : html
  }
}

/** Returns the path of a picture's small form, for phones. */
export function smallOf(path: string): string {
  return path.replace(/\.webp$/, '-small.webp')
}

/** React's hint about the one image of high priority. A path without dots leads nowhere else. */
const FIRST =
  /<link rel="preload" as="image" href="(\/art\/[\w/-]+\.webp)(\?v=[\w-]+)?" fetchPriority="high"\/>/

function read(file: string): string | null {
  const picture = existsSync(file) ? readFileSync(file) : null
  return picture && picture.length <= LARGEST_BYTES
    ? `data:image/webp;base64,${picture.toString('base64')}`
    : null
}
