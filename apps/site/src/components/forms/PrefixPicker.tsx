import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedCountry } from '#rules/countries.ts'
import { findPrefixes } from './find-prefixes.ts'

export interface PrefixPickerProps {
  countries: readonly NamedCountry[]
  /** The country whose prefix is in force. */
  selected: string
  /** Text that was typed on the closed button. */
  typed: string
  onPick: (country: NamedCountry) => void
  onClose: () => void
}

/**
 * Countries with their prefixes, narrowed down by typing: the text field keeps the focus, the
 * arrows move in the list.
 */
export function PrefixPicker({
  countries,
  selected,
  typed: begun,
  onPick,
  onClose,
}: PrefixPickerProps) {
  const { t } = useTranslation('join')
  const id = useId()
  const picker = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(begun)
  const found = useMemo(() => findPrefixes(countries, typed), [countries, typed])
  const [chosen, setChosen] = useState<string | null>(null)
  const known = chosen ?? (typed === '' ? selected : null)
  const active = found.find(({ code }) => code === known) ?? found[0]

  useEffect(() => {
    picker.current?.querySelector('input')?.focus()
    picker.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  useEffect(() => {
    if (active)
      document.getElementById(`${id}-${active.code}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && active)
      setChosen(found[(found.indexOf(active) + step + found.length) % found.length]?.code ?? null)
    else if (event.key === 'Enter' && active) onPick(active)
    else if (event.key === 'Escape') onClose()
    else return
    // Escape would close the dialog around it as well, and Enter would send the form.
    event.preventDefault()
  }

  return (
    <div
      ref={picker}
      className="absolute inset-x-0 top-full z-10 mt-1.5 overflow-hidden rounded-control bg-felt-850 shadow-[var(--deep),0_0_0_1px_var(--felt-500)_inset]"
    >
      <div className="flex items-center gap-2 border-b border-line-strong px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label={t('find_prefix')}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? `${id}-${active.code}` : undefined}
          placeholder={t('find_prefix')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(null)
          }}
          onKeyDown={press}
          className="min-h-11 min-w-0 flex-1 bg-transparent outline-none placeholder:text-subtle"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('prefix')}
        className="max-h-56 overflow-y-auto overscroll-contain p-1"
      >
        {found.map((country) => (
          <PrefixOption
            key={country.code}
            id={`${id}-${country.code}`}
            country={country}
            selected={country.code === selected}
            active={country === active}
            onPick={onPick}
          />
        ))}
      </div>
      {found.length === 0 ? (
        <p role="status" className="px-4 pb-4 text-14 text-muted">
          {t('no_prefix_found')}
        </p>
      ) : null}
    </div>
  )
}

interface PrefixOptionProps {
  id: string
  country: NamedCountry
  selected: boolean
  active: boolean
  onPick: (country: NamedCountry) => void
}

function PrefixOption({ id, country, selected, active, onPick }: PrefixOptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the text field has the focus and names the active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      // Pressing it must not take the focus out of the text field, which would close the list
      // first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(country)}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 text-14 hover:bg-veil ${active ? 'bg-felt-700' : ''}`}
    >
      <span className="min-w-0 flex-1 truncate">{country.name}</span>
      {selected ? <Check aria-hidden="true" className="size-4 shrink-0 text-ok" /> : null}
      <span dir="ltr" className="text-muted">
        {country.prefix}
      </span>
    </div>
  )
}
