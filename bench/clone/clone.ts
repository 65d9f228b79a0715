import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { BenchRow } from '../row.ts'
import { firstJson } from '../tools.ts'

const TARGET_S = 90

/**
 * From a fresh clone of the last commit to a casino that answers, by `npm start` alone; npm has its
 * packages from earlier.
 */
export async function benchClone(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-clone-'))
  execFileSync('git', ['clone', '--quiet', process.cwd(), folder])
  const started = performance.now()
  // A group of its own: npm does not pass signals on to each of its children.
  const npm = spawn('npm', ['start', '--', '--json'], {
    cwd: folder,
    env: newcomersEnvironment(),
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  try {
    const { casino } = await firstJson(npm, 'npm start')
    await (await fetch(String(casino))).text()
    const value = (performance.now() - started) / 1000
    return [
      {
        name: 'fresh clone to open casino',
        value,
        unit: 's',
        target: TARGET_S,
        pass: value <= TARGET_S,
      },
    ]
  } finally {
    const gone = once(npm, 'exit')
    if (npm.exitCode === null) {
      process.kill(-Number(npm.pid), 'SIGTERM')
      await gone
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * The host's own: nothing of what this project has brought for itself, and nothing of the npm that
 * runs the bench.
 */
function newcomersEnvironment(): NodeJS.ProcessEnv {
  const own = process.cwd()
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own))
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.toLowerCase().startsWith('npm_'),
  )
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), PORT: '0', SANDBOX_PORT: '0' }
}
