import { expect, test } from 'vitest'
import type { HttpRequest } from '../kit/http.ts'
import { healthRoutes } from './health.ts'

test('readiness asks the database once for all who ask at the same time, and again afterwards', async () => {
  let questions = 0
  const listFrozen = async () => {
    questions++
    return []
  }
  const ready = healthRoutes({ listFrozen, whyNotWritable: () => null }).find(({ path }) => path === '/healthz/readiness')
  const ask = () => ready?.handle({} as HttpRequest)
  const answers = await Promise.all(Array.from({ length: 100 }, ask))
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]))
  expect(questions).toBe(1)
  await ask()
  expect(questions).toBe(2)
})
