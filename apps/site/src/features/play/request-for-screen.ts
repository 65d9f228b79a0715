import type { CombinedError } from 'urql'

export interface Screen {
  /** The page was requested by a phone or a tablet, and shows what those are offered. */
  phone: boolean
  /** Phones and tablets: what is held in the hand and pressed with a finger. */
  handheld: boolean
}

/**
 * Requests a game as hands play it, or else as it is played at a desk. An iPad calls itself a Mac
 * when it requests a page, and is shown what a desktop is shown, so of a game that is for desktops
 * alone it gets that; a phone is refused.
 */
export async function requestForScreen<
  Answer extends { error?: Pick<CombinedError, 'graphQLErrors'> },
>({ phone, handheld }: Screen, request: (mobile: boolean) => Promise<Answer>): Promise<Answer> {
  const answer = await request(phone || handheld)
  const isRefused = answer.error?.graphQLErrors.some(
    ({ extensions }) => extensions.code === 'game_not_for_phones',
  )
  return isRefused && !phone ? await request(false) : answer
}
