import { expect, test } from 'vitest'
import type { Cabinet } from './cabinet.ts'
import { playBySteps } from './steps.ts'

test('an open round has the words of its big button before that can be pressed, and is read out with what its player has to know', async () => {
  let button: unknown
  let [heard, note] = ['', '']
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
    words: { goesOn: 'Your last round goes on' },
    note(text: string) {
      note = text
    },
    showMessage(text: string, _tone: string, saying = text) {
      heard = saying
    },
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
    aloud: () => '7 of diamonds',
    fact: () => '',
  })
  await play.resume()
  expect(button).toMatchObject({ text: 'Cash out', label: 'Cash out', enabled: false })
  press()
  expect(heard).toBe('Your last round goes on. What will the next card be? 7 of diamonds')
  expect(note).toBe('Your last round goes on')
})
