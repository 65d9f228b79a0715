import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const scratch = mkdtempSync(join(tmpdir(), 'baize-sandbox-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a directory that cannot be written is reported in one sentence', async () => {
  const { code, output } = await open({ DATA_DIR: '/dev/null/baize' })
  expect(code).toBe(1)
  expect(output).toMatch(/^The stand-ins could not be opened: ENOTDIR: [^\n]*\.$/)
})

test('a port that was taken meanwhile is reported in one sentence', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, output } = await open({ SANDBOX_PORT: String(port) })
  expect(code).toBe(1)
  expect(output).toMatch(/^The stand-ins could not be opened: [^\n]*EADDRINUSE[^\n]*\.$/)
  other.close()
})

test.each(['STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET', 'CHAT_SECRET'])(
  'without %s they do not open',
  async (name) => {
    expect(await open({ [name]: '' })).toEqual({
      code: 1,
      output: `The sandbox needs ${name}, the secret it shares with the casino.`,
    })
  },
)

/** Returns the exit code of the stand-ins' process, and all that it has printed. */
async function open(
  environment: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const secrets = {
    STUDIO_SECRET: 'one',
    CASHIER_SECRET: 'two',
    MAIL_SECRET: 'three',
    CHAT_SECRET: 'four',
  }
  const env = { ...process.env, DATA_DIR: scratch, SANDBOX_PORT: '0', ...secrets, ...environment }
  const sandbox = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/sandbox/main.ts'],
    { env, timeout: 30_000 },
  )
  let output = ''
  for (const stream of [sandbox.stdout, sandbox.stderr])
    stream.on('data', (text) => (output += text))
  const [code] = await once(sandbox, 'close')
  return { code, output: output.trim() }
}
