import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readLeagues, readResults } from './league-data.ts'

const SHIPPED = join(import.meta.dirname, '../../data/football')
const folder = mkdtempSync(join(tmpdir(), 'baize-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

const match = {
  round: 'Matchday 1',
  date: '2025-08-15',
  time: '20:00',
  home: 'Paris Saint-Germain',
  away: 'AS Monaco',
  ft: [2, 1],
  ht: [1, 0],
}

function write(name: string, matches: readonly object[]): void {
  writeFileSync(join(folder, name), JSON.stringify({ matches }))
}

test('a folder adds a season to those that ship', () => {
  write('2025-26.fr.1.json', [match, { ...match, ft: undefined }, { ...match, round: 'Play-off' }])
  const shipped = readResults([SHIPPED]).find(({ code }) => code === 'fr.1')
  const added = readResults([SHIPPED, folder]).find(({ code }) => code === 'fr.1')
  expect(added?.matches.length).toBe((shipped?.matches.length ?? 0) + 1)
  expect(added?.matches.at(-1)?.season).toBe('2025-26')
})

test('a club has one name in all seasons', () => {
  const added = readResults([SHIPPED, folder]).find(({ code }) => code === 'fr.1')
  const names = (season: string) =>
    new Set(
      added?.matches
        .filter((each) => each.season === season)
        .flatMap(({ home, away }) => [home, away]),
    )
  expect(
    [...names('2025-26')].every((name) => names('2021-22').has(name) && names('2024-25').has(name)),
  ).toBe(true)
})

test('a season that is given again takes the place of the one that ships', () => {
  write('2024-25.de.1.json', [match])
  const germany = readResults([SHIPPED, folder]).find(({ code }) => code === 'de.1')
  expect(germany?.matches.filter(({ season }) => season === '2024-25')).toHaveLength(1)
})

test('the newest season of every league that ships gives the rounds of the calendar', () => {
  for (const { code, rounds, matches } of readLeagues(SHIPPED))
    expect(rounds.flat(), code).toHaveLength(
      matches.filter(({ season }) => season === '2024-25').length,
    )
})
