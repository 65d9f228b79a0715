import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, expect, test } from 'vitest'
import { makeLexicon } from '../../content/words/lexicon.ts'
import { openLog } from '../../kit/log.ts'
import { NoTurnNow } from '../protection/turns.ts'
import type { Site } from './pages.ts'
import { openRenderer } from './renderer.ts'

/** A site whose pages show what they were drawn with. Some do what no page should. */
const BUILD = `
export async function createSite({ execute, lexicon }) {
  return {
    styleHash: 'style', scriptHash: 'script', parameters: [{ name: 'p', takes: 'presence' }],
    async render({ url, language }) {
      if (url === '/hangs') for (;;);
      if (url === '/waits') await new Promise(() => {})
      if (url === '/dies') process.exit(1)
      if (url === '/breaks') throw new Error('a broken page')
      if (url === '/eats') for (const all = []; ;) all.push(new Array(1_000_000).fill(url))
      const answer = await execute({ query: '{ games }', variables: { url }, language })
      const words = lexicon().wordsOf(language)?.namespaces.get('common').words
      return { status: 200, headers: { 'content-language': language }, body: JSON.stringify({ answer, words, spoken: lexicon().supported }) }
    },
  }
}`
const folder = mkdtempSync(join(tmpdir(), 'renderer-'))
const entry = join(folder, 'site.mjs')
writeFileSync(entry, BUILD)
afterAll(() => rmSync(folder, { recursive: true }))

let site: Site
afterEach(() => site.close())

const lexiconOf = (hello: string) =>
  makeLexicon({
    builtIn: new Map([['en', new Map([['common', { hello }]])]]),
    layers: [],
    offered: null,
  })
let lexicon = lexiconOf('Hello')

const open = (limits: { longestMs?: number; mostMb?: number } = {}) =>
  openRenderer({
    entry,
    clientDirectory: folder,
    execute: async ({ query, variables, language }) =>
      JSON.stringify({ data: { query, variables, language } }),
    lexicon: () => lexicon,
    log: openLog('silent'),
    ...limits,
  })
const draw = (url: string, packAs: 'br' | null = null) =>
  site.render(
    { url, search: '', language: 'en', viewerPresent: false, mobile: false, publicUrl: '' },
    packAs,
  )
const drawn = async (url: string) => JSON.parse((await draw(url)).body.toString())

test('a page is drawn in another thread, from answers and words of this one', async () => {
  site = await open()
  expect([site.styleHash, site.scriptHash, site.parameters]).toEqual([
    'style',
    'script',
    [{ name: 'p', takes: 'presence' }],
  ])
  const { status, headers, body, packed } = await draw('/a', 'br')
  expect([status, headers]).toEqual([200, { 'content-language': 'en' }])
  expect(JSON.parse(body.toString())).toEqual({
    answer: { data: { query: '{ games }', variables: { url: '/a' }, language: 'en' } },
    words: { hello: 'Hello' },
    spoken: [{ code: 'en' }],
  })
  expect(brotliDecompressSync(packed ?? '')).toEqual(body)
})

test('words that have changed reach the next page', async () => {
  site = await open()
  expect((await drawn('/a')).words).toEqual({ hello: 'Hello' })
  lexicon = lexiconOf('Good evening')
  expect((await drawn('/a')).words).toEqual({ hello: 'Good evening' })
})

test('a page that breaks is an error, and the next one is drawn', async () => {
  site = await open()
  await expect(draw('/breaks')).rejects.toThrow('a broken page')
  expect((await draw('/a')).status).toBe(200)
})

test.each(['/hangs', '/waits'])(
  'a page that never ends (%s) is given up, and its thread replaced',
  async (path) => {
    site = await open({ longestMs: 500 })
    await expect(draw(path)).rejects.toThrow(NoTurnNow)
    expect((await draw('/a')).status).toBe(200)
  },
)

test.each(['/dies', '/eats'])(
  'a page that ends its thread (%s) is refused, and the next one is drawn in another',
  async (path) => {
    site = await open({ mostMb: 32 })
    await expect(draw(path)).rejects.toThrow(NoTurnNow)
    expect((await draw('/a')).status).toBe(200)
  },
)

test.runIf(process.platform === 'linux')(
  'the thread gives way to that which answers wallets',
  async () => {
    const before = new Set(readdirSync('/proc/self/task'))
    site = await open()
    const threads = readdirSync('/proc/self/task').filter((id) => !before.has(id))
    const niceness = threads.map(
      (id) => readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16],
    )
    expect(niceness).toContain('10')
  },
)

test('a site that cannot be opened is an error at once', async () => {
  site = await open()
  await expect(
    openRenderer({
      entry: join(folder, 'none.mjs'),
      clientDirectory: '',
      execute: async () => '',
      lexicon: () => lexicon,
      log: openLog('silent'),
    }),
  ).rejects.toThrow('none.mjs')
})
