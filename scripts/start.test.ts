import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { makeDataDir } from '#testkit/database.ts'
import { freePort } from '#testkit/free-port.ts'
import { takeDirectory } from '../apps/server/src/db/embedded/directory-lock.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-start-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a port that is taken is reported in one sentence, with another to try', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const port = (other.address() as AddressInfo).port
  const result = await start({ PORT: String(port), DATA_DIR: join(scratch, 'port') })
  expect(result).toEqual({
    code: 1,
    output: `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 100} npm start`,
  })
  other.close()
})

test('a port that is taken is not answered with the one that the stand-ins have', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const port = (other.address() as AddressInfo).port
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: String(port + 100),
    DATA_DIR: join(scratch, 'neighbour'),
  }
  expect((await start(settings)).output).toContain(`choose another: PORT=${port + 200} npm start`)
  other.close()
})

test('one port for the casino and the stand-ins is reported in one sentence', async () => {
  const settings = { PORT: '3001', SANDBOX_PORT: '', DATA_DIR: join(scratch, 'both') }
  const output =
    'The casino and the stand-ins cannot both have port 3001. Choose another for one of them: PORT=3001 SANDBOX_PORT=3101 npm start'
  expect(await start(settings)).toEqual({ code: 1, output })
})

test('a port that is no port is reported in one sentence', async () => {
  expect(await start({ PORT: 'eighty', DATA_DIR: join(scratch, 'odd') })).toEqual({
    code: 1,
    output: 'PORT must be a port number, not "eighty".',
  })
})

test('a setting that cannot be meant is reported in one sentence, before anything is opened', async () => {
  const dataDir = join(scratch, 'setting')
  const output =
    'PUBLIC_URL must be an address such as "https://casino.example", not "casino.test".'
  expect(await start({ PUBLIC_URL: 'casino.test', DATA_DIR: dataDir })).toEqual({ code: 1, output })
  expect(existsSync(dataDir)).toBe(false)
})

test('a taken port of the stand-ins does no harm when they are elsewhere', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const settings = { SANDBOX_PORT: String(port), DATA_DIR: '/dev/null/baize' }
  expect((await start(settings)).output).toContain(`Port ${port} is taken`)
  const elsewhere = { ...settings, SANDBOX_URL: `http://localhost:${port}` }
  expect((await start(elsewhere)).output).toMatch(
    /^The data directory \/dev\/null\/baize cannot be written/,
  )
  other.close()
})

test('a directory that nothing can be written to is reported in one sentence', async () => {
  const { code, output } = await start({ DATA_DIR: '/dev/null/baize' })
  expect(code).toBe(1)
  expect(output).toMatch(
    /^The data directory \/dev\/null\/baize cannot be written \(.*\)\. Choose another: DATA_DIR=… npm start$/,
  )
})

test('a disk that is full while the site is built is reported in one sentence', async () => {
  const clone = join(scratch, 'clone')
  mkdirSync(clone)
  for (const name of [
    'apps',
    'packages',
    'scripts',
    'node_modules',
    'package.json',
    'package-lock.json',
  ])
    symlinkSync(resolve(name), join(clone, name))
  const program = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.copyFileSync = () => { throw Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC' }) }
    syncBuiltinESMExports()`
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(program)}`
  const { code, output } = await start({ NODE_OPTIONS, DATA_DIR: join(scratch, 'full') }, clone)
  expect(code).toBe(1)
  expect(output).toBe(
    'Building the words…\nThe site could not be built: the disk is full. Make room, and start again.',
  )
})

test('a second instance is refused before it has touched anything in the directory of the first', async () => {
  const dataDir = join(scratch, 'shared')
  const giveBack = takeDirectory(dataDir)
  const result = await start({ DATA_DIR: dataDir })
  expect(result).toEqual({
    code: 1,
    output: `Another instance is running on this data directory (${dataDir}). Stop it, or choose another DATA_DIR.`,
  })
  expect(readdirSync(dataDir).filter((name) => !name.startsWith('instance.lock'))).toEqual([])
  giveBack()
})

/**
 * Time of the first start, in ms: when this test runs alone, the sites may have to be built first.
 */
const FIRST_START_MS = 240_000

test.each([
  ['SIGTERM to npm alone, as a container does', 'SIGTERM', (pid: number) => pid],
  ['SIGINT to all processes at once, as a terminal does', 'SIGINT', (pid: number) => -pid],
] as const)(
  '%s stops everything in order and leaves nothing running',
  async (what, signal, target) => {
    const dataDir = join(scratch, what.slice(0, 7))
    mkdirSync(dataDir)
    renameSync(await makeDataDir(), join(dataDir, 'database'))
    const settings = { PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dataDir, DEMO: '0', NODE_ENV: '' }
    const npm = spawn('npm', ['start', '--', '--json'], {
      env: { ...process.env, ...settings },
      detached: true,
    })
    onTestFinished(() => {
      if (npm.exitCode === null && npm.signalCode === null) process.kill(-(npm.pid ?? 0), 'SIGKILL')
    })
    let output = ''
    npm.stderr.on('data', (text) => (output += text))
    const line = await new Promise<string>((done) =>
      createInterface(npm.stdout).on('line', (each) => each.startsWith('{') && done(each)),
    )
    const { casino, sandbox } = JSON.parse(line) as { casino: string; sandbox: string }
    process.kill(target(npm.pid ?? 0), signal)
    const [code] = await once(npm, 'close')
    if (signal === 'SIGTERM') expect(code, output).toBe(0)
    for (const url of [casino, sandbox]) await expect(fetch(`${url}/healthz`)).rejects.toThrow()
    takeDirectory(dataDir)()
    takeDirectory(join(dataDir, 'database'))()
    expect(output).not.toMatch(/stopped with code|not everything/i)
  },
  FIRST_START_MS,
)

test('a casino that was started over a channel ends with the program that has started it', async () => {
  const dataDir = join(scratch, 'channel')
  const settings = { PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dataDir }
  const starter = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [first] = await once(starter.stdout ?? starter, 'data')
  expect(String(first)).toMatch(/^(Opening|Building)/)
  starter.disconnect()
  expect(await once(starter, 'exit')).toEqual([0, null])
  takeDirectory(dataDir)()
})

/** Returns the exit code of `npm start`, and all that it has printed. */
async function start(
  environment: Record<string, string>,
  cwd = process.cwd(),
): Promise<{ code: number; output: string }> {
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) }
  const starter = spawn(process.execPath, ['scripts/start.ts'], {
    cwd,
    env: { ...process.env, ...ports, ...environment },
  })
  let output = ''
  for (const stream of [starter.stdout, starter.stderr])
    stream.on('data', (text) => (output += text))
  const [code] = await once(starter, 'close')
  return { code, output: output.trim() }
}
