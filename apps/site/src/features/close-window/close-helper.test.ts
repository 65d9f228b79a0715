import { expect, test } from 'vitest'
import { type ClosableWindow, closeWindow } from './close-helper.ts'

function recorded() {
  const done: string[] = []
  const party = (name: string) => ({
    close: () => done.push(`${name} closes`),
    postMessage: (...given: unknown[]) => done.push(`${name} hears ${given.join(' for ')}`),
  })
  return { done, party }
}

test('a page framed in a pop-up sends a message to its parent, and to no other origin, and closes both', () => {
  const { done, party } = recorded()
  const self = {
    ...party('self'),
    parent: { ...party('parent'), opener: {} },
    opener: null,
  } as unknown as ClosableWindow
  closeWindow(self, 'https://baize.test')
  expect(done).toEqual([
    'parent hears internalClose for https://baize.test',
    'self closes',
    'parent closes',
  ])
})

test('a page framed in an ordinary tab leaves the tab open', () => {
  const { done, party } = recorded()
  const self = {
    ...party('self'),
    parent: { ...party('parent'), opener: null },
    opener: null,
  } as unknown as ClosableWindow
  closeWindow(self, 'https://baize.test')
  expect(done).toEqual(['parent hears internalClose for https://baize.test', 'self closes'])
})

test('a page of its own does not post to itself, but to the page that opened it', () => {
  const { done, party } = recorded()
  const self = { ...party('self'), opener: party('opener') } as unknown as ClosableWindow & {
    parent: unknown
  }
  self.parent = self
  closeWindow(self, 'https://baize.test')
  expect(done).toEqual(['opener hears internalClose for https://baize.test', 'self closes'])
})
