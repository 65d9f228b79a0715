import { Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/IconButton.tsx'
import { RailButtons } from '../../components/games/RailButtons.tsx'
import { useRailOf } from '../../components/games/use-rail.ts'
import { wantsCalm } from '../../lib/calm.ts'

/** Long enough to read the longest of them. */
const EACH_MS = 8000

/**
 * Moves the promotions on by itself. It stops for a pointer or focus on them, for the pause button,
 * and on devices set to less movement.
 */
export function PromotionControls({ rail }: { rail: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('lobby')
  const { more, scroll } = useRailOf(rail)
  const [moving, setMoving] = useState(() => !wantsCalm())

  useEffect(() => {
    const element = rail.current
    if (!element || !moving) return
    const turn = setInterval(() => {
      if (document.hidden || isLookedAt(element)) return
      if (more.after) scroll(1)
      else element.scrollTo({ left: 0, behavior: 'smooth' })
    }, EACH_MS)
    return () => clearInterval(turn)
  }, [rail, moving, more.after, scroll])

  if (!more.before && !more.after) return null
  const label = t(moving ? 'pause_promotions' : 'move_promotions')
  return (
    <div className="promo-controls">
      <IconButton tone="plain" label={label} onClick={() => setMoving(!moving)}>
        {moving ? (
          <Pause aria-hidden="true" className="size-5" />
        ) : (
          <Play aria-hidden="true" className="size-5" />
        )}
      </IconButton>
      <RailButtons more={more} scroll={scroll} />
    </div>
  )
}

/**
 * Under a pointer or with the focus inside, or not in sight at all: nothing moves away from under
 * any reader.
 */
function isLookedAt(element: HTMLElement): boolean {
  const frame = element.parentElement ?? element
  return frame.matches(':hover, :focus-within') || element.getBoundingClientRect().bottom < 0
}
