import { graphql } from '../lib/graphql.ts'
import { useQuery } from '../lib/use-query.ts'

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

export interface GameTitle {
  name: string
  brand: string
  logo: string | null
}

/** What the header says of a game: as the catalogue has it, and until it answers as the address's `name` and `provider` do. */
export function useGameTitle(gameId: string, search: URLSearchParams): GameTitle {
  const name = (search.get('name') ?? '').slice(0, 100)
  // An id is made of the game's name, which is good enough to find it by where the address says no name.
  const [{ data }] = useQuery({ query: gameTitleQuery, variables: { name: name || gameId.replaceAll('-', ' ').slice(0, 100) } })
  const game = data?.collection.games.edges.results.find(({ id }) => id === gameId)
  if (game) return { name: game.name, brand: game.brand.name, logo: game.logo }
  return { name, brand: (search.get('provider') ?? '').slice(0, 100), logo: null }
}
