import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { SDK } from './sdk.ts'

interface Client {
  onUpdate(tell: () => void): () => void
}

test('rooms that change between the opening and the first look are news', async () => {
  let rooms = ['parlour']
  let look = async () => {}
  const element = { define() {}, get: () => true }
  const window = {} as { livespins: { sdk(options: object): { Client(): Promise<Client> } } }
  runInNewContext(SDK, {
    window,
    URL,
    AbortSignal,
    document: { currentScript: { src: 'https://vendor.test/livespins/sdk.js' } },
    CSSStyleSheet: class {
      replaceSync() {}
    },
    HTMLElement: class {},
    customElements: element,
    fetch: async () => Response.json(rooms),
    setInterval(asked: () => Promise<void>) {
      look = asked
    },
    clearInterval() {},
  })
  const client = await window.livespins.sdk({ tenant: 'baize', language: 'en' }).Client()
  let news = 0
  client.onUpdate(() => {
    news++
  })
  rooms = ['parlour', 'balcony']
  await look()
  await look()
  expect(news).toBe(1)
})
