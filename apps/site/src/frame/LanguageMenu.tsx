import { Globe } from 'lucide-react'
import { Suspense, useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '#ui/Spinner.tsx'
import { OverlayBoundary } from '../components/boundaries/ErrorBoundaries.tsx'
import { lazyPart } from '../hydration/hydration.ts'
import { useLanguage } from '../lib/language-context.ts'

const LazyList = lazyPart(async () => (await import('./LanguageList.tsx')).LanguageList)

/** The language of the page, and behind it the others. */
export function LanguageMenu({
  className = '',
  placement = 'below',
}: {
  className?: string
  placement?: 'below' | 'above'
}) {
  const { t } = useTranslation('shell')
  const { language, changing } = useLanguage()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const menu = useId()
  const close = useCallback(() => setOpen(false), [])

  return (
    <div ref={root} className={`relative ${className}`}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={menu}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2 rounded-control px-2.5 text-14 font-[650] text-muted uppercase hover:bg-veil hover:text-ivory"
      >
        {changing ? <Spinner /> : <Globe aria-hidden="true" className="size-5" />}
        <span className="sr-only">{`${t('language')} `}</span>
        <span>{language}</span>
      </button>
      {open ? (
        <OverlayBoundary>
          {/* The element that the button controls exists from the first moment. */}
          <Suspense fallback={<span id={menu} />}>
            <LazyList id={menu} {...{ root, placement }} onClose={close} />
          </Suspense>
        </OverlayBoundary>
      ) : null}
    </div>
  )
}
