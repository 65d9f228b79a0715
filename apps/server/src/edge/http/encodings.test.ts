import { expect, test } from 'vitest'
import { encoded } from './encodings.ts'

const BR = { best: 'br', plain: true } as const
const GZIP = { best: 'gzip', plain: true } as const
const body = (at: number) => Buffer.from(`${at} `.repeat(2000))

test('a body is compressed once for all callers at the same time', async () => {
  const forms = encoded(body(1))
  const [first, second] = await Promise.all([forms.get(BR), forms.get(BR)])
  expect(first.encoding).toBe('br')
  expect(second).toBe(first)
})

test('a body that has been compressed elsewhere is sent as it is', async () => {
  const packed = Buffer.from('packed')
  expect(await encoded(body(1), { br: packed }).get(BR)).toEqual({ bytes: packed, encoding: 'br' })
  expect((await encoded(body(1), { br: packed }).get(GZIP)).encoding).toBe('gzip')
})

test('when many bodies wait to be compressed, further ones travel as they are, and are compressed later', async () => {
  const bodies = Array.from({ length: 200 }, (_, at) => encoded(body(at)))
  const found = (await Promise.all(bodies.map((each) => each.get(BR)))).map(
    ({ encoding }) => encoding,
  )
  expect(found.slice(0, 40)).toEqual(Array(40).fill('br'))
  expect(found.slice(-100)).toEqual(Array(100).fill('identity'))
  expect((await bodies.at(-1)?.get(BR))?.encoding).toBe('br')
})

test('a body that may not travel as it is travels packed, however small it is and whether or not that was made before', async () => {
  const small = Buffer.from('small')
  expect((await encoded(small).get(BR)).encoding).toBe('identity')
  expect((await encoded(small).get({ best: 'br', plain: false })).encoding).toBe('br')
  expect((await encoded(body(1), {}, 'never').get(GZIP)).encoding).toBe('identity')
  expect((await encoded(body(1), {}, 'never').get({ best: 'gzip', plain: false })).encoding).toBe(
    'gzip',
  )
})
