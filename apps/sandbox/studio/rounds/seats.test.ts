import { afterAll, beforeAll, expect, test } from 'vitest'
import { casino, closeTestRounds, launch, openTestRounds, rounds } from './test-rounds.ts'

beforeAll(openTestRounds)
afterAll(closeTestRounds)

test('a launch that sends many requests at once has twenty carried out, and then others again', async () => {
  const id = launch('slot')
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, () => rounds.refresh(id).then(() => 'done')),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(answers.at(-1)).toMatchObject({ reason: { code: 'TOO_SOON' } })
  expect(casino.calls.length, 'calls of the casino').toBeLessThan(25)
  await expect(rounds.refresh(id)).resolves.toBeUndefined()
})
