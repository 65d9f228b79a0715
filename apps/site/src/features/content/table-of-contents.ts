import { textOf } from '../../components/content/text-of.ts'

export interface Heading {
  /** Id of the heading, for a link to it. */
  id: string
  text: string
}

/** Returns the headings of a page, by the ids that the server gave them. */
export function headingsOf(html: string): Heading[] {
  return Array.from(html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs), ([, id = '', inner = '']) => ({
    id,
    text: textOf(inner),
  }))
}
