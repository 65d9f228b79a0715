import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Amount } from './Amount.tsx'

const drawn = (amount: string, sign?: 'exceptZero') =>
  renderToStaticMarkup(<Amount amount={amount} currency="EUR" language="en" sign={sign} />)

test('an amount is not broken behind its minus, and has a plus where it is asked for', () => {
  expect(drawn('-1')).toBe('<bdi class="whitespace-nowrap">-€1.00</bdi>')
  expect(drawn('1')).toContain('>€1.00<')
  expect(drawn('1', 'exceptZero')).toContain('>+€1.00<')
  expect(drawn('0', 'exceptZero')).toContain('>€0.00<')
})
