import Mustache from 'mustache'
import { sanitiseHtml } from './sanitise.ts'

/**
 * Facts that editors may name between double braces: `{{operator.name}}`, and `{{#licence.mga}} …
 * {{/licence.mga}}` around a text for that licence alone. Plain data.
 */
export interface Facts {
  readonly [name: string]: string | boolean | null | Facts
}

const asItIs = (text: string) => text
const asText = (text: unknown) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Fills facts into Markdown, without escaping: Markdown escapes them itself. */
export function fillMarkdown(text: string, facts: Facts): string {
  return text.includes('{{') ? Mustache.render(text, facts, {}, { escape: asItIs }) : text
}

/** Sanitised again after the filling, because a fact may stand where HTML was not expected. */
export function fillHtml(html: string, facts: Facts, publicUrl?: string): string {
  return html.includes('{{')
    ? sanitiseHtml(Mustache.render(html, facts, {}, { escape: asText }), publicUrl)
    : html
}

/**
 * Why the gaps of a text cannot be filled, as a translation key; null when they can. `known` holds
 * every fact that there is.
 */
export function gapProblem(text: string, known: Facts): string | null {
  if (!text.includes('{{')) return null
  try {
    return namesIn(Mustache.parse(text) as Token[]).every((name) => isKnown(name, known))
      ? null
      : 'content.unknown_fact'
  } catch {
    return 'content.odd_braces'
  }
}

/** A piece of a text: its kind, its name, its place, and the pieces inside a section. */
type Token = [kind: string, name: string, start: number, end: number, inner?: Token[]]

function namesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(([kind, name, , , inner]) =>
    kind === 'text' || kind === '!' ? [] : [name, ...namesIn(inner ?? [])],
  )
}

function isKnown(name: string, known: Facts): boolean {
  let here: Facts[string] | undefined = known
  for (const part of name.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return false
    here = here[part]
  }
  return true
}
