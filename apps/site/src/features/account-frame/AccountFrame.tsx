import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { SiteMessage } from '#contracts/frames.ts'
import { classNames } from '#ui/class-names.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useMessages } from '#web/use-messages.ts'
import { reportAccountEvent } from '../../components/data-layer/account-event.ts'
import { languageKeys } from '../../lib/language.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { type FramePatience, useFirstMessage } from '../../lib/use-first-message.ts'
import { AccountUnavailable } from './AccountUnavailable.tsx'
import { readAccountFrameMessage } from './frame-message.ts'

/**
 * Our own page reports its height as soon as its script runs, which is before or just after it
 * counts as loaded.
 */
const PATIENCE: FramePatience = { untilLoadedMs: 15_000, untilMessageMs: 5000 }

export interface AccountFrameProps {
  url: string
  title: string
  /**
   * Amounts are hidden. The frame gets a message, because opening it again would throw away what is
   * being typed or paid in it.
   */
  hidden: boolean
  /** Requests a frame of its own again. */
  onRetry: () => void
}

/**
 * Shows the account area in a frame that is as tall as its content reports, so that only the page
 * scrolls. Links to other sites open another tab. A new language is sent to the frame instead of
 * loading it again, so that typed text stays.
 */
export function AccountFrame({ url, title, hidden, onRetry }: AccountFrameProps) {
  const { t } = useTranslation('account-frame')
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  const [loaded, setLoaded] = useState(false)
  const { language } = useLanguage()
  const src = useSameApartFromLanguage(url)
  const { firstMessage, onMessage, onLoad } = useFirstMessage(src, PATIENCE)

  useEffect(() => {
    const message: SiteMessage = { type: 'language', language }
    if (loaded)
      frame.current?.contentWindow?.postMessage(message, new URL(src, location.origin).origin)
  }, [language, loaded, src])

  useMessages((event) => {
    const message = readAccountFrameMessage(event, {
      window: frame.current?.contentWindow,
      origin: new URL(url, location.origin).origin,
    })
    if (message) onMessage()
    if (message?.type === 'resize') setHeight(message.height)
    if (message?.type === 'scroll')
      scrollTo({ top: offsetOf(frame.current) + message.top, behavior: 'smooth' })
    if (message?.type === 'navigate') navigate(message.path)
    if (message?.type === 'event') reportAccountEvent(message.event)
  })

  useEffect(() => {
    const message: SiteMessage = { type: 'incognito', hidden }
    if (loaded)
      frame.current?.contentWindow?.postMessage(message, new URL(url, location.origin).origin)
  }, [url, hidden, loaded])

  return (
    <div className="relative min-h-[70dvh]" aria-busy={firstMessage === 'awaited'}>
      {firstMessage === 'awaited' ? (
        <p
          role="status"
          className="absolute inset-x-0 top-24 grid justify-items-center gap-4 text-14 text-muted"
        >
          <Spinner className="size-9 text-brass-400" />
          <span>{t('loading')}</span>
        </p>
      ) : null}
      {firstMessage === 'missing' ? (
        <div className="absolute inset-x-0 top-12">
          <AccountUnavailable onRetry={onRetry} />
        </div>
      ) : null}
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
        allow="payment"
        onLoad={() => {
          setLoaded(true)
          onLoad()
        }}
        // On paper, which is narrower, its content is higher than it has reported.
        className={classNames(
          'relative h-(--content-height) min-h-[70dvh] w-full border-0 print:h-[calc(var(--content-height)+10rem)]',
          firstMessage !== 'received' && 'invisible',
        )}
        style={
          height === null ? undefined : ({ '--content-height': `${height}px` } as CSSProperties)
        }
      />
    </div>
  )
}

/** The first of all addresses that differ in nothing but their language. */
function useSameApartFromLanguage(url: string): string {
  const first = useRef(url)
  if (withoutLanguage(url) !== withoutLanguage(first.current)) first.current = url
  return first.current
}

function withoutLanguage(url: string): string {
  const address = new URL(url, location.origin)
  address.searchParams.delete(languageKeys.query)
  return address.href
}

/** The frame's place in the page, less the header that stands over it. */
function offsetOf(frame: HTMLIFrameElement | null): number {
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
  return (frame?.getBoundingClientRect().top ?? 0) + scrollY - header
}
