import { expect, test } from 'vitest'
import { showEnd } from './instant.ts'
import { en } from './words/en.ts'

test.each([
  [0, 'Banker: 3 to 7', `${en.noWin}. Banker: 3 to 7`],
  [0, '', en.noWin],
  [500, 'Banker: 3 to 7', '500 returned. Banker: 3 to 7'],
  [900, 'Banker: 3 to 7', 'You win 900. Banker: 3 to 7'],
])(
  'a round that pays %i for 500, with the fact "%s", is read out with both',
  (win, fact, saying) => {
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
    showEnd(cabinet as never, { win, stake: 500 } as never, fact)
    expect(heard).toBe(saying)
  },
)
