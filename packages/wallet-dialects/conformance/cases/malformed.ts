import type { DialectName, Fields } from '../../dialect.ts'
import type { Ability } from '../abilities.ts'
import { FIELDS_OF_BET, withAmount } from '../bodies.ts'
import type { Case } from '../case.ts'
import { type Desk, newRef } from '../desk.ts'

const BODIES: readonly [name: string, body: string, needs?: Ability][] = [
  ['an empty body', ''],
  ['a body of an open brace', '{'],
  ['a body of null', 'null'],
  ['a body of a list', '[]'],
  ['a body of a text', '"text"'],
  ['a body of a number', '7'],
  ['a body of an empty object', '{}'],
  ['a body of another form', '<play><token>x</token></play>', 'json'],
  ['a body that fills a prototype', '{"__proto__":{"token":"no-game-session-has-this-name"}}'],
  ['a body of a thousand lists in lists', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ['a body that ends in the middle', '{"token":"no-game-session-has-this-na'],
  ['a body with a null byte', '{"token":"\u0000"}'],
]

/** Wrong amounts, as numbers and as texts; in dialects of forms and XML they are all texts. */
const AMOUNTS: readonly unknown[] = [
  -1,
  1.0051,
  1e20,
  1e-37,
  '1e5',
  '1,00',
  '',
  'NaN',
  '٣',
  '+1',
  '0x10',
  '1 0',
  '-0.01',
  '1000000000000001',
]
const JSON_AMOUNTS: readonly unknown[] = [null, true, [1], {}]

function altered(
  name: string,
  change: (fields: Fields, dialect: DialectName) => Fields | string,
  needs: readonly Ability[] = [],
): Case {
  return {
    name,
    rule: 8,
    needs,
    expected: ['refused', 'moved +0'],
    run: async (desk) => [
      await desk.resultOf(await desk.altered((fields) => change(fields, desk.dialect.name))),
      await desk.moved(),
    ],
  }
}

/** Answers which fields a bet was taken without. */
async function takenWithout(desk: Desk): Promise<string> {
  const taken: string[] = []
  for (const field of FIELDS_OF_BET[desk.dialect.name]) {
    const result = await desk.altered((fields) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field)),
    )
    if (result.outcome !== 'refused') taken.push(field)
  }
  return taken.length > 0 ? `not refused: ${taken.join(', ')}` : 'refused'
}

const LONGEST_ID = 128

export const MALFORMED_CASES: readonly Case[] = [
  ...BODIES.map(([name, body, needs]) => altered(name, () => body, needs ? [needs] : [])),
  ...AMOUNTS.map((amount) =>
    altered(`an amount of ${JSON.stringify(amount)}`, (fields, dialect) =>
      withAmount(dialect, fields, amount),
    ),
  ),
  ...JSON_AMOUNTS.map((amount) =>
    altered(
      `an amount of ${JSON.stringify(amount)}`,
      (fields, dialect) => withAmount(dialect, fields, amount),
      ['json'],
    ),
  ),
  {
    name: 'a bet without any one of its fields',
    rule: 8,
    expected: ['refused', 'moved +0'],
    run: async (desk) => [await takenWithout(desk), await desk.moved()],
  },
  {
    name: 'a body of a million bytes',
    rule: 8,
    expected: ['refused|unclear', 'moved +0'],
    run: async ({ altered, resultOf, moved }) => [
      await resultOf(await altered((fields) => ({ ...fields, more: 'x'.repeat(1_000_000) }))),
      await moved(),
    ],
  },
  {
    name: 'an id with a space in it',
    rule: 8,
    expected: ['refused', 'moved +0'],
    run: async ({ play, bet, resultOf, moved }) => [
      await resultOf(await play([bet(10, `a b ${newRef()}`)], { round: 'a b' })),
      await moved(),
    ],
  },
  {
    name: 'a round with a name that is too long',
    rule: 8,
    expected: ['refused', 'moved +0'],
    run: async ({ play, bet, resultOf, moved }) => [
      await resultOf(await play([bet(10)], { round: newRef().padEnd(LONGEST_ID * 10, 'x') })),
      await moved(),
    ],
  },
  {
    name: 'more actions in one call than there may be',
    rule: 8,
    needs: ['several actions'],
    expected: ['refused', 'moved +0'],
    run: async ({ play, bet, resultOf, moved }) => [
      await resultOf(await play(Array.from({ length: 1001 }, () => bet(0)))),
      await moved(),
    ],
  },
  altered(
    'an action that there is not',
    (fields) => ({
      ...fields,
      actions: [{ action: 'gift', id: newRef(), action_id: newRef(), amount: 5 }],
    }),
    ['several actions'],
  ),
  altered('actions that are no list', (fields) => ({ ...fields, actions: { action: 'bet' } }), [
    'several actions',
  ]),
]
