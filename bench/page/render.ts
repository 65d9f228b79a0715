import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBuiltInWords } from '../../apps/server/src/content/words/built-in-words.ts'
import { type Lexicon, makeLexicon } from '../../apps/server/src/content/words/lexicon.ts'
import type { BenchRow } from '../row.ts'
import { serverPidOf } from '../start.ts'
import { median } from '../tools.ts'

const ROUNDS = 5
const PAGES = 100
/** Requests until the compiler has optimised all that it can, in both processes. */
const WARM_UP = 800
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

interface Prepared {
  draw(): string
  finish(html: string): { body: string }
}

interface SiteBuild {
  createSite(options: {
    clientDirectory: string
    execute: (request: { query: string; variables?: object }) => Promise<unknown>
    lexicon: () => Lexicon
  }): Promise<{
    prepare(request: {
      url: string
      language: string
      viewerPresent: boolean
      mobile: boolean
    }): Promise<Prepared>
  }>
}

/**
 * Measures what a lobby page that is in no cache costs the server, beside React's renderToString of
 * the same tree.
 */
export async function benchRender({
  casino,
  pid,
}: {
  casino: string
  pid: number
}): Promise<BenchRow[]> {
  const prepared = await prepareLobby(casino)
  const server = serverPidOf(pid)
  for (let page = 0; page < WARM_UP; page++) prepared.draw()
  await requestPages(casino, WARM_UP)
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuOf(server)
    await requestPages(casino, PAGES)
    ours.push((cpuOf(server) - before) / PAGES)
    const started = process.cpuUsage()
    for (let page = 0; page < PAGES; page++) prepared.draw()
    const { user, system } = process.cpuUsage(started)
    bare.push((user + system) / 1000 / PAGES)
  }
  const [value, yardstick] = [median(ours), median(bare)]
  const ratio = value / yardstick
  const row = {
    name: 'lobby page, uncached, CPU',
    value,
    unit: 'ms',
    yardstick: { name: 'ms renderToString of the same tree', value: yardstick },
  }
  return [{ ...row, ratio, target: 1.5, pass: ratio <= 1.5 }]
}

async function prepareLobby(casino: string): Promise<Prepared> {
  const build = (await import(
    pathToFileURL(resolve('dist/site/server/entry.server.js')).href
  )) as SiteBuild
  const execute = async ({ query, variables }: { query: string; variables?: object }) => {
    const body = JSON.stringify({ query, variables })
    return (
      await fetch(`${casino}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).json()
  }
  const lexicon = makeLexicon({
    builtIn: readBuiltInWords(resolve('dist/locales')),
    layers: [],
    offered: null,
  })
  const site = await build.createSite({
    clientDirectory: resolve('dist/site/client'),
    execute,
    lexicon: () => lexicon,
  })
  return site.prepare({ url: '/', language: 'en', viewerPresent: false, mobile: false })
}

let request = 0

/**
 * Each address is a new one, of a promotion that there is not over the lobby, so that no page is
 * ready.
 */
async function requestPages(casino: string, pages: number): Promise<void> {
  for (let page = 0; page < pages; page++) {
    const answer = await fetch(`${casino}/?modal=promotion&promotion=${request++}`, {
      headers: { 'accept-encoding': 'identity' },
    })
    await answer.arrayBuffer()
  }
}

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
