import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'

interface Tab<Id extends string> {
  id: Id
  label: ReactNode
}

export interface TabsProps<Id extends string> {
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  label: string
  /** Prefix of the ids that tie tabs to panels: `{name}-tab-{id}` and `{name}-panel-{id}`. */
  name: string
  wide?: boolean
}

/**
 * A tab list with arrow keys, Home and End; the panel is the caller's, with the id and label of
 * `tabPanel`.
 */
export function Tabs<Id extends string>({
  tabs,
  selected,
  onSelect,
  label,
  name,
  wide = false,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const next = nextTab(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
      isRightToLeft(list.current),
    )
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`#${name}-tab-${tab.id}`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={classNames(
        'gap-1 rounded-control bg-felt-950 p-1 shadow-[0_0_0_1px_var(--line)_inset]',
        wide ? 'grid auto-cols-auto grid-flow-col' : 'inline-flex',
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.id}`}
          aria-controls={`${name}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          className={classNames(
            'min-h-11 rounded-[9px] text-14 font-semibold transition-colors duration-(--state-ms)',
            // Where tabs share a line, long words need the space more than the tabs need equal
            // widths.
            wide ? 'px-2 leading-tight sm:px-4' : 'px-4 whitespace-nowrap',
            tab.id === selected ? 'bg-felt-600 text-ivory' : 'text-muted hover:text-ivory',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** The attributes that make an element the panel of a tab. */
export function tabPanel(name: string, id: string) {
  return {
    role: 'tabpanel',
    id: `${name}-panel-${id}`,
    'aria-labelledby': `${name}-tab-${id}`,
  } as const
}

/**
 * Where a key leads from `current`; null for a key that moves nothing. In right-to-left text the
 * arrows change places.
 */
export function nextTab(
  key: string,
  current: number,
  count: number,
  rightToLeft: boolean,
): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (current + 1) % count
  if (key === back) return (current - 1 + count) % count
  return null
}

function isRightToLeft(element: HTMLElement | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl'
}
