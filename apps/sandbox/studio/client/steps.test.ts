import { expect, test } from 'vitest'
import type { Cabinet } from './cabinet.ts'
import { playBySteps } from './steps.ts'

test('the big button of an open round has its words before it can be pressed', async () => {
  let button: unknown
  let press = () => {}
  const cabinet = {
    bar: {
      lock() {},
      setButton(face: unknown) {
        button = face
      },
      onPress(listener: () => void) {
        press = listener
      },
    },
    state: { round: { id: 'r', phase: 'open', stake: 100, shown: {} } },
    words: {},
    note() {},
    showMessage() {},
    settle() {},
    autoplay: { refresh() {} },
    api: { act: () => expect.fail('There is nothing to act on.') },
  } as unknown as Cabinet
  const play = playBySteps(cabinet, {
    startButton: 'Place bet',
    choice: () => ({}),
    show() {},
    mainAction: () => ({ text: 'Cash out', action: null }),
    prompt: () => 'What will the next card be?',
    fact: () => '',
  })
  await play.resume()
  expect(button).toMatchObject({ text: 'Cash out', label: 'Cash out', enabled: false })
  press()
})
