import { isSeen } from '#rules/seen-text.ts'
import { badInput } from '../../kit/refusal.ts'
import { asOwnPath, isSafeImage, isSafeLink, type OwnAddresses } from './addresses.ts'
import { markdownProblem } from './markdown.ts'
import { sanitiseHtml } from './sanitise.ts'

/**
 * A component as an editor writes it, in JSON or YAML. The value determines its kind: a text, a
 * whole number, true or false, a list, a map; and a map with the key `image`, `link`, `game`,
 * `template`, `markdown` or `html` is what that key says. An element of a list may bear an `id`.
 */
export type Form = string | number | boolean | readonly Form[] | { readonly [key: string]: Form }

/**
 * A component as its form means it. Texts are sanitised; double braces are filled in when the
 * component is shown.
 */
export type Component =
  | { kind: 'text'; text: string }
  | { kind: 'image'; src: string; alt: string | null; width: number | null; height: number | null }
  | { kind: 'link'; url: string; label: string }
  | { kind: 'game'; gameId: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'integer'; value: number }
  | { kind: 'template'; title: string | null; source: { markdown: string } | { html: string } }
  /** The page of that id, shown where it is named. */
  | { kind: 'page'; templateId: string }
  | { kind: 'list'; items: Element[] }
  | { kind: 'map'; elements: Element[] }

export interface Element {
  id: string
  component: Component
}

/** Keys that a form's kinds have besides the one that names them. */
const LEAVES: Readonly<Record<string, readonly string[]>> = {
  image: ['alt', 'width', 'height'],
  link: ['label'],
  game: [],
  template: [],
  markdown: ['title'],
  html: ['title'],
}

const ELEMENT_ID = /^[A-Za-z0-9][\w-]{0,79}$/
const DEEPEST = 8
/** Entries of one list or one map. */
const MOST_ELEMENTS = 2000
/** Places that an answer names; further mistakes are named next time. */
const MOST_PROBLEMS = 100
const LONGEST_PLACE = 300

/** Throws Refusal('bad_input') that names each place that is wrong, such as `accordion.2.title`. */
export function readForm(form: unknown, own: OwnAddresses = {}): Component {
  // Without a prototype: a place may be called `__proto__`, and must not get lost as one.
  const problems: Record<string, string> = Object.create(null)
  const component = read(form, [], { problems, own })
  if (!component || Object.keys(problems).length > 0) throw badInput(problems)
  return component
}

interface Reading {
  problems: Record<string, string>
  /** Number of problems. It is counted here, because counting a large map is slow. */
  noted?: number
  own: OwnAddresses
}

/** A place may be called anything, at any length. */
function note(reading: Reading, path: readonly string[], why: string): void {
  reading.noted = (reading.noted ?? 0) + 1
  if (reading.noted <= MOST_PROBLEMS) reading.problems[path.join('.').slice(0, LONGEST_PLACE)] = why
}

function read(form: unknown, path: readonly string[], reading: Reading): Component | null {
  const wrong = (why: string, ...below: string[]) => {
    note(reading, [...path, ...below], why)
    return null
  }
  if (path.length > DEEPEST) return wrong('content.too_deep')
  if (typeof form === 'object' && form !== null && Object.keys(form).length > MOST_ELEMENTS)
    return wrong('content.too_many')
  if (typeof form === 'string')
    return { kind: 'text', text: sanitiseHtml(form, reading.own.publicUrl) }
  if (typeof form === 'boolean') return { kind: 'boolean', value: form }
  if (typeof form === 'number')
    return isInt(form) ? { kind: 'integer', value: form } : wrong('content.not_an_integer')
  if (Array.isArray(form)) return readList(form, path, reading)
  if (typeof form !== 'object' || form === null) return wrong('content.empty')
  const entries = form as Record<string, unknown>
  const leaf = Object.keys(LEAVES).find((key) => typeof entries[key] === 'string')
  if (leaf === undefined) return readMap(entries, path, reading)
  const odd = Object.keys(entries).find((key) => key !== leaf && !LEAVES[leaf]?.includes(key))
  return odd === undefined
    ? readLeaf(leaf, entries, reading.own, wrong)
    : wrong('content.unknown_key', odd)
}

function readLeaf(
  leaf: string,
  entries: Record<string, unknown>,
  own: OwnAddresses,
  wrong: (why: string, ...below: string[]) => null,
): Component | null {
  const main = String(entries[leaf]).trim()
  if (!isSeen(main)) return wrong('content.empty', leaf)
  const { alt, width, height, label, title } = entries
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  const isSize = (value: unknown) => value === undefined || (isInt(value) && value > 0)
  if (!isText(alt) || !isText(label) || !isText(title)) return wrong('content.not_a_text')
  if (leaf === 'game') return { kind: 'game', gameId: main }
  if (leaf === 'template') return { kind: 'page', templateId: main }
  const problem = leaf === 'markdown' ? markdownProblem(main) : null
  if (problem) return wrong(problem, leaf)
  if (leaf === 'markdown')
    return { kind: 'template', title: titleOf(title, own), source: { markdown: main } }
  if (leaf === 'html')
    return {
      kind: 'template',
      title: titleOf(title, own),
      source: { html: sanitiseHtml(main, own.publicUrl) },
    }
  const address = asOwnPath(main, own.publicUrl)
  if (leaf === 'link') {
    if (!label || !isSeen(label)) return wrong('content.empty', 'label')
    if (!isSafeLink(address)) return wrong('content.unsafe_address', leaf)
    return { kind: 'link', url: address, label: sanitiseHtml(String(label), own.publicUrl) }
  }
  if (!isSize(width) || !isSize(height)) return wrong('content.not_a_size')
  if (!isSafeImage(address, own.imageOrigins)) return wrong('content.unsafe_address', leaf)
  return {
    kind: 'image',
    src: address,
    alt: typeof alt === 'string' ? alt : null,
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
  }
}

function readList(forms: readonly unknown[], path: readonly string[], reading: Reading): Component {
  const items = forms.map((form, index) => {
    const { id = String(index + 1), rest } = takeId(form)
    if (typeof id === 'string') return readElement(id, rest, path, reading)
    note(reading, [...path, String(index + 1), 'id'], 'content.odd_id')
    return null
  })
  return { kind: 'list', items: named(items, path, reading) }
}

function readMap(
  entries: Record<string, unknown>,
  path: readonly string[],
  reading: Reading,
): Component {
  const elements = Object.entries(entries).map(([key, form]) =>
    readElement(key, form, path, reading),
  )
  return { kind: 'map', elements: named(elements, path, reading) }
}

function readElement(
  id: string,
  form: unknown,
  path: readonly string[],
  reading: Reading,
): Element | null {
  const component = read(form, [...path, id], reading)
  return component && { id, component }
}

function named(
  elements: readonly (Element | null)[],
  path: readonly string[],
  reading: Reading,
): Element[] {
  const good = elements.filter((element) => element !== null)
  const ids = new Set<string>()
  for (const { id } of good) {
    if (!ELEMENT_ID.test(id)) note(reading, [...path, id], 'content.odd_id')
    if (ids.has(id)) note(reading, [...path, id], 'content.id_twice')
    ids.add(id)
  }
  return good
}

/** Returns the name of an element of a list, by its own word, and the rest of it. */
function takeId(form: unknown): { id?: unknown; rest: unknown } {
  if (typeof form !== 'object' || form === null || Array.isArray(form) || !('id' in form))
    return { rest: form }
  const { id, ...rest } = form
  return { id, rest }
}

/** HTML like every other text, so that it is the same with gaps and without. */
function titleOf(title: unknown, { publicUrl }: OwnAddresses): string | null {
  return typeof title === 'string' ? sanitiseHtml(title, publicUrl).trim() || null : null
}

/** Numbers that GraphQL takes as an Int. */
function isInt(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 2_147_483_647
}
