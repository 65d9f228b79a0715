const MOST_SHEETS = 10

/**
 * Adds a host's style sheets to the root of the book, and to the page, because a browser takes
 * fonts from there alone. Values that are no addresses are left out. Returns a function that takes
 * them away again.
 */
export function addStyles(root: ShadowRoot, urls: unknown): () => void {
  const addresses = (Array.isArray(urls) ? urls : [])
    .filter((url): url is string => typeof url === 'string' && URL.canParse(url, location.href))
    .slice(0, MOST_SHEETS)
  const links = addresses.flatMap((href) => [linkTo(href), linkTo(href)])
  for (const [at, link] of links.entries()) (at % 2 === 0 ? root : document.head).append(link)
  return () => {
    for (const link of links) link.remove()
  }
}

function linkTo(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
}
