import { expect, test } from './story-test.ts'

/**
 * In CSS pixels, more than any window is high: it shows that the page receives the messages of this
 * frame.
 */
const TALL = 1700

test('a game that requests a frame again whenever it has loaded is launched three times more', async ({
  page,
  servers,
}) => {
  const launches = new Set<string>()
  await page.route('**/studio/play/**', (route) => {
    launches.add(route.request().url())
    const words = ['reload', ...(launches.size > 3 ? [`height:${TALL}`] : [])]
    const body = `<script>for (const word of ${JSON.stringify(words)}) parent.postMessage(word, '*')</script>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto(`${servers.casino}/play/demo/under-the-scale?lng=en`)
  const frame = page.locator('iframe')
  await expect
    .poll(async () => (await frame.boundingBox())?.height, 'the last one stays')
    .toBe(TALL)
  expect(launches.size).toBe(4)
})
