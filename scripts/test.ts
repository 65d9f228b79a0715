import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { findBrowser } from './tools/browser.ts'

/**
 * Everything that CI runs; the first step that fails ends the run. Steps that only look at files
 * run two at a time. Then come the tests: the units, and then the browser. PostgreSQL, which by
 * itself leaves a core idle, runs beside the units and the first stories. `npm test -- unit` runs the
 * named steps, `npm test -- quick` those that open no database. Beside PostgreSQL, the units leave
 * to it most of what runs on both databases; alone they run all.
 */
const isQuick = process.argv[2] === 'quick'
const wanted = isQuick ? ['tidy', 'lint', 'types', 'unit'] : process.argv.slice(2)
const print = (line: string) => console.log(line)
const bin = (name: string) => `node_modules/.bin/${name}`

/** Programs of a step, which run one after the other: name, arguments, environment. */
type Program = [name: string, args: string[], env?: Record<string, string>]

/** The longest first, so that the shorter ones run beside them. */
const looking: Record<string, Program[]> = {
  build: [[process.execPath, ['scripts/build.ts']]],
  types: [[bin('tsc'), ['--noEmit', '-p', '.']]],
  dead: [[bin('knip'), []]],
  schema: [[process.execPath, ['scripts/schema.ts', '--check']]],
  lint: [
    [bin('biome'), ['ci', '--reporter=summary', '.']],
    [
      bin('redocly'),
      ['lint'],
      { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    ],
  ],
  tidy: [[process.execPath, ['scripts/tidy.ts']]],
}
const isOnce = isWanted('unit') && isWanted('postgres')
const share = isQuick ? 'quick' : isOnce ? 'once' : 'all'
const onPostgres = isOnce ? ['run', '--maxWorkers', '1'] : ['run']
const testing = {
  unit: (): Program => [bin('vitest'), ['run'], { TEST_SHARE: share }],
  postgres: (): Program => [bin('vitest'), onPostgres, { TEST_DATABASE: 'postgres' }],
  e2e: async (): Promise<Program> => [
    bin('playwright'),
    ['test', '-c', 'e2e'],
    { CHROME_PATH: await findBrowser(print) },
  ],
}

const names = [...Object.keys(looking), ...Object.keys(testing)]
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${names.join(', ')}, and quick.`)
  process.exit(2)
}
const times: string[] = []
const running = new Set<ChildProcess>()

const waiting = Object.entries(looking).filter(([name]) => isWanted(name))
await Promise.all([lookOnAndOn(), lookOnAndOn()])
const beside = isOnce ? test('postgres', 'pipe') : undefined
if (isWanted('unit')) await test('unit', 'inherit')
if (isWanted('postgres') && !beside) await test('postgres', 'inherit')
if (isWanted('e2e')) await test('e2e', 'inherit')
await beside
print(`\nAll passed: ${times.join(', ')}.`)

/** Runs steps that wait until none is left, and shows what each has printed when it is done. */
async function lookOnAndOn(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, programs] = next
    await timed(name, async () => {
      let printed = `\n── ${name}`
      for (const [program, args, env] of programs)
        printed += `\n${await run(program, args, env, 'pipe', printed)}`
      print(printed.trimEnd())
    })
  }
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

/** Runs tests whose output is seen at once, or, in a pipe, when they are done. */
async function test(name: keyof typeof testing, output: 'inherit' | 'pipe'): Promise<void> {
  await timed(name, async () => {
    if (output === 'inherit') print(`\n── ${name}`)
    const [program, args, env] = await testing[name]()
    const printed = await run(program, args, env, output)
    if (output === 'pipe') print(`\n── ${name}\n${printed.trimEnd()}`)
  })
}

async function timed(name: string, step: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await step()
  times.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Returns what the program has printed; ends all when it fails, after what was `printed` before. */
async function run(
  program: string,
  args: string[],
  env: Record<string, string> = {},
  output: 'inherit' | 'pipe',
  printed = '',
): Promise<string> {
  const child = spawn(program, args, {
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  })
  running.add(child)
  const exit = once(child, 'exit')
  const chunks = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  )
  const [code] = await exit
  running.delete(child)
  if (code === 0) return chunks.join('')
  console.error(`${printed}\n${chunks.join('')}\n${program} ${args.join(' ')} failed.`)
  for (const other of running) other.kill()
  process.exit(1)
}
