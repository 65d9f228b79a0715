import { spawnSync } from 'node:child_process'
import { buildWhatIsStale } from './build.ts'
import { findBrowser } from './tools/browser.ts'

/**
 * Everything that CI runs, one step after the other; the first that fails ends the run.
 * `npm test -- unit` runs the named steps, `npm test -- quick` those that open no database.
 */
const isQuick = process.argv[2] === 'quick'
const wanted = isQuick ? ['tidy', 'lint', 'types', 'unit'] : process.argv.slice(2)
const say = (text: string) => console.log(text)
const bin = (name: string) => `node_modules/.bin/${name}`

const steps: Record<string, () => Promise<void> | void> = {
  tidy: () => node('scripts/tidy.ts'),
  lint: () => {
    command(bin('biome'), ['ci', '--reporter=summary', '.'])
    command(bin('redocly'), ['lint'], {
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    })
  },
  schema: () => node('scripts/schema.ts', '--check'),
  types: () => command(bin('tsc'), ['--noEmit', '-p', '.']),
  dead: () => command(bin('knip'), []),
  build: () => buildWhatIsStale(say),
  unit: () => command(bin('vitest'), ['run'], isQuick ? { TEST_SHARE: 'quick' } : {}),
  postgres: () => command(bin('vitest'), ['run'], { TEST_DATABASE: 'postgres' }),
  e2e: async () =>
    command(bin('playwright'), ['test', '-c', 'e2e'], { CHROME_PATH: await findBrowser(say) }),
}

const unknown = wanted.filter((name) => !steps[name])
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}, and quick.`,
  )
  process.exit(2)
}
const times: string[] = []
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const started = performance.now()
  say(`\n── ${name}`)
  await step()
  times.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
say(`\nAll passed: ${times.join(', ')}.`)

function node(...args: string[]): void {
  command(process.execPath, args)
}

function command(program: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status === 0) return
  console.error(`\n${program} ${args.join(' ')} failed.`)
  process.exit(1)
}
