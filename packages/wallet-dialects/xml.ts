const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const NAMES = new Map(Object.entries(ESCAPES).map(([plain, escaped]) => [escaped, plain]))

/** An element with one element for each entry, in their order. */
export function writeXml(root: string, entries: Readonly<Record<string, unknown>>): string {
  const escaped = (text: string) => text.replace(/[&<>"']/g, (plain) => ESCAPES[plain] ?? plain)
  const inner = Object.entries(entries).map(
    ([name, text]) => `<${name}>${escaped(String(text))}</${name}>`,
  )
  return `<${root}>${inner.join('')}</${root}>`
}

/**
 * The texts of the elements within `root`; null when the root is another one. Elements within those
 * are not looked at.
 */
export function readXml(root: string, text: string): Map<string, string> | null {
  const [, inner] =
    text.match(
      new RegExp(`^\\s*(?:<\\?xml[^>]*\\?>\\s*)?<${root}(?:\\s[^>]*)?>([^]*)</${root}>\\s*$`),
    ) ?? []
  if (inner === undefined) return null
  const plainOf = (escaped: string) =>
    escaped.replace(/&(?:amp|lt|gt|quot|apos);/g, (name) => NAMES.get(name) ?? name)
  const entries = inner.matchAll(/<(\w+)(?:\s[^>]*)?(?:\/>|>([^<]*)<\/\1>)/g)
  return new Map([...entries].map(([, name = '', content = '']) => [name, plainOf(content)]))
}
