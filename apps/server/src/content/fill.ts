import Mustache from 'mustache'

/**
 * What editors may name between double braces: `{{operator.name}}`, and `{{#licence.mga}} … {{/licence.mga}}` around what is only said
 * under that licence. Plain data.
 */
export interface Facts {
  readonly [name: string]: string | boolean | null | Facts
}

const asItIs = (text: string) => text
const asText = (text: unknown) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** For Markdown, which escapes by itself. */
export function fillMarkdown(text: string, facts: Facts): string {
  return text.includes('{{') ? Mustache.render(text, facts, {}, { escape: asItIs }) : text
}

export function fillHtml(html: string, facts: Facts): string {
  return html.includes('{{') ? Mustache.render(html, facts, {}, { escape: asText }) : html
}
