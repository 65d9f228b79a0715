import { expect, test } from 'vitest'
import { showEnd } from './instant.ts'
import { en } from './words/en.ts'

test.each([
  [0, 'Banker: 3 to 7', false, `${en.noWin}. Banker: 3 to 7`],
  [0, '', false, en.noWin],
  [500, 'Banker: 3 to 7', false, '500 returned. Banker: 3 to 7'],
  [900, 'Banker: 3 to 7', false, 'You win 900. Banker: 3 to 7'],
  [100, '', true, 'You win 100'],
])(
  'a round that pays %i for 500, with the fact "%s", is read out with both; all that a free spin pays is a win: %s',
  (win, fact, isFree, saying) => {
    let heard = ''
    const nothing = () => {}
    const cabinet = {
      words: en,
      money: String,
      sound: { win: nothing, loss: nothing },
      bar: { setLastWin: nothing },
      showMessage: (text: string, _: string, spoken = text) => {
        heard = spoken
      },
      note: nothing,
    }
    showEnd(cabinet as never, { win, stake: 500, isFree } as never, fact)
    expect(heard).toBe(saying)
  },
)
