import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Edition } from './component.store.ts'

/** A component as a file of the repository describes it. */
export interface Seed extends Edition {
  /** JSON text, as a version keeps it. */
  body: string
}

const FOLDER = fileURLToPath(new URL('../seed/', import.meta.url))

/**
 * Folder of the promises that only the demo makes: its offers, and the services of its people to
 * their guests.
 */
export const DEMO_FOLDER = fileURLToPath(new URL('../seed/demo/', import.meta.url))

/**
 * Blocks are `{id}.yaml` with a part for each language (`de`, or `de/mobile` for small screens);
 * pages are `pages/{language}/{id}.md`, whose first heading is the title.
 */
export function readSeedFiles(folder = FOLDER): Seed[] {
  const blocks = globSync('*.yaml', { cwd: folder }).flatMap((path) => readBlocks(folder, path))
  const pages = globSync('pages/*/*.md', { cwd: folder }).map((path) => readPage(folder, path))
  return [...blocks, ...pages].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

function readBlocks(folder: string, path: string): Seed[] {
  const editions: unknown = parse(readText(folder, path))
  if (typeof editions !== 'object' || editions === null)
    throw new Error(`${path} has no part for a language.`)
  return Object.entries(editions).map(([key, form]) => {
    const [language = '', screen] = key.split('/')
    return {
      componentId: basename(path, '.yaml'),
      language,
      mobile: screen === 'mobile',
      body: JSON.stringify(form),
    }
  })
}

function readPage(folder: string, path: string): Seed {
  const [, language = '', file = ''] = path.split(/[\\/]/)
  const [, title = '', markdown = ''] = readText(folder, path).match(/^# (.+)\n([\s\S]*)$/) ?? []
  if (!title) throw new Error(`${path} does not begin with its title as a heading.`)
  return {
    componentId: basename(file, '.md'),
    language,
    mobile: false,
    body: JSON.stringify({ title, markdown: markdown.trim() }),
  }
}

function readText(folder: string, path: string): string {
  return readFileSync(`${folder}/${path}`, 'utf8').replaceAll('\r\n', '\n')
}

function keyOf({ componentId, language, mobile }: Edition): string {
  return `${componentId} ${language} ${mobile}`
}
