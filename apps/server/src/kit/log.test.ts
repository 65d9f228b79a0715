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

test('a line says when it was written, in milliseconds of UTC', () => {
  const written: string[] = []
  const before = Date.now()
  openLog('info', { to: { write: (line: string) => void written.push(line) } }).info('a line')
  const { time } = JSON.parse(written[0] ?? '') as { time: number }
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
})
