import type { CombinedError } from 'urql'

/** The game has left the catalogue since the page with its tile was drawn. */
export function isNotOffered(error: CombinedError | undefined): boolean {
  return (
    error?.graphQLErrors.some(({ extensions }) => extensions.code === 'game_not_offered') ?? false
  )
}
