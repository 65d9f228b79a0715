import type { PlayAnswer } from '../play-view.ts'
import type { Host } from './host.ts'

interface RoundNewsParts {
  host: Pick<Host, 'round' | 'onBalanceNews'>
  api: { balance(): Promise<PlayAnswer> }
  settle(answer: PlayAnswer): void
}

/**
 * Reports to the page that rounds begin and end, and requests the balance when the page reports
 * that it has changed: not while a round is played, because it would give away what has yet to be
 * shown.
 */
export function openRoundNews({ host, api, settle }: RoundNewsParts) {
  let isPlaying = false
  let isOld = false

  async function fetchBalance(): Promise<void> {
    isOld = isPlaying
    if (isPlaying) return
    const answer = await api.balance().catch(() => null)
    if (isPlaying) isOld = true
    else if (answer) settle(answer)
  }
  host.onBalanceNews(() => void fetchBalance())

  return {
    begin() {
      isPlaying = true
      host.round(true)
    },
    /** Does nothing while no round is played: a balance that is shown ends no round. */
    end() {
      if (!isPlaying) return
      isPlaying = false
      host.round(false)
      if (isOld) void fetchBalance()
    },
    /** A round is on its way, as the page knows. */
    goOn() {
      isPlaying = true
    },
  }
}
