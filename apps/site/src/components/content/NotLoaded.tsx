import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { useBackOnline } from '#web/use-back-online.ts'
import { useOnline } from '#web/use-online.ts'
import { leaveFocus } from '../../lib/hand-focus-on.ts'
import { useFocusLeft } from '../../lib/use-focus-left.ts'

export interface NotLoadedProps {
  again: () => void
  /** Name of what could not be loaded, and the reason where it is known. */
  title?: string
  text?: string
  /** Level of the heading: `h1` where the page has no other name yet. */
  heading?: 'h1' | 'h2'
}

/**
 * Shows that a part of the content did not come. It queries again by itself once there is a
 * network.
 */
export function NotLoaded({ again, title, text, heading: Heading = 'h2' }: NotLoadedProps) {
  const { t } = useTranslation(['templates', 'common'])
  const online = useOnline()
  const message = useRef<HTMLDivElement>(null)
  useBackOnline(again)

  useFocusLeft(message, leaveToContent)

  return (
    <div
      ref={message}
      role="alert"
      className="mx-auto grid max-w-[68ch] justify-items-center gap-4 py-12 text-center"
    >
      <Heading className="text-title">{title ?? t('not_loaded')}</Heading>
      <p className="text-muted">{online ? (text ?? t('not_loaded_text')) : t('offline_text')}</p>
      <Button tone="action" disabled={!online} onClick={() => again()}>
        {t('common:reload')}
      </Button>
    </div>
  )
}

/**
 * When it is queried again, by a press or by itself, the keyboard goes on at the content once it is
 * there, or at the next message.
 */
function leaveToContent(button: HTMLElement): void {
  const place = button.closest<HTMLElement>('[role=tabpanel], section, dialog, main')
  leaveFocus(button, () => {
    const next = place?.querySelector<HTMLElement>('[role=alert] button:enabled')
    if (!place || next || place.querySelector('.skeleton')) return next
    place.tabIndex = -1
    return place
  })
}
