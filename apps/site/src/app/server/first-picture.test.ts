import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openFirstPicture } from './first-picture.ts'

const directory = mkdtempSync(join(tmpdir(), 'first-picture-'))
mkdirSync(join(directory, 'art'))
writeFileSync(join(directory, 'art/hand.webp'), 'a hand')
writeFileSync(join(directory, 'art/hand-small.webp'), 'a small hand')
writeFileSync(join(directory, 'art/room.webp'), 'a room')
writeFileSync(join(directory, 'art/large.webp'), ' '.repeat(30_000))
afterAll(() => rmSync(directory, { recursive: true }))

const put = openFirstPicture(directory)
const page = (path: string) =>
  `<link rel="preload" as="image" href="${path}" fetchPriority="high"/><img src="${path}"/>`
const holding = (picture: string) =>
  `<img src="data:image/webp;base64,${Buffer.from(picture).toString('base64')}"/>`

it('the picture of the first paint travels in the page', () => {
  expect(put(page('/art/hand.webp'), false)).toBe(holding('a hand'))
  expect(put(page('/art/hand.webp?v=Xy_9-z'), false)).toBe(holding('a hand'))
})

it('to a phone in its small form, where there is one', () => {
  expect(put(page('/art/hand.webp'), true)).toBe(holding('a small hand'))
  expect(put(page('/art/room.webp'), true)).toBe(holding('a room'))
})

it('a first picture that is large, gone, or of another site is requested', () => {
  for (const path of [
    '/art/large.webp',
    '/art/gone.webp',
    'https://elsewhere.example/art/hand.webp',
    '/art/../art/hand.webp',
  ])
    expect(put(page(path), false)).toBe(page(path))
})
