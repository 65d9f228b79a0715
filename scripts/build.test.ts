import { expect, it } from 'vitest'
import { asProduction } from './build.ts'

it.each(['development', 'test', ''])(
  'the pages are built for production also where NODE_ENV is "%s", which stays as it was',
  async (setting) => {
    const before = process.env.NODE_ENV
    process.env.NODE_ENV = setting
    const seen: unknown[] = []
    await asProduction(async () => seen.push(process.env.NODE_ENV))
    seen.push(process.env.NODE_ENV)
    process.env.NODE_ENV = before
    expect(seen).toEqual(['production', setting])
  },
)
