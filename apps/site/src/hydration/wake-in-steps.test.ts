import { expect, test, vi } from 'vitest'
import { wakeInSteps } from './wake-in-steps.ts'

const file = (name: string) =>
  `data:text/javascript,globalThis.ran.push('${name}');setTimeout(() => globalThis.ran.push('a task after the ${name}'))`

class Page extends EventTarget {
  files: string[] = []

  querySelectorAll(selector: string) {
    return selector === 'link[rel=modulepreload]' ? this.files.map((href) => ({ href })) : []
  }
}

test('the files of a page run in their order, and what waits gets its turn between them', async () => {
  const { promise: allHaveRun, resolve } = Promise.withResolvers<void>()
  const ran: string[] = []
  Object.assign(globalThis, { ran, resolve })
  const page = new Page()
  wakeInSteps(page as unknown as Document)
  // They come to be known while the page is read.
  page.files = [file('libraries'), file('entry'), 'data:text/javascript,globalThis.resolve()']
  expect(ran).toEqual([])

  page.dispatchEvent(new Event('DOMContentLoaded'))
  await allHaveRun

  expect(ran).toEqual([
    'libraries',
    'a task after the libraries',
    'entry',
    'a task after the entry',
  ])
})

test('a file that does not come does not keep the next one from running', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { promise: entryHasRun, resolve } = Promise.withResolvers<void>()
  Object.assign(globalThis, { resolve })
  const page = new Page()
  page.files = [
    'data:text/javascript,throw new Error("it did not come")',
    'data:text/javascript,globalThis.resolve()//the entry',
  ]
  wakeInSteps(page as unknown as Document)
  page.dispatchEvent(new Event('DOMContentLoaded'))
  await entryHasRun
  expect(logged).toHaveBeenCalledWith(new Error('it did not come'))
})
