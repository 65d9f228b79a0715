import { graphql } from '../lib/graphql.ts'
import { useQuery } from '../lib/use-query.ts'
import { type GameTitle, nameToFind, titleOf } from './game-title.ts'

const gameTitleQuery = graphql(`
  query UseGameTitle($name: String!) {
    collection(input: { search: $name }) {
      games(input: { records: 10 }) {
        edges {
          results {
            id
            name
            logo
            brand {
              id
              name
            }
          }
        }
      }
    }
  }
`)

/** What the header says of the game that the page plays. */
export function useGameTitle(gameId: string, address: URLSearchParams): GameTitle {
  const [{ data }] = useQuery({ query: gameTitleQuery, variables: { name: nameToFind(gameId, address) } })
  return titleOf(gameId, address, data?.collection.games.edges.results ?? [])
}
