import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { OFFER, openTermsFolder } from '#testkit/terms-files.ts'
import type { Database } from '../db/database.ts'
import { saveCatalogue } from '../games/catalogue/catalogue.store.ts'
import { carryOutCommand, readOperatorCommand } from './operator-command.ts'

const BY = ['--by', 'kim', '--reason', 'a campaign']
const NOW = new Date('2026-03-01T12:00:00Z')
const freeSpinsDesk = { issue: async () => {}, cancel: async () => {} }
const { fileOf, remove } = openTermsFolder()

let db: Database
let bed: BonusBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
})
afterAll(async () => {
  await db.close()
  remove()
})

/** Two providers whose interface has free spins that a casino gives, and one that has none. */
const gameProviders = [
  { id: 'studio', gamePrefix: '', freeSpins: freeSpinsDesk },
  { id: 'plain', gamePrefix: '' },
  { id: 'other', gamePrefix: 'other.', freeSpins: freeSpinsDesk },
]

const operator = (...args: string[]) =>
  carryOutCommand(
    { ...bed.casino, bonuses: bed.bonuses, gameProviders, db },
    readOperatorCommand(args, NOW).command,
  )

test.each([
  ['id: spring', 'id: Spring', 'id must begin with a small letter'],
  ['id: spring\n', '', 'id is missing'],
  ['code: spring', 'code: one two', 'code may have letters, digits, _ and - only'],
  ['percent: 50', 'percent: 5000', 'percent must be a whole number from 1 to 1000'],
  ['percent: 50', 'percent: 12.5', 'percent must be a whole number from 1 to 1000'],
  ['percent: 50', 'percents: 50', 'percents is not known here'],
  ['wagering: 10\n', '', 'A bonus of some percent has wagering and days: name both.'],
  ['percent: 50\n', '', 'The offer brings nothing: name percent, freeSpins or freeBet.'],
  ['slots: 100', 'slots: 101', 'shares.slots must be a whole number from 0 to 100'],
  ['2099-05-01', 'tomorrow', 'endsAt must be a day such as 2026-12-24'],
  ['2099-05-01', '2020-05-01', 'endsAt has passed. To end something now, use end.'],
  ['endsAt:', 'startsAt: 2099-06-01\nendsAt:', 'endsAt must be after startsAt.'],
  [
    'minDeposit: 3000',
    'minDeposit: 30.00',
    'currencies.JPY.minDeposit must be an amount above zero, such as 20, not "30.00".',
  ],
  ['minDeposit: 20', 'minDeposit: 0', 'currencies.EUR.minDeposit must be an amount above zero'],
  [', maxBonus: 15000', '', 'currencies.JPY.maxBonus is missing.'],
  ['JPY:', 'YEN:', 'must be a currency, such as EUR'],
  ['description: Half of it.', 'description: ""', 'texts.en.description must not be empty'],
  ['en: {', 'fr: {', 'texts.en is missing'],
  ['de: {', '../de: {', 'texts may have codes of languages only, such as en'],
])('an offer with %j as %j is refused with a sentence', async (line, other, sentence) => {
  const text = OFFER.replace('id: spring', 'id: odd').replace(
    line.replace('id: spring', 'id: odd'),
    other,
  )
  await expect(operator('offers', 'add', fileOf(text), ...BY)).rejects.toThrow(sentence)
})

test.each([
  [['offers', 'add', '/nowhere.yaml', ...BY], '/nowhere.yaml cannot be read'],
  [['offers', 'add', 'FILE', '--by', 'kim'], 'Say why'],
  [['offers', 'keep', 'spring', ...BY], 'offers add|change FILE'],
  [['cashback', '--most', '0'], '--most takes a number from 1 to 1000.'],
])('an operator’s command about terms %j is refused with a sentence', (args, sentence) => {
  expect(() => readOperatorCommand(args, NOW)).toThrow(sentence)
})

test('an operator reads that an offer does not exist, that it exists already, and that a code is taken', async () => {
  await expect(operator('offers', 'show', 'none')).rejects.toThrow('There is no offer none.')
  await expect(operator('offers', 'end', 'none', ...BY)).rejects.toThrow('There is no offer none.')
  await expect(
    operator('offers', 'change', fileOf(OFFER.replace('spring', 'none')), ...BY),
  ).rejects.toThrow('no offer none')
  await operator('offers', 'add', fileOf(OFFER.replaceAll('spring', 'taken')), ...BY)
  await expect(
    operator('offers', 'add', fileOf(OFFER.replaceAll('spring', 'taken')), ...BY),
  ).rejects.toThrow('There is or was the offer taken: change it, or choose another id.')
  await expect(
    operator(
      'offers',
      'add',
      fileOf(OFFER.replace('code: spring', 'code: taken').replace('spring', 'again')),
      ...BY,
    ),
  ).rejects.toThrow('The code TAKEN is that of the offer taken.')
  expect(() => readOperatorCommand(['offers', 'add', fileOf('a: [b'), ...BY], NOW)).toThrow(
    'cannot be read',
  )
  expect(() => readOperatorCommand(['offers', 'add', fileOf('words'), ...BY], NOW)).toThrow(
    'has no terms',
  )
})

test('free spins are refused in a game that has none, also in one of a vendor with a prefix', async () => {
  const games = [listedGame('comet'), listedGame('sweeper', { kind: 'mines' })]
  await saveCatalogue(db, 'studio', { etag: null, catalogue: listing(games) }, NOW)
  const add = (game: string) =>
    operator('templates', 'add', fileOf(template(game.replace('.', '-'), game)), ...BY)
  for (const game of ['sweeper', 'vendor.sweeper'])
    await expect(add(game)).rejects.toThrow(`${game} has no free spins: it is mines, and only slot`)
  for (const game of ['comet', 'vendor.comet', 'not-listed-yet']) await add(game)
})

test('free spins in a game of a provider that has none are refused, and the provider is named', async () => {
  const mine = await bed.newPlayer()
  const list = (providerId: string, ...ids: string[]) =>
    saveCatalogue(
      db,
      providerId,
      { etag: null, catalogue: listing(ids.map((id) => listedGame(id))) },
      NOW,
    )
  // Added before a provider has listed the game: this is found when they are given.
  await operator('templates', 'add', fileOf(template('early', 'dune')), ...BY)
  await operator('templates', 'add', fileOf(template('fine', 'comet')), ...BY)
  await list('studio', 'comet')
  await list('plain', 'dune', 'comet')
  await list('other', 'comet')

  const sentence =
    'dune has no free spins that a casino gives: its provider plain has none. These have some: studio, other.'
  const offer = (templateId: string) =>
    `${OFFER.replaceAll('spring', `with-${templateId}`)}freeSpins: ${templateId}\n`.replace(
      / {2}JPY:.*\n/,
      '',
    )
  for (const act of [
    ['templates', 'add', fileOf(template('late', 'dune'))],
    ['templates', 'change', fileOf(template('early', 'dune'))],
    ['freespins', 'give', mine, '--template', 'early'],
    ['offers', 'add', fileOf(offer('early'))],
  ])
    await expect(operator(...act, ...BY)).rejects.toThrow(sentence)
  expect(await bed.bonuses.listFreeSpins(mine)).toEqual([])

  await operator('freespins', 'give', mine, '--template', 'fine', ...BY)
  await operator('offers', 'add', fileOf(offer('fine')), ...BY)
  expect(await bed.bonuses.listFreeSpins(mine)).toMatchObject([{ state: 'offered' }])
})

test('a template has games of one provider', async () => {
  const games = [listedGame('aurora')]
  for (const providerId of ['studio', 'other'])
    await saveCatalogue(db, providerId, { etag: null, catalogue: listing(games) }, NOW)
  await expect(
    operator('templates', 'add', fileOf(template('mixed', 'aurora, other.aurora')), ...BY),
  ).rejects.toThrow(
    'Free spins are in games of one provider: aurora is of studio, and other.aurora of other.',
  )
  await operator('templates', 'add', fileOf(template('alike', 'other.aurora')), ...BY)
})

function template(id: string, game: string): string {
  return `
id: ${id}
games: [${game}]
spins: 3
days: 7
winnings: real
texts: {en: {title: Lanterns, description: Three.}}
currencies: {EUR: {stake: 0.20, maxWin: 50}}
`
}
