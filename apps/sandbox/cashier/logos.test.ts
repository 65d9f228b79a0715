import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logoFiles } from './logos.ts'
import { listMethods } from './methods.ts'

test('every way to pay has its logo as a picture, twice as high as a page shows it', async () => {
  const files = logoFiles()
  const addresses = listMethods('EUR', '').flatMap(({ logos }) => [logos.light, logos.dark])
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) {
    const answer = await files.request(address)
    expect(answer.headers.get('content-type'), address).toBe('image/webp')
    const { format, height, hasAlpha } = await sharp(
      Buffer.from(await answer.arrayBuffer()),
    ).metadata()
    expect({ format, height, hasAlpha }, address).toEqual({
      format: 'webp',
      height: 56,
      hasAlpha: true,
    })
  }
})

test.each(['/logos/nobody.light.webp', '/logos/cardinal.light.svg', '/logos/cardinal.grey.webp'])(
  'are not made up: %s',
  async (path) => {
    expect((await logoFiles().request(path)).status).toBe(404)
  },
)
