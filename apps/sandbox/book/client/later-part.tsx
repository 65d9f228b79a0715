import { type ComponentType, useEffect, useState } from 'react'
import { Failed, Skeleton } from './states.tsx'

/** A component whose code is fetched when it is first drawn, or when `load` is called. */
export type LaterPart<Props extends object> = ComponentType<Props> & {
  load(): Promise<ComponentType<Props>>
}

/**
 * Keeps code out of the first view of the book. While it is fetched, `rows` grey rows stand in its
 * place; a failure can be tried again by a press, which React's own `lazy` does not offer.
 */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  rows: number,
): LaterPart<Props> {
  let loaded: ComponentType<Props> | null = null
  async function load(): Promise<ComponentType<Props>> {
    loaded ??= await fetchPart()
    return loaded
  }
  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting')
    useEffect(() => {
      if (state !== 'waiting') return
      let isOver = false
      const become = (next: 'there' | 'failed') => isOver || setState(next)
      load().then(
        () => become('there'),
        (error: unknown) => {
          console.error('A part of the sportsbook could not be loaded', error)
          become('failed')
        },
      )
      return () => {
        isOver = true
      }
    }, [state])
    const Loaded = loaded
    if (Loaded) return <Loaded {...props} />
    return state === 'failed' ? (
      <Failed again={() => setState('waiting')} />
    ) : (
      <Skeleton rows={rows} />
    )
  }
  return Object.assign(Part, { load })
}
