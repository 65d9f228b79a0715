import type { Component } from './component.ts'
import { type Facts, fillHtml, fillMarkdown } from './fill.ts'
import { htmlOfMarkdown } from './markdown.ts'
import { sanitiseHtml } from './sanitise.ts'

type Page = Extract<Component, { kind: 'template' }>

const made = new WeakMap<Page, WeakMap<Facts, string>>()

/**
 * A page's HTML with its gaps filled: sanitised here once more, whatever it was made of, and kept
 * for the next question. `publicUrl` is where the casino is, of which a page has one.
 */
export function htmlOf(page: Page, facts: Facts, publicUrl?: string): string {
  const byFacts = made.get(page) ?? new WeakMap<Facts, string>()
  made.set(page, byFacts)
  const before = byFacts.get(facts)
  if (before !== undefined) return before
  const { source } = page
  const html =
    'markdown' in source
      ? htmlOfMarkdown(fillMarkdown(source.markdown, facts))
      : fillHtml(source.html, facts, publicUrl)
  const safe = withColumnNames(withAnchors(sanitiseHtml(html, publicUrl)))
  byFacts.set(facts, safe)
  return safe
}

const ROW = /<tr>[\s\S]*?<\/tr>/g
const CELL = /<(t[dh])\b[^>]*>([\s\S]*?)<\/\1>/g

/**
 * Gives each cell after the first of its row the name of its column, for where a table is too wide
 * to be one.
 */
function withColumnNames(html: string): string {
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const head = Array.from(table.match(ROW)?.[0].matchAll(CELL) ?? [])
    // The corner above the rows' own names may be a cell like any other.
    const isHead =
      head.length > 0 &&
      head.every(([, kind], column) => kind === 'th' || column === 0) &&
      head.at(-1)?.[1] === 'th'
    if (!isHead || /\b(?:col|row)span=/.test(table)) return table
    const names = head.map(([, , inner = '']) => textOf(inner))
    return table.replace(ROW, (row) => {
      let column = 0
      return row.replace(/<t[dh]\b[^>]*>/g, (cell) => {
        const name = names[column++]
        return column > 1 && name && cell === '<td>' ? `<td data-column="${name}">` : cell
      })
    })
  })
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
}

/**
 * Gives each heading an id that can be linked to; the prefix keeps it from taking the name of
 * anything in a browser.
 */
function withAnchors(html: string): string {
  const used = new Set<string>()
  return html.replace(/<h([23])>([\s\S]*?)<\/h\1>/g, (_, level: string, inner: string) => {
    const words = inner.replace(/<[^>]*>|&[^;]+;/g, '').toLowerCase()
    const slug = `part-${(words.match(/[\p{L}\p{N}]+/gu) ?? []).join('-')}`
    const id = used.has(slug) ? `${slug}-${used.size}` : slug
    used.add(id)
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
}
