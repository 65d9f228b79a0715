import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCountries } from '#rules/countries.ts'
import { joinPhone, splitPhone } from '#rules/phone.ts'
import { Field } from '#ui/Field.tsx'

export interface PhoneFieldProps {
  label: string
  /** Prefix and number together; empty while no number is typed. */
  value: string
  /** The country whose prefix is offered at first. */
  country: string
  onChange: (phone: string) => void
  onBlur: () => void
  language: string
  error?: string | undefined
}

/** The prefix shows as `+49` and drops the whole list of countries; the number is always written from left to right. */
export function PhoneField({ label, value, country, onChange, onBlur, language, error }: PhoneFieldProps) {
  const { t } = useTranslation('join')
  const countries = useMemo(() => listCountries(language), [language])
  const known = splitPhone(value)
  const [chosen, setChosen] = useState(() =>
    countries.find(({ prefix }) => prefix === known.prefix) ? codeOf(known.prefix, country) : null,
  )
  const [number, setNumber] = useState(known.number)
  const code = chosen ?? country
  const prefix = countries.find((each) => each.code === code)?.prefix ?? ''

  function codeOf(prefix: string, preferred: string): string | null {
    const sharing = countries.filter((each) => each.prefix === prefix)
    return (sharing.find((each) => each.code === preferred) ?? sharing[0])?.code ?? null
  }

  function tell(prefix: string, number: string) {
    onChange(number.trim() === '' ? '' : joinPhone({ prefix, number }))
  }

  function type(text: string) {
    // A pasted number may bring its own prefix.
    const pasted = text.trim().startsWith('+') ? splitPhone(text) : null
    const code = pasted?.prefix ? codeOf(pasted.prefix, country) : null
    if (code) setChosen(code)
    const typed = (code && pasted ? pasted.number : text).replace(/[^0-9 ]/g, '').replace(/ {2,}/g, ' ')
    setNumber(typed)
    tell(code && pasted ? pasted.prefix : prefix, typed)
  }

  return (
    <Field label={label} error={error}>
      {(parts) => (
        <div dir="ltr" className="well flex min-h-[50px] items-center has-[[aria-invalid=true]]:shadow-[0_0_0_1px_var(--danger)_inset]">
          <span className="relative flex min-h-11 items-center gap-1 border-e border-line-strong ps-4 pe-2">
            <span aria-hidden="true" className="min-w-10">
              {prefix || '+'}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 text-muted" />
            <select
              aria-label={t('prefix')}
              autoComplete="tel-country-code"
              value={code}
              onChange={(event) => {
                setChosen(event.target.value)
                tell(countries.find((each) => each.code === event.target.value)?.prefix ?? '', number)
              }}
              className="absolute inset-0 w-full cursor-pointer opacity-0"
            >
              {countries.map((each) => (
                <option key={each.code} value={each.code}>
                  {each.name} {`\u2066${each.prefix}\u2069`}
                </option>
              ))}
            </select>
          </span>
          <input
            {...parts}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={number}
            onChange={(event) => type(event.target.value)}
            onBlur={onBlur}
            className="min-w-0 flex-1 bg-transparent px-3 py-2 outline-none"
          />
        </div>
      )}
    </Field>
  )
}
