import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import account from '../../../../account/locales/en.json' with { type: 'json' }
import favourites from '../../locales/en/favourites.json' with { type: 'json' }
import site from '../../locales/en/sign-in.json' with { type: 'json' }

const sources = globSync([
  'apps/server/src/**/*.ts',
  'packages/rules/*.ts',
  'apps/site/src/**/*.{ts,tsx}',
  'apps/account/**/*.{ts,tsx}',
])
  // Messages to editors of content are in English, and come by an API.
  .filter((path) => !/\.(test|contract|generated)\.|server\/src\/content\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))

/** Codes that only a mistake in a program causes, ours or a caller's: players never see them. */
const neverSeen = [
  ...['duplicate_transfer', 'duplicate_bonus', 'duplicate_free_spins'],
  ...['bad_input', 'send_by_post'],
]

/** Codes that only operators read. */
const operatorsOnly = [
  ...['player_unknown', 'player_excluded', 'match_unknown', 'match_decided'],
  ...['free_bet_not_given', 'free_spins_over', 'free_spins_template_unknown'],
  ...['deposit_not_held', 'deposit_of_no_player', 'refund_unknown', 'refund_not_failed'],
]

/** These come with what became of the money, and the quick deposit says that. */
const explainedByMoneyStatus = [
  'pay_n_play_deposit_failed',
  'pay_n_play_held',
  'pay_n_play_refused',
  'pay_n_play_unknown',
]

test('every refusal of the server has words', () => {
  const codes = found(/new Refusal\('([a-z_]+)'/g).filter(
    (code) => ![...neverSeen, ...operatorsOnly, ...explainedByMoneyStatus].includes(code),
  )
  expect(codes).toContain('insufficient_funds')
  expect(
    codes.filter(
      (code) =>
        !(code in site.refusals) && !(code in favourites) && !(`problem_${code}` in account),
    ),
  ).toEqual([])
})

test('every rule of a field has words, in the dialogs or in the account area', () => {
  const keys = found(/'(validations\.[\w.]+)'/g)
  expect(keys).toContain('validations.path_not_ours')
  expect(keys.filter((key) => !(key in account) && typeof textAt(key) !== 'string')).toEqual([])
})

function found(pattern: RegExp): string[] {
  return [
    ...new Set(
      sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key = '']) => key)),
    ),
  ].toSorted()
}

function textAt(key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((texts, part) => (texts as Record<string, unknown> | undefined)?.[part], site)
}
