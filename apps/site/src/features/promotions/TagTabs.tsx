import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { nextTab } from '#ui/Tabs.tsx'
import { useFocusHandedOn } from '../../lib/use-focus-handed-on.ts'
import type { Tag } from './promotion.ts'

export interface TagTabsProps {
  tags: readonly Tag[]
  /** Null when all are shown. */
  current: string | null
  /** The id of what the tabs choose from. */
  panel: string
}

/** One tab a tag, each an address of its own; the arrow keys go from tab to tab. */
export function TagTabs({ tags, current, panel }: TagTabsProps) {
  const { t } = useTranslation('promotions')
  const list = useRef<HTMLDivElement>(null)
  const tabs = [{ id: null, label: t('all') }, ...tags]

  useLayoutEffect(() => {
    findSelected(list.current)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  useFocusHandedOn('tags', list, findSelected)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tabs.findIndex(({ id }) => id === current)
    const next = event.key === ' ' ? at : nextTab(event.key, at, tabs.length, isRightToLeft)
    if (next === null) return
    event.preventDefault()
    if (next === at) return
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.click()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('filter')}
      onKeyDown={move}
      className="rail -mx-(--gutter) scroll-px-(--gutter) auto-cols-max gap-1 px-(--gutter) py-1.5"
    >
      {tabs.map(({ id, label }) => (
        <a
          key={id}
          href={id === null ? '/promotions' : `/promotions/${encodeURIComponent(id)}`}
          data-keep-scroll=""
          role="tab"
          id={`promotions-tab-${id ?? ''}`}
          aria-controls={panel}
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          className="inline-flex min-h-11 items-center rounded-full px-4 text-14 font-[550] whitespace-nowrap text-muted transition-colors duration-(--state-ms) hover:bg-veil hover:text-ivory aria-selected:bg-ivory aria-selected:text-ink"
        >
          {label}
        </a>
      ))}
    </div>
  )
}

function findSelected(tablist: HTMLElement | null) {
  return tablist?.querySelector<HTMLElement>('[aria-selected=true]')
}
