import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { SDK } from './sdk.ts'

interface Client {
  onUpdate(tell: () => void): () => void
}

type Child = string | FakeElement

/** As much of an element as the script uses. */
class FakeElement {
  children: Child[] = []
  attributes: Readonly<Record<string, string>> = {}
  shadowRoot: FakeElement | null = null
  readonly name: string

  constructor(name = '') {
    this.name = name
  }

  set textContent(text: string) {
    this.children = [text]
  }

  replaceChildren(...children: Child[]) {
    this.children = children
  }

  getAttribute(name: string) {
    return this.attributes[name] ?? null
  }

  attachShadow() {
    this.shadowRoot = new FakeElement('shadow')
    return this.shadowRoot
  }

  get outline(): string {
    const inner = this.children.map((each) => (typeof each === 'string' ? each : each.outline))
    return `<${this.name}>${inner.join('')}`
  }
}

test('rooms that change between the opening and the first look are news', async () => {
  const vendor = open(['parlour'])
  const client = await vendor.livespins.sdk({ tenant: 'baize', language: 'en' }).Client()
  let news = 0
  client.onUpdate(() => {
    news++
  })
  vendor.rooms = ['parlour', 'balcony']
  await vendor.look()
  await vendor.look()
  expect(news).toBe(1)
})

test('host and time of a room keep their order in a language that runs from right to left', () => {
  expect(drawRoom('ar')).toMatch(/^<shadow><b>Parlour Spins<span><bdi>Marek · <bdi>1:00/)
})

test.each([
  ['en', '1:00 AM'],
  ['de', '01:00'],
])('the time of a room is written as the language %s writes it: %s', (language, written) => {
  expect(drawRoom(language).replace(/\s(?=AM$)/, ' ')).toMatch(new RegExp(`<bdi>${written}$`))
})

function drawRoom(language: string): string {
  const Room = open([]).elements['livespins-schedule-room']
  const room = Object.assign(new (Room as new () => FakeElement & { draw(): void })(), {
    attributes: { room: 'Parlour Spins', host: 'Marek', starts: '2026-11-30T01:00:00', language },
  })
  room.draw()
  return room.shadowRoot?.outline ?? ''
}

function open(rooms: string[]) {
  const window = {} as { livespins: { sdk(options: object): { Client(): Promise<Client> } } }
  const elements: Record<string, unknown> = {}
  const vendor = { ...window, rooms, elements, look: async () => {} }
  runInNewContext(SDK, {
    window: vendor,
    URL,
    AbortSignal,
    document: {
      currentScript: { src: 'https://vendor.test/livespins/sdk.js' },
      createElement: (name: string) => new FakeElement(name),
    },
    CSSStyleSheet: class {
      replaceSync() {}
    },
    HTMLElement: FakeElement,
    customElements: {
      get: (name: string) => elements[name],
      define(name: string, element: unknown) {
        elements[name] = element
      },
    },
    fetch: async () => Response.json(vendor.rooms),
    setInterval(asked: () => Promise<void>) {
      vendor.look = asked
    },
    clearInterval() {},
  })
  return vendor
}
