import { afterEach, expect, test, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** A boundary as React keeps it, on a page that gets the events of the network. */
function mounted(props: Partial<ConstructorParameters<typeof Boundary>[0]> = {}) {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    listeners.set(name, listener),
  )
  const boundary = new Boundary({ children: 'the page', fallback: 'a word', ...props })
  boundary.setState = (next) => void Object.assign(boundary.state, next)
  boundary.componentDidMount()
  return { boundary, listeners, fail: () => boundary.setState(Boundary.getDerivedStateFromError()) }
}

test('in place of a part that failed stands a message about it, and its error is reported once', () => {
  const onCaught = vi.fn()
  const { boundary, fail } = mounted({ onCaught })
  expect(boundary.render()).toBe('the page')
  fail()
  boundary.componentDidCatch()
  expect(boundary.render()).toBe('a word')
  expect(onCaught).toHaveBeenCalledOnce()
})

test('a part that failed is drawn again when the reader presses its button, when the network is back, and on another page', () => {
  const retries: (() => void)[] = []
  const { boundary, listeners, fail } = mounted({
    fallback: (again) => retries.push(again) && 'a word',
  })
  fail()
  expect(boundary.render()).toBe('a word')
  retries[0]?.()
  expect(boundary.render()).toBe('the page')
  fail()
  listeners.get('online')?.()
  expect(boundary.render()).toBe('the page')
  fail()
  boundary.componentDidUpdate({ ...boundary.props, place: 'another' })
  expect(boundary.render()).toBe('the page')
})
