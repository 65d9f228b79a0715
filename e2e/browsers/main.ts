import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import buildOnce from '../build-once.ts'
import { startServers } from '../start-servers.ts'
import type { Servers } from '../story-test.ts'
import { Browser } from './browser.ts'
import { bringEngine, ENGINES, type Engine, type Opener } from './engines.ts'
import { SCREENS, type Screen } from './screens.ts'
import { table } from './table.ts'
import { type Walked, walk } from './walk.ts'

/**
 * One player's story in every engine, at the width of a phone and of a desk: `npm run browsers`, or
 * only some of them, as in `npm run browsers -- webkit 390`. Ends with 0 when every step of every
 * walk went well.
 */
const WALKS_WITHIN_MS = 20 * 60_000
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

const wanted = process.argv.slice(2)
const known: string[] = [...ENGINES, ...SCREENS.map(({ width }) => String(width))]
const engines = ENGINES.filter((engine) => isWanted(ENGINES, engine))
const screens = SCREENS.filter(({ width }) => isWanted(known.slice(ENGINES.length), String(width)))
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
  // Made before the casino is opened: its data are kept in memory after that, where temporary files
  // go as well, and are removed at the end. The pictures have to stay.
  const folder = mkdtempSync(join(tmpdir(), 'baize-browsers-'))
  const servers = JSON.parse(process.env.BAIZE_SERVERS ?? (await openServers())) as Servers
  console.log(`The pictures are in ${folder}`)
  const walks: Walked[] = []
  for (const [engine, open] of openers)
    for (const screen of screens) walks.push(await walkOne(engine, open, screen, servers, folder))
  console.log(table(walks))
  console.log(`The pictures are in ${folder}`)
  return walks.every(({ steps }) => steps.every(({ problems }) => problems.length === 0)) ? 0 : 1
}

async function openServers(): Promise<string> {
  await buildOnce()
  const { ready, close } = await startServers()
  started.defer(close)
  return ready
}

async function walkOne(
  engine: Engine,
  open: Opener,
  screen: Screen,
  servers: Servers,
  folder: string,
): Promise<Walked> {
  const name = `${engine}-${screen.width}`
  const opening = open(screen)
  // Also when all is ended before this window is open: what is being started can only be stopped
  // once it has.
  const close = once(() =>
    opening.then(
      (driver) => driver.close(),
      () => undefined,
    ),
  )
  started.defer(close)
  try {
    const email = `robin-${engine}-${screen.width}-${Date.now()}@example.org`
    return await walk(
      name,
      { browser: new Browser(await opening), screen, email, servers },
      join(folder, name),
    )
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
