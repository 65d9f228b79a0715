import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test('a line break or a sign of control that a caller sent begins no line of its own', () => {
  const written: string[] = []
  const log = openLog('info', { to: { write: (line: string) => void written.push(line) } })
  const typed = 'x"}\n{"level":60,"msg":"forged"}\r\u001b[2J'
  log.info({ path: typed }, typed)
  expect(written).toHaveLength(1)
  expect(written[0]?.trimEnd()).not.toMatch(/\p{Cc}/u)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ path: typed, msg: typed })
})

test('an error is written down without the row that a database refused, and without e-mail addresses', () => {
  const written: string[] = []
  const log = openLog('info', { to: { write: (line: string) => void written.push(line) } })
  const refused = Object.assign(
    new Error('new row for relation "player" violates check constraint "player_odd_country"'),
    {
      code: '23514',
      detail:
        'Failing row contains (01k, ada@example.test, $argon2id$v=19$m=19456$x, Ada, Lovelace, 1990-12-10).',
    },
  )
  const bounced = Object.assign(
    new Error('550 5.1.1 <ada.lovelace+x@mail.example.test>: Recipient address rejected'),
    {
      response: '550 <ada.lovelace+x@mail.example.test> rejected',
    },
  )
  log.error({ err: refused }, 'a resolver failed')
  log.warn({ err: new Error('mail', { cause: bounced }) }, 'a letter has to wait')
  expect(written.join('')).not.toMatch(/ada|argon2id|Lovelace|1990/i)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    err: { code: '23514', message: expect.stringContaining('player_odd_country') },
  })
  expect(JSON.parse(written[1] ?? '')).toMatchObject({
    err: { cause: { message: '550 5.1.1 <[address]>: Recipient address rejected' } },
  })
})

test('a line says when it was written, in milliseconds of UTC', () => {
  const written: string[] = []
  const before = Date.now()
  openLog('info', { to: { write: (line: string) => void written.push(line) } }).info('a line')
  const { time } = JSON.parse(written[0] ?? '') as { time: number }
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
})
