import { User } from 'lucide-react'
import { Suspense, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { OverlayBoundary } from '../../components/boundaries/ErrorBoundaries.tsx'
import { lazyPart } from '../../hydration/hydration.ts'
import { useNewsCounts } from './news.ts'
import { useDisclosure } from './use-disclosure.ts'

const LazyContent = lazyPart(
  async () => (await import('./AccountMenuContent.tsx')).AccountMenuContent,
)

/**
 * The signed-in player's button in a header, and what drops from it: fetched when it is first
 * opened.
 */
export function AccountMenu({ tone = 'ghost' }: { tone?: 'ghost' | 'plain' }) {
  const { t } = useTranslation('shell')
  const root = useRef<HTMLDivElement>(null)
  const { isOpen, toggle, close } = useDisclosure(root)
  const panel = useId()
  const { unread, pendingBonuses } = useNewsCounts()
  const count = unread + pendingBonuses
  const label = count > 0 ? `${t('my_account')}, ${t('news_count', { count })}` : t('my_account')

  return (
    // On a phone it drops from the whole header, from edge to edge.
    <div ref={root} className="md:relative">
      <IconButton
        label={label}
        tone={tone}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        <User aria-hidden="true" className="size-5" />
        {count > 0 ? (
          <span
            aria-hidden="true"
            className="absolute end-2 top-2 size-2.5 rounded-full bg-brass-400 ring-2 ring-felt-900"
          />
        ) : null}
      </IconButton>
      {isOpen ? (
        <div
          id={panel}
          className="absolute inset-x-4 top-full z-40 mt-2 grid max-h-[calc(100dvh-140px)] grid-cols-1 gap-4 overflow-y-auto overscroll-contain rounded-card bg-linear-to-b from-[#12221a] to-[#0c1712] p-4 text-start text-14 shadow-[var(--deep),0_0_0_1px_var(--line-strong)] md:inset-x-auto md:end-0 md:w-[340px]"
        >
          <OverlayBoundary>
            <Suspense fallback={<Skeleton className="h-120 w-full" />}>
              <LazyContent onLeave={close} />
            </Suspense>
          </OverlayBoundary>
        </div>
      ) : null}
    </div>
  )
}
