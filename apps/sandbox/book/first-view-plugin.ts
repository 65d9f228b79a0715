import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The facts about a script of the build that its weight is worked out from. */
export interface BuiltScript {
  fileName: string
  /** Only scripts have code; styles and fonts do not count. */
  code?: string
  /** Files that the browser fetches before this one runs. */
  imports?: readonly string[]
  /** The module that this file was made for. */
  facadeModuleId?: string | null
}

/** Bytes of script in brotli that a phone may fetch before the book shows its first prices. */
const MOST_BYTES = 90_000

const SCRIPT_OF_HOST = 'altenarWSDK.js'
const BOOK = 'book.js'
const WORDS = /\/words\/[a-z]{2}\.ts$/

/**
 * Returns the bytes of the first view, in brotli: the script that hosts load, the book with all
 * that it imports at once, and the longest words of a language.
 */
export function firstViewBytes(scripts: readonly BuiltScript[]): number {
  const byName = new Map(scripts.map((script) => [script.fileName, script]))
  const needed = new Set<string>()
  const need = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const imported of byName.get(name)?.imports ?? []) need(imported)
  }
  need(SCRIPT_OF_HOST)
  need(BOOK)
  const bytesOf = (script: BuiltScript) => brotliCompressSync(script.code ?? '').length
  const words = scripts.filter(({ facadeModuleId }) => WORDS.test(facadeModuleId ?? ''))
  return (
    [...needed].reduce((sum, name) => sum + bytesOf(byName.get(name) ?? { fileName: name }), 0) +
    Math.max(0, ...words.map(bytesOf))
  )
}

/** A mark in a script of hosts, which the build replaces with the files of the first view. */
const LATER = '__FIRST_VIEW__'

/** Returns the names of the book, of what it imports, and of its words in each language. */
export function filesOfFirstView(scripts: readonly BuiltScript[]): string[] {
  const imported = scripts.find(({ fileName }) => fileName === BOOK)?.imports ?? []
  const words = scripts.filter(({ facadeModuleId }) => WORDS.test(facadeModuleId ?? ''))
  return [BOOK, ...imported, ...words.map(({ fileName }) => fileName)]
}

/**
 * Writes into the scripts of hosts which files the first view needs: a browser then fetches them
 * together, instead of learning of each from the one before.
 */
export const fetchTogether: Plugin = {
  name: 'first-view-together',
  generateBundle(_options, bundle) {
    const scripts = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each : []))
    const files = filesOfFirstView(scripts).join(' ')
    const open = scripts.filter(({ code }) => code.includes(LATER))
    if (open.length === 0) throw new Error(`No script of the book holds ${LATER}.`)
    for (const script of open) script.code = script.code.replace(LATER, files)
  },
}

/** Ends the build of a book whose first view has become too heavy. */
export const keepFirstViewLight: Plugin = {
  name: 'light-first-view',
  generateBundle(_options, bundle) {
    const bytes = firstViewBytes(Object.values(bundle))
    if (bytes > MOST_BYTES)
      throw new Error(
        `The first view of the sportsbook weighs ${bytes} bytes of script; ${MOST_BYTES} are the most. Fetch what it does not need later (client/later-part.tsx).`,
      )
  },
}
