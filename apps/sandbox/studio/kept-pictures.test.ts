import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKeptPictures } from './kept-pictures.ts'

const RELEASE = 'f'.repeat(64)
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const drawn = async () => Buffer.from('a picture')
const notAgain = () => Promise.reject(new Error('It was drawn again.'))

test('a picture that was drawn is not drawn again, by another process either', async () => {
  const first = openKeptPictures(folder, RELEASE)
  expect(String(await first('a tile', drawn))).toBe('a picture')
  const second = openKeptPictures(folder, RELEASE)
  expect(String(await second('a tile', notAgain))).toBe('a picture')
  await expect(second('another tile', notAgain)).rejects.toThrow('It was drawn again.')
})

test('a picture that is drawn by several at once is kept, and none of them fails', async () => {
  const keep = openKeptPictures(folder, RELEASE)
  const all = await Promise.all(Array.from({ length: 20 }, () => keep('a tile', drawn)))
  expect(new Set(all.map(String))).toEqual(new Set(['a picture']))
  expect(readdirSync(join(folder, 'f'.repeat(12)))).toHaveLength(1)
})

test('pictures of an older release are drawn again, and no longer kept', async () => {
  await openKeptPictures(folder, 'e'.repeat(64))('a tile', drawn)
  const keep = openKeptPictures(folder, RELEASE)
  await expect(keep('a tile', notAgain)).rejects.toThrow('It was drawn again.')
  expect(readdirSync(folder)).toEqual(['f'.repeat(12)])
})
