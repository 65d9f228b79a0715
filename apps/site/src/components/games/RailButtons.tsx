import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/IconButton.tsx'

export interface RailButtonsProps {
  more: { before: boolean; after: boolean }
  scroll: (direction: 1 | -1) => void
}

/**
 * The two buttons of a list that scrolls. The keyboard skips a button that leads nowhere, but the
 * button keeps the focus of a player who pressed it last.
 */
export function RailButtons({ more, scroll }: RailButtonsProps) {
  const { t } = useTranslation('common')
  if (!more.before && !more.after) return null
  return (
    <span className="flex gap-2 max-md:hidden">
      <IconButton
        tone="ghost"
        label={t('previous')}
        {...leadsOn(more.before)}
        onClick={() => scroll(-1)}
      >
        <ChevronLeft aria-hidden="true" className="mirrored size-5" />
      </IconButton>
      <IconButton tone="ghost" label={t('next')} {...leadsOn(more.after)} onClick={() => scroll(1)}>
        <ChevronRight aria-hidden="true" className="mirrored size-5" />
      </IconButton>
    </span>
  )
}

function leadsOn(isMore: boolean) {
  return isMore ? null : { 'aria-disabled': true, tabIndex: -1 }
}
