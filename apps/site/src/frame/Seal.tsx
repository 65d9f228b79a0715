import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useWhen } from '../hydration/hydration.ts'
import { loadScript } from '../lib/load-script.ts'

/** Size of the seal, in pixels; the authority's script gets it too. */
const SIZE = 128

/**
 * The seal of a licensing authority, drawn by the authority's own script once the page is idle, and
 * again after each navigation, as the authority requires. A seal that cannot be loaded is left out,
 * and nothing else (W8).
 */
export function Seal({ sealId, scriptUrl }: { sealId: string; scriptUrl: string }) {
  const idle = useWhen('idle')
  const { key } = useLocation()
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')

  useEffect(() => {
    if (!idle) return
    loadScript(scriptUrl).then(
      () => setState('ready'),
      (error: unknown) => {
        console.warn('The seal cannot be shown', error)
        setState('failed')
      },
    )
  }, [idle, scriptUrl])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for a navigation.
  useEffect(() => {
    if (state !== 'ready') return
    try {
      sealOf(sealId)?.init()
    } catch (error) {
      console.warn('The seal cannot be shown', error)
    }
  }, [state, sealId, key])

  if (state === 'failed') return null
  return (
    <div
      id={`anj-${sealId}`}
      data-anj-seal-id={sealId}
      data-anj-image-size={SIZE}
      className="ms-auto size-32 shrink-0"
    />
  )
}

/** Returns the object that the script puts into the window. */
function sealOf(sealId: string): { init(): void } | undefined {
  return (window as unknown as Record<string, { init(): void } | undefined>)[
    `anj_${sealId.replaceAll('-', '_')}`
  ]
}
