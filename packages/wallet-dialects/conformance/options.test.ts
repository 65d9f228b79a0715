import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asksForHelp, OPTIONS, readOptions, USAGE } from './options.ts'

const read = (text: string) => readOptions(text.split(' ').filter(Boolean))

test('a session is as the options give it', () => {
  const { operator, stake } = read(
    '--dialect softswiss --url https://x/wallet/ --secret s --session 1 --player ann --currency SEK --game g --stake 5',
  )
  expect(operator?.url).toBe('https://x/wallet')
  expect(operator?.player).toEqual({
    token: '',
    sessionRef: '1',
    playerId: 'ann',
    currency: 'SEK',
    gameId: 'g',
  })
  expect([operator?.other, operator?.over, stake]).toEqual([null, null, 5])
})

test('others are seated when they are named', () => {
  const { operator } = read(
    '--dialect native --url u --secret s --token t --game g --other-token o --other-player bob --over-token v',
  )
  expect(operator?.other).toMatchObject({ token: 'o', playerId: 'bob', gameId: 'g' })
  expect(operator?.over).toMatchObject({ token: 'v', playerId: null })
})

test('a wallet of our own needs a dialect only', () => {
  expect(read('--dialect tvbet --demo --json')).toEqual({
    dialect: 'tvbet',
    operator: null,
    stake: 10,
    only: '',
    asJson: true,
  })
})

test.each([
  '',
  '--dialect english --demo',
  '--dialect native --url u --token t',
  '--dialect native --url u --secret s',
  '--dialect native --demo --stake 0.5',
])('what is missing is named: %s', (text) => {
  expect(() => read(text)).toThrow(/--(dialect|url|stake)/)
})

test('the usage and docs/providers.md name every option', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/providers.md'), 'utf8')
  for (const name of Object.keys(OPTIONS)) {
    expect(USAGE).toMatch(new RegExp(`--${name}\\b`))
    expect(docs).toMatch(new RegExp(`\`--${name}\\b`))
  }
})

test('help needs no other option, and an option that there is not is named', () => {
  expect(asksForHelp(['--help'])).toBe(true)
  expect(asksForHelp(['--dialect', 'tvbet', '--demo'])).toBe(false)
  expect(() => asksForHelp(['--helps'])).toThrow("Unknown option '--helps'")
})

test('npm run wallet:conformance prints its usage when it is asked for help', () => {
  const script = join(import.meta.dirname, '../../../scripts/wallet-conformance.ts')
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  expect(run('--help')).toEqual({ status: 0, stdout: `${USAGE}\n`, stderr: '' })
  expect(run('--dialect', 'english')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^--dialect is one of /),
  })
})

test('free spins are an id and how many there are', () => {
  const given = '--dialect native --url u --secret s --token t --game g --free-spins'
  expect(read(`${given} a/b/10`).operator?.freeSpins).toEqual({ issueId: 'a/b', spins: 10 })
  expect(read(given.replace(' --free-spins', '')).operator?.freeSpins).toBeNull()
  for (const odd of ['a', 'a/', '/3', 'a/0', 'a/x'])
    expect(() => read(`${given} ${odd}`)).toThrow('--free-spins is ID/NUMBER')
})
