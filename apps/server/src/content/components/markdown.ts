import { Marked } from 'marked'

/** HTML within Markdown is shown as the text that it is. */
const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  },
})

export function htmlOfMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

/** Most characters of a text; the longest legal page has some 30,000. */
const LONGEST = 200_000
/** Most quotes and lists within each other; WIDEST_INDENT is the most columns of indentation. */
const DEEPEST = 10
const WIDEST_INDENT = 80
/**
 * Characters that may begin or end emphasis, code or a link: in one paragraph each is compared with
 * the others.
 */
const MOST_MARKS = { inParagraph: 500, inAll: 10_000 }

/** Signs before the words of a line: those of quotes and lists, and the spaces before them. */
const PREFIX = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))+/
const MARKERS = /[>*+-]|\d+[.)]/g
const MARKS = /[*_~`[\]!]/g

/**
 * Returns why a text would keep the server busy too long, as a translation key; null for a text
 * that can be shown.
 */
export function markdownProblem(
  text: string,
): 'content.too_long' | 'content.too_deep' | 'content.too_many_marks' | null {
  if (text.length > LONGEST) return 'content.too_long'
  for (const line of text.split('\n')) {
    const prefix = line.match(PREFIX)?.[0] ?? ''
    if (prefix.length > WIDEST_INDENT || (prefix.match(MARKERS)?.length ?? 0) > DEEPEST)
      return 'content.too_deep'
  }
  let inAll = 0
  for (const paragraph of text.split(/\n[ \t]*\n/)) {
    const marks = paragraph.match(MARKS)?.length ?? 0
    inAll += marks
    if (marks > MOST_MARKS.inParagraph || inAll > MOST_MARKS.inAll) return 'content.too_many_marks'
  }
  return null
}
