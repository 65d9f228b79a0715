import { Marked } from 'marked'

/** HTML within Markdown is shown as the text that it is. */
const marked = new Marked({
  gfm: true,
  renderer: { html: ({ text }) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') },
})

export function htmlOfMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false })
}
