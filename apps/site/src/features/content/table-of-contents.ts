import { textOf } from '../../components/content/text-of.ts'

export interface Heading {
  /** To lead to. */
  id: string
  text: string
}

/** The parts of a page, from the ids that the server gave to its headings. */
export function headingsOf(html: string): Heading[] {
  return Array.from(html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs), ([, id = '', inner = '']) => ({ id, text: textOf(inner) }))
}
