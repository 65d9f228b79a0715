import { expect, test } from 'vitest'
import { createScriptLoader } from './load-script.ts'

const URL = 'https://bank.test/client.js'

/** A page into which a script gets only after so many failures. */
function page(failures: number) {
  const waits: number[] = []
  let inserted = 0
  const load = createScriptLoader({
    insert: async () => {
      inserted += 1
      if (inserted <= failures) throw new Error('no answer')
    },
    wait: async (ms) => {
      waits.push(ms)
    },
  })
  return { load, waits, count: () => inserted }
}

test('a script is loaded once, for all callers', async () => {
  const { load, count } = page(0)
  await Promise.all([load(URL), load(URL)])
  await load(URL)
  expect(count()).toBe(1)
})

test('a script that does not come is requested again, ever more slowly', async () => {
  const { load, waits } = page(5)
  await load(URL)
  expect(waits).toEqual([350, 700, 1400, 2800, 5600])
})

test('after five more tries it is given up, and may be requested again later', async () => {
  const { load, count } = page(6)
  await expect(load(URL)).rejects.toThrow('no answer')
  expect(count()).toBe(6)
  await load(URL)
  expect(count()).toBe(7)
})
