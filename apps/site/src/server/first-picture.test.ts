import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openFirstPicture } from './first-picture.ts'

const directory = mkdtempSync(join(tmpdir(), 'first-picture-'))
mkdirSync(join(directory, 'art'))
writeFileSync(join(directory, 'art/hand.svg'), '<svg fill="#fff">&amp;</svg>')
writeFileSync(join(directory, 'art/large.svg'), `<svg>${' '.repeat(20_000)}</svg>`)
afterAll(() => rmSync(directory, { recursive: true }))

const put = openFirstPicture(directory)
const page = (path: string) => `<link rel="preload" as="image" href="${path}" fetchPriority="high"/><img src="${path}"/>`

it('the picture of the first paint travels in the page', () => {
  expect(put(page('/art/hand.svg'))).toBe('<img src="data:image/svg+xml,%3Csvg fill=%22%23fff%22%3E%26amp;%3C/svg%3E"/>')
})

it('one that is large, gone, or somebody else’s is asked for', () => {
  for (const path of ['/art/large.svg', '/art/gone.svg', 'https://elsewhere.example/art/hand.svg', '/art/../art/hand.svg'])
    expect(put(page(path))).toBe(page(path))
})
