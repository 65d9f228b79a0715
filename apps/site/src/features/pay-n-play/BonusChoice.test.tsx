import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BonusFields } from './BonusChoice.tsx'
import { noWish, type } from './bonus-wish.ts'

const welcome = { id: 'welcome', title: 'Welcome', description: 'For everybody.', minOdds: null }
const drawn = (open: (typeof welcome)[], code = '') =>
  renderToStaticMarkup(
    <BonusFields
      wish={type(noWish, code)}
      open={open}
      onChange={() => {}}
      onLookUp={async () => false}
    />,
  )

test('a code can be typed whether or not there are bonuses to choose from', () => {
  expect(drawn([])).toContain('name="bonusCode"')
  expect(drawn([])).not.toContain('<select')
  expect(drawn([welcome])).toMatch(/<select.*name="bonusCode"/s)
})

test('the list of bonuses says that a typed code counts, instead of that there is no bonus', () => {
  expect(drawn([welcome], 'LAMPLIGHT')).toMatch(/<option value="#" selected="">[^<]*: LAMPLIGHT/)
  expect(drawn([welcome])).toMatch(/<option value="" selected="">/)
})
