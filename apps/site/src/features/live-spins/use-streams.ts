import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'urql'
import { useLanguage } from '../../lib/language-context.ts'
import { LiveSpinsSdkQuery } from './live-spins-queries.ts'
import { openLiveSpins, type Stream } from './live-spins-sdk.ts'

export type Streams =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `now` is on the air; `later` comes next, the soonest first. */
  | { status: 'open'; now: readonly Stream[]; later: readonly Stream[] }

const MOST_LATER = 6

/** Returns the vendor's rooms, kept up to date; `again` requests them again. */
export function useStreams(): { streams: Streams; again: () => void } {
  const client = useClient()
  const { language } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [streams, setStreams] = useState<Streams>({ status: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or attempt is a reason to request again.
  useEffect(() => {
    let left = false
    let stop: (() => void) | undefined
    const failed = (error: unknown) => {
      console.error('The rooms of live spins could not be shown', error)
      if (!left) setStreams((before) => (before.status === 'open' ? before : { status: 'failed' }))
    }
    async function open() {
      const { data, error } = await client
        .query(LiveSpinsSdkQuery, {}, { requestPolicy: 'network-only' })
        .toPromise()
      const parameters = data?.liveSpinsGetSDKParameters
      if (!parameters) throw error ?? new Error('The casino has no live spins')
      const vendor = await openLiveSpins(parameters)
      const show = async () => {
        const [now, later] = await Promise.all([vendor.getStreams(), vendor.getScheduledStreams()])
        if (!left) setStreams({ status: 'open', now, later: later.slice(0, MOST_LATER) })
      }
      await show()
      if (!left) stop = vendor.onUpdate(() => void show().catch(failed))
    }
    open().catch(failed)
    return () => {
      left = true
      stop?.()
    }
  }, [client, language, attempt])

  const again = useCallback(() => {
    setStreams({ status: 'loading' })
    setAttempt((before) => before + 1)
  }, [])
  return { streams, again }
}
