import { expect, test } from 'vitest'
import { type Callback, followPress, openHosts } from './hosts.ts'
import type { BookCallbacks } from './settings.ts'

const callbackOf =
  (callbacks: BookCallbacks): Callback =>
  (name) =>
    callbacks[name]
const way = {
  route: { page: 'sport', sportId: 3 },
  selections: [{ name: 'onTopSportClick', facts: { id: 3, typeId: 0 } }],
} as const

test('a callback that belongs to no part reaches every host, and once a host that has it for several parts', () => {
  const hosts = openHosts()
  const calls: string[] = []
  const first = { onSelectionCountChange: (count: number) => calls.push(`first ${count}`) }
  hosts.join(callbackOf(first))
  hosts.join(callbackOf(first))
  const leave = hosts.join(
    callbackOf({ onSelectionCountChange: (count) => calls.push(`second ${count}`) }),
  )
  hosts.notifyAll('onSelectionCountChange', 1)
  leave()
  hosts.notifyAll('onSelectionCountChange', 2)
  expect(calls).toEqual(['first 1', 'second 1', 'first 2'])
})

test('a press in a widget leads the book beside it, unless the widget’s own host has a callback for it', () => {
  const hosts = openHosts()
  const calls: unknown[] = []
  hosts.book = { callback: () => undefined, go: ({ page }) => calls.push(page), path: () => '/' }
  followPress(hosts, { own: () => undefined, isBook: false }, way)
  expect(calls.splice(0)).toEqual(['sport'])
  const own = callbackOf({ onTopSportClick: ({ id }) => calls.push(id) })
  followPress(hosts, { own, isBook: false }, way)
  expect(calls).toEqual([3])
})

test('a press in the book reports to its host where it has gone and what was selected', () => {
  const calls: unknown[] = []
  const own = callbackOf({
    onRouteChange: ({ page }) => calls.push(page),
    onTopSportClick: ({ id }) => calls.push(id),
  })
  followPress(openHosts(), { own, isBook: true }, way)
  expect(calls).toEqual(['sport', 3])
})
