import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type Ref, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCountries, type NamedCountry } from '#rules/countries.ts'
import { besidePrefix, joinPhone, PHONE_NUMBER, plainPhone, splitPhone } from '#rules/phone.ts'
import { useAfterPress } from '#ui/after-press.ts'
import { Field } from '#ui/Field.tsx'
import { usePhonePlan } from '#ui/phone-resolver.ts'
import { PrefixPicker } from './PrefixPicker.tsx'

export interface PhoneFieldProps {
  label: string
  /** Prefix and number together; empty while no number is typed. */
  value: string
  /** The country whose prefix is offered at first. */
  country: string
  onChange: (phone: string) => void
  onBlur: () => void
  /** The number's input, for the link that leads to an error. */
  ref?: Ref<HTMLInputElement>
  language: string
  disabled?: boolean
  error?: string | undefined
}

/**
 * The prefix shows as `+49` and opens a list of all countries; the number is always written from
 * left to right.
 */
export function PhoneField({
  label,
  value,
  country,
  onChange,
  onBlur,
  ref,
  language,
  disabled = false,
  error,
}: PhoneFieldProps) {
  const { t } = useTranslation('join')
  const plan = usePhonePlan()
  const field = useRef<HTMLDivElement>(null)
  const countries = useMemo(() => listCountries(language), [language])
  const known = splitPhone(value)
  const [chosen, setChosen] = useState(() => codeOf(countries, known.prefix, country))
  const [number, setNumber] = useState(known.number)
  const [isLeft, setLeft] = useState(false)
  /** Text that was typed on the button that opened the list; null while it is closed. */
  const [picking, setPicking] = useState<string | null>(null)
  const code = chosen ?? country
  const current = countries.find((each) => each.code === code)

  function type(text: string) {
    setLeft(false)
    // A pasted number may bring its own prefix. Everything else stays as it is typed: what is no
    // number is reported as a problem.
    const plain = plainPhone(text)
    const pasted = plain.startsWith('+') ? splitPhone(plain) : null
    const brought = pasted ? codeOf(countries, pasted.prefix, code) : null
    if (brought) setChosen(brought)
    const typed = besidePrefix(pasted && brought ? pasted.number : text)
    setNumber(typed)
    change(pasted && brought ? pasted.prefix : (current?.prefix ?? ''), typed)
  }

  function change(prefix: string, number: string) {
    onChange(joinPhone({ prefix, number }))
  }

  function pick(country: NamedCountry) {
    setChosen(country.code)
    change(country.prefix, number)
    setPicking(null)
    field.current?.querySelector<HTMLElement>('[type=tel]')?.focus()
  }

  function closePicker() {
    setPicking(null)
    field.current?.querySelector<HTMLElement>('button')?.focus()
  }

  function leave({ relatedTarget }: FocusEvent) {
    if (field.current?.contains(relatedTarget)) return
    setPicking(null)
    setLeft(true)
    onBlur()
  }

  const isOdd =
    isLeft && !error && plan !== null && PHONE_NUMBER.test(value) && !plan.hasLengthOfPlan(value)
  const doubt = useAfterPress(
    isOdd ? t('number_of_odd_length', { country: current?.name ?? '' }) : undefined,
  )

  return (
    <Field label={label} error={error} hint={doubt}>
      {(parts) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the last of its parts was left.
        <div ref={field} onBlur={leave} className="relative">
          <div
            dir="ltr"
            className="well flex min-h-[50px] items-center has-[[aria-invalid=true]]:shadow-[0_0_0_1px_var(--danger)_inset]"
          >
            <button
              type="button"
              disabled={disabled}
              aria-haspopup="listbox"
              aria-expanded={picking !== null}
              aria-label={`${t('prefix')}: ${current?.name ?? ''} ${current?.prefix ?? ''}`}
              onClick={() => setPicking(picking === null ? '' : null)}
              onKeyDown={(event) => opensList(event) && openBy(event, setPicking)}
              className="flex min-h-11 items-center gap-1 rounded-s-control border-e border-line-strong ps-4 pe-2"
            >
              <span className="min-w-10 text-start">{current?.prefix ?? '+'}</span>
              <ChevronDown aria-hidden="true" className="size-4 text-muted" />
            </button>
            <input
              {...parts}
              ref={ref}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              disabled={disabled}
              value={number}
              onChange={(event) => type(event.target.value)}
              className="min-w-0 flex-1 bg-transparent px-3 py-2 outline-none"
            />
          </div>
          {picking === null ? null : (
            <PrefixPicker
              countries={countries}
              selected={code}
              typed={picking}
              onPick={pick}
              onClose={closePicker}
            />
          )}
        </div>
      )}
    </Field>
  )
}

/** The countries with most numbers among those that share a prefix. */
const LARGEST: ReadonlySet<string> = new Set([
  'AU',
  'CW',
  'FI',
  'GB',
  'GP',
  'IT',
  'MA',
  'NO',
  'RE',
  'RU',
  'SH',
  'US',
])

/**
 * The country of a prefix: where several share it the preferred one, else the largest. Null for a
 * prefix that no country has.
 */
function codeOf(
  countries: readonly NamedCountry[],
  prefix: string,
  preferred: string,
): string | null {
  const sharing = countries.filter((each) => each.prefix === prefix)
  return (
    (
      sharing.find(({ code }) => code === preferred) ??
      sharing.find(({ code }) => LARGEST.has(code)) ??
      sharing[0]
    )?.code ?? null
  )
}

/** Arrows open the list, and so does whatever could be typed into it. */
function opensList({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') return true
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}

function openBy(event: KeyboardEvent, open: (typed: string) => void): void {
  event.preventDefault()
  open(event.key.length === 1 ? event.key : '')
}
