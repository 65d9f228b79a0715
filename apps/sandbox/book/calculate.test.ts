import { describe, expect, test } from 'vitest'
import { calculatorRoutes } from './calculate.ts'

const app = calculatorRoutes()
async function calculate(
  body: unknown,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await app.request('/api/calculate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
  })
  return { status: answer.status, answer: await answer.json() }
}
const won = (odds: string) => ({ odds, result: 'won' })
const single = { type: 'single', stake: '10', legs: [won('9.0')] }

describe('the calculator', () => {
  test.each([
    ['a single', single, { lines: 1, staked: '10.00', returned: '90.00' }],
    [
      'each way',
      { ...single, eachWay: true, legs: [{ odds: '9.0', result: 'placed', placeFraction: '0.2' }] },
      { lines: 2, staked: '20.00', returned: '26.00' },
    ],
    [
      'a yankee',
      { type: 'yankee', stake: '1.00', legs: [won('2'), won('2.00'), won('2'), won('2')] },
      { lines: 11, staked: '11.00', returned: '72.00' },
    ],
    [
      'an open patent',
      {
        type: 'patent',
        stake: '1',
        legs: [won('2'), { odds: '3', result: 'void' }, { odds: '4', result: 'open' }],
      },
      { lines: 7, staked: '7.00', returned: '5.00' },
    ],
    [
      'a dead heat',
      { ...single, stake: '50', legs: [{ ...won('26'), deadHeat: { places: 1, tied: 3 } }] },
      { lines: 1, staked: '50.00', returned: '433.33' },
    ],
    [
      'rule 4',
      { ...single, legs: [{ ...won('9.0'), rule4: '0.25' }] },
      { lines: 1, staked: '10.00', returned: '70.00' },
    ],
    [
      'a perm',
      { type: '2/3', stake: '2', legs: [won('2'), won('3'), won('4')] },
      { lines: 3, staked: '6.00', returned: '52.00' },
    ],
    [
      'cents',
      { ...single, stake: '0.05', legs: [won('1.5')] },
      { lines: 1, staked: '0.05', returned: '0.07' },
    ],
  ])('answers %s as settlement pays it', async (_name, body, right) => {
    expect(await calculate(body)).toEqual({ status: 200, answer: right })
  })

  test.each([
    ['', 'no JSON'],
    ['type', []],
    ['type', { ...single, type: 'quadruple' }],
    ['type', { ...single, type: '3/2' }],
    ['stake', { ...single, stake: '0' }],
    ['stake', { ...single, stake: 10 }],
    ['stake', { ...single, stake: '1e3' }],
    ['stake', { ...single, stake: '1.005' }],
    ['stake', { ...single, stake: '-1' }],
    ['eachWay', { ...single, eachWay: 'yes' }],
    ['legs', { ...single, legs: [] }],
    ['legs', { ...single, type: 'yankee' }],
    ['legs', { ...single, type: '2/3' }],
    ['legs', { ...single, legs: Array.from({ length: 31 }, () => won('2')) }],
    ['legs.0.odds', { ...single, legs: [won('0.99')] }],
    ['legs.1.result', { ...single, legs: [won('2'), { odds: '2', result: 'won?' }] }],
    ['legs.0.placeFraction', { ...single, eachWay: true }],
    ['legs.0.placeFraction', { ...single, legs: [{ ...won('2'), placeFraction: '1.1' }] }],
    [
      'legs.0.deadHeat.tied',
      { ...single, legs: [{ ...won('2'), deadHeat: { places: 1, tied: 0 } }] },
    ],
    ['legs.0.rule4', { ...single, legs: [{ ...won('2'), rule4: 'half' }] }],
  ])('names the field %s of a body that does not fit', async (field, body) => {
    const { status, answer } = await calculate(body)
    expect([status, answer.error, answer.field]).toEqual([400, 'malformed', field])
  })

  test('refuses a body that is longer than any slip', async () => {
    const { status } = await calculate({ ...single, note: 'x'.repeat(20_000) })
    expect(status).toBe(413)
  })
})
