import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import buildOnce from '../build-once.ts'
import type { Servers } from '../story-test.ts'
import { Browser } from './browser.ts'
import { bringEngine, ENGINES, type Engine, type Opener } from './engines.ts'
import { SCREENS, type Screen } from './screens.ts'
import { STORIES, type Story } from './stories.ts'
import { table } from './table.ts'
import { type Walked, walk } from './walk.ts'

/**
 * Every story in every engine, at the width of a phone and of a desk: `npm run browsers`, or only
 * some of them, as in `npm run browsers -- betby webkit 390`. Ends with 0 when every step of every
 * walk went well.
 */
const WALKS_WITHIN_MS = 30 * 60_000
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

const wanted = process.argv.slice(2)
const kinds = {
  stories: STORIES.map(({ name }) => name),
  engines: [...ENGINES],
  widths: SCREENS.map(({ width }) => String(width)),
}
const known: string[] = Object.values(kinds).flat()
const stories = STORIES.filter(({ name }) => isWanted(kinds.stories, name))
const engines = ENGINES.filter((engine) => isWanted(kinds.engines, engine))
const screens = SCREENS.filter(({ width }) => isWanted(kinds.widths, String(width)))
const started = new AsyncDisposableStack()

const strange = wanted.filter((each) => !known.includes(each))
if (strange.length > 0) {
  console.error(`There is no ${strange.join(', ')}; there are ${known.join(', ')}.`)
  process.exit(2)
}
for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => void end(code))
try {
  await end(await walkAll())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}

function isWanted(all: readonly string[], name: string): boolean {
  return wanted.includes(name) || !wanted.some((each) => all.includes(each))
}

/** The code to end with. */
async function walkAll(): Promise<number> {
  const openers = new Map<Engine, Opener>()
  for (const engine of engines) openers.set(engine, await bringEngine(engine, console.log))
  const bound = setTimeout(() => {
    console.error(`The walks took longer than ${WALKS_WITHIN_MS / 60_000} minutes.`)
    void end(1)
  }, WALKS_WITHIN_MS)
  started.defer(() => clearTimeout(bound))
  // Made before a casino is opened: its data are kept in memory after that, where temporary files
  // go as well, and are removed at the end. The pictures have to stay.
  const folder = mkdtempSync(join(tmpdir(), 'baize-browsers-'))
  console.log(`The pictures are in ${folder}`)
  if (!process.env.BAIZE_SERVERS) await buildOnce()
  const all: Walked[] = []
  const tables: string[] = []
  for (const story of stories) {
    const { servers, close } = await openCasino(story)
    const walks: Walked[] = []
    for (const [engine, open] of openers)
      for (const screen of screens)
        walks.push(await walkOne(story, { engine, open, screen, servers, folder }))
    await close()
    tables.push(table(story.steps, walks))
    all.push(...walks)
  }
  console.log(tables.join('\n'))
  console.log(`The pictures are in ${folder}`)
  return all.every(({ steps }) => steps.every(({ problems }) => problems.length === 0)) ? 0 : 1
}

/** One casino at a time is open; a signal closes it as well. */
async function openCasino(story: Story): Promise<{ servers: Servers; close(): Promise<void> }> {
  const { servers, close } = await story.open()
  const closeOnce = once(close)
  started.defer(closeOnce)
  return { servers, close: closeOnce }
}

interface Place {
  engine: Engine
  open: Opener
  screen: Screen
  servers: Servers
  folder: string
}

async function walkOne(
  story: Story,
  { engine, open, screen, servers, folder }: Place,
): Promise<Walked> {
  const name = `${story.name}-${engine}-${screen.width}`
  const opening = open(screen)
  // All may be ended before this window is open: a window can only be closed once it is open.
  const close = once(() =>
    opening.then(
      (driver) => driver.close(),
      () => undefined,
    ),
  )
  started.defer(close)
  try {
    const email = `robin-${engine}-${screen.width}-${Date.now()}@example.org`
    const visit = { browser: new Browser(await opening), screen, email, servers }
    return await walk(name, story.steps, visit, join(folder, name))
  } finally {
    await close()
  }
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= act()
    return done
  }
}

/** Stops what was started, the last first; a second signal changes nothing. */
async function end(code: number): Promise<void> {
  if (started.disposed) return
  await started.disposeAsync()
  process.exit(code)
}
