import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PartBoundary } from '../../components/boundaries/ErrorBoundaries.tsx'
import { lazyPart } from '../../hydration/hydration.ts'
import { wantsCalm } from '../../lib/calm.ts'
import { findPart, imageOf, linkOf, wordsOf } from './content-parts.ts'
import { DemoFailed } from './DemoFailed.tsx'
import { dwell, FLIP_SHARE } from './dwell.ts'
import { useLaterContent } from './use-content.ts'

const Demo = lazyPart(async () => (await import('./FeaturedDemo.tsx')).FeaturedDemo)

/**
 * Presents one game. Its card turns round by itself once it has been in view for a moment; on the
 * back the visitor can try the game.
 */
export function FeaturedGame() {
  const { t } = useTranslation('lobby')
  const [{ data }] = useLaterContent()
  const part = findPart(data?.cmsComponents, 'featured_game')
  const gameId = wordsOf(part, 'gameid')
  const card = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLDivElement>(null)
  const [turned, setTurned] = useTurned(card, gameId)
  if (!gameId) return null
  const title = wordsOf(part, 'title')
  const link = linkOf(part, 'buttonlink')
  const behind = imageOf(part, 'sectionbackground')
  const front = imageOf(part, 'cardbackground')

  function stop() {
    setTurned(false)
    toggle.current?.querySelector('button')?.focus()
  }

  return (
    <section aria-label={wordsOf(part, 'sectiontitle') || title} className="panel featured">
      {behind ? (
        <img src={behind.src} alt="" loading="lazy" decoding="async" className="featured-behind" />
      ) : null}
      <div className="grid content-center justify-items-start gap-3.5 p-5 md:p-8 lg:p-10">
        <p className="eyebrow">{wordsOf(part, 'sectiontitle')}</p>
        <h2 className="text-36">{title}</h2>
        <p className="text-14 text-subtle">
          <bdi>{wordsOf(part, 'providername')}</bdi>
        </p>
        <p className="max-w-[46ch] text-muted">{wordsOf(part, 'description')}</p>
        <div ref={toggle} className="flex flex-wrap gap-2.5 pt-2">
          {link ? (
            <LinkButton href={link.url} tone="action" size="large">
              {wordsOf(part, 'buttontext') || link.label}
            </LinkButton>
          ) : null}
          <Button size="large" aria-pressed={turned} onClick={() => setTurned(!turned)}>
            {t(turned ? 'stop_the_demo' : 'try_it_here')}
          </Button>
        </div>
      </div>
      <div ref={card} className="flip-card" data-turned={turned || undefined}>
        <div className="flip-side flip-front" inert={turned}>
          {front ? <img src={front.src} alt="" loading="lazy" decoding="async" /> : null}
          {/* For the keyboard there is another button beside the card, which does not turn with
              it. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="flip-button"
            onClick={() => setTurned(true)}
          >
            <span className="tile-disc" />
          </button>
        </div>
        <div className="flip-side flip-back" inert={!turned}>
          {turned ? (
            <PartBoundary problem={(again) => <MissingDemo onRetry={again} />}>
              <Suspense>
                <Demo gameId={gameId} name={title} onStop={stop} />
              </Suspense>
            </PartBoundary>
          ) : null}
        </div>
      </div>
    </section>
  )
}

/**
 * Says that the demo could not be loaded. Its words may have to be fetched, and the page does not
 * wait for them.
 */
function MissingDemo({ onRetry }: { onRetry: () => void }) {
  return (
    <Suspense>
      <DemoFailed onRetry={onRetry} />
    </Suspense>
  )
}

/**
 * Returns whether the card shows its back. It turns by itself once; never on a device set to less
 * movement, nor after the visitor has stopped it.
 */
function useTurned(card: RefObject<HTMLElement | null>, gameId: string) {
  const [turned, setTurned] = useState(false)
  const decided = useRef(false)

  useEffect(() => {
    const element = card.current
    if (!element || !gameId || decided.current || wantsCalm()) return
    const { see, stop } = dwell(() => {
      if (!decided.current) setTurned(true)
      decided.current = true
    })
    const observer = new IntersectionObserver(
      (entries) => see(entries.at(-1)?.intersectionRatio ?? 0),
      { threshold: [0, FLIP_SHARE] },
    )
    observer.observe(element)
    return () => {
      stop()
      observer.disconnect()
    }
  }, [card, gameId])

  function decide(next: boolean) {
    decided.current = true
    setTurned(next)
  }
  return [turned, decide] as const
}
