import { expect, it } from 'vitest'
import { lobbyQueries } from './lobby-queries.ts'

const sent = lobbyQueries({ params: {}, search: new URLSearchParams(), mobile: true }).map(
  ({ variables }) => variables,
)

it('the ribbons have twenty games each, of what is offered on such a screen', () => {
  expect(sent).toContainEqual({ records: 20, mobile: true })
})

it('the page brings the ten winners of its first tab, in games that are offered on such a screen', () => {
  expect(sent).toContainEqual({ input: { set: 'TOP', count: 10, mobile: true } })
})

it('a phone gets what editors wrote for small screens, and nothing is requested twice', () => {
  const content = sent.filter((variables) => variables && 'ids' in variables)
  expect(content.every((variables) => variables?.mobile === true)).toBe(true)
  const ids = content.flatMap((variables) => variables?.ids as string[])
  expect(new Set(ids).size).toBe(ids.length)
})
