import { expect, test } from 'vitest'
import type { Step, StepResult } from './dialect.ts'
import { runSteps } from './run-steps.ts'

const stepTo = (path: string, result: StepResult): Step => ({
  request: { path, headers: {}, body: '' },
  read: () => result,
})
const answer = { status: 200, body: '' }

test('the steps are sent in order, and the last of them is what became of the call', async () => {
  const sent: string[] = []
  const player = { id: 'ann', currency: 'EUR', language: 'en' }
  const steps = [
    stepTo('user', { outcome: 'done', player }),
    stepTo('balance', { outcome: 'done', balance: 5 }),
  ]
  const result = await runSteps(steps, async ({ path }) => {
    sent.push(path)
    return answer
  })
  expect(sent).toEqual(['user', 'balance'])
  expect(result).toEqual({ outcome: 'done', player, balance: 5 })
})

test.each<StepResult>([{ outcome: 'refused', code: 'BET_MISSING' }, { outcome: 'unclear' }])(
  'nothing is sent after $outcome',
  async (no) => {
    const sent: string[] = []
    const steps = [stepTo('bet', no), stepTo('win', { outcome: 'done' })]
    const result = await runSteps(steps, async ({ path }) => {
      sent.push(path)
      return answer
    })
    expect(sent).toEqual(['bet'])
    expect(result).toEqual(no)
  },
)

test('a call that the dialect has no step for is done', async () => {
  expect(await runSteps([], async () => answer)).toEqual({ outcome: 'done' })
})
