import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#testkit/free-port.ts'
import { takeDirectory } from '../apps/server/src/db/directory-lock.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-start-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a port that is taken is said in one sentence, with another to try', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const port = (other.address() as AddressInfo).port
  const said = await start({ PORT: String(port), DATA_DIR: join(scratch, 'port') })
  expect(said).toEqual({ code: 1, told: `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 100} npm start` })
  other.close()
})

test('a port that is no port is said in one sentence', async () => {
  expect(await start({ PORT: 'eighty', DATA_DIR: join(scratch, 'odd') })).toEqual({
    code: 1,
    told: 'PORT must be a port number, not "eighty".',
  })
})

test('a setting that cannot be meant is said in one sentence, before anything is opened', async () => {
  const dataDir = join(scratch, 'setting')
  const told = 'PUBLIC_URL must be an address such as "https://casino.example", not "casino.test".'
  expect(await start({ PUBLIC_URL: 'casino.test', DATA_DIR: dataDir })).toEqual({ code: 1, told })
  expect(existsSync(dataDir)).toBe(false)
})

test('a taken port of the stand-ins is in nobody’s way when they are elsewhere', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const settings = { SANDBOX_PORT: String(port), DATA_DIR: '/dev/null/baize' }
  expect((await start(settings)).told).toContain(`Port ${port} is taken`)
  const elsewhere = { ...settings, SANDBOX_URL: `http://localhost:${port}` }
  expect((await start(elsewhere)).told).toMatch(/^The data directory \/dev\/null\/baize cannot be written/)
  other.close()
})

test('a directory that nothing can be written to is said in one sentence', async () => {
  const { code, told } = await start({ DATA_DIR: '/dev/null/baize' })
  expect(code).toBe(1)
  expect(told).toMatch(/^The data directory \/dev\/null\/baize cannot be written \(.*\)\. Choose another: DATA_DIR=… npm start$/)
})

test('a second instance is refused before it has touched anything in the directory of the first', async () => {
  const dataDir = join(scratch, 'shared')
  const giveBack = takeDirectory(dataDir)
  const said = await start({ DATA_DIR: dataDir })
  expect(said).toEqual({
    code: 1,
    told: `Another instance is running on this data directory (${dataDir}). Stop it, or choose another DATA_DIR.`,
  })
  expect(readdirSync(dataDir).filter((name) => !name.startsWith('instance.lock'))).toEqual([])
  giveBack()
})

/** How `npm start` ends, and all that it has told. */
async function start(environment: Record<string, string>): Promise<{ code: number; told: string }> {
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) }
  const house = spawn(process.execPath, ['scripts/start.ts'], { env: { ...process.env, ...ports, ...environment } })
  let told = ''
  for (const output of [house.stdout, house.stderr]) output.on('data', (text) => (told += text))
  const [code] = await once(house, 'close')
  return { code, told: told.trim() }
}
