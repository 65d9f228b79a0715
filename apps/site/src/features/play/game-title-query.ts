import { graphql } from '../../lib/graphql.ts'

/**
 * Ids are not searched: the game is found by its name, and distinguished by its id from others that
 * are called alike.
 */
export const GameTitleQuery = graphql(`
  query UseGameTitle($name: String!) {
    collection(input: { search: $name }) {
      games(input: { records: 10 }) {
        edges {
          results {
            id
            name
            logo
            jackpot
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
